/**
 * The part of `baize bench integrity` that reviews players over many tournaments: how many tournaments it takes to find
 * them.
 */
import type { CircuitSample, Reviews } from '../../core/integrity/simulation/measure-circuits.ts';
import { renderTable } from '../terminal/table.ts';
import { terminalOf } from '../terminal/terminal.ts';

type Line = Reviews & { readonly detector: string; readonly called?: string };

export interface OverAsked {
  readonly seeds: readonly string[];
  readonly circuits: number;
  readonly honestCircuits: number;
  readonly tournaments: readonly number[];
}

/** The number of steps of the progress bar. */
export const stepsOver = ({ seeds, honestCircuits }: OverAsked, cheats: number): number =>
  seeds.length * (honestCircuits + cheats);

export async function measureOver(
  { seeds, ...sizes }: OverAsked,
  told: () => void,
): Promise<{ readonly found: readonly Line[]; readonly honest: readonly Line[] }> {
  const { measureCheatsOver, measureHonestOver } = await import('../../core/integrity/simulation/measure-circuits.ts');
  const samples: readonly CircuitSample[] = seeds.map((seed) => ({ seed, ...sizes }));
  const honest = samples.flatMap((sample) => measureHonestOver(sample, told));
  const found: Line[] = [];
  for (const sample of samples) {
    for (const lines of measureCheatsOver(sample)) {
      found.push(...lines);
      told();
    }
  }
  return { found: added(found), honest: added(honest) };
}

const nameOf = ({ detector, called = '', tournaments }: Line): string => `${detector} ${called} ${tournaments}`;

/** Summed over all seeds. */
function added(lines: readonly Line[]): readonly Line[] {
  const sums = new Map<string, Line>();
  for (const line of lines) {
    const { reviews, suspected } = sums.get(nameOf(line)) ?? { reviews: 0, suspected: 0 };
    sums.set(nameOf(line), { ...line, reviews: reviews + line.reviews, suspected: suspected + line.suspected });
  }
  return [...sums.values()];
}

export function printOver(
  { found, honest }: { readonly found: readonly Line[]; readonly honest: readonly Line[] },
  tournaments: readonly number[],
): void {
  const terminal = terminalOf(process.stdout, process.env);
  const right = new Set([2, 3, 4, 5, 6, 7]);
  console.log('Twenty-four people in the same tournaments; one or two of them cheat, and one cheat is reviewed.\n');
  console.log(
    renderTable({ header: headerOf('cheats', 'found', tournaments), rows: rowsOf(found), right }, terminal).join('\n'),
  );
  console.log('\nNobody cheats, and everyone is reviewed: how many are suspected anyway.\n');
  console.log(
    renderTable({ header: headerOf('', 'suspected', tournaments), rows: rowsOf(honest), right }, terminal).join('\n'),
  );
}

const headerOf = (second: string, what: string, tournaments: readonly number[]): string[] => [
  'detector',
  second,
  'reviews',
  ...tournaments.map((count) => `${what} after ${count}`),
];

/** One row per cheat, or per detector, with a column for each number of tournaments. */
function rowsOf(lines: readonly Line[]): string[][] {
  const rows = new Map<string, string[]>();
  for (const { detector, called = '', reviews, suspected } of lines) {
    const row = rows.get(`${detector} ${called}`) ?? [detector, called, String(reviews)];
    rows.set(`${detector} ${called}`, row);
    row.push(`${((100 * suspected) / Math.max(1, reviews)).toFixed(1)} %`);
  }
  return [...rows.values()];
}
