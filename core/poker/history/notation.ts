/** The notation of a single action: `d dh p1 AhKh`, `d db 7h8h9h`, `p1 cbr 300`, `p1 sm`. */
import { type Card, deck, printCard } from '../../cards/card.ts';
import { unseen } from '../hand/state.ts';
import { chipsOf } from './amounts.ts';
import { type HandStep, stepOf, wrongStep } from './step.ts';

/** The players of a record: `p1` is the first of the list. */
export interface Cast {
  /** The seat of each player, in record order. */
  readonly order: readonly number[];
  readonly decimals: number;
}

const [tab, newline, blank, hash] = [9, 10, 32, 35];

/** The words of an action without its comment. Scans characters, because this dominates the time to read a record. */
export function wordsOf(action: string): readonly string[] {
  const words: string[] = [];
  let start = -1;
  for (let at = 0; at < action.length; at++) {
    const code = action.charCodeAt(at);
    if (code === hash) return start < 0 ? words : [...words, action.slice(start, at)];
    if (code !== blank && code !== tab && code !== newline) {
      if (start < 0) start = at;
    } else if (start >= 0) {
      words.push(action.slice(start, at));
      start = -1;
    }
  }
  if (start >= 0) words.push(action.slice(start));
  return words;
}

/** Undefined for a blank line or a comment. Hole cards become a `hole` step for their seat. */
export function readAction(action: string, at: number, cast: Cast): HandStep | undefined {
  const words = wordsOf(action);
  if (words.length === 0) return undefined;
  if (words.length > 4) return wrongStep(at, `'${action}' says more than an action can`);
  return words[0] === 'd' ? readDeal(words, action, at, cast) : readPlay(words, action, at, cast);
}

function readDeal(words: readonly string[], action: string, at: number, cast: Cast): HandStep {
  const isToPlayer = words[1] === 'dh';
  if (words.length !== (isToPlayer ? 4 : 3)) return wrongStep(at, `'${action}' is no deal`);
  const cards = cardsIn((isToPlayer ? words[3] : words[2]) ?? '');
  if (cards === undefined || cards.length === 0) return wrongStep(at, `'${action}' names no cards`);
  if (words[1] === 'db') return stepOf('board', at, -1, cards);
  const seat = isToPlayer ? seatIn(words[2] ?? '', cast) : undefined;
  return seat === undefined
    ? wrongStep(at, `'${action}' deals to nobody at the table`)
    : stepOf('hole', at, seat, cards);
}

function readPlay(words: readonly string[], action: string, at: number, cast: Cast): HandStep {
  const [player = '', verb = '', said] = [words[0], words[1], words[2]];
  const seat = seatIn(player, cast);
  if (seat === undefined) return wrongStep(at, `no '${player}' among ${cast.order.length} players`);
  if (words.length > 3) return wrongStep(at, `'${action}' says more than an action can`);
  switch (verb) {
    case 'f':
    case 'cc':
      if (said !== undefined) return wrongStep(at, `${verb} takes no amount`);
      return stepOf(verb === 'f' ? 'fold' : 'call', at, seat);
    case 'cbr': {
      const to = chipsOf(said ?? '', cast.decimals);
      return to === undefined
        ? wrongStep(at, `'${said ?? ''}' is no amount`)
        : stepOf('raise', at, seat, undefined, to);
    }
    case 'sm':
      return readShowing(said, at, seat) ?? wrongStep(at, `'${said ?? ''}' are no cards`);
    default:
      return wrongStep(at, `'${verb}' is no action of this game; they are f, cc, cbr, sm`);
  }
}

function readShowing(shown: string | undefined, at: number, seat: number): HandStep | undefined {
  if (shown === undefined) return stepOf('muck', at, seat);
  const cards = shown === '-' ? [] : cardsIn(shown);
  return cards && stepOf('show', at, seat, cards);
}

function seatIn(player: string, { order }: Cast): number | undefined {
  if (player[0] !== 'p' || player.length < 2 || player.length > 3) return undefined;
  const number = Number(player.slice(1));
  return order[number - 1];
}

/** Every card by the character codes of its two letters, and `??` for an unnamed one. */
const cardOfCodes = new Map(deck.map((card) => [codesIn(printCard(card), 0), card] as const));
cardOfCodes.set(codesIn('??', 0), unseen);

function codesIn(text: string, at: number): number {
  return text.charCodeAt(at) * 65536 + text.charCodeAt(at + 1);
}

/** `AhKh??`, where `??` is a card that the record does not name. */
function cardsIn(text: string): readonly Card[] | undefined {
  const cards: Card[] = [];
  for (let at = 0; at < text.length; at += 2) {
    const card = cardOfCodes.get(codesIn(text, at));
    if (card === undefined) return undefined;
    cards.push(card);
  }
  return cards;
}

export const printCards = (cards: readonly Card[]): string =>
  cards.map((card) => (card === unseen ? '??' : printCard(card))).join('');
