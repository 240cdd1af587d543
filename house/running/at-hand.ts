/** A house's data, opened: storage, keys, accounts. Used by commands on a closed house and by a running one. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Accounts } from '../accounts/accounts.ts';
import { type House, houseOf, openHouse } from '../accounts/house-kind.ts';
import { folderOutbox } from '../accounts/outbox.ts';
import { argon2idPasswords } from '../accounts/password.ts';
import { Postman, type PostNote } from '../accounts/postman.ts';
import type { Clock } from '../clock.ts';
import { type SeedSafe, seedSafe } from '../seeds/safe.ts';
import { mistakesOfKind, type Settings } from '../settings/settings.ts';
import { type Db, StorageError } from '../storage/db.ts';
import { openStorage, type Storage } from '../storage/open.ts';
import { isRefused } from '../protocol/refusals.ts';

export interface AtHand {
  readonly settings: Settings;
  readonly storage: Storage;
  readonly house: House;
  readonly safe: SeedSafe;
  readonly accounts: Accounts;
  /** Releases everything. Emails in the outbox stay there. */
  close(): Promise<void>;
}

export interface Hands {
  readonly clock: Clock;
  /** The public address, once it is known. */
  readonly site: () => string;
  readonly posted: (note: PostNote) => void;
  /** Only starting a house may create it; other commands need an existing one. */
  readonly mayFound: boolean;
}

export const seedsKeyIn = (folder: string): string => join(folder, 'seeds.key');

export async function takeInHand(settings: Settings, hands: Hands): Promise<AtHand> {
  const { folder } = settings;
  if (!hands.mayFound && !existsSync(folder)) throw noHouse(folder);
  const storage = await openStorage(settings, hands.clock.now());
  try {
    const house = await houseIn(storage.db, settings, hands);
    await refuseWithoutKey(storage.db, folder);
    const { outbox, close } = outboxOf(settings, hands);
    const { db } = storage;
    const accounts: Accounts = {
      db,
      clock: hands.clock,
      policy: settings.policy,
      passwords: argon2idPasswords,
      outbox,
      get site() {
        return hands.site();
      },
    };
    return {
      settings: { ...settings, kind: house.kind },
      storage,
      house,
      safe: seedSafe(seedsKeyIn(folder)),
      accounts,
      async close() {
        await close();
        await storage.close();
      },
    };
  } catch (error) {
    await storage.close();
    throw error;
  }
}

async function houseIn(db: Db, settings: Settings, { clock, mayFound }: Hands): Promise<House> {
  const found = await houseOf(db);
  if (found === undefined && !mayFound) throw noHouse(settings.folder);
  const kind = settings.kind ?? found?.kind ?? 'play';
  const mistakes = mistakesOfKind(settings, kind);
  if (mistakes.length > 0) throw new StorageError(mistakes.join('; '));
  const house = await openHouse(db, kind, clock.now());
  if (isRefused(house)) throw new StorageError(`the house has ${found?.kind ?? kind} money and keeps it`);
  return house;
}

/** A new key could not open the sealed seeds in the database. */
async function refuseWithoutKey(db: Db, folder: string): Promise<void> {
  if (existsSync(seedsKeyIn(folder))) return;
  const sealed = await db.query('select from shoe limit 1');
  if (sealed.length > 0) {
    throw new StorageError(
      `the database has sealed seeds and their key is not in ${folder}; give the house's own folder with --data`,
    );
  }
}

function outboxOf(
  { folder, mail }: Settings,
  { clock, posted }: Hands,
): Pick<Accounts, 'outbox'> & { close: () => Promise<void> } {
  const place = join(folder, 'outbox');
  if (mail === undefined) return { outbox: folderOutbox(place), close: async () => {} };
  const { passwordFile, ...server } = mail;
  const password = passwordFile === undefined ? server.password : readFileSync(passwordFile, 'utf8').trim();
  const postman = new Postman(place, { ...server, password }, clock, posted);
  postman.goRound();
  return { outbox: postman, close: () => postman.close() };
}

const noHouse = (folder: string): StorageError =>
  new StorageError(`there is no house in ${folder}; ./baize start opens one there, and --data names another folder`);
