/** The worker thread that owns the embedded database, whose calls block. */
import fs from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { defined } from '../../core/base/defined.ts';
import { safeInteger } from './db.ts';

export interface WorkerQuery {
  readonly id: number;
  readonly text: string;
  readonly values: readonly unknown[];
}

export type WorkerAnswer =
  | { readonly id: number; readonly rows: readonly Record<string, unknown>[] }
  | { readonly id: number; readonly error: Failure };

export interface Failure {
  readonly message: string;
  readonly code?: string;
  readonly constraint?: string;
}

/** Number of fsync requests by the engine. */
let syncs = 0;

/** The engine's own file system has no fsync, so nothing would reach the disk. This adds it. */
class DurableFolder extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const begun = await super.init(...given);
    begun.emscriptenOpts.preRun?.push((module: unknown) => {
      const { NODEFS, FS } = module as EngineModule;
      const operations = (NODEFS ?? FS.filesystems.NODEFS).stream_ops;
      operations['fsync'] = ({ nfd }) => {
        if (nfd !== undefined) fs.fdatasyncSync(nfd);
        syncs += 1;
        return 0;
      };
    });
    return begun;
  }
}

interface NodeFiles {
  readonly stream_ops: Record<string, (stream: { readonly nfd?: number }) => number>;
}

interface EngineModule {
  readonly NODEFS?: NodeFiles;
  readonly FS: { readonly filesystems: { readonly NODEFS: NodeFiles } };
}

const int8 = 20;
const numeric = 1700;

async function open(folder: string): Promise<PGlite> {
  const settings = ['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=16MB'];
  const db = await PGlite.create({
    fs: new DurableFolder(folder),
    parsers: { [int8]: safeInteger, [numeric]: safeInteger },
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
  });
  await proveDurable(db);
  return db;
}

/** The hook relies on the engine's internals. If a commit is not synced, the house must not start. */
async function proveDurable(db: PGlite): Promise<void> {
  const before = syncs;
  await db.exec(
    'create table if not exists durability_check (at timestamptz); insert into durability_check values (now()); delete from durability_check',
  );
  if (syncs === before) throw new Error('the embedded database does not sync its commits to disk; it must not be used');
}

const port = parentPort;
if (port === null) throw new Error('the embedded database runs in a worker thread');
const { folder } = workerData as { readonly folder: string };
const db = await open(folder);
port.postMessage('open');
port.on('message', (asked: WorkerQuery | 'close') => {
  if (asked === 'close') {
    void db.close().finally(() => port.close());
    return;
  }
  const { id, text, values } = asked;
  // Several statements are allowed only without parameters, as in a migration.
  const answer = values.length === 0 ? db.exec(text).then((all) => all.at(-1)) : db.query(text, [...values]);
  answer.then(
    (result) =>
      port.postMessage({ id, rows: (result?.rows ?? []) as Record<string, unknown>[] } satisfies WorkerAnswer),
    (error: unknown) => port.postMessage({ id, error: failureOf(error) } satisfies WorkerAnswer),
  );
});

function failureOf(error: unknown): Failure {
  const { message, code, constraint } = error as Failure;
  return { message, ...defined({ code, constraint }) };
}
