/** The first answers to the last commands: whoever repeats one gets the same answer, and nothing is done twice. */
import type { CommandAnswer } from './open-table.ts';

export type Answered = readonly [id: string, answer: CommandAnswer];

export class FirstAnswers {
  readonly #most: number;
  readonly #answers: Map<string, CommandAnswer>;

  constructor(most: number, known: readonly Answered[] = []) {
    this.#most = most;
    this.#answers = new Map(known);
  }

  to(id: string): CommandAnswer | undefined {
    return this.#answers.get(id);
  }

  keep(id: string, answer: CommandAnswer): void {
    this.#answers.set(id, answer);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > this.#most && oldest !== undefined) this.#answers.delete(oldest);
  }
}
