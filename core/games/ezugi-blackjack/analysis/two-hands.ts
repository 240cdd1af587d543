/** Both hands of a split together: how often they end in each pair of ways, against the dealer's one hand. */
import { odds } from '../../../base/odds.ts';
import { lose, part, type Pay, push, win } from '../../../round/settle.ts';
import type { Facing } from './facing.ts';
import { everyHand, type HeldHand } from './hands.ts';
import { chanceOfDrawing, countOf, type Left, values, without } from './left.ts';
import { type PlayedHands, reachOf } from './play.ts';

/** How one hand of a split ends; its 21 is not a blackjack, so all wins pay alike. */
export interface Ended {
  readonly stakes: 1 | 2;
  readonly result: 'win' | 'push' | 'lose';
}

const results = ['win', 'push', 'lose'] as const;
const ways: readonly Ended[] = ([1, 2] as const).flatMap((stakes) => results.map((result) => ({ stakes, result })));
const wayOf = (stakes: 1 | 2, result: Pay['result']): number =>
  ways.findIndex((way) => way.stakes === stakes && way.result === result);

/**
 * What one card of each value adds to a hand's number: two hands and a further card never hold enough of one value to
 * reach the next one's.
 */
const numbers = [0, 1];
for (const value of values) numbers.push(numbers.at(-1)! * (2 * Math.floor(21 / value) + 4));
const numberOf = (held: Left): number => held.reduce((sum, count, value) => sum + count * numbers[value]!, 0);

/** Cards a hand stands with, in some number of orders, and how it ends against each of the dealer's ends. */
interface Final {
  readonly held: Left;
  /** The number of two hands together is the sum of theirs. */
  readonly number: number;
  readonly orders: number;
  readonly ways: Int8Array;
}

/** A pair of endings, and its probability given the split. */
export interface BothEnded {
  readonly first: Ended;
  readonly second: Ended;
  readonly chance: number;
}

/** Ways of playing that meet split hands alike are computed once. */
export function twoHands(half: Facing, played: PlayedHands): readonly BothEnded[] {
  const one = endsOfOne(half, played);
  const name = one.finals.map(({ number, orders, ways: [way] }) => `${number} ${orders} ${way}`).join();
  const known = worked.get(half) ?? new Map<string, readonly BothEnded[]>();
  worked.set(half, known);
  const both = known.get(name) ?? bothEnds(half, one);
  known.set(name, both);
  return both;
}

const worked = new WeakMap<Facing, Map<string, readonly BothEnded[]>>();

function bothEnds(half: Facing, { finals, alone, passed }: EndsOfOne): readonly BothEnded[] {
  const both = new Float64Array(ways.length ** 2);
  const cell = (first: number, second: number) => first * ways.length + second;
  pairUp(half, finals, (first, second, chances, orders) => {
    for (let end = 0; end < chances.length; end++) {
      const [a, b] = [first.ways[end]!, second.ways[end]!];
      const chance = orders * chances[end]!;
      both[cell(a, b)]! += chance;
      if (first !== second) both[cell(b, a)]! += chance;
    }
  });
  // The part of one hand's probability not in any pair belongs beside another that has exceeded 21.
  const lost = wayOf(1, 'lose');
  const beside = alone.map((chance, way) => chance - ways.reduce((sum, _, other) => sum + both[cell(way, other)]!, 0));
  for (const way of ways.keys()) {
    both[cell(way, lost)]! += beside[way]!;
    both[cell(lost, way)]! += beside[way]!;
  }
  both[cell(lost, lost)]! += passed - beside.reduce((sum, chance) => sum + chance, 0);
  return ways.flatMap((first, a) => ways.map((second, b) => ({ first, second, chance: both[cell(a, b)]! })));
}

/** One hand on its own. */
interface EndsOfOne {
  /** The cards it stands with or has doubled on. */
  readonly finals: readonly Final[];
  /** How often it ends in each way with them. */
  readonly alone: Float64Array;
  /** How often it exceeds 21 undoubled. */
  readonly passed: number;
}

