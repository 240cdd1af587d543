/** Honest players of several styles: their actions follow from their own cards, the pot and their temperament. */
import { broken } from '../../base/invariant.ts';
import type { Action } from '../../poker/hand/act.ts';
import type { LegalActions } from '../../poker/hand/legal.ts';
import type { Luck } from './luck.ts';

export interface Style {
  readonly name: string;
  /** Minimum strength to enter a pot, and to bet after the flop. */
  readonly entry: number;
  readonly value: number;
  /** Margin over the price that a call needs. */
  readonly caution: number;
  /** How often a strong hand is bet or raised, and how often a weak one as a bluff. */
  readonly aggression: number;
  readonly bluff: number;
  /** How often bets use the table's size buttons. */
  readonly buttons: number;
}

export const styles: readonly Style[] = [
  { name: 'rock', entry: 0.6, value: 0.7, caution: 0.32, aggression: 0.7, bluff: 0.02, buttons: 0.5 },
  { name: 'regular', entry: 0.55, value: 0.62, caution: 0.27, aggression: 0.85, bluff: 0.12, buttons: 0.7 },
  { name: 'pressure', entry: 0.5, value: 0.56, caution: 0.24, aggression: 0.9, bluff: 0.25, buttons: 0.7 },
  { name: 'station', entry: 0.47, value: 0.75, caution: 0.12, aggression: 0.35, bluff: 0.03, buttons: 0.4 },
  { name: 'timid', entry: 0.53, value: 0.78, caution: 0.3, aggression: 0.4, bluff: 0.02, buttons: 0.3 },
  { name: 'wild', entry: 0.42, value: 0.5, caution: 0.16, aggression: 0.8, bluff: 0.35, buttons: 0.4 },
];

/** What a player knows on their turn. */
export interface Turn {
  readonly legal: LegalActions;
  readonly street: number;
  readonly pot: number;
  readonly bigBlind: number;
  readonly strength: number;
}

/** Nobody judges a hand exactly. */
const doubt = 0.05;

export function decide(turn: Turn, style: Style, luck: Luck): Action {
  const strength = turn.strength + doubt * luck.bell();
  return turn.street === 0 ? beforeFlop(turn, style, strength, luck) : afterFlop(turn, style, strength, luck);
}

function beforeFlop(turn: Turn, { entry, aggression, bluff }: Style, strength: number, luck: Luck): Action {
  const { legal, bigBlind } = turn;
  const bigBlinds = legal.toCall / bigBlind;
  const isOpen = bigBlinds > 1;
  // The higher the price, the better the hand must be.
  const pressure = isOpen ? 0.035 * Math.log2(1 + bigBlinds) : 0;
  const wantsRaise = strength >= entry + 2 * pressure + 0.05 || (bigBlinds < 4 && luck.happens(bluff / 4));
  if (wantsRaise && luck.happens(isOpen ? aggression / 2 : aggression)) {
    return raise(turn, isOpen ? 3 * legal.toCall : bigBlind * luck.oneOf([2, 2.5, 3]));
  }
  if (strength >= entry + pressure) return stay(turn);
  return legal.canCheck ? { kind: 'check' } : { kind: 'fold' };
}

function afterFlop(turn: Turn, style: Style, strength: number, luck: Luck): Action {
  const { legal, pot } = turn;
  const { value, caution, aggression, bluff } = style;
  if (legal.canCheck) {
    const isBet = strength >= value ? luck.happens(aggression) : luck.happens(bluff);
    return isBet ? raise(turn, betOf(pot, style, luck)) : { kind: 'check' };
  }
  const price = legal.toCall / (pot + legal.toCall);
  if (strength >= value + 0.2 ? luck.happens(aggression * 0.7) : luck.happens(bluff / 5)) {
    return raise(turn, 3 * legal.toCall);
  }
  return strength >= caution + price ? stay(turn) : { kind: 'fold' };
}

const buttonSizes = [0.5, 0.67, 1] as const;

const betOf = (pot: number, { buttons }: Style, luck: Luck): number =>
  pot * (luck.happens(buttons) ? luck.oneOf(buttonSizes) : luck.between(0.3, 1.1));

export const stay = ({ legal }: Turn): Action => ({ kind: legal.canCheck ? 'check' : 'call' });

/** To about this many chips: all in if little would be left, a call if raising is not allowed. */
export function raise(turn: Turn, to: number): Action {
  const { legal } = turn;
  if (!legal.canBet && !legal.canRaise) return stay(turn);
  const wanted = to > legal.allInTo * 0.7 ? legal.allInTo : Math.round(to);
  const within = Math.min(Math.max(wanted, legal.minRaiseTo), legal.maxRaiseTo);
  if (within <= 0) broken('a raise to nothing');
  return { kind: legal.canBet ? 'bet' : 'raise', to: within };
}
