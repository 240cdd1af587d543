/** How cheats deviate: an action that replaces the honest one, and the devices they share. */
import type { Action } from '../../poker/hand/act.ts';
import type { HandState } from '../../poker/hand/state.ts';
import { countOf, has } from '../../poker/hand/seats.ts';
import type { Luck } from './luck.ts';
import { type Disguise, disguises } from './paces.ts';
import { raise, stay, type Turn } from './styles.ts';

export type Cheat =
  | { readonly kind: 'none' }
  /** `part`: share of the hands or opportunities. Seat 0 gives or is informed, seat 1 receives. */
  | { readonly kind: 'chip-dumping' | 'soft-play' | 'shared-cards' | 'disconnecting'; readonly part: number }
  | { readonly kind: 'automatic-play'; readonly disguise: Disguise }
  | { readonly kind: 'same-origin'; readonly shares: (typeof sharings)[number] };

export const sharings = ['device', 'device-at-times', 'address', 'crowded-address'] as const;

/** Every kind of cheating at several intensities, from bold to careful. */
export const cheats: readonly (Cheat & { readonly called: string })[] = [
  ...[0.1, 0.05, 0.02, 0.01].map(
    (part) => ({ kind: 'chip-dumping', part, called: `${100 * part} % of hands` }) as const,
  ),
  ...[1, 0.6, 0.3].map((part) => ({ kind: 'soft-play', part, called: `${100 * part} % of pots` }) as const),
  ...[1, 0.6, 0.3].map((part) => ({ kind: 'shared-cards', part, called: `${100 * part} % of hands` }) as const),
  ...disguises.map((disguise) => ({ kind: 'automatic-play', disguise, called: disguise }) as const),
  ...sharings.map((shares) => ({ kind: 'same-origin', shares, called: shares }) as const),
  ...[0.5, 0.2].map((part) => ({ kind: 'disconnecting', part, called: `${100 * part} % of bets` }) as const),
];

/** Constant for all turns of a hand. */
export interface Plot {
  readonly isOn: boolean;
  /** The seats of the giver (or informed player) and of the receiver. */
  readonly pair: readonly [number, number];
  /** Both hands before the flop: what accomplices tell each other. */
  readonly strengths: readonly number[];
}

/** The cheat's action, or undefined when they play like anyone else. */
export function plotted(
  cheat: Cheat,
  { isOn, pair, strengths }: Plot,
  state: HandState,
  turn: Turn,
  luck: Luck,
): Action | undefined {
  const { actor, live, terms } = state;
  const [giver, taker] = pair;
  const [own, other] = actor === giver ? [0, 1] : [1, 0];
  if (!isOn || !pair.includes(actor) || !has(live, pair[other] ?? -1)) return undefined;
  switch (cheat.kind) {
    case 'chip-dumping':
      return dumped(state, turn, { giver, taker }, luck);
    case 'soft-play':
      // They neither raise each other nor fold to each other when they cannot lose.
      return countOf(live) === 2 ? softly(turn, terms.bigBlind) : undefined;
    case 'shared-cards':
      return turn.street === 0 ? makeWay(strengths[own] ?? 0, strengths[other] ?? 0, turn) : undefined;
    case 'none':
    case 'automatic-play':
    case 'same-origin':
    case 'disconnecting':
      return undefined;
  }
}

/** The giver raises big with anything and pays off the receiver, or folds at the last moment. Others gain nothing. */
function dumped(
  { actor, aggressor, terms }: HandState,
  turn: Turn,
  { giver, taker }: { readonly giver: number; readonly taker: number },
  luck: Luck,
): Action | undefined {
  const { bigBlind } = terms;
  if (actor === taker) {
    if (aggressor === giver && turn.legal.toCall > 5 * bigBlind) return raise(turn, turn.legal.allInTo);
    return turn.street === 0 && turn.legal.toCall <= bigBlind ? stay(turn) : undefined;
  }
  if (aggressor === taker) return luck.happens(0.6) ? stay(turn) : { kind: 'fold' };
  if (aggressor >= 0 && aggressor !== giver) return { kind: 'fold' };
  return raise(turn, bigBlind * luck.between(12, 30));
}

function softly(turn: Turn, bigBlind: number): Action {
  const isCheap = turn.legal.toCall <= 3 * bigBlind;
  return turn.legal.canCheck ? { kind: 'check' } : isCheap || turn.strength > 0.7 ? { kind: 'call' } : { kind: 'fold' };
}

/** If both hands are playable, only the better one is played. */
function makeWay(own: number, other: number, turn: Turn): Action | undefined {
  const isBetter = own >= other;
  if (isBetter || own > 0.75) return undefined;
  return turn.legal.canCheck ? { kind: 'check' } : { kind: 'fold' };
}
