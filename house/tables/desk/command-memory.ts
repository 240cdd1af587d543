/** The first answers to recent commands, for every player at a table. */
import type { PlayerId } from '../../../core/base/ids.ts';
import { present } from '../../../core/base/invariant.ts';
import { FirstAnswers } from './first-answers.ts';
import type { CommandAnswer } from './open-table.ts';

/** As many as a client may have in flight, and more players than one table has. */
const [answersMost, playersMost] = [64, 20_000];

interface FromPlayer {
  readonly player: PlayerId;
  readonly command: { readonly id: string };
}

export class CommandMemory {
  readonly #players = new Map<PlayerId, FirstAnswers>();

  keep(player: PlayerId, id: string, answer: CommandAnswer): void {
    this.#of(player).keep(id, answer);
  }

  /** Runs `answer` unless this command was answered before. */
  once(player: PlayerId, id: string, answer: () => Promise<CommandAnswer>): Promise<CommandAnswer> {
    return this.#of(player).once(id, answer);
  }

  /** The same for commands that are carried out together: `work` answers those that are new, in order. */
  async onceEach<One extends FromPlayer>(
    all: readonly One[],
    work: (fresh: readonly One[]) => Promise<readonly CommandAnswer[]>,
  ): Promise<readonly CommandAnswer[]> {
    const nameOf = ({ player, command: { id } }: One) => `${player} ${id}`;
    const answers = new Map<string, CommandAnswer>();
    const fresh = new Map<string, One>();
    for (const one of all) {
      const first = this.#players.get(one.player)?.to(one.command.id);
      if (first !== undefined) answers.set(nameOf(one), first);
      else if (!fresh.has(nameOf(one))) fresh.set(nameOf(one), one);
    }
    const found = fresh.size === 0 ? [] : await work([...fresh.values()]);
    for (const [n, [name, { player, command }]] of [...fresh].entries()) {
      const answer = present(found[n], 'an answer to each command');
      answers.set(name, answer);
      this.keep(player, command.id, answer);
    }
    return all.map((one) => present(answers.get(nameOf(one)), 'an answer to each command'));
  }

  /** The least recent player is dropped first. */
  #of(player: PlayerId): FirstAnswers {
    const answers = this.#players.get(player) ?? new FirstAnswers(answersMost);
    this.#players.delete(player);
    this.#players.set(player, answers);
    const [longest] = this.#players.keys();
    if (this.#players.size > playersMost && longest !== undefined) this.#players.delete(longest);
    return answers;
  }
}
