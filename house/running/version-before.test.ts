/** A house left mid-round by the previous version opens here, verifies, and its tables continue. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { defined } from '../../core/base/defined.ts';
import { present } from '../../core/base/invariant.ts';
import { games } from '../../core/games/games.ts';
import { auditBrokenAt } from '../accounts/audit.ts';
import type { Frame } from '../protocol/frames.ts';
import { tableTerms } from '../protocol/http/tables.ts';
import { readRound, type StoredRound } from '../rounds/read.ts';
import { ask } from '../server/testing/ask.ts';
import { TestClient } from '../server/testing/test-client.ts';
import { settle, type Settings } from '../settings/settings.ts';
import type { Sql } from '../storage/db.ts';
import { LiveTable } from '../tables/live/table.ts';
import { PrivateTables } from '../tables/private/tables.ts';
import { TestClock } from '../testing/test-clock.ts';
import { type AtHand, takeInHand } from './at-hand.ts';
import { restore } from './backup.ts';
import { type OpenedHouse, openTheHouse } from './house.ts';
import { type Place, type PlaceEngine, places } from './testing/places.ts';
import { verifyLedger, verifyRounds, verifyTournaments } from '../testing/books.ts';

const houses = new URL('../../tests/houses/', import.meta.url);
const backup = new URL('schema-26.backup', houses).pathname;
const file: unknown = JSON.parse(readFileSync(new URL('schema-26.settings.json', houses), 'utf8'));
/** The quicker engine, for tests that don't depend on it. */
const last = places.at(-1) as PlaceEngine;
/** A guest with a private table. The test creates the session. */
const guest = { id: 'guest-1', token: 'a-session-of-guest-1' };
const resumeSeconds = 600;

const made: Place[] = [];
let opened: OpenedHouse | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
  for (const { remove } of made.splice(0)) await remove();
});

interface HouseBefore {
  readonly settings: Settings;
  readonly clock: TestClock;
}

/** Restores the house with a clock that many seconds after the backup. */
async function houseBefore(engine: PlaceEngine, secondsAfter: number): Promise<HouseBefore> {
  const place = await engine.make('nothing');
  made.push(place);
  const { at } = await restore({ path: backup }, place, new TestClock());
  const where = { data: place.folder, database: place.database };
  const settings = settle(file, where, { fileFolder: '/', here: '/', home: '/' });
  if ('mistakes' in settings) throw new Error(settings.mistakes.join('; '));
  return {
    settings: { ...settings, server: { ...settings.server, port: 0 }, stopSeconds: 0, resumeSeconds },
    clock: new TestClock(new Date(Date.parse(at) + secondsAfter * 1000).toISOString()),
  };
}

/** The records of a closed house. */
async function looking<Seen>({ settings, clock }: HouseBefore, look: (at: AtHand) => Promise<Seen>): Promise<Seen> {
  const atHand = await takeInHand(settings, { clock, site: () => '', posted: () => {}, mayFound: false });
  try {
    return await look(atHand);
  } finally {
    await atHand.close();
  }
}

async function expectWhole({ storage: { db }, safe }: AtHand): Promise<void> {
  expect(await verifyLedger(db)).toMatchObject({ sum: 0, differences: [] });
  expect((await verifyRounds(db)).problems).toEqual([]);
  expect((await verifyTournaments(db, safe)).problems).toEqual([]);
  expect(await auditBrokenAt(db)).toBeUndefined();
}

async function roundsIn(sql: Sql, state: string): Promise<readonly StoredRound[]> {
  const ids = await sql.query<{ id: string }>('select id from round where state = $1 order by id', [state]);
  return Promise.all(ids.map(async ({ id }) => present(await readRound(sql, id), id)));
}

/** Rounds interrupted after bets were taken. */
const interrupted = (before: HouseBefore) =>
  looking(before, async ({ storage: { db } }) => {
    const now = before.clock.now();
    const hash = createHash('sha256').update(guest.token).digest('hex');
    await db.query(
      'insert into session (token_hash, person_id, begun_at, seen_at, ends_at) values ($1, $2, $3, $3, $4)',
      [hash, guest.id, now, new Date(now.getTime() + 3_600_000)],
    );
    return roundsIn(db, 'dealing');
  });

