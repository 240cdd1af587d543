/** What comes while the queue is busy is done together when its turn comes, in the order in which it came. */
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

  /** The work gives an answer for each item; where it fails, all of them fail. */
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
