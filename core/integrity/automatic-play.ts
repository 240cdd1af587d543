/**
 * Detects bots: their answers are faster, more even, less dependent on difficulty and more exactly sized than a
 * person's.
 */
import type { PlayerId } from '../base/ids.ts';
import { meanOf, spreadOf, surpriseAbove, surpriseOfSpread } from './evidence.ts';
import { type Detector, type Finding, strongest, type Weighed } from './finding.ts';
import { isAggressive, type StoredAction, type StoredHand } from './stored-hand.ts';

interface Timed {
  readonly hand: string;
  /** Natural logarithms of the milliseconds: people's times are close to normal on that scale. */
  readonly log: number;
  readonly isHard: boolean;
}

interface Manner {
  readonly timed: Timed[];
  /** Bets after the flop as fractions of the pot, in thousandths. */
  readonly sizes: number[];
}

/** Nobody notices their turn and presses a key faster than this. */
const floorMillis = 300;
/** Tolerated share of faster answers: a slip of the hand, or a decision made while waiting. */
const fastChance = 0.03;
/** The spread of the most regular people. */
const spreadLeast = 0.5;
/** How much longer, in log time, people take at least over hard decisions. */
const leanLeast = 0.2;
/** The table offers buttons for half a pot and a pot, so these sizes prove nothing. */
const sizeChance = 0.7;
const turnsLeast = 30;
const sizesLeast = 10;
const hardBigBlinds = 4;

/** PI-034, PI-033: adds up four kinds of evidence; players with few actions are not judged. */
export const automaticPlay: Detector = (hands) => {
  const manners = new Map<PlayerId, Manner>();
  for (const hand of hands) for (const action of hand.actions) note(hand, action, manners);
  return [...manners]
    .filter(([, { timed }]) => timed.length >= turnsLeast)
    .map(([player, manner]) => findingOf(player, manner));
};

function note(hand: StoredHand, action: StoredAction, manners: Map<PlayerId, Manner>): void {
  const { seat, millis, chips, pot, toCall, street } = action;
  const player = hand.seats[seat]?.player;
  if (player === undefined) return;
  const manner = manners.get(player) ?? { timed: [], sizes: [] };
  manners.set(player, manner);
  if (millis !== undefined) {
    manner.timed.push({
      hand: hand.id,
      log: Math.log(Math.max(1, millis)),
      isHard: isAggressive(action) || Math.max(chips, toCall) >= hardBigBlinds * hand.bigBlind,
    });
  }
  if (street > 0 && action.did === 'bet') manner.sizes.push(Math.round((1000 * chips) / pot));
}

function findingOf(player: PlayerId, { timed, sizes }: Manner): Finding {
  const logs = timed.map(({ log }) => log);
  const fast = timed.filter(({ log }) => log < Math.log(floorMillis));
  const [mean, spread] = [meanOf(logs), spreadOf(logs)];
  const lean = leanOf(timed, spread);
  const usual = mostOf(sizes);
  const score =
    surpriseAbove(fast.length, timed.length, fastChance) +
    surpriseOfSpread(spread, spreadLeast, timed.length) +
    lean.surprise +
    (sizes.length < sizesLeast ? 0 : surpriseAbove(usual, sizes.length, sizeChance));
  return {
    detector: 'automatic-play',
    players: [player],
    score,
    clause: 'PI-034',
    hands: [...new Set(strongest(timed.map(({ hand, log }): Weighed => ({ hand, weight: -Math.abs(log - mean) }))))],
    says:
      `${player} answered ${timed.length} times, usually after ${(Math.exp(mean) / 1000).toFixed(1)} s: ` +
      `${fast.length} times faster than ${floorMillis} ms; the times spread by a factor of ${Math.exp(spread).toFixed(2)} ` +
      `(people: above ${Math.exp(spreadLeast).toFixed(2)}); hard decisions took ${Math.exp(lean.lean).toFixed(2)} times as long as easy ones; ` +
      `${usual} of ${sizes.length} bets had the same part of the pot.`,
  };
}

function leanOf(timed: readonly Timed[], spread: number): { readonly lean: number; readonly surprise: number } {
  const [hard, easy] = [timed.filter(({ isHard }) => isHard), timed.filter(({ isHard }) => !isHard)];
  if (hard.length === 0 || easy.length === 0) return { lean: 0, surprise: 0 };
  const lean = meanOf(hard.map(({ log }) => log)) - meanOf(easy.map(({ log }) => log));
  const error = Math.max(spread, 0.05) * Math.sqrt(1 / hard.length + 1 / easy.length);
  return { lean, surprise: lean >= leanLeast ? 0 : ((leanLeast - lean) / error) ** 2 / 2 };
}

/** Share of the most frequent value. */
function mostOf(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}
