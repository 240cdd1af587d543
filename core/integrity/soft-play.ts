/** Detects soft play: two players who, heads up, do not bet hands that they bet against others. */
import type { PlayerId } from '../base/ids.ts';
import { countOf } from '../poker/hand/seats.ts';
import { type Detector, type Finding, strongest, type Weighed } from './finding.ts';
import { Pairs, soleOpponent } from './pairs.ts';
import { isAggressive, type StoredAction, type StoredHand } from './stored-hand.ts';
import { strengthAt } from './strength.ts';

/** A heads-up turn with the option to bet. */
interface Turn {
  readonly hand: string;
  readonly kind: number;
  readonly strength: number;
  readonly isBet: boolean;
}

interface Turns {
  readonly turns: Turn[];
}

const strengthSteps = 6;
/** Number of an average player's bets added to one's own before comparing. */
const usualBets = 4;
/** Below this a bet is a bluff, and not bluffing a friend proves nothing. */
const strongFrom = 0.7;

/** PI-037: compared with the same player's heads-up turns against others, and with everyone's for such a hand. */
export const softPlay: Detector = (hands) => {
  const pairs = new Pairs<Turns>(() => ({ turns: [] }));
  for (const hand of hands) {
    for (const action of hand.actions) {
      const turn = turnIn(hand, action);
      if (turn !== undefined) pairs.of(turn.player, turn.opponent).turns.push(turn);
    }
  }
  const chances = chancesIn([...pairs.ordered()].flatMap(({ tally }) => tally.turns));
  return [...pairs.together()].map(({ a, b, tally: [ofA, ofB] }) => {
    const lacking = [lackOf(pairs, a, ofA, chances), lackOf(pairs, b, ofB, chances)];
    return findingOf(a, b, [...ofA.turns, ...ofB.turns], lacking);
  });
};

function turnIn(
  hand: StoredHand,
  action: StoredAction,
): (Turn & { readonly player: PlayerId; readonly opponent: PlayerId }) | undefined {
  const { seat, street, live, couldRaise, toCall, did } = action;
  const player = hand.seats[seat]?.player;
  if (!couldRaise || did === 'protected' || countOf(live) !== 2 || player === undefined) return undefined;
  const strength = strengthAt(hand, seat, street);
  const step = Math.min(strengthSteps - 1, Math.floor(strength * strengthSteps));
  return {
    player,
    opponent: soleOpponent(live, seat, hand.seats).player,
    hand: hand.id,
    kind: (step * 2 + (toCall > 0 ? 1 : 0)) * 2 + (street > 0 ? 1 : 0),
    strength,
    isBet: isAggressive(action),
  };
}

/** How often everyone bets or raises on such a turn. */
function chancesIn(turns: readonly Turn[]): readonly number[] {
  const [bets, all] = [Array.from(kinds, () => 1), Array.from(kinds, () => 3)];
  for (const { kind, isBet } of turns) {
    all[kind] = (all[kind] ?? 0) + 1;
    if (isBet) bets[kind] = (bets[kind] ?? 0) + 1;
  }
  return bets.map((count, kind) => count / (all[kind] ?? 1));
}

const kinds = Array.from({ length: strengthSteps * 4 });

interface Lack {
  readonly expected: number;
  readonly made: number;
  readonly variance: number;
}

const chanceMost = 0.97;

/** What the player would have bet against anyone else, and what they bet. */
function lackOf(pairs: Pairs<Turns>, player: PlayerId, own: Turns, chances: readonly number[]): Lack {
  const others = pairs.with(player).flatMap((other) => (other === own ? [] : other.turns));
  const usual = others.reduce((sum, { kind }) => sum + (chances[kind] ?? 0), 0);
  const style = (others.filter(({ isBet }) => isBet).length + usualBets) / (usual + usualBets);
  let [expected, variance] = [0, 0];
  for (const { kind } of own.turns) {
    const chance = Math.min(chanceMost, (chances[kind] ?? 0) * style);
    expected += chance;
    variance += chance * (1 - chance);
  }
  return { expected, made: own.turns.filter(({ isBet }) => isBet).length, variance };
}

function findingOf(a: PlayerId, b: PlayerId, turns: readonly Turn[], lacking: readonly Lack[]): Finding {
  const sum = (of: (lack: Lack) => number) => lacking.reduce((all, lack) => all + of(lack), 0);
  const [expected, made] = [sum(({ expected: one }) => one), sum(({ made: one }) => one)];
  const missed: Weighed[] = turns
    .filter(({ isBet, strength }) => !isBet && strength >= strongFrom)
    .map(({ hand, strength }) => ({ hand, weight: strength }));
  return {
    detector: 'soft-play',
    players: [a, b],
    // Half a bet of doubt, so that a handful of turns proves nothing.
    score: (expected - made) / Math.sqrt(sum(({ variance }) => variance) + 0.5),
    clause: 'PI-037',
    hands: [...new Set(strongest(missed))],
    says:
      `Alone against each other ${a} and ${b} had ${turns.length} turns to bet and did ${made} times; ` +
      `as they play with others, ${expected.toFixed(1)} bets would be usual. Strong hands were not bet ${missed.length} times.`,
  };
}
