/** The call of every baccarat result, with both totals in words. */
import type { Words } from '../../words/use-words.ts';
import type { Board } from '../face.ts';

export function announceCoup({ winner, player, banker, natural }: Board, { say }: Words): string {
  const [mine, theirs] = [Number(player), Number(banker)];
  const [high, low] = [Math.max(mine, theirs), Math.min(mine, theirs)];
  const call = say(`baccarat.call-${String(winner)}`, { high: say(`digit.${high}`), low: say(`digit.low-${low}`) });
  return natural === true ? `${call} ${say('baccarat.natural')}` : call;
}
