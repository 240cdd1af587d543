/** Detects card sharing: decisions that depend on the hole cards of a player yet to act. */
import type { PlayerId } from '../base/ids.ts';
import { meanOf } from './evidence.ts';
import { type Detector, type Finding, strongest, type Weighed } from './finding.ts';
import { Pairs } from './pairs.ts';
import { playersIn, type SeatedPlayer, type StoredHand } from './stored-hand.ts';
import { strengthAt } from './strength.ts';

/** A player's first decision before the flop. */
interface Decision {
  readonly hand: string;
  readonly kind: number;
  readonly goesOn: boolean;
}

/** The same decision, with the cards of a player yet to act, which nobody at the table could know. */
interface Beside extends Decision {
  readonly player: PlayerId;
  readonly strength: number;
  /** Relative to all cards still unknown. */
  readonly unknown: number;
}

/** What knowing the cards would be worth, minus its mean under chance. */
type Meaning = (beside: Beside) => number;

const strengthSteps = 8;
/** Number of average decisions added to a player's own of the same kind. */
const usualDecisions = 6;

/**
 * PI-032: a fair player decides by their own cards and by what was shown; the cards of a player yet to act cannot
 * matter. The score says how much they do, in standard deviations of pure chance.
 */
export const sharedCards: Detector = (hands) => {
  const decisions = new Map<PlayerId, Decision[]>();
  const pairs = new Pairs<Beside[]>(() => []);
  for (const hand of hands) read(hand, decisions, pairs);
  const everyone = ratesIn([...decisions.values()].flat());
  const own = new Map([...decisions].map(([player, made]) => [player, ratesIn(made, everyone)]));
  const meanings = meaningsIn([...pairs.ordered()].flatMap(({ tally }) => tally.map(({ unknown }) => unknown)));
  return [...pairs.together()].map(({ a, b, tally: [ofA, ofB] }) => {
    const besides = [...ofA, ...ofB];
    const leans = meanings.map((meaning) => besides.map(leanOf(own, meaning)));
    const clearest = leans.reduce((best, one) => (deviationsOf(one) > deviationsOf(best) ? one : best));
    return findingOf(a, b, besides, clearest);
  });
};

/** How strong they are, and whether they beat one's own: partners play only the better of two hands. */
function meaningsIn(dealt: readonly number[]): readonly Meaning[] {
  const sorted = [...dealt].sort((a, b) => a - b);
  const chanceAbove = (strength: number) => 1 - below(sorted, strength) / Math.max(1, sorted.length);
  return [
    ({ unknown }) => unknown - 0.5,
    ({ unknown, strength }) => (unknown > strength ? 1 : 0) - chanceAbove(strength),
  ];
}

/** How many values of a sorted list are at most `value`. */
function below(sorted: readonly number[], value: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? 0) <= value) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Deviation from chance, whose mean is zero. */
function deviationsOf(leans: readonly number[]): number {
  const sum = leans.reduce((all, lean) => all + lean, 0);
  const spread = Math.sqrt(leans.reduce((all, lean) => all + lean ** 2, 0));
  return Math.abs(sum) / Math.max(spread, 0.1);
}

function read(hand: StoredHand, decisions: Map<PlayerId, Decision[]>, pairs: Pairs<Beside[]>): void {
  const players = playersIn(hand);
  const acted = new Set<SeatedPlayer>();
  for (const { seat, street, toCall, did } of hand.actions) {
    const player = hand.seats[seat];
    if (street > 0) return;
    if (player === undefined || acted.has(player)) continue;
    acted.add(player);
    // Staying in for free is no decision.
    if (toCall === 0 || did === 'protected') continue;
    const strength = strengthAt(hand, seat, 0);
    const step = Math.min(strengthSteps - 1, Math.floor((strength - 0.3) * 2 * strengthSteps));
    const decision = {
      hand: hand.id,
      kind: Math.max(0, step) * 2 + (toCall > hand.bigBlind ? 1 : 0),
      goesOn: did !== 'fold',
    };
    const made = decisions.get(player.player) ?? [];
    decisions.set(player.player, made);
    made.push(decision);
    for (const other of players) {
      if (acted.has(other)) continue;
      const unknown = strengthAt(hand, other.seat, 0);
      pairs.of(player.player, other.player).push({ ...decision, player: player.player, strength, unknown });
    }
  }
}

/** How often each kind of decision is to continue. */
function ratesIn(decisions: readonly Decision[], usual?: readonly number[]): readonly number[] {
  const rates: { all: number; on: number }[] = Array.from({ length: strengthSteps * 2 }, (_, kind) => ({
    all: usualDecisions,
    on: usualDecisions * (usual?.[kind] ?? 0.5),
  }));
  for (const { kind, goesOn } of decisions) {
    const rate = rates[kind];
    if (rate === undefined) continue;
    rate.all += 1;
    if (goesOn) rate.on += 1;
  }
  return rates.map(({ all, on }) => on / all);
}

/** Positive if the player stays in when the unknown cards are strong, negative if they get out of the way. */
const leanOf =
  (own: ReadonlyMap<PlayerId, readonly number[]>, meaning: Meaning) =>
  (beside: Beside): number =>
    ((beside.goesOn ? 1 : 0) - (own.get(beside.player)?.[beside.kind] ?? 0.5)) * meaning(beside);

function findingOf(a: PlayerId, b: PlayerId, besides: readonly Beside[], leans: readonly number[]): Finding {
  const sum = leans.reduce((all, lean) => all + lean, 0);
  const score = deviationsOf(leans);
  const weighed: Weighed[] = besides.map(({ hand }, at) => ({ hand, weight: (leans[at] ?? 0) * Math.sign(sum) }));
  const folded = besides.filter(({ goesOn }) => !goesOn);
  const played = besides.filter(({ goesOn }) => goesOn);
  const percent = (some: readonly Beside[]) => `${(100 * meanOf(some.map(({ unknown }) => unknown))).toFixed(0)} %`;
  return {
    detector: 'shared-cards',
    players: [a, b],
    score,
    clause: 'PI-032',
    hands: strongest(weighed.filter(({ weight }) => weight > 0)),
    says:
      `In ${besides.length} decisions of ${a} or ${b} before the other had acted, the other’s cards were worth ` +
      `${percent(folded)} of a pot where the first folded and ${percent(played)} where they played on: ` +
      `${score.toFixed(1)} standard deviations from chance.`,
  };
}
