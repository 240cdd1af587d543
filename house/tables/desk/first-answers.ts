/** First answers to recent commands: a repeated command gets its first answer and is not carried out again. */
import type { CommandAnswer } from './open-table.ts';

export type Answered = readonly [id: string, answer: CommandAnswer];

export class FirstAnswers<Answer = CommandAnswer> {
  readonly #most: number;
  readonly #answers: Map<string, Answer>;

  constructor(most: number, known: readonly (readonly [id: string, answer: Answer])[] = []) {
    this.#most = most;
    this.#answers = new Map(known);
  }

  to(id: string): Answer | undefined {
    return this.#answers.get(id);
  }

  keep(id: string, answer: Answer): void {
    this.#answers.set(id, answer);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > this.#most && oldest !== undefined) this.#answers.delete(oldest);
  }

  /** All that are remembered, oldest first. */
  get all(): readonly (readonly [id: string, answer: Answer])[] {
    return [...this.#answers];
  }

  /** Runs `answer` unless this id was answered before. */
  async once(id: string, answer: () => Promise<Answer>): Promise<Answer> {
    if (!this.#answers.has(id)) this.keep(id, await answer());
    return this.#answers.get(id) as Answer;
  }
}
