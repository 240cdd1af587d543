/** Reads the rulebook folder, in which this file lies, and refuses it with a list of every mistake. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { printMistake, rulebookMistakes, type Mistake } from './check.ts';
import type { Rulebook, Sources } from './clause.ts';
import { parseRulebook } from './parse.ts';

export const rulebookFolder = fileURLToPath(new URL('.', import.meta.url));

export class RulebookError extends Error {
  readonly mistakes: readonly Mistake[];

  constructor(mistakes: readonly Mistake[]) {
    const count = mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`;
    super(`the rule book has ${count}:\n${mistakes.map(printMistake).join('\n')}`);
    this.name = 'RulebookError';
    this.mistakes = mistakes;
  }
}

export function loadRulebook(folder = rulebookFolder): Rulebook {
  const sources = readSources(folder);
  const mistakes = rulebookMistakes(sources);
  if (mistakes.length > 0) throw new RulebookError(mistakes);
  return parseRulebook(sources);
}

export function readSources(folder = rulebookFolder): Sources {
  return {
    pages: readPages(folder),
    examples: readPages(`${folder}/examples`),
    compliance: readFileSync(`${folder}/compliance.tsv`, 'utf8'),
    pending: readFileSync(`${folder}/pending.tsv`, 'utf8'),
    operations: readFileSync(`${folder}/operations.tsv`, 'utf8'),
    replaced: readFileSync(`${folder}/replaced.tsv`, 'utf8'),
    levels: readFileSync(`${folder}/levels.tsv`, 'utf8'),
  };
}

/** Name without extension → text, in order of names. */
function readPages(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return new Map(names.sort().map((name) => [name.slice(0, -3), readFileSync(`${folder}/${name}`, 'utf8')]));
}
