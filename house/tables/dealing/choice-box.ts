/** Choices that came while a table was busy: they are heard together and in order, each once. */
import type { PlayerId } from '../../../core/base/ids.ts';
import type { CommandOf } from '../../protocol/commands.ts';
import type { CommandMemory } from '../desk/command-memory.ts';
import type { CommandAnswer } from '../desk/open-table.ts';
import type { Queue } from '../../queue.ts';

export interface Choice {
  readonly player: PlayerId;
  readonly command: CommandOf<'decide'>;
}

interface Waiting extends Choice {
  readonly answered: (answer: CommandAnswer) => void;
  readonly failed: (error: unknown) => void;
}

export interface ChoiceBoxParts {
  readonly queue: Queue;
  readonly memory: CommandMemory;
  /** What each is answered, in order. */
  readonly hear: (all: readonly Choice[]) => Promise<readonly CommandAnswer[]>;
}

export class ChoiceBox {
  readonly #parts: ChoiceBoxParts;
  #waiting: Waiting[] = [];

  constructor(parts: ChoiceBoxParts) {
    this.#parts = parts;
  }

  put(choice: Choice): Promise<CommandAnswer> {
    return new Promise((answered, failed) => {
      this.#waiting.push({ ...choice, answered, failed });
      void this.#parts.queue.run(() => this.#empty());
    });
  }

  async #empty(): Promise<void> {
    const { memory, hear } = this.#parts;
    const waiting = this.#waiting.splice(0);
    const known = new Set<string>();
    const fresh = waiting.filter(({ player, command: { id } }) => {
      const isKnown = known.has(`${player} ${id}`) || memory.to(player, id) !== undefined;
      known.add(`${player} ${id}`);
      return !isKnown;
    });
    try {
      const answers = await hear(fresh);
      for (const [at, { player, command }] of fresh.entries()) {
        memory.keep(player, command.id, answers[at] as CommandAnswer);
      }
      for (const { player, command, answered } of waiting) {
        answered(memory.to(player, command.id) as CommandAnswer);
      }
    } catch (error) {
      for (const { failed } of waiting) failed(error);
    }
  }
}
