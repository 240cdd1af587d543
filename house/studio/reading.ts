/** A reading held against what is asked, or against what is recorded already: the answer it gives, and whether it agrees. */
import { type Card, readCard } from '../../core/cards/card.ts';
import type { Answer } from '../../core/round/answer.ts';
import type { Step } from '../../core/round/layout.ts';
import type { Request } from '../../core/round/request.ts';
import type { ToldRefusal } from '../protocol/frames.ts';
import type { Reading } from '../protocol/studio.ts';

/** So quickly nobody draws another card: the same one was read twice. */
const drawMilliseconds = 700;

/** How often a dealer tries to read a card where the page does not say; then the floor does. */
export const scansMost = 3;

interface LastCard {
  readonly card: Card;
  readonly at: Date;
}

/** Readings are remembered for so long that no device says them again. */
const remembered = 500;

/** A reading that is said again gets its first answer. */
export class FirstAnswers {
  readonly #kept = new Map<string, ToldRefusal | undefined>();

  async to(id: string, answer: () => Promise<ToldRefusal | undefined>): Promise<ToldRefusal | undefined> {
    if (this.#kept.has(id)) return this.#kept.get(id);
    const first = await answer();
    this.#kept.set(id, first);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > remembered && oldest !== undefined) this.#kept.delete(oldest);
    return first;
  }
}

/** Which pieces of cardboard have been read, so that none counts twice. */
export class ReadCards {
  readonly #serials = new Set<string>();
  #last: LastCard | undefined;

  /** True for a card that was read a moment ago, or whose number was read before. */
  isRepeated(card: Card, serial: string | undefined, now: Date): boolean {
    if (serial !== undefined) return this.#serials.has(serial);
    const last = this.#last;
    return last?.card === card && now.getTime() - last.at.getTime() < drawMilliseconds;
  }

  taken(card: Card, serial: string | undefined, now: Date): void {
    if (serial !== undefined) this.#serials.add(serial);
    this.#last = { card, at: now };
  }

  /** Other cards are brought to the table. */
  forget(): void {
    this.#serials.clear();
    this.#last = undefined;
  }
}

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

/** A number that a wheel brought, or dice. */
export type ResultRead = Extract<Reading, { read: 'pocket' | 'dice' }>;

/** A result that nobody asked for, held against the one that the round has recorded (GLI-20). */
export function besideRecord(
  reading: ResultRead,
  steps: readonly Step[],
): { readonly kind: 'unexpected-result' | 'result-agrees' | 'result-disagrees'; readonly note: string } {
  const recorded = recordedIn(steps);
  if (recorded === undefined) return { kind: 'unexpected-result', note: 'A result came that nobody had asked for.' };
  const read = reading.read === 'pocket' ? String(reading.pocket) : inOrder(reading.dice);
  if (read === recorded) return { kind: 'result-agrees', note: read };
  return { kind: 'result-disagrees', note: `${read} was read, and ${recorded} is recorded.` };
}

function recordedIn(steps: readonly Step[]): string | undefined {
  const reply = steps.findLast(({ reply: { kind } }) => kind === 'pocket' || kind === 'dice')?.reply;
  if (reply?.kind === 'pocket') return String(reply.pocket);
  return reply?.kind === 'dice' ? inOrder(reply.dice) : undefined;
}

/** Dice are the same in whatever order they lie. */
const inOrder = (dice: readonly number[]): string => dice.toSorted((a, b) => a - b).join(' ');