/** Bets at every virtual table as soon as it accepts, and waits for settlement. */
async function playOn({ settings, clock }: HouseBefore): Promise<ReadonlyMap<string, string>> {
  opened = await openTheHouse(settings, { version: 'test', clock, webFolder: undefined, log: { level: 'silent' } });
  const { address, tables: floor } = opened;
  const client = await TestClient.connect(address, { token: guest.token });
  const idle = async () => {
    for (const { open } of floor.offered.values())
      if (open instanceof LiveTable || open instanceof PrivateTables) await open.idle();
    await client.quiet();
  };
  const tables = settings.tables.filter(({ dealer }) => dealer === 'virtual').map(({ id }) => id);
  for (const table of tables) await client.say({ do: 'watch', table });
  const played = new Map<string, string>();
  /** Frames received by the client when its bet was accepted. */
  const taken = new Map<string, number>();
  for (let second = 0; second < 120 && played.size < tables.length; second++) {
    await clock.advance(1000, idle);
    for (const table of tables) {
      const heard = client.frames.length;
      if (!taken.has(table) && (await bets(client, address, table))) taken.set(table, heard);
    }
    for (const [at, frame] of client.frames.entries())
      if (frame.frame === 'own' && frame.told.said === 'settled' && at > (taken.get(frame.table) ?? Infinity))
        played.set(frame.table, frame.told.settled.round);
  }
  expect([...played.keys()].toSorted()).toEqual(tables.toSorted());
  await client.close();
  await opened.close();
  opened = undefined;
  return played;
}

/** Bets the minimum on the first spot. Returns whether it was accepted. */
async function bets(client: TestClient, address: string, table: string): Promise<boolean> {
  const { spots, seats, isPrivate } = tableTerms.parse((await ask(address, `GET /api/tables/${table}`)).json);
  const { spot, least } = present(spots[0], 'a spot');
  const seat = seats?.find((_, at) => at > 0);
  if (seat !== undefined) await client.say({ do: 'sit', table, seat });
  const gesture = { bet: 'place', spot, amount: least.amount } as const;
  const answer = await client.say({ do: 'bet', table, gesture, ...defined({ seat }) });
  if (answer.frame !== 'done' || answer.placed?.placed !== 'accepted') return false;
  if (isPrivate) {
    const rounds = client.frames.flatMap((one) => roundIn(one, table));
    await client.say({ do: 'deal', table, round: present(rounds.at(-1), 'its round') });
  }
  return true;
}

/** The round that a frame opens for betting. */
function roundIn(one: Frame, table: string): readonly string[] {
  if (one.frame === 'state' && one.table === table) return one.state.round === undefined ? [] : [one.state.round];
  return one.frame === 'table' && one.table === table && one.told.said === 'betting' ? [one.told.round] : [];
}

test.each(places)('[GLI-75] on $name it opens and verifies, including rounds of every game', async (engine) => {
  const before = await houseBefore(engine, 60);
  await looking(before, async (atHand) => {
    const { db } = atHand.storage;
    const played = await db.query<{ game: string }>(`select distinct game from round where state = 'settled'`);
    const then = new Set(before.settings.tables.map(({ game }) => game.id));
    expect(new Set(played.map(({ game }) => game))).toEqual(then);
    expect(games.map(({ id }) => id)).toEqual(expect.arrayContaining([...then]));
    await expectWhole(atHand);
  });
});

test('[GLI-52] a minute later interrupted rounds continue to their results, and new ones are dealt', async () => {
  const before = await houseBefore(last, 60);
  const rounds = await interrupted(before);
  expect(rounds.length).toBeGreaterThan(5);
  const played = await playOn(before);
  await looking(before, async (atHand) => {
    const ended = new Map((await roundsIn(atHand.storage.db, 'settled')).map((round) => [round.id, round]));
    for (const { id, table, number, entries } of rounds) {
      // Cards dealt before the stop are unchanged.
      const now = ended.get(id)?.entries.slice(0, entries.length);
      expect([id, now?.map(({ text }) => text)]).toEqual([id, entries.map(({ text }) => text)]);
      const next = played.get(table.replace(/~.*/, ''));
      if (next !== undefined) expect(ended.get(next)?.number).toBeGreaterThan(number);
    }
    await expectWhole(atHand);
  });
});

test('[GLI-52] an hour later interrupted rounds are void by their page’s clause, and new ones are dealt', async () => {
  const before = await houseBefore(last, 3600);
  const rounds = (await interrupted(before)).filter(({ table }) => !table.includes('~'));
  await playOn(before);
  await looking(before, async (atHand) => {
    const voids = new Map((await roundsIn(atHand.storage.db, 'void')).map((round) => [round.id, round]));
    const settled = new Set((await roundsIn(atHand.storage.db, 'settled')).map(({ id }) => id));
    for (const { id, game, entries } of rounds) {
      // Once everything that decides a round is registered, its result stands (BAC-E-927).
      if (settled.has(id)) continue;
      const rules = present(
        before.settings.tables.find((one) => one.game.id === game),
        game,
      ).rules;
      const added = voids
        .get(id)
        ?.entries.slice(entries.length)
        .map(({ entry }) => entry);
      expect([id, added]).toMatchObject([id, [{ kind: 'void', signed: { clause: rules.failureClause } }]]);
    }
    expect(voids.size).toBeGreaterThan(0);
    await expectWhole(atHand);
  });
});
