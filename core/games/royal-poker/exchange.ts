/** What the card drawn in the dealer's exchange may make of a hand that did not qualify, counted against one hand. */
import { type Card, cards, deckSize, rankOf, suitOf } from '../../cards/card.ts';
import type { Behind, Unseen } from './dealer-hands.ts';
import { cardOf, rankCount } from './deals.ts';
import { combinationOf, qualifies, strengthOf, type RoyalStrength } from './hand.ts';
import { slotOfHighest } from './procedure.ts';
import { type HandStanding, standingOf } from './settle.ts';

/** How many of the possible draws leave the customer's hand with each standing. */
export type Draws = Readonly<Record<HandStanding, number>>;

interface Ranked {
  readonly rank: number;
  readonly strength: RoyalStrength;
}

/** The four cards that stay, and what each further rank makes of them. */
interface Kept {
  /** Only ranks that let the dealer qualify. */
  readonly mixed: readonly Ranked[];
  readonly strongest: RoyalStrength;
  /** With all five in one suit, by rank; the four ranks themselves cannot come. */
  readonly suited: readonly (RoyalStrength | undefined)[];
  readonly flushes: { readonly weakest: RoyalStrength; readonly strongest: RoyalStrength };
}

const keptRanks = new Map<number, Kept>();

function keptWith(bits: number): Kept {
  const sofar = keptRanks.get(bits);
  if (sofar !== undefined) return sofar;
  const stays = ranksIn(bits);
  const every = Array.from({ length: rankCount }, (_, rank) => rank);
  const inSuits = stays.map((rank, at) => cardOf(rank, at % 2));
  const inOne = stays.map((rank) => cardOf(rank, 0));
  const mixed = every
    .map((rank) => ({ rank, strength: strengthOf([...inSuits, cardOf(rank, 2)]) }))
    .filter(({ strength }) => qualifies(strength));
  const suited = every.map((rank) => (stays.includes(rank) ? undefined : strengthOf([...inOne, cardOf(rank, 0)])));
  const flushes = suited.filter((strength) => strength !== undefined);
  const kept = {
    mixed,
    strongest: Math.max(...mixed.map(({ strength }) => strength)) as RoyalStrength,
    suited,
    flushes: { weakest: Math.min(...flushes) as RoyalStrength, strongest: Math.max(...flushes) as RoyalStrength },
  };
  keptRanks.set(bits, kept);
  return kept;
}

const ranksIn = (bits: number): readonly number[] =>
  Array.from({ length: rankCount }, (_, rank) => rank).filter((rank) => ((bits >> rank) & 1) === 1);

/** The rank exchanged, as the table picks it. */
function highestIn(bits: number): number {
  const five = ranksIn(bits).map((rank) => cardOf(rank, 0));
  return rankOf(five[slotOfHighest(five)] as Card);
}

/** The highest of five ranks, and what the other four may become. */
interface Exchanged {
  readonly highest: number;
  readonly kept: Kept;
}

const exchanges = new Map<number, Exchanged>();

function exchangeOf(bits: number): Exchanged {
  const sofar = exchanges.get(bits);
  if (sofar !== undefined) return sofar;
  const highest = highestIn(bits);
  const exchanged = { highest, kept: keptWith(bits & ~(1 << highest)) };
  exchanges.set(bits, exchanged);
  return exchanged;
}

/** Hidden hands that do not qualify, and the cards that may be drawn to them. */
export interface Exchange {
  readonly ways: number;
  /** The number of possible draws that let the dealer qualify. */
  readonly qualifying: number;
  /** How this hand stands against what each draw makes. */
  against(hand: RoyalStrength): Draws;
}

/**
 * Ranks decide everything except one case: four remaining cards of one suit may become a Flush, so such hands form
 * their own class. Hands that can only become a Pair or a plain Flush differ, for most opposing hands, only in the
 * number of those draws.
 */
export function exchangesBehind(behind: Behind, hand: RoyalStrength): readonly Exchange[] {
  const sight = sightOf(hand);
  const lists = known.get(behind) ?? new Map<Sight, readonly Exchange[]>();
  const list = lists.get(sight) ?? classesBehind(behind, sight);
  known.set(behind, lists.set(sight, list));
  return list;
}

/** What a hand must look at: Pairs, Flushes, or neither, because it beats all of a kind or none. */
type Sight = 'pairs' | 'flushes' | 'neither';

const aboveAnyPair = strengthOf(cards('2c 2d 3c 3d 4h'));
const someFlush = strengthOf(cards('2c 3c 4c 5c 7c'));

const sightOf = (hand: RoyalStrength): Sight =>
  hand < aboveAnyPair ? 'pairs' : combinationOf(hand) === 'Flush' ? 'flushes' : 'neither';

/** One row of community cards is compared with many hands. */
const known = new WeakMap<Behind, Map<Sight, readonly Exchange[]>>();

