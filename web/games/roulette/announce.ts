/** The call of every roulette result: the number, its colour and parity. */
import { colourOf, isZero, printPocket } from '../../../core/round/pocket.ts';
import type { Words } from '../../words/use-words.ts';
import type { Board } from '../face.ts';

export function announceSpin({ pocket }: Board, { say }: Words): string {
  const number = Number(pocket);
  if (isZero(number)) return say('roulette.zero', { number: printPocket(number) });
  return say('roulette.number', {
    number: printPocket(number),
    colour: colourOf(number),
    parity: number % 2 === 0 ? 'even' : 'odd',
  });
}
