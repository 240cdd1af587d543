/**
 * What the last whole run of the tests proved, kept as proof.tsv so that a fresh clone can be asked at once: the commit and
 * day of the run, then one line for each door a test file opened, with the clauses it proved there.
 */
import { readFileSync } from 'node:fs';
import { isLevel, type Door } from './levels.ts';

export interface Proven {
  readonly clause: string;
  /** Undefined if the test opened no door that counts. */
  readonly door?: Door;
  readonly file: string;
}

export interface Proof {
  readonly commit: string;
  /** As 2026-11-18. */
  readonly day: string;
  readonly proven: readonly Proven[];
}

const noDoor = 'none';

export function parseProof(text: string): Proof {
  const [head = '', ...rows] = text.split('\n').filter((line) => line !== '');
  const [, commit = '', day = ''] = /^# commit (\S+), (\S+)$/.exec(head) ?? [];
  const proven = rows.flatMap((row) => {
    const [file = '', door = '', ids = ''] = row.split('\t');
    return ids.split(' ').map((clause) => ({ clause, file, ...(isDoor(door) && { door }) }));
  });
  return { commit, day, proven };
}

export function printProof({ commit, day, proven }: Proof): string {
  const rows = new Map<string, Set<string>>();
  for (const { clause, door = noDoor, file } of proven) {
    const row = `${file}\t${door}`;
    rows.set(row, (rows.get(row) ?? new Set()).add(clause));
  }
  const lines = [...rows].map(([row, ids]) => `${row}\t${[...ids].sort().join(' ')}`).sort();
  return [`# commit ${commit}, ${day}`, ...lines, ''].join('\n');
}

/** Undefined if no whole run was kept yet. */
export function readProof(folder: string): Proof | undefined {
  try {
    return parseProof(readFileSync(`${folder}/proof.tsv`, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const isDoor = (word: string): word is Door => isLevel(word) && word !== 'operations';
