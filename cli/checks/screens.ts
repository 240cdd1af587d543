/** Checks imports of screens by the same rules: dependency-cruiser's parser reads no JSX, so they are read here. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { importsOf } from './imports.ts';

/** Regular expressions; `$1` in `to` is the first group matched by `from.path`. */
interface Paths {
  readonly path?: string;
  readonly pathNot?: string | readonly string[];
}

interface Rule {
  readonly name: string;
  readonly from: Paths;
  readonly to: Paths;
}

/** Applies the rules of .dependency-cruiser.cjs that start in web to sources with JSX. */
export function screenMistakes(root: string, files: readonly string[]): readonly string[] {
  const { forbidden } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as {
    readonly forbidden: readonly Rule[];
  };
  const rules = forbidden.filter(({ from }) => from.path?.startsWith('^web/'));
  if (rules.length === 0) return ['.dependency-cruiser.cjs has no rule for web'];
  return files.flatMap((file) => {
    const imports = importsOf(file, readFileSync(join(root, file), 'utf8'));
    return rules.flatMap((rule) =>
      imports.filter((to) => forbids(rule, file, to)).map((to) => `${rule.name}: ${file} → ${to}`),
    );
  });
}

function forbids({ from, to }: Rule, file: string, target: string): boolean {
  const caught = new RegExp(from.path ?? '').exec(file);
  if (caught === null || matchesAny(from.pathNot, file)) return false;
  return new RegExp(to.path ?? '').test(target) && !matchesAny(to.pathNot, target, caught[1]);
}

const matchesAny = (patterns: Paths['pathNot'], path: string, caught = ''): boolean =>
  (typeof patterns === 'string' ? [patterns] : (patterns ?? [])).some((one) =>
    new RegExp(one.replaceAll('$1', caught)).test(path),
  );
