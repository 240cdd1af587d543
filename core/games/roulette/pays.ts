/** What the positions pay: one pay per pocket for each spot, so that settling is a lookup. */
import type { ClauseId } from '../../base/ids.ts';
import type { Odds } from '../../base/odds.ts';
import type { Limit } from '../../round/betting.ts';
import { lose, type Pay, win } from '../../round/settle.ts';
import type { PayingSpot } from '../table.ts';
import type { Position } from './presentation/spots.ts';
import { type Spin } from './presentation/wheel.ts';
import { isZero, type Pocket } from '../../round/pocket.ts';

/** The terms of one kind of bet: its limits, its price and the clauses for each. */
export interface KindTerms {
  readonly clause: ClauseId;
  readonly least: Limit;
  readonly most: Limit;
  readonly odds: Odds;
  readonly winClause: ClauseId;
  readonly loseClause: ClauseId;
  /** The clause by which the bet loses on zero, if it is another one. */
  readonly zeroClause?: ClauseId;
}

const pockets: readonly Pocket[] = Array.from({ length: 38 }, (_, pocket) => pocket);

/** One pay per pocket, indexed by the pocket's number. */
export function payTable(
  numbers: readonly Pocket[],
  { odds, winClause, loseClause, zeroClause }: Pick<KindTerms, 'odds' | 'winClause' | 'loseClause' | 'zeroClause'>,
): readonly Pay[] {
  const [won, lost] = [win(odds, winClause), lose(loseClause)];
  const lostOnZero = zeroClause === undefined ? lost : lose(zeroClause);
  return pockets.map((pocket) => (numbers.includes(pocket) ? won : isZero(pocket) ? lostOnZero : lost));
}

/** Lays a position out on a table. */
export function layOut(position: Position, terms: KindTerms): PayingSpot<Spin> {
  const table = payTable(position.numbers, terms);
  const { spot, name } = position;
  const { clause, least, most, odds, winClause } = terms;
  const wins = [{ odds, clause: winClause }];
  return { spot, name, kind: 'main', clause, least, most, wins, pays: ({ pocket }) => table[pocket] as Pay };
}
