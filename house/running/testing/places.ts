/** Places for a whole house in tests, on both engines: a folder, with a database in it or on the server. */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { settle, type Settings } from '../../settings/settings.ts';
import { openPostgres } from '../../storage/postgres.ts';

export interface Place {
  readonly folder: string;
  readonly database: string | undefined;
  /** Default settings for this place. */
  readonly settings: Settings;
  readonly remove: () => Promise<void>;
}

export interface PlaceEngine {
  readonly name: 'embedded' | 'postgres';
  /** `nothing` skips preparing the embedded database. */
  readonly make: (kind?: 'nothing') => Promise<Place>;
}

export const places: readonly PlaceEngine[] = [
  { name: 'embedded', make: makeEmbedded },
  ...(inject('postgres') === undefined ? [] : [{ name: 'postgres', make: makeOnServer } as const]),
];

const newFolder = () => join(mkdtempSync(join(tmpdir(), 'baize-house-')), 'data');

async function makeEmbedded(kind?: 'nothing'): Promise<Place> {
  const folder = newFolder();
  if (kind === undefined) {
    mkdirSync(folder);
    cpSync(inject('emptyDatabase'), join(folder, 'database'), { recursive: true });
  }
  return placeOf(folder, undefined, async () => {});
}

let made = 0;

async function makeOnServer(): Promise<Place> {
  const address = inject('postgres') ?? '';
  const name = `place_${process.pid}_${(made += 1)}`;
  const server = await openPostgres(address, { connections: 1 });
  await server.query(`create database ${name}`);
  return placeOf(newFolder(), address.replace('/postgres?', `/${name}?`), async () => {
    await server.query(`drop database ${name}`);
    await server.close();
  });
}

function placeOf(folder: string, database: string | undefined, drop: () => Promise<void>): Place {
  const settings = settle({}, { data: folder, database }, { fileFolder: '/', here: '/', home: '/' });
  if ('mistakes' in settings) throw new Error(settings.mistakes.join('; '));
  return {
    folder,
    database,
    settings,
    async remove() {
      await drop();
      rmSync(join(folder, '..'), { recursive: true, maxRetries: 5 });
    },
  };
}
