/** A procedure: the script of a round, which asks and is told. Reading one is reading the rule book. */
import type { Holder } from '../base/ids.ts';
import { broken } from '../base/invariant.ts';
import { type Cents, nothing } from '../base/money.ts';
import type { Card } from '../cards/card.ts';
import type { Answer } from './answer.ts';
import type { Option, Request } from './request.ts';
import { holderOf, type Wager } from './wager.ts';

/** What a closed window comes to: one option for every holder who was asked. */
export interface Decisions {
  readonly kind: 'decisions';
  readonly made: ReadonlyMap<Holder, Decision>;
}

export interface Decision {
  readonly option: Option;
  /** The holder said nothing, or could not pay. */
  readonly byDefault: boolean;
}

/** What the holder's decision added to this wager's stake. */
export function addedTo(wager: Wager, decisions: ReadonlyMap<Holder, Decision>): Cents {
  const option = decisions.get(holderOf(wager))?.option;
  return option?.on === wager.spot ? option.cost : nothing;
}

/** What a procedure gets back: the answer, or for a window what it came to. */
export type Reply = Answer | Decisions;

export type Procedure<Outcome> = Generator<Request, Outcome, Reply>;

// Written `cardIn(yield toPlayer)`: reading a plain yield is half again as fast as delegating to a generator for each card.

export function cardIn(reply: Reply): Card {
  if (reply.kind !== 'card' && reply.kind !== 'burn') broken(`a card was asked for, not ${reply.kind}`);
  return reply.card;
}

export function wagersIn(reply: Reply): readonly Wager[] {
  if (reply.kind !== 'bets') broken(`bets were asked for, not ${reply.kind}`);
  return reply.wagers;
}

export function pickedIn(reply: Reply): readonly string[] {
  if (reply.kind !== 'draw') broken(`a draw was asked for, not ${reply.kind}`);
  return reply.picked;
}

export function decisionsIn(reply: Reply): ReadonlyMap<Holder, Decision> {
  if (reply.kind !== 'decisions') broken(`a window was asked for, not ${reply.kind}`);
  return reply.made;
}

/** Runs a procedure to its end with whoever answers. For simulation, odds and benches: nothing is journalled. */
export function runThrough<Outcome>(script: Procedure<Outcome>, answer: (request: Request) => Reply): Outcome {
  let step = script.next();
  while (step.done !== true) step = script.next(answer(step.value));
  return step.value;
}
