/** What Fortune Roulette pays on inside bets: the winning number's multiplier, divided by the numbers covered. */
import { type Odds, odds } from '../../base/odds.ts';
import { type Cap, lose, type Pay, win } from '../../round/settle.ts';
import type { KindTerms } from '../roulette/pays.ts';
import type { Position } from '../roulette/presentation/spots.ts';
import type { Landed } from './procedure.ts';
import type { Rules } from './rules.ts';

/** Stake × M / n comes back, so that M / n − 1 is won. FR-903 */
export const oddsTimes = (multiplier: number, covered: number): Odds => odds(multiplier - covered, covered);

export function multiplied(
  { numbers }: Position,
  { winClause, loseClause }: Pick<KindTerms, 'winClause' | 'loseClause'>,
): (landed: Landed) => Pay {
  const lost = lose(loseClause);
  const covered = numbers.length;
  return ({ pocket, multiplier }) => (numbers.includes(pocket) ? win(oddsTimes(multiplier, covered), winClause) : lost);
}

export const capOf = ({ winMax }: Rules): Cap => ({ on: 'winnings', most: winMax, clause: 'FR-902' });
