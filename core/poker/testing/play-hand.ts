/**
 * Hands as scripts: `x` check, `f` fold, `c` call, `b300` bet, `r800` raise to, `a` all-in; cards come as they are due.
 */
import { isRefusal, printRefusal, type Refusal } from '../../base/refusal.ts';
import { type Card, cards, deck, printCard } from '../../cards/card.ts';
import { act, type Action } from '../hand/act.ts';
import { deal } from '../hand/deal.ts';
import { startHand } from '../hand/start.ts';
import { type HandState, noCard } from '../hand/state.ts';
import { handTerms, type HandTerms, holeCardsOf, wrongTerms } from '../hand/terms.ts';

/** Hole cards by seat number as on the felt, from 1; the rest are dealt from the remaining cards. */
export interface Scripted {
  readonly holes?: Readonly<Record<number, string>>;
  readonly board?: string;
  readonly second?: string;
}

/** One stack per seat, the button in the last seat: seat 1 posts the small blind, seat 2 the big one. */
export function tableOf(stacks: readonly number[], given: Partial<HandTerms> & { readonly sizes?: string }): HandTerms {
  const { sizes = '50/100', ...others } = given;
  const [small = 0, big = 0] = sizes.split('/').map(Number);
  const seats = stacks.length;
  const button = given.button ?? seats - 1;
  const [first, second] = seats === 2 ? [button, (button + 1) % 2] : [(button + 1) % seats, (button + 2) % seats];
  const blinds = stacks.map((_, seat) => (seat === first ? small : seat === second ? big : 0));
  const terms = handTerms({ game: 'holdem', limit: 'none', button, stacks, blinds, ...others });
  const wrong = wrongTerms(terms);
  if (wrong !== undefined) throw new Error(wrong.refused);
  return terms;
}

/** Starts the hand and deals until somebody has to act, then follows the script. */
export function playHand(terms: HandTerms, script = '', scripted: Scripted = {}): HandState {
  const hand = startHand(terms);
  dealDue(hand, scripted);
  follow(hand, script, scripted);
  return hand;
}

/** Continues with a script; a refused action is a mistake in the test. */
export function follow(hand: HandState, script: string, scripted: Scripted = {}): void {
  for (const word of script.split(/\s+/).filter((word) => word !== '' && word !== '|')) {
    const refusal = act(hand, actionOf(word));
    if (isRefusal(refusal)) throw new Error(`${word}: ${printRefusal(refusal)}`);
    dealDue(hand, scripted);
  }
}

function actionOf(word: string): Action {
  const to = Number(word.slice(1));
  switch (word[0]) {
    case 'f':
      return { kind: 'fold' };
    case 'x':
      return { kind: 'check' };
    case 'c':
      return { kind: 'call' };
    case 'a':
      return { kind: 'all-in' };
    case 'b':
      return { kind: 'bet', to };
    case 'r':
      return { kind: 'raise', to };
    default:
      throw new Error(`'${word}' is no action`);
  }
}

/** Deals as long as the hand waits for a card. */
export function dealDue(hand: HandState, scripted: Scripted = {}): void {
  while (hand.phase === 'hole-cards' || hand.phase === 'board') {
    const card = cardDue(hand, scripted);
    const refusal = deal(hand, card);
    if (isRefusal(refusal)) throw new Error(`${printCard(card)}: ${refusal.refused}`);
  }
}

function cardDue(hand: HandState, { holes = {}, board = '', second = '' }: Scripted): Card {
  const named = new Set<number>([...Object.values(holes), board, second].flatMap((text) => cards(text)));
  const out = new Set<number>([...hand.hole, ...hand.board, ...hand.secondBoard]);
  const filler = deck.find((card) => !out.has(card) && !named.has(card)) as Card;
  if (hand.phase === 'hole-cards') {
    const count = holeCardsOf(hand.terms.game);
    const from = hand.actor * count;
    const slot = hand.hole.slice(from, from + count).indexOf(noCard);
    return cards(holes[hand.actor + 1] ?? '')[slot] ?? filler;
  }
  const common = hand.board.length < 5 ? hand.board : hand.secondBoard;
  if (hand.isTwice && hand.board.length === 5) return cards(second)[common.length] ?? filler;
  return cards(board)[common.length] ?? filler;
}

/** What each seat was paid from the pots. */
export const won = (hand: HandState): readonly number[] =>
  hand.stacks.map((_, seat) => hand.awards.reduce((sum, award) => (award.seat === seat ? sum + award.chips : sum), 0));

/** Chips won or lost over the whole hand. */
export const net = (hand: HandState): readonly number[] =>
  hand.stacks.map((stack, seat) => stack - (hand.terms.stacks[seat] ?? 0));

/** The refusal of this action, which must leave the hand unchanged. */
export function refusalOf(hand: HandState, word: string): Refusal | undefined {
  const before = JSON.stringify(hand);
  const refusal = act(hand, actionOf(word));
  if (refusal === undefined) throw new Error(`${word} was accepted`);
  if (JSON.stringify(hand) !== before) throw new Error(`${word} was refused and changed the hand`);
  return refusal;
}
