/** Cards that were read at a table, so that no piece of cardboard counts twice. */
import type { Card } from '../../core/cards/card.ts';

/** So quickly nobody draws another card: the same one was read twice. */
const drawMilliseconds = 700;

interface LastCard {
  readonly card: Card;
  readonly at: Date;
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
