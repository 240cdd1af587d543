/** The bets of Live Roulette (Ezugi): every position of the layout, and the racetrack that places chips on them. */
import type { ClauseId } from '../../base/ids.ts';
import { parseOdds } from '../../base/odds.ts';
import type { Limit } from '../../round/betting.ts';
import { compoundOf } from '../roulette/presentation/compound.ts';
import { type KindTerms, layOut } from '../roulette/pays.ts';
import { isInside, type Position, singleZeroPositions, type SpotKind } from '../roulette/presentation/spots.ts';
import { europeanWheel, type Spin } from '../roulette/presentation/wheel.ts';
import type { PayingSpot } from '../table.ts';
import type { Rules } from './rules.ts';

/** The parameter name of a kind of bet, and its clauses: the bet, its limits, its price. */
interface Kind {
  readonly as: keyof Rules['payouts'];
  readonly clause: ClauseId;
  readonly limits: ClauseId;
  readonly pays: ClauseId;
}

const street: Kind = { as: 'street', clause: 'RO-E-010', limits: 'RO-E-034', pays: 'RO-E-050' };
const corner: Kind = { as: 'corner', clause: 'RO-E-011', limits: 'RO-E-035', pays: 'RO-E-051' };

const kinds: Readonly<Record<SpotKind, Kind>> = {
  straight: { as: 'single', clause: 'RO-E-008', limits: 'RO-E-032', pays: 'RO-E-048' },
  split: { as: 'split', clause: 'RO-E-009', limits: 'RO-E-033', pays: 'RO-E-049' },
  street,
  trio: { ...street, clause: 'RO-E-904' },
  corner,
  'first-four': { ...corner, clause: 'RO-E-904' },
  line: { as: 'sixLine', clause: 'RO-E-012', limits: 'RO-E-036', pays: 'RO-E-052' },
  column: { as: 'column', clause: 'RO-E-013', limits: 'RO-E-037', pays: 'RO-E-053' },
  dozen: { as: 'dozen', clause: 'RO-E-014', limits: 'RO-E-038', pays: 'RO-E-054' },
  'red-black': { as: 'redBlack', clause: 'RO-E-016', limits: 'RO-E-039', pays: 'RO-E-055' },
  'even-odd': { as: 'evenOdd', clause: 'RO-E-017', limits: 'RO-E-040', pays: 'RO-E-056' },
  'low-high': { as: 'lowHigh', clause: 'RO-E-018', limits: 'RO-E-041', pays: 'RO-E-057' },
};

export const betsOf = (rules: Rules): readonly PayingSpot<Spin>[] =>
  singleZeroPositions.map((position) => layOut(position, termsOf(rules, position)));

function termsOf({ stakeMin, stakeMax, limits, payouts }: Rules, position: Position): KindTerms {
  const kind = kinds[position.kind];
  const { min, max } = limits[kind.as];
  return {
    clause: kind.clause,
    least: higher({ amount: min, clause: kind.limits }, { amount: stakeMin, clause: 'RO-E-029' }),
    most: lower({ amount: max, clause: kind.limits }, { amount: stakeMax, clause: 'RO-E-030' }),
    odds: parseOdds(payouts[kind.as]),
    winClause: kind.pays,
    loseClause: 'RO-E-047',
    ...(isInside(position) ? {} : { zeroClause: 'RO-E-905' }),
  };
}

/** The table's overall limits apply where they are narrower. */
const higher = (own: Limit, overall: Limit): Limit => (overall.amount > own.amount ? overall : own);
const lower = (own: Limit, overall: Limit): Limit => (overall.amount < own.amount ? overall : own);

export const racetrackOf = ({ neighbourPairs }: Rules) =>
  compoundOf({
    positions: singleZeroPositions,
    wheel: europeanWheel,
    clause: 'RO-E-019',
    hasSectors: true,
    neighbours: { usual: neighbourPairs, most: 9, clause: 'RO-E-910' },
    hasFinales: false,
    hasComplete: false,
  });