function classesBehind(behind: Behind, sight: Sight): readonly Exchange[] {
  const { up, unseen } = behind;
  const [upRank, upSuit] = [rankOf(up), suitOf(up)];
  const all: Exchange[] = [];
  const alike = new Map<number, Alike>();
  const add = (kept: Kept, held: Held) => {
    if (held.ways === 0) return;
    const mixed = mixedTo(unseen, kept, held);
    // Four cards that can become a Straight Flush can become a Straight; otherwise a Flush is plain.
    const isPlain = kept.strongest < aboveAnyPair;
    if (!isPlain || sight === 'pairs' || (sight === 'flushes' && held.suited !== 0)) {
      all.push(new DrawingTo(unseen, kept, held, mixed));
      return;
    }
    const suited = countBits(held.suited);
    const key = mixed * deckSize + suited;
    alike.set(key, { mixed, suited, ways: (alike.get(key)?.ways ?? 0) + held.ways });
  };
  behind.eachUnqualified((hidden, ways) => {
    const { highest, kept } = exchangeOf(hidden | (1 << upRank));
    let rest = ways;
    if (highest === upRank) {
      for (let suit = 0; suit < 4; suit++) {
        const left = unseen.suits[suit] as number;
        if (suit === upSuit || (left & hidden) !== hidden) continue;
        rest -= 1;
        add(kept, { ways: 1, hidden, suited: left & ~hidden });
      }
    } else {
      const stays = hidden & ~(1 << highest);
      const left = unseen.suits[upSuit] as number;
      const others = (left & stays) === stays ? (unseen.left[highest] as number) - ((left >> highest) & 1) : 0;
      rest -= others;
      add(kept, { ways: others, hidden, suited: left & ~stays });
    }
    add(kept, { ways: rest, hidden, suited: 0 });
  });
  return [...all, ...[...alike.values()].map((one) => exchangeAlike(unseen, one))];
}

/** The number of draws that make a Pair, and a plain Flush. */
interface Alike {
  readonly mixed: number;
  readonly suited: number;
  readonly ways: number;
}

function exchangeAlike({ cards }: Unseen, { mixed, suited, ways }: Alike): Exchange {
  const qualifying = mixed + suited;
  const unqualified = cards - 4 - qualifying;
  const above = { unqualified, higher: qualifying, equal: 0, lower: 0 };
  const between = { unqualified, higher: mixed, equal: 0, lower: suited };
  return { ways, qualifying, against: (hand) => (hand > someFlush ? above : between) };
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** The cards that cannot be drawn; `suited` are the ranks still to come in the suit if all four kept cards share it. */
interface Held {
  readonly ways: number;
  readonly hidden: number;
  readonly suited: number;
}

/** Cards of a rank that may be drawn without making a Flush. */
const copiesOf = ({ left }: Unseen, { hidden, suited }: Held, rank: number): number =>
  (left[rank] as number) - ((hidden >> rank) & 1) - ((suited >> rank) & 1);

/** Cards that let the dealer qualify without a Flush. */
function mixedTo(unseen: Unseen, { mixed }: Kept, held: Held): number {
  let cards = 0;
  for (let at = 0; at < mixed.length; at++) cards += copiesOf(unseen, held, (mixed[at] as Ranked).rank);
  return cards;
}

/** A class because several hundred are created for every row of community cards. */
class DrawingTo implements Exchange {
  readonly #unseen: Unseen;
  readonly #kept: Kept;
  readonly #held: Held;
  readonly #mixed: number;
  readonly ways: number;
  readonly qualifying: number;

  constructor(unseen: Unseen, kept: Kept, held: Held, mixed: number) {
    this.#unseen = unseen;
    this.#kept = kept;
    this.#held = held;
    this.#mixed = mixed;
    this.ways = held.ways;
    this.qualifying = mixed + countBits(held.suited);
  }

  against(hand: RoyalStrength): Draws {
    const { mixed, strongest, suited, flushes } = this.#kept;
    const draws = { unqualified: this.#unseen.cards - 4 - this.qualifying, higher: 0, equal: 0, lower: 0 };
    if (strongest < hand) draws.higher = this.#mixed;
    else
      for (const { rank, strength } of mixed)
        draws[standingOf(hand, strength)] += copiesOf(this.#unseen, this.#held, rank);
    const inSuit = this.qualifying - this.#mixed;
    if (inSuit === 0) return draws;
    if (flushes.strongest < hand) draws.higher += inSuit;
    else if (hand < flushes.weakest) draws.lower += inSuit;
    else {
      for (const [rank, strength] of suited.entries()) {
        if (((this.#held.suited >> rank) & 1) === 1) draws[standingOf(hand, strength as RoyalStrength)] += 1;
      }
    }
    return draws;
  }
}
