/** The first answers to the last commands of everyone at a table. */
import type { PlayerId } from '../../../core/base/ids.ts';
import { FirstAnswers } from './first-answers.ts';
import type { CommandAnswer } from './open-table.ts';

/** As many as a client may have on their way, and more players than one table has. */
const [answersMost, playersMost] = [64, 20_000];

export class CommandMemory {
  readonly #players = new Map<PlayerId, FirstAnswers>();

  to(player: PlayerId, id: string): CommandAnswer | undefined {
    return this.#players.get(player)?.to(id);
  }

  keep(player: PlayerId, id: string, answer: CommandAnswer): void {
    const answers = this.#players.get(player) ?? new FirstAnswers(answersMost);
    answers.keep(id, answer);
    // Who spoke last is forgotten last.
    this.#players.delete(player);
    this.#players.set(player, answers);
    const [longest] = this.#players.keys();
    if (this.#players.size > playersMost && longest !== undefined) this.#players.delete(longest);
  }
}
