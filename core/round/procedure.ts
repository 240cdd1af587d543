/** A procedure: the script of a round as a generator of requests, written to read like the rule book. */
import type { Holder } from '../base/ids.ts';
import { broken } from '../base/invariant.ts';
import { type Cents, nothing, plus } from '../base/money.ts';
import type { Card } from '../cards/card.ts';
import type { Answer } from './answer.ts';
import type { Option, Request } from './request.ts';
import { holderOf, type Wager } from './wager.ts';

/** The result of a choice or a closed window: one option for every holder who was asked. */
export interface Decisions {
  readonly kind: 'decisions';
  readonly made: ReadonlyMap<Holder, Decision>;
}

export interface Decision {
  readonly option: Option;
  /** What it cost the holder. */
  readonly cost: Cents;
  /** The slots of the chosen cards. */
  readonly cards: readonly number[];
  /** The holder did not answer, or could not pay. */
  readonly byDefault: boolean;
}

/** One decision of a round: whose, and in which window or turn. */
export interface Made {
  readonly name: string;
  readonly holder: Holder;
  readonly decision: Decision;
}

/** What the holder's decisions added to this wager's stake. */
export function addedTo(wager: Wager, made: readonly Pick<Made, 'holder' | 'decision'>[]): Cents {
  let sum = nothing;
  for (const { holder, decision } of made) {
    if (holder === holderOf(wager) && decision.option.on === wager.spot) sum = plus(sum, decision.cost);
  }
  return sum;
}

/** The fallback of an offer, at its cost. */
export const byDefault = (option: Option): Decision => ({ option, cost: option.cost, cards: [], byDefault: true });

/** What a procedure receives: the answer, or for a choice or a window its result. */
export type Reply = Answer | Decisions;

export type Procedure<Outcome> = Generator<Request, Outcome, Reply>;

// Written `cardIn(yield toPlayer)`: a plain yield is half again as fast as delegating to a generator for each card.

export function cardIn(reply: Reply): Card {
  if (reply.kind !== 'card' && reply.kind !== 'burn') broken(`a card was asked for, not ${reply.kind}`);
  return reply.card;
}

export function pickedIn(reply: Reply): readonly string[] {
  if (reply.kind !== 'draw') broken(`a draw was asked for, not ${reply.kind}`);
  return reply.picked;
}

export function decisionsIn(reply: Reply): ReadonlyMap<Holder, Decision> {
  if (reply.kind !== 'decisions') broken(`a choice was asked for, not ${reply.kind}`);
  return reply.made;
}

/** Runs a procedure to its end. For simulation, odds and benches: nothing is journalled. */
export function runThrough<Outcome>(script: Procedure<Outcome>, answer: (request: Request) => Reply): Outcome {
  let step = script.next();
  while (step.done !== true) step = script.next(answer(step.value));
  return step.value;
}
