/** What Bonus and Red Envelope Baccarat share: side bets held in proportion to the main bet, and the bonus bets. */
import { z } from 'zod';
import type { ClauseId } from '../../base/ids.ts';
import { odds } from '../../base/odds.ts';
import type { SideShare } from '../../round/betting.ts';
import { payout, percent, whole } from '../parameters.ts';
import { type BonusPrices, price } from './pays.ts';

/** Side bets against the total main bet, before and after enough cards of the shoe are out. */
export const sideBetParameters = (clause: ClauseId) => ({
  sideBetPercent: percent(100, clause),
  lateSideBetPercent: percent(20, clause),
  lateFromCards: whole(312, { from: 0, to: 624 }, clause),
});

export interface SideBetParameters {
  readonly sideBetPercent: number;
  readonly lateSideBetPercent: number;
  readonly lateFromCards: number;
}

export const sideShareOf = (
  { sideBetPercent, lateSideBetPercent, lateFromCards }: SideBetParameters,
  clausesOf: SideShare['clausesOf'],
): SideShare => ({
  part: odds(sideBetPercent, 100),
  latePart: odds(lateSideBetPercent, 100),
  lateFrom: lateFromCards,
  clausesOf,
});

/** Winning margins without a natural by their names, and the natural win. */
export interface BonusClauses {
  readonly nine: ClauseId;
  readonly eight: ClauseId;
  readonly seven: ClauseId;
  readonly six: ClauseId;
  readonly five: ClauseId;
  readonly four: ClauseId;
  readonly natural: ClauseId;
}

export const bonusPayouts = (clauses: BonusClauses) =>
  z
    .strictObject({
      nine: payout('30', clauses.nine),
      eight: payout('10', clauses.eight),
      seven: payout('6', clauses.seven),
      six: payout('4', clauses.six),
      five: payout('2', clauses.five),
      four: payout('1', clauses.four),
      natural: payout('1', clauses.natural),
    })
    .prefault({});

const margins = { nine: 9, eight: 8, seven: 7, six: 6, five: 5, four: 4 } as const;

export function bonusPrices(
  payouts: Readonly<Record<keyof BonusClauses, string>>,
  clauses: BonusClauses,
  ends: Pick<BonusPrices, 'naturalTie' | 'lost'>,
): BonusPrices {
  const names = Object.keys(margins) as (keyof typeof margins)[];
  return {
    margins: new Map(names.map((name) => [margins[name], price(payouts[name], clauses[name])])),
    natural: price(payouts.natural, clauses.natural),
    ...ends,
  };
}
