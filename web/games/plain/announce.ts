/** The result of a game without a call of its own: each board entry as a short sentence. */
import { readCard } from '../../../core/cards/card.ts';
import { printPocket } from '../../../core/round/pocket.ts';
import type { PlanTold } from '../../../house/protocol/plan.ts';
import { placeName } from '../../words/place-name.ts';
import { readable } from '../../words/readable.ts';
import type { Words } from '../../words/use-words.ts';
import type { Board } from '../face.ts';

const named: ReadonlySet<string> = new Set(['winner', 'pocket', 'dice', 'total']);

export function announceBoard(board: Board, words: Words, plan?: PlanTold): string {
  const sentences = Object.entries(board).flatMap(([name, value]) => {
    if (value === false || value === null || value === undefined) return [];
    if (value === true) return [`${readable(name)}.`];
    // Cards by place are visible on the table.
    if (typeof value === 'object' && !Array.isArray(value)) return [];
    const told = (Array.isArray(value) ? value : [value]).map((one) => wordOf(name, one, words, plan)).join(', ');
    if (told === '') return [];
    return [
      `${words.say(named.has(name) ? `board.${name}` : 'board.other', { name: placeName(name, words, plan), value: told })}.`,
    ];
  });
  return sentences.join(' ');
}

/** A number, a card, or a place's name. */
function wordOf(name: string, value: unknown, words: Words, plan: PlanTold | undefined): string {
  if (typeof value === 'number') return name === 'pocket' ? printPocket(value) : words.number(value);
  const text = String(value);
  if (readCard(text) === undefined) return placeName(text, words, plan);
  return words.say('card.name', { rank: words.say(`card.rank.${text[0]}`), suit: words.say(`card.suit.${text[1]}`) });
}
