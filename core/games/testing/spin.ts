/** Roulette for tests: where the ball lands, what a position covers, what a racetrack bet places. */
import { present } from '../../base/invariant.ts';
import { isRefusal, type Refusal } from '../../base/refusal.ts';
import type { Stakes } from '../../round/betting.ts';
import { stakesOn } from '../../round/slip.ts';
import { applyGesture } from '../../round/slip-gesture.ts';
import type { Game, Table } from '../game.ts';
import { chips, eur, play, type Played } from './play.ts';

export const outsideSpots: readonly string[] =
  'red black even odd low high dozen/1 dozen/2 dozen/3 column/1 column/2 column/3'.split(' ');

export const spin = (
  game: Game,
  pocket: number,
  bets: string,
  parameters: Readonly<Record<string, unknown>> = {},
): Played => play(game, { cards: '', pocket, bets, parameters });

/** The numbers on which the spot wins, found by spinning each: "0 2 3"; the double zero is 37. */
export const winsOn = (
  game: Game,
  spot: string,
  parameters: Readonly<Record<string, unknown>> = {},
  pockets = 37,
): string =>
  Array.from({ length: pockets }, (_, pocket) => pocket)
    .filter((pocket) => spin(game, pocket, `${spot} 10`, parameters).line(spot).result === 'win')
    .join(' ');

/** The chips of a compound bet at 1.00 each: "2 trio/0-2-3, 1 split/4-7". */
export function chipsOf(table: Table, name: string): string | Refusal {
  const found = present(table.compound, 'compound bets').chips(name, eur('1'));
  return isRefusal(found) ? found : found.map(({ spot, amount }) => `${amount / 100} ${spot}`).join(', ');
}

/** The same, chip by chip. */
export function partsOf(table: Table, name: string): readonly string[] {
  const found = chipsOf(table, name);
  if (isRefusal(found)) throw new Error(found.refused);
  return found.split(', ');
}

/** Total number of its chips. */
export const totalOf = (table: Table, name: string): number =>
  partsOf(table, name).reduce((sum, part) => sum + Number(part.split(' ')[0]), 0);

/** Places a compound bet beside existing chips, all or nothing. */
export function layCompound(table: Table, held: string, name: string, chip: string): Stakes | Refusal {
  const slip = { placements: held === '' ? [] : [chips(held)] };
  const put = applyGesture(table, { slip, last: undefined, dealt: 0 }, { bet: 'compound', name, amount: eur(chip) });
  return isRefusal(put) ? put : stakesOn(put.slip);
}

/** The net result of one set of chips at 1.00, when this pocket wins. */
export function netOf(game: Game, table: Table, name: string, pocket: number): number {
  const found = present(table.compound, 'compound bets').chips(name, eur('1'));
  if (isRefusal(found)) throw new Error(found.refused);
  const staked = found.reduce((sum, { amount }) => sum + amount, 0);
  const bets = found.map(({ spot, amount }) => `${spot} ${amount / 100}`).join(', ');
  return Number(spin(game, pocket, bets).paid()) - staked / 100;
}
