/**
 * Which steps of a round are shown at once: runs of draws, as many per name as the table says. All others are shown
 * alone.
 */
import type { Table } from '../../../core/games/game.ts';
import type { Request } from '../../../core/round/request.ts';

export class ShownTogether {
  readonly #most: Table['drawsShown'];
  readonly #drawn = new Map<string, number>();
  #count = 0;
  #isFull = false;

  constructor({ drawsShown }: Pick<Table, 'drawsShown'>) {
    this.#most = drawsShown;
  }

  /** Number of steps taken. */
  get count(): number {
    return this.#count;
  }

  /** False if this step and all after it are to be shown later. */
  take(request: Request): boolean {
    if (this.#isFull || (this.#count > 0 && request.ask !== 'draw')) return false;
    this.#count += 1;
    if (request.ask !== 'draw') this.#isFull = true;
    else {
      const times = (this.#drawn.get(request.name) ?? 0) + 1;
      this.#drawn.set(request.name, times);
      this.#isFull = times === this.#most?.get(request.name);
    }
    return true;
  }
}
