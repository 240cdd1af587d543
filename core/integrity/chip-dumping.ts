/** Chips lost on purpose: large losses of a kind that a player has with one opponent and hardly anybody else has at all. */
import type { PlayerId } from '../base/ids.ts';
import { surpriseOfSum } from './evidence.ts';
import { type Detector, type Finding, strongest, type Weighed } from './finding.ts';
import { couplesOf, type Pair, Pairs } from './pairs.ts';
import { isAggressive, playersIn, type SeatedPlayer, type StoredHand } from './stored-hand.ts';
import { strengthAt } from './strength.ts';

interface Losses {
  /** Large pots that both were in: players of some kinds meet there more often than others, and that proves nothing. */
  pots: number;
  /** By kind of loss: the hands, weighed by big blinds. */
  readonly large: Map<LossKind, Weighed[]>;
}

/** How it came about: by a bet out of proportion or with which cards, and whether it was given up or called. */
type LossKind = `${'huge' | 'poor' | 'fair' | 'good'} ${'folded' | 'shown'}`;

/** A loss of less is everyday. */
const largeBigBlinds = 10;
/** A bet of so many pots is out of proportion. */
const hugePots = 3;
/** But a short stack goes in whole. */
const shortBigBlinds = 20;
const [poorBelow, fairBelow] = [0.45, 0.6] as const;
/** As many pots of a usual pair are added to a player's own before a rate is taken from them. */
const usualPots = 30;

/**
 * PI-036, PI-031: each kind of large loss is compared with how often the same player has it with others, how often anybody
 * has it, and how often anybody loses like this to the same opponent.
 */
export const chipDumping: Detector = (hands) => {
  const losses = new Pairs<Losses>(() => ({ pots: 0, large: new Map() }));
  for (const hand of hands) note(hand, losses);
  const all = [...losses.ordered()];
  const [everyone, byGiver, byTaker] = [summed(all), grouped(all, ({ a }) => a), grouped(all, ({ b }) => b)];
  return all.map((pair) => {
    const giver = byGiver.get(pair.a) ?? everyone;
    const taker = byTaker.get(pair.b) ?? everyone;
    return findingOf(pair, (kind) => expectedOf(pair.tally, kind, { everyone, giver, taker }));
  });
};

interface Sum {
  readonly pots: number;
  readonly all: number;
  readonly byKind: ReadonlyMap<LossKind, number>;
}

function summed(pairs: readonly Pair<Losses>[]): Sum {
  const byKind = new Map<LossKind, number>();
  let [pots, all] = [0, 0];
  for (const { tally } of pairs) {
    pots += tally.pots;
    for (const [kind, weighed] of tally.large) {
      byKind.set(kind, (byKind.get(kind) ?? 0) + weighed.length);
      all += weighed.length;
    }
  }
  return { pots, all, byKind };
}

function grouped(pairs: readonly Pair<Losses>[], whose: (pair: Pair<Losses>) => PlayerId): ReadonlyMap<PlayerId, Sum> {
  const groups = new Map<PlayerId, Pair<Losses>[]>();
  for (const pair of pairs) groups.set(whose(pair), [...(groups.get(whose(pair)) ?? []), pair]);
  return new Map([...groups].map(([player, group]) => [player, summed(group)]));
}

/** Without what the pair itself has, so that cheats do not excuse themselves. */
function expectedOf(
  own: Losses,
  kind: LossKind,
  { everyone, giver, taker }: { readonly everyone: Sum; readonly giver: Sum; readonly taker: Sum },
): number {
  const ownAll = [...own.large.values()].reduce((sum, { length }) => sum + length, 0);
  const ownKind = own.large.get(kind)?.length ?? 0;
  const others = (sum: Sum) => sum.pots - own.pots;
  const usual = ((everyone.byKind.get(kind) ?? 0) - ownKind + 1) / Math.max(1, others(everyone));
  const usualAll = (everyone.all - ownAll + 1) / Math.max(1, others(everyone));
  const ofGiver = ((giver.byKind.get(kind) ?? 0) - ownKind + usual * usualPots) / (others(giver) + usualPots);
  const ofTaker = (taker.all - ownAll + usualAll * usualPots) / (others(taker) + usualPots);
  return own.pots * ofGiver * Math.max(1, ofTaker / usualAll);
}

function note(hand: StoredHand, losses: Pairs<Losses>): void {
  const players = playersIn(hand).filter(({ seat }) => putBy(hand, seat) >= largeBigBlinds);
  const [first] = players;
  if (first === undefined) return;
  const winner = players.reduce((best, one) => (one.after - one.before > best.after - best.before ? one : best), first);
  for (const [a, b] of couplesOf(players)) {
    const tally = losses.of(a.player, b.player);
    tally.pots += 1;
    const lost = (a.before - a.after) / hand.bigBlind;
    const kind = b === winner && lost >= largeBigBlinds ? kindOf(hand, a) : undefined;
    if (kind === undefined) continue;
    const weighed = tally.large.get(kind) ?? [];
    tally.large.set(kind, weighed);
    weighed.push({ hand: hand.id, weight: lost });
  }
}

/** In big blinds, without blinds and antes. */
const putBy = ({ actions, bigBlind }: StoredHand, player: number): number =>
  actions.reduce((sum, { seat, chips }) => (seat === player ? sum + chips : sum), 0) / bigBlind;

/** By the action that made it large; good cards shown down are bad luck. */
function kindOf(hand: StoredHand, { seat, before }: SeatedPlayer): LossKind | undefined {
  const own = hand.actions.filter((action) => action.seat === seat);
  let put = 0;
  const turning = own.find(({ chips }) => (put += chips / hand.bigBlind) >= largeBigBlinds) ?? own.at(-1);
  if (turning === undefined) return undefined;
  const strength = strengthAt(hand, seat, turning.street);
  const cards = strength < poorBelow ? 'poor' : strength < fairBelow ? 'fair' : 'good';
  const isFolded = own.at(-1)?.did === 'fold';
  if (cards === 'good' && !isFolded) return undefined;
  const isHuge =
    isAggressive(turning) && turning.chips > hugePots * turning.pot && before > shortBigBlinds * hand.bigBlind;
  return `${isHuge ? 'huge' : cards} ${isFolded ? 'folded' : 'shown'}`;
}

function findingOf({ a, b, tally }: Pair<Losses>, expected: (kind: LossKind) => number): Finding {
  const kinds = [...tally.large].map(([kind, weighed]) => {
    const surprise = surpriseOfSum(weighed.length, expected(kind));
    return { surprise, weighed, expected: expected(kind) };
  });
  const telling = kinds.filter(({ surprise }) => surprise > 1);
  const weighed = telling.flatMap((kind) => kind.weighed);
  const usual = telling.reduce((sum, kind) => sum + kind.expected, 0);
  const bigBlinds = weighed.reduce((sum, { weight }) => sum + weight, 0);
  return {
    detector: 'chip-dumping',
    players: [a, b],
    score: kinds.reduce((sum, { surprise }) => sum + surprise, 0),
    clause: 'PI-036',
    hands: strongest(weighed),
    says:
      `In ${tally.pots} large pots together ${a} lost ${bigBlinds.toFixed(0)} big blinds to ${b} in ${weighed.length} that were ` +
      `played against the own cards or given up; as both play with others, ${usual.toFixed(1)} such pots would be usual.`,
  };
}
