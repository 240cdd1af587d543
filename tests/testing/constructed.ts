/** Finds variants of a union that no product code constructs: what only tests and examples say is dead. */
import { type SourceFile, withoutComments } from './tidy.ts';

export interface Union {
  readonly name: string;
  /** The discriminator. */
  readonly key: string;
  readonly variants: readonly string[];
  /** Files of the side that says it. */
  readonly from: RegExp;
}

/** A variant that waits for the change that will say it. */
export interface Exception {
  readonly union: string;
  readonly variant: string;
  readonly clause: string;
  readonly reason: string;
}

const isNoProduct = /\.test\.tsx?$|\/testing\/|examples?\.ts$|^client\/example\/|^web\/(?:samples|(?:.*\/)?gallery)\//;

export function unconstructed(
  unions: readonly Union[],
  files: readonly SourceFile[],
  exceptions: readonly Exception[],
): readonly string[] {
  const product = files
    .filter(({ path }) => /\.tsx?$/.test(path) && !isNoProduct.test(path))
    .map(({ path, text }) => ({ path, text: withoutTypes(text) }));
  const dead = unions.flatMap((union) => {
    const from = product.filter(({ path }) => union.from.test(path));
    return union.variants
      .filter((variant) => !from.some(({ text }) => constructs(text, union.key, variant)))
      .map((variant) => ({ union: union.name, variant }));
  });
  const isSame = (one: (typeof dead)[number]) => (other: (typeof dead)[number]) =>
    one.union === other.union && one.variant === other.variant;
  return [
    ...dead
      .filter((one) => !exceptions.some(isSame(one)))
      .map(({ union, variant }) => `${union}: nothing but tests says "${variant}".`),
    ...exceptions
      .filter((one) => !dead.some(isSame(one)))
      .map(({ union, variant }) => `${union}: "${variant}" is said, or gone: no exception is needed.`),
  ];
}

const withoutTypes = (text: string): string => withoutComments(text).replaceAll(/\bExtract<[^>]*>/g, '');

/**
 * A literal as the discriminator of a value, one arm of a condition included; JSON written by hand; or a variable as the
 * discriminator in a file that declares a variable of this type.
 */
function constructs(text: string, key: string, variant: string): boolean {
  const value = new RegExp(`(?<!readonly )\\b${key}: (?:[^,;{}]*\\? )?(?:'[a-z-]+' : )?'${variant}'(?! \\|)`);
  if (value.test(text) || text.includes(`"${key}":"${variant}"`)) return true;
  const byVariable = new RegExp(`\\{ (?:[^{}]*, )?${key}(?:: [a-z]\\w*)?(?:,[^{}]*)? \\}`);
  const declared = new RegExp(`[:<] (?:'[a-z-]+' \\| )*'${variant}'|<(?:'[a-z-]+' \\| )*'${variant}'`);
  return byVariable.test(text) && declared.test(text);
}
