/** The embedded database: PGlite in a worker thread, one connection, every commit synced to disk. */
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { type Db, type Sql, StorageError } from './db.ts';
import type { WorkerQuery, Failure, WorkerAnswer } from './embedded-worker.ts';

/** A database error with PostgreSQL's code and constraint. */
class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  constructor({ message, code, constraint }: Failure) {
    super(message);
    this.code = code;
    this.constraint = constraint;
  }
}

export async function openEmbedded(folder: string): Promise<Db> {
  await mkdir(folder, { recursive: true });
  const engine = await startEngine(folder);
  const ask = engine.ask;
  // One connection: a statement waits for the transaction before it.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };
  return {
    engine: 'embedded',
    query: (text, values) => inTurn(() => ask(text, values)),
    transaction: (work) =>
      inTurn(async () => {
        await ask('begin');
        try {
          const result = await work({ query: ask });
          await ask('commit');
          return result;
        } catch (error) {
          await ask('rollback');
          throw error;
        }
      }),
    close: () => inTurn(engine.close),
  };
}

async function startEngine(folder: string): Promise<{ ask: Sql['query']; close: () => Promise<void> }> {
  const worker = new Worker(new URL('embedded-worker.ts', import.meta.url), { workerData: { folder } });
  await once(worker, 'message').catch((error: unknown) => {
    throw new StorageError(`the embedded database in ${folder} does not start: ${String(error)}`);
  });
  const waiting = new Map<number, { done: (rows: readonly never[]) => void; failed: (error: Error) => void }>();
  let asked = 0;
  let gone: Error | undefined;
  const lost = (error: Error) => {
    gone ??= error;
    for (const { failed } of waiting.values()) failed(gone);
    waiting.clear();
  };
  worker.on('error', lost);
  worker.on('exit', () => lost(new Error('the embedded database has stopped')));
  worker.on('message', (told: WorkerAnswer) => {
    const caller = waiting.get(told.id);
    waiting.delete(told.id);
    if ('error' in told) caller?.failed(new DatabaseError(told.error));
    else caller?.done(told.rows as readonly never[]);
  });
  return {
    ask: (text, values = []) =>
      new Promise((done, failed) => {
        if (gone !== undefined) return failed(gone);
        waiting.set((asked += 1), { done, failed });
        worker.postMessage({ id: asked, text, values } satisfies WorkerQuery);
      }),
    async close() {
      if (gone !== undefined) return;
      worker.postMessage('close');
      await once(worker, 'exit');
    },
  };
}
