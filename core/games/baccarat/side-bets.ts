/** What Bonus and Red Envelope Baccarat share: side bets limited in proportion to the main bet, and the bonus bets. */
import { z } from 'zod';
import type { ClauseId, Spot } from '../../base/ids.ts';
import { odds } from '../../base/odds.ts';
import { payout, percent, whole } from '../../base/parameters.ts';
import type { SpotTerms } from '../../round/betting.ts';
import { type BonusPrices, price } from './pays.ts';

/** Side bets as a share of the total main bet, before and after enough cards of the shoe are out. */
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

/** The clauses by which a side bet needs a main bet and is limited to a share of it, early and late in the shoe. */
export interface SideBetClauses {
  readonly needsMain: ClauseId;
  readonly share: ClauseId;
  readonly lateShare: ClauseId;
}

/** Limits every side bet to its share of the main bets. */
export const limitedByMain =
  (
    { sideBetPercent, lateSideBetPercent, lateFromCards }: SideBetParameters,
    clausesOf: (spot: Spot) => SideBetClauses,
  ) =>
  <Terms extends SpotTerms>(terms: Terms): Terms => {
    if (terms.kind === 'main') return terms;
    const { needsMain, share, lateShare } = clausesOf(terms.spot);
    const late = { from: lateFromCards, part: odds(lateSideBetPercent, 100), clause: lateShare };
    return {
      ...terms,
      needsMain: { clause: needsMain, share: { part: odds(sideBetPercent, 100), clause: share, late } },
    };
  };

/** Clauses of winning margins without a natural, by name, and of the natural win. */
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
