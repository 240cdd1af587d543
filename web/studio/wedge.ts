/**
 * Parses a keyboard-wedge scanner's lines: a card, the cut card, an unreadable card; also numbers and dice entered by
 * hand.
 */
import { defined } from '../../core/base/defined.ts';
import type { Prompt, Reading } from '../../house/protocol/studio.ts';

type Read = Reading extends infer One ? (One extends Reading ? Omit<One, 'id'> : never) : never;

const card = /^(10|[2-9TJQKA])([CDHS])(?:#([\w-]{1,40}))?$/;

/** Undefined if the line means nothing at this prompt. */
export function readingOf(line: string, does: Prompt['do']): Read | undefined {
  const text = line.trim().toUpperCase();
  if (text === 'CUT' || text === 'CUTCARD') return { read: 'cut-card' };
  if (text === 'NR' || text === 'NOREAD') return { read: 'failed' };
  const [, rank, suit, serial] = card.exec(text) ?? [];
  if (rank !== undefined && suit !== undefined) {
    const named = `${rank === '10' ? 'T' : rank}${suit.toLowerCase()}`;
    return { read: 'card', card: named, ...defined({ serial }) };
  }
  if (does === 'throw' && /^[1-6](?:[ ,]*[1-6])*$/.test(text)) {
    return { read: 'dice', dice: [...text.replace(/[ ,]/g, '')].map(Number) };
  }
  if (/^\d{1,2}$/.test(text)) return { read: 'pocket', pocket: Number(text) };
  return undefined;
}

/** Collects keys into a line, until Enter. */
export class TypedLine {
  #line = '';

  get text(): string {
    return this.#line;
  }

  /** Returns the line on Enter. */
  press(key: string): string | undefined {
    if (key === 'Enter') {
      const line = this.#line;
      this.#line = '';
      return line;
    }
    if (key === 'Backspace') this.#line = this.#line.slice(0, -1);
    else if (key === 'Escape') this.#line = '';
    else if (/^[\w#, -]$/.test(key)) this.#line += key;
    return undefined;
  }
}
