/** The arrows out of screens: dependency-cruiser's parser reads no JSX, so their imports are read here, by the same rule. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, normalize } from 'node:path';

interface Rule {
  readonly name: string;
  readonly to: { readonly path?: string; readonly pathNot?: readonly string[] };
}

const imported = /^(?:import|export)\b[^'"]*?from '(\.[^']+)'|^import '(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm;

/** Where a source's own imports lead, from the repository's root. */
export const importsOf = (path: string, text: string): readonly string[] =>
  [...text.matchAll(imported)].map(([, from, bare, late]) =>
    normalize(join(dirname(path), from ?? bare ?? late ?? '')),
  );

/** `web-decides-nothing`, as .dependency-cruiser.cjs says it, for sources with JSX. */
export function screenMistakes(root: string, files: readonly string[]): readonly string[] {
  const { forbidden } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as {
    readonly forbidden: readonly Rule[];
  };
  const rule = forbidden.find(({ name }) => name === 'web-decides-nothing');
  if (rule?.to.path === undefined) return ['.dependency-cruiser.cjs has no rule web-decides-nothing'];
  const beyond = new RegExp(rule.to.path);
  const allowed = (rule.to.pathNot ?? []).map((path) => new RegExp(path));
  return files.flatMap((file) =>
    importsOf(file, readFileSync(join(root, file), 'utf8'))
      .filter((to) => beyond.test(to) && !allowed.some((path) => path.test(to)))
      .map((to) => `${rule.name}: ${file} → ${to}`),
  );
}
