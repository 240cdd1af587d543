/** Remembers cards read at a table, so that no physical card counts twice. */
import type { Card } from '../../core/cards/card.ts';

/** Nobody draws another card this fast: it is the same card read twice. */
const drawMilliseconds = 700;

interface LastCard {
  readonly card: Card;
  readonly at: Date;
}

export class ReadCards {
  readonly #serials = new Set<string>();
  #last: LastCard | undefined;

  /** True for a card read a moment ago, or one whose serial number was read before. */
  isRepeated(card: Card, serial: string | undefined, now: Date): boolean {
    if (serial !== undefined) return this.#serials.has(serial);
    const last = this.#last;
    return last?.card === card && now.getTime() - last.at.getTime() < drawMilliseconds;
  }

  taken(card: Card, serial: string | undefined, now: Date): void {
    if (serial !== undefined) this.#serials.add(serial);
    this.#last = { card, at: now };
  }

  /** Called when other cards are brought to the table. */
  forget(): void {
    this.#serials.clear();
    this.#last = undefined;
  }
}
