/**
 * Conditions on a stake besides its minimum and maximum, as phrases: the largest win, a main bet, a share of the main
 * bets.
 */
import type { TableTerms } from '../../house/protocol/http/tables.ts';
import type { Words } from '../words/use-words.ts';

type SpotTerms = Pick<TableTerms['spots'][number], 'most' | 'needsMain'>;

export function boundsOf({ most, needsMain }: SpotTerms, { say, number }: Words): readonly string[] {
  const percent = ({ win, per }: { readonly win: number; readonly per: number }) => number((100 * win) / per);
  const largestWin = most.by === undefined ? [] : [say('limits.byLargestWin')];
  if (needsMain === undefined) return largestWin;
  const { share } = needsMain;
  const main =
    share === undefined
      ? say('limits.needsMain')
      : say('limits.share', { part: percent(share.part), late: percent(share.late.part), from: share.late.from });
  return [...largestWin, main];
}
