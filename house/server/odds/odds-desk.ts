/** Serves odds: computed once per pay table, in a worker thread, and cached. */
import { Worker } from 'node:worker_threads';
import type { Game } from '../../../core/games/game.ts';
import type { TableOdds } from '../../protocol/http/tables.ts';
import { payTableOf } from '../pay-table.ts';

export interface ToCount {
  readonly job: number;
  readonly game: string;
  readonly parameters: unknown;
}

export type Counted = { readonly job: number } & ({ readonly odds: TableOdds } | { readonly problem: string });

interface Waiting {
  readonly done: (odds: TableOdds) => void;
  readonly failed: (error: Error) => void;
}

export class OddsDesk {
  readonly #known = new Map<string, Promise<TableOdds>>();
  readonly #waiting = new Map<number, Waiting>();
  #jobs = 0;
  #worker: Worker | undefined;

  of({ id: game, rulesVersion }: Game, parameters: unknown): Promise<TableOdds> {
    const name = payTableOf({ game, rulesVersion, parameters });
    const known = this.#known.get(name) ?? this.#count(game, parameters);
    this.#known.set(name, known);
    // A failed computation is retried on the next request.
    known.catch(() => this.#known.delete(name));
    return known;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #count(game: string, parameters: unknown): Promise<TableOdds> {
    const job = (this.#jobs += 1);
    return new Promise((done, failed) => {
      this.#waiting.set(job, { done, failed });
      this.#counter().postMessage({ job, game, parameters } satisfies ToCount);
    });
  }

  /** Started by the first request; does not keep the process alive. */
  #counter(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(new URL('odds-worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', (told: Counted) => {
      const waiting = this.#waiting.get(told.job);
      this.#waiting.delete(told.job);
      if ('odds' in told) waiting?.done(told.odds);
      else waiting?.failed(new Error(told.problem));
    });
    const lost = (error: Error) => {
      this.#worker = undefined;
      for (const { failed } of this.#waiting.values()) failed(error);
      this.#waiting.clear();
    };
    worker.on('error', lost);
    worker.on('exit', () => lost(new Error('the counting of odds was stopped')));
    this.#worker = worker;
    return worker;
  }
}