function endsOfOne(half: Facing, { moves }: PlayedHands): EndsOfOne {
  const reach = reachOf(half, moves, () => false);
  const finals = new Map<string, Final>();
  const alone = new Float64Array(ways.length);
  const { standings } = half.shown;
  let passed = 0;
  const stop = (held: Left, stakes: 1 | 2, { orders, waysIn }: { orders: number; waysIn: Int8Array }) => {
    const name = `${stakes} ${held.join(' ')}`;
    finals.set(name, { held, number: numberOf(held), orders: orders + (finals.get(name)?.orders ?? 0), ways: waysIn });
  };
  const waysWith = (hand: HeldHand, stakes: 1 | 2) =>
    Int8Array.from(half.paysOf(hand), ({ result }) => wayOf(stakes, result));
  const own = without(half.left, half.splitOf!);
  for (const hand of everyHand()) {
    const often = reach[hand.index]!;
    if (often === 0 || hand.cards < 2) continue;
    const move = moves[hand.index];
    const orders = often / chanceOfDrawing(own, without(hand.held, half.splitOf!));
    if (move === 'hit') passed += often * half.passing[hand.index]!;
    else if (move === 'double') {
      for (const value of values) {
        const next = hand.next[value];
        const held = hand.held.with(value, countOf(hand.held, value) + 1);
        if (countOf(half.left, value) < countOf(held, value)) continue;
        const waysIn = next === undefined ? new Int8Array(standings.length).fill(wayOf(2, 'lose')) : waysWith(next, 2);
        stop(held, 2, { orders, waysIn });
      }
    } else stop(hand.held, 1, { orders, waysIn: waysWith(hand, 1) });
  }
  for (const { held, orders, ways: ends } of finals.values()) {
    const chance = orders * chanceOfDrawing(own, without(held, half.splitOf!));
    const still = half.left.map((count, value) => count - countOf(held, value));
    half.shown.chancesIn(still).forEach((end, at) => (alone[ends[at]!]! += chance * end));
  }
  return { finals: [...finals.values()], alone, passed };
}

type Pairing = (first: Final, second: Final, chances: Float64Array, orders: number) => void;

/** Each pair once, with the chances of the dealer's ends against both. */
function pairUp({ shown, splitOf }: Facing, finals: readonly Final[], pair: Pairing): void {
  const own = Float64Array.from(without(without(shown.left, splitOf!), splitOf!));
  const size = own.reduce((sum, count) => sum + count, 0);
  const still = new Float64Array(own.length);
  const known = new Map<number, Float64Array>();
  for (const [at, first] of finals.entries()) {
    for (let other = at; other < finals.length; other++) {
      const second = finals[other]!;
      const number = first.number + second.number;
      let chances = known.get(number);
      if (chances === undefined) {
        // Same as `chanceOfDrawing`, while the cards are removed.
        let [drawn, left] = [1, size];
        for (let value = 1; value < own.length; value++) {
          let count = own[value]!;
          const taken = first.held[value]! + second.held[value]! - (value === splitOf ? 2 : 0);
          for (let card = 0; card < taken; card++) drawn *= count-- / left--;
          still[value] = count;
        }
        chances = drawn > 0 ? shown.chancesIn(still) : new Float64Array(0);
        for (let end = 0; end < chances.length; end++) chances[end]! *= drawn;
        known.set(number, chances);
      }
      pair(first, second, chances, first.orders * second.orders);
    }
  }
}

/** Both stakes as one: won, pushed, or partly returned. */
export function payOnBoth(first: Ended, second: Ended, winning: Pay): { readonly pay: Pay; readonly raise: number } {
  const { win: units, per } = winning.odds;
  const staked = first.stakes + second.stakes;
  const back = ({ stakes, result }: Ended) =>
    result === 'win' ? stakes * (units + per) : result === 'push' ? stakes * per : 0;
  const [returned, whole] = [back(first) + back(second), staked * per];
  const clause = 'BJ-E-047';
  if (returned === 0) return { pay: lose(clause), raise: staked - 1 };
  if (returned === whole) return { pay: push(clause), raise: staked - 1 };
  const pay = returned > whole ? win(odds(returned - whole, whole), clause) : part(odds(returned, whole), clause);
  return { pay, raise: staked - 1 };
}
