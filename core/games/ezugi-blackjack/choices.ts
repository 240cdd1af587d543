/** What a seat may choose: the three answers to a dealer's Ace, and stand, hit, double and split on a hand. */
import type { Place, Seat } from '../../base/ids.ts';
import { type Cents, nothing, roundDown } from '../../base/money.ts';
import { odds } from '../../base/odds.ts';
import type { Card } from '../../cards/card.ts';
import type { Offer, Option } from '../../round/request.ts';
import type { NamedChoice } from '../terms.ts';
import { isBlackjack, pointsOf } from './hand.ts';
import { type Rules, spots } from './rules.ts';

export const choices: readonly NamedChoice[] = [
  {
    choice: 'insurance',
    name: 'The dealer shows an Ace',
    options: { no: 'No insurance', insurance: 'Insurance', surrender: 'Surrender' },
  },
  {
    choice: 'play',
    name: 'Your hand',
    options: { stand: 'Stand', hit: 'Hit', double: 'Double', split: 'Split' },
  },
];

/** Whose hand it is, its opening stake, and the rules it is played by. */
export interface Against {
  readonly rules: Rules;
  readonly seat: Seat;
  readonly stake: Cents;
}

export type AceAnswer = 'no' | 'insurance' | 'surrender';
export type Move = 'stand' | 'hit' | 'double' | 'split';

/** Everything that decides what may be done with a hand. */
export interface Movable {
  readonly cards: number;
  readonly isPair: boolean;
  readonly isSplit: boolean;
}

/** Against an Ace; a blackjack is not surrendered (BJ-E-908). */
export const answersTo = ({ earlySurrender }: Rules, hasBlackjack: boolean): readonly AceAnswer[] =>
  earlySurrender && !hasBlackjack ? ['no', 'insurance', 'surrender'] : ['no', 'insurance'];

/** With a hand below 21; doubling and splitting are first actions (BJ-E-911). */
export function movesWith(rules: Rules, { cards, isPair, isSplit }: Movable): readonly Move[] {
  if (cards > 2) return ['stand', 'hit'];
  const moves: Move[] = ['stand', 'hit'];
  if (!isSplit || rules.doubleAfterSplit) moves.push('double'); // BJ-E-910
  if (isPair && !isSplit && rules.maxSplits > 0) moves.push('split');
  return moves;
}

/** Split Aces get one card each and no choice (BJ-E-048). */
export const endsWithSplit = ({ hitSplitAces }: Rules, value: number): boolean => value === 1 && !hitSplitAces;

/** Half of the main stake, rounded down to the cent (BJ-E-907, BJ-E-922). */
const insuranceOn = (stake: Cents): Cents => roundDown(stake, odds(1, 2));

const noInsurance: Option = { id: 'no', cost: nothing, clause: 'BJ-E-042' };
const surrender: Option = { id: 'surrender', cost: nothing, clause: 'BJ-E-041' };
const stand: Option = { id: 'stand', cost: nothing, clause: 'BJ-E-044' };
const hit: Option = { id: 'hit', cost: nothing, clause: 'BJ-E-045' };

export function aceOffer({ rules, seat, stake }: Against, hand: readonly Card[]): Offer {
  const option: Readonly<Record<AceAnswer, Option>> = {
    no: noInsurance,
    insurance: { id: 'insurance', cost: insuranceOn(stake), on: spots.main, clause: 'BJ-E-017' },
    surrender,
  };
  const options = answersTo(rules, isBlackjack(hand)).map((id) => option[id]);
  return { holder: seat, options, fallback: noInsurance };
}

/** Names which of the seat's hands it is for. */
export interface HandOffer extends Offer {
  readonly hand: Place;
}

export interface InHand {
  readonly place: Place;
  readonly cards: readonly Card[];
  readonly isSplit: boolean;
}

export function handOffer({ rules, seat, stake }: Against, { place, cards, isSplit }: InHand): HandOffer {
  const option: Readonly<Record<Move, Option>> = {
    stand,
    hit,
    double: { id: 'double', cost: stake, on: spots.main, clause: 'BJ-E-046' },
    split: { id: 'split', cost: stake, on: spots.main, clause: 'BJ-E-047' },
  };
  const options = movesWith(rules, { cards: cards.length, isPair: isPair(cards), isSplit }).map((id) => option[id]);
  return { holder: seat, hand: place, options, fallback: stand };
}

/** Equal point value is enough: a King and a ten may be split, as may two Aces (BJ-E-909). */
function isPair([first, second]: readonly Card[]): boolean {
  if (first === undefined || second === undefined) return false;
  return pointsOf(first) === pointsOf(second);
}
