/** Reads all that a client was sent for cards that are not theirs to see, by the journal of each hand and the page alone. */
import type { PlayerId } from '../../../core/base/ids.ts';
import { present } from '../../../core/base/invariant.ts';
import { printCard } from '../../../core/cards/card.ts';
import type { PokerTableTold } from '../../protocol/tournaments.ts';
import type { StoredHand } from '../read.ts';

/** What one person may ever see of a hand. */
export interface Sight {
  readonly hand: string;
  /** The person's own, where they were dealt in. */
  readonly own: readonly string[];
  /** In the order in which they are turned. */
  readonly board: readonly string[];
  /** By seat, from 1: cards that may be turned over once betting is done; of nobody who has folded or mucked (PP-012, PP-110). */
  readonly shown: ReadonlyMap<number, readonly string[]>;
}

/** Hands of Hold'em run once. Hole cards come one at a time, clockwise from the button's left (PP-944). */
export function sightOf(hand: StoredHand, player: PlayerId | undefined): Sight {
  const dealt = hand.entries.flatMap(({ entry }) => (entry.kind === 'card' ? [printCard(entry.card)] : []));
  const { button, stacks } = hand.terms;
  const afterButton = (seat: number) => (seat - button - 1 + stacks.length) % stacks.length;
  const order = hand.players.toSorted((a, b) => afterButton(a.seat) - afterButton(b.seat));
  const held = new Map(order.map(({ seat }, at) => [seat + 1, [dealt[at] ?? '', dealt[at + order.length] ?? '']]));
  const said = (...words: readonly string[]) =>
    hand.entries.flatMap(({ entry }) =>
      (entry.kind === 'choice' && words.includes(entry.option)) || words.includes(entry.kind)
        ? [Number((entry as { readonly holder: string }).holder)]
        : [],
    );
  const [gone, mucked, showing] = [said('fold', 'dead'), said('muck'), said('show')];
  const left = [...held.keys()].filter((seat) => !gone.includes(seat));
  // Whoever is left alone shows only if they want to.
  const mayShow = left.length > 1 ? left.filter((seat) => !mucked.includes(seat)) : showing;
  const own = hand.players.find((one) => one.player === player)?.seat;
  return {
    hand: hand.id,
    own: own === undefined ? [] : present(held.get(own + 1), 'cards'),
    board: dealt.slice(2 * order.length),
    shown: new Map(mayShow.map((seat) => [seat, present(held.get(seat), 'cards')])),
  };
}

const boardBy = [0, 3, 4, 5];
/** While chips are still bet nobody's cards lie open (PP-008, PP-928). */
const betting: ReadonlySet<string> = new Set(['straddle', 'hole-cards', 'betting']);

/** What is wrong with a table as it was told or is told again. */
export function leaksAtTable({ seats, hand }: PokerTableTold, sight: Sight): readonly string[] {
  if (hand === undefined) return [];
  const leaks: string[] = [];
  const isBetting = betting.has(hand.phase);
  const turned = isBetting ? sight.board.slice(0, boardBy[hand.round]) : sight.board;
  if (hand.board.some((card, at) => card !== turned[at]))
    leaks.push(`${hand.hand}: a board of ${hand.board.join(' ')}`);
  for (const { seat, cards } of seats) {
    const open = cards.filter((card) => card !== 'hidden');
    const mayLie = isBetting ? [] : (sight.shown.get(seat) ?? []);
    for (const card of open)
      if (!mayLie.includes(card)) leaks.push(`${hand.hand} ${hand.phase}: ${card} at seat ${seat}`);
  }
  return leaks;
}

const cardWord = /"([2-9TJQKA][shdc])"/g;

/** Cards, wherever they are written, that are neither the person's own nor ever turned over for all. */
export function leaksInText(text: string, sight: Sight, pattern: RegExp = cardWord): readonly string[] {
  const allowed = new Set([...sight.own, ...sight.board, ...[...sight.shown.values()].flat()]);
  return [...text.matchAll(pattern)].map(([, card = '']) => card).filter((card) => !allowed.has(card));
}
