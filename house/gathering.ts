/** Batches the items that arrive while the queue is busy and processes them together, in order of arrival. */
import type { Queue } from './queue.ts';

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly answer: (answer: Answer) => void;
  readonly fail: (error: unknown) => void;
}

export class Gathering<Item, Answer> {
  readonly #queue: Queue;
  readonly #work: (items: readonly Item[]) => Promise<readonly Answer[]>;
  #waiting: Waiting<Item, Answer>[] = [];

  /** `work` returns one answer per item. If it throws, every item of the batch fails. */
  constructor(work: (items: readonly Item[]) => Promise<readonly Answer[]>, queue: Queue) {
    this.#queue = queue;
    this.#work = work;
  }

  add(item: Item): Promise<Answer> {
    return new Promise((answer, fail) => {
      this.#waiting.push({ item, answer, fail });
      if (this.#waiting.length === 1) void this.#queue.run(() => this.#doAll());
    });
  }

  async #doAll(): Promise<void> {
    const gathered = this.#waiting;
    this.#waiting = [];
    try {
      const answers = await this.#work(gathered.map(({ item }) => item));
      for (const [at, { answer }] of gathered.entries()) answer(answers[at] as Answer);
    } catch (error) {
      for (const { fail } of gathered) fail(error);
    }
  }
}
