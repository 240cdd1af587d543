/** Unanswered calls to the floor at one table. */
import { defined } from '../../core/base/defined.ts';
import type { CallTold } from '../protocol/studio.ts';
import type { Db } from '../storage/db.ts';
import type { Fact } from '../../core/base/fact.ts';
import type { StudioKind } from '../protocol/facts.ts';
import { callKinds, openCalls, type StudioEntry, type StudioLog } from './studio-log.ts';

export class Calls {
  readonly #log: StudioLog;
  #open: readonly CallTold[];

  private constructor(log: StudioLog, open: readonly CallTold[]) {
    this.#log = log;
    this.#open = open;
  }

  /** Loads the calls left open when the house stopped. */
  static async of(db: Db, log: StudioLog, table: string): Promise<Calls> {
    const open = await openCalls(db, table);
    return new Calls(
      log,
      open.map(({ kind, values, said, clause, ...kept }) =>
        told({ kind, values, ...defined({ said: said ?? undefined, clause: clause ?? undefined }) }, kept),
      ),
    );
  }

  get open(): readonly CallTold[] {
    return this.#open;
  }

  /** Records an entry. Entries of a call kind also call the floor. */
  async write(entry: StudioEntry): Promise<void> {
    const kept = await this.#log.write(entry);
    const { fact, clause } = entry;
    if (!callKinds.includes(fact.kind)) return;
    this.#open = [...this.#open, told({ ...fact, ...defined({ clause }) }, kept)];
  }

  /** False if the call is not open. */
  async answer(call: number, by: string, note: string): Promise<boolean> {
    if (!this.#open.some((one) => one.call === call)) return false;
    this.#open = this.#open.filter((one) => one.call !== call);
    return this.#log.answer(call, by, note);
  }

  /** Answers all open calls, or all of one kind. */
  async answerAll(kind: StudioKind | undefined, by: string, note: string): Promise<void> {
    for (const one of this.#open) if (kind === undefined || one.kind === kind) await this.answer(one.call, by, note);
  }
}

interface Called extends Pick<CallTold, 'kind' | 'said' | 'clause'> {
  readonly values: Fact['values'];
}

const told = ({ values, ...called }: Called, { id, at }: { readonly id: number; readonly at: Date }): CallTold => ({
  call: id,
  ...called,
  values: { ...values },
  at: at.toISOString(),
});
