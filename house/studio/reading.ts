/** Compares a reading with the round's request or its records: the answer it gives, and whether they agree. */
import { type Card, printCard, readCard } from '../../core/cards/card.ts';
import type { Answer } from '../../core/round/answer.ts';
import type { Step } from '../../core/round/layout.ts';
import type { Request } from '../../core/round/request.ts';
import type { ErrorFact, StudioFact } from '../protocol/facts.ts';
import type { Reading } from '../protocol/studio.ts';
import { FirstAnswers } from '../tables/desk/first-answers.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';

/** Attempts to read a card before the floor is called, if the page doesn't say. */
export const scansMost = 3;

/** More than a device repeats. */
const readingsKept = 500;

export const firstAnswers = () => new FirstAnswers<ToldRefusal | undefined>(readingsKept);

export const cardOf = (reading: Extract<Reading, { read: 'card' }>): Card | undefined => readCard(reading.card);

/** The answer this reading gives to the request; undefined if something else is requested. */
export function answerBy(reading: Reading, asks: Request | undefined): Answer | undefined {
  switch (reading.read) {
    case 'card': {
      const card = cardOf(reading);
      if (card === undefined || (asks?.ask !== 'card' && asks?.ask !== 'burn')) return undefined;
      return { kind: asks.ask, card };
    }
    case 'pocket':
      return asks?.ask === 'pocket' ? { kind: 'pocket', pocket: reading.pocket } : undefined;
    case 'dice':
      return asks?.ask === 'dice' ? { kind: 'dice', dice: reading.dice } : undefined;
    case 'cut-card':
    case 'failed':
    case 'alive':
      return undefined;
  }
}

/** A card that was not requested. */
export const unasked: ErrorFact = { kind: 'unexpected-card', values: {} };

/** An answer that the round refused. */
export const unfit = (answer: Answer, { refused }: ToldRefusal): ErrorFact =>
  refused === 'impossible-card' && 'card' in answer
    ? { kind: 'impossible-card', values: { card: printCard(answer.card) } }
    : unasked;

/** A number from a wheel, or from dice. */
export type ResultRead = Extract<Reading, { read: 'pocket' | 'dice' }>;

/** Compares an unrequested result with the one the round recorded (GLI-20). */
export function besideRecord(
  reading: ResultRead,
  steps: readonly Step[],
): Extract<StudioFact, { kind: 'unexpected-result' | 'result-agrees' | 'result-disagrees' }> {
  const recorded = recordedIn(steps);
  if (recorded === undefined) return { kind: 'unexpected-result', values: {} };
  const read = reading.read === 'pocket' ? String(reading.pocket) : inOrder(reading.dice);
  if (read === recorded) return { kind: 'result-agrees', values: { read } };
  return { kind: 'result-disagrees', values: { read, recorded } };
}

function recordedIn(steps: readonly Step[]): string | undefined {
  const reply = steps.findLast(({ reply: { kind } }) => kind === 'pocket' || kind === 'dice')?.reply;
  if (reply?.kind === 'pocket') return String(reply.pocket);
  return reply?.kind === 'dice' ? inOrder(reply.dice) : undefined;
}

/** The order of dice doesn't matter. */
const inOrder = (dice: readonly number[]): string => dice.toSorted((a, b) => a - b).join(' ');
