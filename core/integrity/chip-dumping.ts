/** Detects chip dumping: large losses of a kind that a player has with one opponent and hardly anyone else has at all. */
import type { PlayerId } from '../base/ids.ts';
import { surpriseOfSum } from './evidence.ts';
import { type Detector, type Finding, strongest, type Weighed } from './finding.ts';
import { couplesOf, type Pair, Pairs } from './pairs.ts';
import { isAggressive, playersIn, type SeatedPlayer, type StoredHand } from './stored-hand.ts';
import { strengthAt } from './strength.ts';

interface Losses {
  /** Large pots both were in. Loose players meet in more of them, which proves nothing. */
  pots: number;
  /** Hands by kind of loss, weighted by big blinds. */
  readonly large: Map<LossKind, Weighed[]>;
}

/** How the chips were lost: through an oversized bet or with which cards, and whether by folding or by calling. */
type LossKind = `${'huge' | 'poor' | 'fair' | 'good'} ${'folded' | 'shown'}`;

/** Smaller losses are routine. */
const largeBigBlinds = 10;
/** A bet of this many pots is oversized. */
const hugePots = 3;
/** A short stack may go all in without suspicion. */
const shortBigBlinds = 20;
const [poorBelow, fairBelow] = [0.45, 0.6] as const;
/** Pots of an average pair added to each player's own before taking a rate. */
const usualPots = 30;

/**
 * PI-036, PI-031: compares each kind of large loss with how often the same player has it with others, how often
 * anyone has it, and how often anyone loses like this to the same opponent.
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

/** Excludes the pair's own hands, so that cheats do not raise their own baseline. */
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

/** Classified by the action that made the loss large. Good cards lost at showdown are bad luck. */
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
