/** A house in one file: compressed JSON lines; the last line counts and hashes the others, so none can be missing. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { StorageError } from './db.ts';
import { linesOf } from './lines.ts';

/** File format and what is needed to read it. */
const opening = z.strictObject({
  baize: z.literal('backup'),
  format: z.literal(1),
  /** Schema version of the database. */
  schema: z.int().positive(),
  at: z.iso.datetime(),
});
export type ArchiveHead = z.output<typeof opening>;

const column = z.strictObject({ name: z.string(), type: z.string(), isIdentity: z.boolean() });
const shape = z.strictObject({ table: z.string(), columns: z.array(column).readonly() });
const file = z.strictObject({ file: z.string(), base64: z.base64() });
const ending = z.strictObject({ rows: z.int().nonnegative(), sha256: z.string() });

/** Rows are arrays; everything else is an object. */
export type ArchiveLine = z.output<typeof shape> | z.output<typeof file>;
const line = z.union([shape, file]);

export interface ArchiveWriter {
  readonly line: (line: ArchiveLine) => Promise<void>;
  /** Rows as the database writes them: one JSON array as text each. */
  readonly rows: (lines: readonly string[]) => Promise<void>;
}

/** Writes the compressed bytes to `sink` in chunks, respecting back-pressure. */
export async function writeArchive(
  begins: Omit<ArchiveHead, 'baize' | 'format'>,
  sink: (bytes: Uint8Array) => Promise<void>,
  work: (writer: ArchiveWriter) => Promise<void>,
): Promise<{ readonly rows: number }> {
  const gzip = createGzip();
  const taken = (async () => {
    for await (const bytes of gzip) await sink(bytes as Uint8Array);
  })();
  const hash = createHash('sha256');
  const write = async (text: string) => {
    // If nobody reads any more, only the error is left to wait for.
    if (!gzip.write(text)) await Promise.race([once(gzip, 'drain'), taken]);
  };
  const say = async (text: string) => {
    hash.update(text);
    await write(text);
  };
  const lineOf = (content: object) => `${JSON.stringify(content)}\n`;
  let rows = 0;
  try {
    await say(lineOf({ baize: 'backup', format: 1, ...begins }));
    await work({
      line: (content) => say(lineOf(content)),
      async rows(lines) {
        rows += lines.length;
        await say(`${lines.join('\n')}\n`);
      },
    });
    await write(lineOf({ rows, sha256: hash.digest('hex') }));
  } catch (error) {
    gzip.destroy();
    await taken.catch(() => {});
    throw error;
  }
  gzip.end();
  await taken;
  return { rows };
}

export interface ArchiveReader {
  begin(opening: ArchiveHead): Promise<void>;
  line(line: ArchiveLine): Promise<void>;
  row(text: string): Promise<void>;
}

/** Reads to the end and verifies it. Callers must undo their work if this throws. */
export async function readArchive(from: Readable, name: string, reader: ArchiveReader): Promise<void> {
  const hash = createHash('sha256');
  let [begun, ended, rows] = [false, false, 0];
  const hear = async (text: string) => {
    if (ended) throw new StorageError(`${name} goes on after its end`);
    if (text.startsWith('[')) {
      rows += 1;
      await reader.row(text);
    } else if (begun) {
      const content: unknown = JSON.parse(text);
      const end = ending.safeParse(content);
      if (end.success) {
        if (end.data.rows !== rows || end.data.sha256 !== hash.digest('hex')) throw notWhole(name);
        ended = true;
        return;
      }
      await reader.line(line.parse(content));
    } else {
      await reader.begin(openingIn(text, name));
      begun = true;
    }
    hash.update(`${text}\n`);
  };
  // The pipeline reports only an abort when the reader ended it.
  let refused: unknown;
  try {
    await pipeline(from, createGunzip(), async (unpacked: AsyncIterable<Buffer>) => {
      for await (const text of linesOf(unpacked))
        await hear(text).catch((error: unknown) => Promise.reject((refused = error)));
    });
  } catch (error) {
    const cause = refused ?? error;
    throw isUnreadable(cause) ? notWhole(name) : cause;
  }
  if (!ended) throw notWhole(name);
}

function openingIn(text: string, name: string): ArchiveHead {
  try {
    return opening.parse(JSON.parse(text));
  } catch {
    throw new StorageError(`${name} is not a backup of a house, or one of a later program`);
  }
}

export const notWhole = (name: string): StorageError =>
  new StorageError(`${name} is not whole: it was cut short or changed; nothing of it was kept`);

/** Errors from decompression or parsing when bytes are missing or changed. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof SyntaxError ||
  error instanceof z.ZodError ||
  (error instanceof Error && /^(Z_|ERR_STREAM_PREMATURE)/.test(String((error as NodeJS.ErrnoException).code)));
