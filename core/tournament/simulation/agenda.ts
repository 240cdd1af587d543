/** A queue of future items, earliest first; items at the same time come in insertion order. */
export interface Item<Thing> {
  readonly at: number;
  readonly thing: Thing;
}

/** A binary heap: a large tournament has hundreds of hands in progress. */
export class Agenda<Thing> {
  readonly #heap: (Item<Thing> & { readonly order: number })[] = [];
  #added = 0;

  get nextAt(): number | undefined {
    return this.#heap[0]?.at;
  }

  add(at: number, thing: Thing): void {
    const heap = this.#heap;
    heap.push({ at, thing, order: this.#added++ });
    for (let child = heap.length - 1; child > 0;) {
      const parent = (child - 1) >> 1;
      if (!this.#isBefore(child, parent)) break;
      this.#swap(child, parent);
      child = parent;
    }
  }

  take(): Item<Thing> | undefined {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return first;
    heap[0] = last;
    for (let parent = 0; ;) {
      let least = parent;
      for (const child of [2 * parent + 1, 2 * parent + 2]) {
        if (child < heap.length && this.#isBefore(child, least)) least = child;
      }
      if (least === parent) return first;
      this.#swap(parent, least);
      parent = least;
    }
  }

  #isBefore(one: number, other: number): boolean {
    const [a, b] = [this.#heap[one], this.#heap[other]];
    if (a === undefined || b === undefined) return false;
    return a.at === b.at ? a.order < b.order : a.at < b.at;
  }

  #swap(one: number, other: number): void {
    const heap = this.#heap;
    const kept = heap[one];
    const moved = heap[other];
    if (kept === undefined || moved === undefined) return;
    heap[one] = moved;
    heap[other] = kept;
  }
}
