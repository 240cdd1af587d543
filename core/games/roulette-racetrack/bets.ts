/** The bets of Racetrack Roulette: the positions of the layout, and the composite bets that place chips on them. */
import type { ClauseId } from '../../base/ids.ts';
import { times } from '../../base/money.ts';
import { parseOdds } from '../../base/odds.ts';
import { compoundOf } from '../roulette/presentation/compound.ts';
import { layOut } from '../roulette/pays.ts';
import {
  doubleZeroPositions,
  type Position,
  singleZeroPositions,
  type SpotKind,
} from '../roulette/presentation/spots.ts';
import { americanWheel, europeanWheel, type Spin } from '../roulette/presentation/wheel.ts';
import { type Pocket } from '../../round/pocket.ts';
import type { PayingSpot } from '../table.ts';
import type { Rules } from './rules.ts';

/** The parameter name of a kind of bet, and its clauses: the bet and its price. */
interface Kind {
  readonly as: keyof Rules['payouts'];
  readonly clause: ClauseId;
  readonly pays: ClauseId;
}

const kinds: Readonly<Record<SpotKind, Kind>> = {
  straight: { as: 'straight', clause: 'RT-904', pays: 'RT-905' },
  split: { as: 'split', clause: 'RT-904', pays: 'RT-906' },
  street: { as: 'street', clause: 'RT-904', pays: 'RT-907' },
  trio: { as: 'street', clause: 'RT-904', pays: 'RT-907' },
  corner: { as: 'corner', clause: 'RT-904', pays: 'RT-908' },
  'first-four': { as: 'corner', clause: 'RT-904', pays: 'RT-908' },
  line: { as: 'sixLine', clause: 'RT-001', pays: 'RT-909' },
  column: { as: 'dozenColumn', clause: 'RT-002', pays: 'RT-910' },
  dozen: { as: 'dozenColumn', clause: 'RT-004', pays: 'RT-910' },
  'red-black': { as: 'evenChances', clause: 'RT-005', pays: 'RT-911' },
  'even-odd': { as: 'evenChances', clause: 'RT-006', pays: 'RT-911' },
  'low-high': { as: 'evenChances', clause: 'RT-007', pays: 'RT-911' },
};

export const wheelOf = ({ doubleZero }: Rules): readonly Pocket[] => (doubleZero ? americanWheel : europeanWheel);

export const positionsOf = ({ doubleZero }: Rules): readonly Position[] =>
  doubleZero ? doubleZeroPositions : singleZeroPositions;

export function betsOf(rules: Rules): readonly PayingSpot<Spin>[] {
  const { stakeMin, straightMax, payouts } = rules;
  return positionsOf(rules).map((position) => {
    const { as, clause, pays } = kinds[position.kind];
    return layOut(position, {
      clause,
      least: { amount: stakeMin, clause: 'RT-922' },
      most: { amount: times(straightMax, position.numbers.length), clause: 'RT-922' },
      odds: parseOdds(payouts[as]),
      winClause: pays,
      loseClause: 'RT-912',
    });
  });
}

export const compositeOf = (rules: Rules) =>
  compoundOf({
    positions: positionsOf(rules),
    wheel: wheelOf(rules),
    clause: 'RT-913',
    hasSectors: !rules.doubleZero, // RT-901
    neighbours: { usual: rules.neighbours, most: 9, clause: 'RT-921' },
    hasFinales: true,
    hasComplete: true,
  });
