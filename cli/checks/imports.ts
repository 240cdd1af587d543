/** Reads a source's imports, with or without JSX. */
import { dirname, join, normalize } from 'node:path';

const imported = /^(?:import|export)\b[^'"]*?from '(\.[^']+)'|^import '(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm;

/** The repository's own files that a source imports, as paths from the root. */
export const importsOf = (path: string, text: string): readonly string[] =>
  [...text.matchAll(imported)].map(([, from, bare, late]) =>
    normalize(join(dirname(path), from ?? bare ?? late ?? '')),
  );
