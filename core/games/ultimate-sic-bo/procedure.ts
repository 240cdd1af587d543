/** A round of Ultimate Sic Bo: a multiplier or none for every spot, once; then three dice. */
import type { Spot } from '../../base/ids.ts';
import { broken } from '../../base/invariant.ts';
import { pickedIn, type Procedure, type Reply } from '../../round/procedure.ts';
import type { Request, RequestOf } from '../../round/request.ts';
import { type Dice, throwNumber } from './throws.ts';

export interface Outcome {
  readonly dice: Dice;
  /** The throw's index among the 216. */
  readonly thrown: number;
  /** The spots that were lit, each with its multiplier. */
  readonly lit: ReadonlyMap<Spot, string>;
}

/** One draw per spot that can be lit, in layout order. */
export type LightDraws = readonly (readonly [Spot, RequestOf<'draw'>])[];

/** The draw's answer for a spot that stays unlit. */
export const unlit = 'none';

/** Dice per throw. */
export const dice = 3;

const throwDice: Request = { ask: 'dice', dice, clause: 'SB-021' };

export function* playRound(draws: LightDraws): Procedure<Outcome> {
  const lit = new Map<Spot, string>();
  for (const [spot, draw] of draws) {
    const [times = unlit] = pickedIn(yield draw);
    if (times !== unlit) lit.set(spot, times);
  }
  const thrown = diceIn(yield throwDice);
  return { dice: thrown, thrown: throwNumber(thrown), lit };
}

function diceIn(reply: Reply): Dice {
  if (reply.kind !== 'dice') broken(`dice were asked for, not ${reply.kind}`);
  const [a = 0, b = 0, c = 0] = reply.dice;
  return [a, b, c];
}
