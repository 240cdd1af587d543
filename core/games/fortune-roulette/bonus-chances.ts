/** The exact distribution of the bonus game: every spin weighted, equivalent states merged. */
import { symbolsOf } from './bonus.ts';
import { multiplierMost, unit } from './multipliers.ts';
import type { Rules } from './rules.ts';
import { cells, chest, collected, resultOf, spinsWith, topChests, worthOf } from './presentation/tally.ts';

/** Weights by value, all over one total. */
export interface Weights {
  readonly of: ReadonlyMap<number, bigint>;
  readonly total: bigint;
}

export interface BonusChances extends Weights {
  /** How many bonus games take each number of spins. */
  readonly spins: Weights;
  /** How many end below the minimum result and are raised to it. */
  readonly raised: bigint;
}

/** One combination a spin can show: the number of Chests and the visible sum. */
interface Shown {
  readonly chests: number;
  readonly visible: number;
  readonly weight: bigint;
}

/** Totals in units up to the cap; everything above it is equivalent. */
const capped = multiplierMost / unit;

/** Weights by total for each number of Chests; beyond the top threshold Chests are no longer counted. */
type Row = bigint[];

export function bonusChances(rules: Rules): BonusChances {
  const { shown, total: perSpin } = spinOf(rules);
  const most = spinsWith(topChests, rules.bonus.spins);
  const steps = stepsFrom(shown);
  const results = new Map<number, bigint>();
  const spins = new Map<number, bigint>();
  let raised = 0n;
  let rows: Row[] = emptyRows();
  (rows[0] as Row)[0] = 1n;
  for (let played = 1; played <= most; played++) {
    const next = emptyRows();
    for (const [before, row] of rows.entries()) move(row, steps[before] as readonly Step[], next);
    // Scales games that end here to the total of games that run to the last spin.
    const rest = perSpin ** BigInt(most - played);
    for (const [chests, row] of next.entries()) {
      if (spinsWith(chests, rules.bonus.spins) !== played) continue;
      for (const [total, weight] of row.entries()) {
        if (weight === 0n) continue;
        const ends = weight * rest;
        const result = resultOf(total * unit);
        results.set(result, (results.get(result) ?? 0n) + ends);
        spins.set(played, (spins.get(played) ?? 0n) + ends);
        if (total * unit < result) raised += ends;
      }
      next[chests] = emptyRow();
    }
    rows = next;
  }
  const total = perSpin ** BigInt(most);
  return { of: results, total, spins: { of: spins, total }, raised };
}

const emptyRow = (): Row => Array<bigint>(capped + 1).fill(0n);
const emptyRows = (): Row[] => Array.from({ length: topChests + 1 }, emptyRow);

/** From a given number of Chests before a spin: the units it adds and the Chests afterwards. */
interface Step {
  readonly chests: number;
  readonly added: number;
  readonly weight: bigint;
}

const stepsFrom = (shown: readonly Shown[]): readonly (readonly Step[])[] =>
  Array.from({ length: topChests + 1 }, (_, before) => {
    const merged = new Map<number, Step>();
    for (const one of shown) {
      const chests = Math.min(before + one.chests, topChests);
      const added = Math.min(collected(before, one.chests, one.visible) / unit, capped);
      const key = chests * (capped + 1) + added;
      merged.set(key, { chests, added, weight: (merged.get(key)?.weight ?? 0n) + one.weight });
    }
    return [...merged.values()].toSorted((a, b) => a.added - b.added);
  });

/** Moves all totals of a row one spin further. */
function move(row: Row, steps: readonly Step[], next: readonly Row[]): void {
  // Totals above the cap are counted at once: per number of Chests, the weight of all steps that add at least this
  // much.
  const tails = next.map(() => Array<bigint>(capped + 2).fill(0n));
  for (const { chests, added, weight } of steps) (tails[chests] as bigint[])[added]! += weight;
  for (const tail of tails) for (let at = capped; at >= 0; at--) tail[at]! += tail[at + 1]!;
  for (const [total, weight] of row.entries()) {
    if (weight === 0n) continue;
    for (const step of steps) {
      if (total + step.added >= capped) break;
      (next[step.chests] as Row)[total + step.added]! += weight * step.weight;
    }
    for (const [chests, tail] of tails.entries()) {
      const passes = tail[capped - total]!;
      if (passes > 0n) (next[chests] as Row)[capped]! += weight * passes;
    }
  }
}

/** Every way to fill the cells, by Chests and visible sum; weights in lowest terms. */
function spinOf(rules: Rules): { readonly shown: readonly Shown[]; readonly total: bigint } {
  const symbols = symbolsOf(rules).filter(({ weight }) => weight > 0);
  const common = symbols.reduce((divisor, { weight }) => commonDivisor(divisor, weight), 0);
  let shown = new Map<string, Shown>([['0 0', { chests: 0, visible: 0, weight: 1n }]]);
  for (let cell = 0; cell < cells; cell++) {
    const next = new Map<string, Shown>();
    for (const before of shown.values()) {
      for (const { id, weight } of symbols) {
        const chests = before.chests + (id === chest ? 1 : 0);
        const visible = before.visible + worthOf(id);
        const key = `${chests} ${visible}`;
        const ways = before.weight * BigInt(weight / common);
        next.set(key, { chests, visible, weight: (next.get(key)?.weight ?? 0n) + ways });
      }
    }
    shown = next;
  }
  const perCell = symbols.reduce((sum, { weight }) => sum + weight / common, 0);
  return { shown: [...shown.values()], total: BigInt(perCell) ** BigInt(cells) };
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));
