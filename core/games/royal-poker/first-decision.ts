/**
 * The first decision: Bet, Buy +1 or one of the 26 Swaps, compared over sampled community cards; Fold if all lose more.
 */
import { present } from '../../base/invariant.ts';
import { type Card, deck } from '../../cards/card.ts';
import { type Seed, type Stream, streamOf } from '../../chance/stream.ts';
import type { Word } from '../../round/answer.ts';
import { type Behind, dealerBehind } from './dealer-hands.ts';
import { madeOf } from './double.ts';
import { strengthOf, type RoyalStrength } from './hand.ts';
import { handAfter } from './swap.ts';
import { profitIn, type Valuation } from './value.ts';

/** What is visible at the first decision. */
export interface Sight {
  readonly open: readonly Card[];
  readonly up: Card;
}

const slots = [0, 1, 2, 3, 4];
const swaps = Array.from({ length: 2 ** slots.length }, (_, mask) => slots.filter((slot) => (mask >> slot) & 1));
const words: readonly Word[] = [
  { option: 'bet' },
  { option: 'buy' },
  ...swaps.filter(({ length }) => length >= 2).map((cards) => ({ option: 'swap', cards })),
];

/** How many rows are sampled before the options are narrowed down to how many. */
const heats = [
  { rows: 45, keep: 10 },
  { rows: 90, keep: 4 },
  { rows: 180, keep: 2 },
  { rows: 360, keep: 1 },
] as const;

/**
 * The option that did best on a sample; each heat continues with the better ones. The dealer's hands are those possible
 * now: the ones that the row will rule out hardly affect the comparison, and would cost the most to count.
 */
export function bestWord(valuation: Valuation, sight: Sight, stream: Stream): Word {
  const { open, up } = sight;
  const nextRow = rowsFor(sight, stream);
  const betWorth = worthBehind(valuation, dealerBehind(up, [...open, up]));
  const [plain, withFee] = [profitIn(valuation.folded.plain), profitIn(valuation.folded.withFee)];
  let running = words.map((word) => ({ word, sum: 0, rows: 0 }));
  for (const { rows, keep } of heats) {
    for (let row = 0; row < rows; row++) {
      const community = nextRow();
      for (const one of running) {
        const bet = betWorth(handAfter(open, community, one.word));
        one.sum += one.word.option === 'bet' ? bet : Math.max(bet, plain) + (withFee - plain);
        one.rows += 1;
      }
    }
    running = running.toSorted((a, b) => b.sum - a.sum).slice(0, keep);
  }
  const { word, sum, rows } = present(running[0], 'a word');
  return sum / rows < plain ? { option: 'fold' } : word;
}

/** Profit in Antes of betting a hand, cached by comparison strength and pay. */
function worthBehind(valuation: Valuation, behind: Behind): (hand: readonly Card[]) => number {
  const ofFive = new Map<RoyalStrength, number>();
  const known = new Map<string, number>();
  return (hand) => {
    // Five cards that compare alike hold the same ranks, and pay alike.
    const sofar = hand.length === 5 ? ofFive.get(strengthOf(hand)) : undefined;
    if (sofar !== undefined) return sofar;
    const made = madeOf(hand);
    const key = `${made.strength} ${valuation.priceOf(made).name}`;
    const worth = known.get(key) ?? valuation.profitOf(made, valuation.waysOf(behind, made));
    known.set(key, worth);
    if (hand.length === 5) ofFive.set(made.strength, worth);
    return worth;
  };
}

/**
 * Rows of five unseen cards, nine of them per shuffle: each row is equally likely, and together they cover the cards
 * more evenly than rows drawn one by one.
 */
export function rowsFor({ open, up }: Sight, stream: Stream): () => readonly Card[] {
  const cards = deck.filter((card) => card !== up && !open.includes(card));
  let dealt = cards.length;
  return () => {
    if (dealt + 5 > cards.length) dealt = 0;
    for (let at = dealt; at < dealt + 5; at++) {
      const other = at + stream.below(cards.length - at);
      [cards[at], cards[other]] = [cards[other] as Card, cards[at] as Card];
    }
    dealt += 5;
    return cards.slice(dealt - 5, dealt);
  };
}

export const behindRow = ({ open, up }: Sight, community: readonly Card[]): Behind =>
  dealerBehind(up, [...open, up, ...community]);

/** The same sight is always judged on the same sample: its cards are the seed. */
export function streamFor({ open, up }: Sight): Stream {
  const seed: Seed = new Uint8Array(32);
  seed.set([...open, up]);
  return streamOf(seed, 'draws');
}
