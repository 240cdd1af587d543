/** A reading held against what is asked, or against what is recorded already: the answer it gives, and whether it agrees. */
import { type Card, printCard, readCard } from '../../core/cards/card.ts';
import type { Answer } from '../../core/round/answer.ts';
import type { Step } from '../../core/round/layout.ts';
import type { Request } from '../../core/round/request.ts';
import type { ErrorFact, StudioFact } from '../protocol/facts.ts';
import type { ToldRefusal } from '../protocol/frames.ts';
import type { Reading } from '../protocol/studio.ts';
import { FirstAnswers } from '../tables/desk/first-answers.ts';

/** How often a dealer tries to read a card where the page does not say; then the floor does. */
export const scansMost = 3;

/** More than a device repeats. */
const readingsKept = 500;

export const firstAnswers = () => new FirstAnswers<ToldRefusal | undefined>(readingsKept);

export const cardOf = (reading: Extract<Reading, { read: 'card' }>): Card | undefined => readCard(reading.card);

/** The answer that a reading gives to this request; nothing when another thing is asked for. */
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

/** A card that nobody asked for. */
export const unasked: ErrorFact = { kind: 'unexpected-card', values: {} };

/** What the round would not take. */
export const unfit = (answer: Answer, { refused }: ToldRefusal): ErrorFact =>
  refused === 'impossible-card' && 'card' in answer
    ? { kind: 'impossible-card', values: { card: printCard(answer.card) } }
    : unasked;

/** A number that a wheel brought, or dice. */
export type ResultRead = Extract<Reading, { read: 'pocket' | 'dice' }>;

/** A result that nobody asked for, held against the one that the round has recorded (GLI-20). */
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

/** Dice are the same in whatever order they lie. */
const inOrder = (dice: readonly number[]): string => dice.toSorted((a, b) => a - b).join(' ');
