/** How strong a hand looks to its holder: its equity against one random hand on the board so far. */
import { type Card, deck, rankOf, suitOf } from '../cards/card.ts';
import { boardCards, handsOf, type PokerGame } from '../poker/evaluate/games.ts';
import { equityOf, tallyOf } from '../poker/equity/tally.ts';
import type { StoredHand } from './stored-hand.ts';

const deals = 40;
const dealsBeforeFlop = 400;

/** Deterministic, within a few hundredths of the exact value: a review evaluates very many hands. */
export function strengthOf(game: PokerGame, hole: readonly Card[], board: readonly Card[]): number {
  if (board.length > 0) return sampled(game, hole, board, deals);
  const key = kindOf(game, hole);
  const known = beforeFlop.get(key);
  if (known !== undefined) return known;
  const strength = sampled(game, hole, board, dealsBeforeFlop);
  // Hold'em has 169 kinds of hands; of Omaha's many only some are cached.
  if (beforeFlop.size < 5000) beforeFlop.set(key, strength);
  return strength;
}

const beforeFlop = new Map<string, number>();

/** Before the flop, only ranks and matching suits count. */
function kindOf(game: PokerGame, hole: readonly Card[]): string {
  const sorted = [...hole].sort((a, b) => rankOf(b) - rankOf(a) || suitOf(b) - suitOf(a));
  const suits = [...new Set(sorted.map(suitOf))];
  return `${game} ${sorted.map((card) => `${rankOf(card)}${suits.indexOf(suitOf(card))}`).join(' ')}`;
}

function sampled(game: PokerGame, hole: readonly Card[], board: readonly Card[], count: number): number {
  const out = new Set([...hole, ...board]);
  const unseen = deck.filter((card) => !out.has(card));
  const other = handsOf[game].holeCards;
  const hands = [hole, Array.from({ length: other }, () => 0 as Card)] as const;
  const full = [...board, ...Array.from({ length: boardCards - board.length }, () => 0 as Card)];
  const tally = tallyOf({ game, hands });
  const below = numbersOf(hole, board);
  for (let deal = 0; deal < count; deal++) {
    let taken = 0;
    const draw = (): Card => {
      const at = taken + below(unseen.length - taken);
      const drawn = unseen[at] as Card;
      unseen[at] = unseen[taken] as Card;
      unseen[taken++] = drawn;
      return drawn;
    };
    for (let at = 0; at < other; at++) hands[1][at] = draw();
    for (let at = board.length; at < boardCards; at++) full[at] = draw();
    tally.count(full);
  }
  const { deals: counted, hands: tallies } = tally.read();
  const [own] = tallies;
  return own === undefined ? 0 : equityOf(own, counted).equity;
}

/** Fast and good enough for sampling; randomness at the tables comes from `core/chance`. */
function numbersOf(hole: readonly Card[], board: readonly Card[]): (limit: number) => number {
  let state = [...hole, ...board].reduce((sum, card) => Math.imul(sum ^ (card + 1), 0x01000193), 0x811c9dc5);
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

const cardsOnStreet = [0, 3, 4, 5] as const;

/** A stored hand's strength on a street as its holder saw it, computed once per review. */
export function strengthAt(hand: StoredHand, seat: number, street: number): number {
  const known = counted.get(hand) ?? [];
  counted.set(hand, known);
  const at = seat * cardsOnStreet.length + street;
  const strength = known[at] ?? ofSeat(hand, seat, street);
  known[at] = strength;
  return strength;
}

const counted = new WeakMap<StoredHand, (number | undefined)[]>();

function ofSeat({ game, seats, board }: StoredHand, seat: number, street: number): number {
  const hole = seats[seat]?.hole ?? [];
  return hole.length === 0 ? 0.5 : strengthOf(game, hole, board.slice(0, cardsOnStreet[street]));
}
