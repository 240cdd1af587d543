/** What the player to act may do, and the exact range of every bet: the same figures that `act` applies. */
import type { ClauseId } from '../../base/ids.ts';
import { bitOf, has } from './seats.ts';
import type { HandState } from './state.ts';

export interface LegalActions {
  readonly actor: number;
  /** Chips a call takes; a short stack calls with what it has. */
  readonly toCall: number;
  readonly canCheck: boolean;
  readonly canCall: boolean;
  /** No bet has been made yet: what the player adds is called a bet (PP-905). */
  readonly canBet: boolean;
  readonly canRaise: boolean;
  /** The totals of this round that a bet or a raise may reach; 0 if none is possible. */
  readonly minRaiseTo: number;
  readonly maxRaiseTo: number;
  /** The round's total with every chip in. */
  readonly allInTo: number;
}

/** Undefined if no player is to act. */
export function legalActions(state: HandState): LegalActions | undefined {
  if (state.phase !== 'betting') return undefined;
  const { actor, highBet } = state;
  const toCall = owed(state);
  const all = allInTo(state);
  const mayRaise = barToRaise(state, all) === undefined;
  return {
    actor,
    toCall,
    canCheck: toCall === 0,
    canCall: toCall > 0,
    canBet: mayRaise && highBet === 0,
    canRaise: mayRaise && highBet > 0,
    minRaiseTo: mayRaise ? leastRaiseTo(state, all) : 0,
    maxRaiseTo: mayRaise ? mostRaiseTo(state, all) : 0,
    allInTo: all,
  };
}

export const allInTo = ({ stacks, bets, actor }: HandState): number =>
  (stacks[actor] as number) + (bets[actor] as number);

/** PP-048, PP-904: what was posted counts towards a call. */
export const owed = ({ stacks, bets, actor, highBet }: HandState): number =>
  Math.min(highBet - (bets[actor] as number), stacks[actor] as number);

/** The clause that forbids the player to act to bet or raise, if any; `all` is the total with every chip in. */
export function barToRaise(state: HandState, all: number): ClauseId | undefined {
  const { terms, actor, able, acted, bets, highBet } = state;
  if (all <= highBet) return 'PP-053';
  if ((able & ~bitOf(actor)) === 0) return 'PP-928';
  if (terms.limit === 'fixed' && terms.capped && state.raises >= betsMost) return 'PP-914';
  if (!has(acted, actor)) return undefined;
  const bet = bets[actor] as number;
  if (terms.limit === 'fixed') return state.fullBet > bet ? undefined : 'PP-916';
  return highBet - bet >= state.fullRaise ? undefined : 'PP-918';
}

/** PP-066: one bet and three raises. */
const betsMost = 4;

/** PP-913: the small bet in rounds one and two, the big bet in three and four. */
export const fixedBet = ({ terms, round }: HandState): number => (round < 2 ? terms.smallBet : terms.bigBet);

/** PP-916, PP-917: a full bet or raise, or all-in with less. */
export function leastRaiseTo(state: HandState, all: number): number {
  const full = state.terms.limit === 'fixed' ? state.fullBet + fixedBet(state) : state.highBet + state.fullRaise;
  return Math.min(full, all);
}

export function mostRaiseTo(state: HandState, all: number): number {
  switch (state.terms.limit) {
    case 'fixed':
      return leastRaiseTo(state, all);
    case 'none':
      return all;
    case 'pot':
      return Math.max(leastRaiseTo(state, all), Math.min(potRaiseTo(state), all));
  }
}

/** PP-919: H + P + C; PP-920: in round one as if the blinds had been posted in full. */
function potRaiseTo({ highBet, pot, bets, actor, round, blindsShort }: HandState): number {
  const middle = round === 0 ? pot + blindsShort : pot;
  return highBet + middle + (highBet - (bets[actor] as number));
}
