/** The exact odds of one game compared with a short simulation. */
import { cents } from '../../core/base/money.ts';
import { type Game, tableOf } from '../../core/games/game.ts';
import { addTallies, simulation, type SpotTally } from '../../core/games/simulation.ts';
import type { Outcome } from '../checks/step.ts';
import { compare } from '../simulate/compare.ts';

/** Long enough to notice a wrong price, short enough to wait for. */
const secondsMost = 1.5;
const roundsMost = 100_000;
/** However slow the machine is. */
const roundsLeast = 10_000;

const seed = new Uint8Array(32);

/**
 * Beyond five standard deviations chance is no explanation. The seed is fixed, so a second check gives the same answer.
 */
const deviationsMost = 5;

export function checkOdds(game: Game): Outcome {
  const table = tableOf(game);
  const chances = table.chances();
  // Where best play is sampled, a round of it is too slow to play many.
  const play = chances.some(({ sampled }) => sampled !== undefined) ? 'default' : 'best';
  const playPart = simulation({ table, seed, stake: cents(100), play });
  const tallies: (readonly SpotTally[])[] = [];
  const each = 500;
  const start = performance.now();
  const isEnough = (played: number) =>
    played >= roundsMost || (played >= roundsLeast && performance.now() - start > secondsMost * 1000);
  while (!isEnough(tallies.length * each)) tallies.push(playPart(tallies.length, each));
  const rounds = tallies.length * each;
  const strange = compare(addTallies(tallies), chances, { rounds, play }).filter(
    ({ off }) => Math.abs(off) > deviationsMost,
  );
  const note = `${chances.length} bets, ${rounds} rounds played`;
  if (strange.length === 0) return { ok: true, note };
  const told = strange
    .slice(0, 8)
    .map(({ spot, observed, exact }) => `${spot} returned ${percent(observed)}, the odds say ${percent(exact)}`);
  return { ok: false, note, output: [...told, `more rounds: ./baize simulate ${game.id}`].join('\n') };
}

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
