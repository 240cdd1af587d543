/** Reads the rulebook folder, which lies beside this file. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rulebook, Sources } from './clause.ts';
import { parseRulebook } from './parse.ts';

export const rulebookFolder = fileURLToPath(new URL('.', import.meta.url));

export function loadRulebook(): Rulebook {
  return parseRulebook(readSources());
}

export function readSources(folder = rulebookFolder): Sources {
  return {
    pages: readAll(folder, '.md'),
    tables: readAll(`${folder}/clauses`, '.tsv'),
    compliance: readFileSync(`${folder}/compliance.tsv`, 'utf8'),
    pending: readFileSync(`${folder}/pending.tsv`, 'utf8'),
    operations: readFileSync(`${folder}/operations.tsv`, 'utf8'),
    replaced: readFileSync(`${folder}/replaced.tsv`, 'utf8'),
  };
}

/** Name without ending → text, in the order of the names. */
function readAll(folder: string, ending: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  return new Map(
    names.sort().map((name) => [name.slice(0, -ending.length), readFileSync(`${folder}/${name}`, 'utf8')]),
  );
}
