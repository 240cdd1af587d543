/** Control requests are the same whether the house is open or closed, and are answered for its owner only. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defined } from '../../../core/base/defined.ts';
import { readAudit } from '../../accounts/audit.ts';
import { register } from '../../accounts/register.ts';
import { Streams } from '../../streams/streams.ts';
import { asLastChanged } from '../../settings/kept-settings.ts';
import { Talk } from '../../talk/talk.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { type AtHand, takeInHand } from '../at-hand.ts';
import { closedTables } from '../tables-at-hand.ts';
import { type Place, type PlaceEngine, places } from '../testing/places.ts';
import { type ControlListener, controlKeyIn, listenToCommands } from './listen.ts';
import { type HouseInReach, reachHouse } from './reach.ts';

const clock = new TestClock();
const hands = { clock, site: () => 'http://127.0.0.1:8400', posted: () => {} };

/** Creates a house with one player. */
async function found({ settings }: Place): Promise<AtHand> {
  const atHand = await takeInHand(settings, { ...hands, mayFound: true });
  await register(atHand.accounts, { name: 'Paul', email: 'paul@example.org', language: 'en' }, 'correct horse battery');
  return atHand;
}

interface Open {
  readonly atHand: AtHand;
  readonly listener: ControlListener;
  readonly rechecks: () => number;
}

async function open(place: Place): Promise<Open> {
  const atHand = await found(place);
  let rechecks = 0;
  const tables = closedTables(atHand.accounts, await asLastChanged(atHand.storage.db, atHand.settings));
  const { db } = atHand.storage;
  const streams = new Streams(clock);
  const talk = new Talk({ db, clock, streams, tables: new Map(), failed: () => {} }, atHand.settings.chat);
  const listener = await listenToCommands(place.folder, {
    ...atHand,
    tables,
    talk,
    recheck: async () => void (rechecks += 1),
  });
  atHand.storage.lock.announce({ address: 'http://127.0.0.1:8400', control: listener.address });
  return { atHand, listener, rechecks: () => rechecks };
}

const [embedded, postgres = embedded] = places as [PlaceEngine, PlaceEngine?];

describe.each([
  { way: 'closed', engine: embedded },
  { way: 'open', engine: postgres },
] as const)('a house that is $way', ({ way, engine }) => {
  let place: Place;
  let opened: Open | undefined;
  let house: HouseInReach;
  beforeAll(async () => {
    place = await engine.make();
    if (way === 'open') opened = await open(place);
    else await (await found(place)).close();
    house = await reachHouse(place.settings, clock);
  });
  afterAll(async () => {
    await house.close();
    await opened?.listener.close();
    await opened?.atHand.close();
    await place.remove();
  });

  const newcomer = { name: 'boss', email: 'boss@example.org', language: 'en', role: 'administrator' } as const;

  test('[GLI-86] staff are added, listed, given a role and a password link, by name and with a reason', async () => {
    expect(house.isOpen).toBe(way === 'open');
    const added = await house.ask('staff-add', { ...newcomer, reason: 'first start' });
    expect(added).toMatchObject({ name: 'boss', role: 'administrator', joinedAt: '2026-11-16T10:00:00.000Z' });
    const { letter } = added as { letter: string };
    expect(readFileSync(letter, 'utf8')).toMatch(/http:\/\/127\.0\.0\.1:8400\/reset#\S{43}\n/);
    await house.ask('staff-add', {
      ...newcomer,
      name: 'dora',
      email: 'd@example.org',
      role: 'dealer',
      reason: 'hired',
    });
    expect(await house.ask('staff-role', { who: 'DORA', role: 'floor', reason: 'promoted' })).toMatchObject({
      name: 'dora',
      role: 'floor',
    });
    expect(await house.ask('staff-reset', { who: 'd@example.org', reason: 'lost' })).toMatchObject({ name: 'dora' });
    const staff = await house.ask('staff-list', {});
    expect(staff.map(({ name, role }) => [name, role])).toEqual([
      ['boss', 'administrator'],
      ['dora', 'floor'],
    ]);
    const trail = await house.ask('audit', { limit: 3 });
    expect(trail.map(({ entry }) => [entry.by, entry.did, entry.reason])).toEqual([
      ['command line', 'staff-reset', 'lost'],
      ['command line', 'role-changed', 'promoted'],
      ['command line', 'staff-added', 'hired'],
    ]);
  });

  test('refusals are returned as values', async () => {
    const nobody = { refused: 'no-such-person', values: { name: 'nobody' } };
    expect(await house.ask('staff-role', { who: 'nobody', role: 'floor', reason: 'x' })).toEqual(nobody);
    expect(await house.ask('staff-role', { who: 'Paul', role: 'floor', reason: 'x' })).toMatchObject({
      refused: 'no-such-person',
    });
    expect(await house.ask('staff-add', { ...newcomer, reason: 'again' })).toMatchObject({ refused: 'name-taken' });
    expect(await house.ask('halt', { scope: 'all', target: '', reason: ' ' })).toMatchObject({ refused: 'no-reason' });
  });

  test('[GLI-7] all play, a table, a game or a player is halted with a reason, and each halt is lifted separately', async () => {
    for (const [scope, target] of [
      ['all', ''],
      ['table', 'casino-war-1'],
      ['game', 'casino-war'],
      ['player', 'paul@example.org'],
    ] as const) {
      expect(await house.ask('halt', { scope, target, reason: `why ${scope}` })).toMatchObject({
        scope,
        liftedAt: null,
      });
    }
    const standing = await house.ask('halt-list', {});
    expect(standing.map(({ scope, reason }) => [scope, reason])).toEqual([
      ['player', 'why player'],
      ['game', 'why game'],
      ['table', 'why table'],
      ['all', 'why all'],
    ]);
    const [{ id } = { id: 0 }] = standing;
    expect(await house.ask('halt-lift', { id, reason: 'over' })).toMatchObject({ id, liftReason: 'over' });
    expect(await house.ask('halt-lift', { id, reason: 'over' })).toMatchObject({ refused: 'no-such-stop' });
    expect((await house.ask('halt-list', {})).filter(({ liftedAt }) => liftedAt === null)).toHaveLength(3);
  });

  test('halting an unknown target is refused', async () => {
    for (const [scope, target] of [
      ['table', 'casino-war-9'],
      ['game', 'whist'],
      ['player', 'boss'],
    ] as const) {
      expect(await house.ask('halt', { scope, target, reason: 'x' })).toMatchObject({
        refused: scope === 'table' ? 'unknown-table' : `no-such-${scope}`,
      });
    }
  });

  test('[GLI-73 GLI-84 GLI-85] a table’s parameters are changed, and the audit trail has both values', async () => {
    // The page's own figures for BAC-E-026 and BAC-E-044.
    const change = {
      table: 'ezugi-baccarat-1',
      name: 'Blue room',
      parameters: { stakeMax: 70_000, payouts: { tie: 9 } },
    };
    const changed = await house.ask('table-change', { ...change, reason: 'a quiet evening' });
    expect(changed).toMatchObject({ name: 'Blue room', parameters: { stakeMax: 70_000, stakeMin: 50 } });
    const [newest] = await house.ask('audit', { limit: 1 });
    expect(newest?.entry).toMatchObject({
      by: 'command line',
      did: 'table-changed',
      subject: 'table ezugi-baccarat-1',
      before: { name: 'Live Baccarat', 'parameters.stakeMax': 500_000, 'parameters.payouts.tie': '8' },
      after: { name: 'Blue room', 'parameters.stakeMax': 70_000, 'parameters.payouts.tie': '9' },
      reason: 'a quiet evening',
    });
    const list = await house.ask('table-list', {});
    expect(list.find(({ id }) => id === 'ezugi-baccarat-1')).toMatchObject({ name: 'Blue room' });
  });

  test('an invalid change names every mistake and changes nothing', async () => {
    const change = { table: 'casino-war-1', parameters: { decks: 99, deck: 1 }, reason: 'x' };
    expect(await house.ask('table-change', change)).toMatchObject({
      refused: 'bad-parameters',
      values: { mistakes: expect.stringMatching(/decks: must be .*; deck: no such parameter/) },
    });
    expect(await house.ask('table-change', { ...change, table: 'x' })).toMatchObject({ refused: 'unknown-table' });
    const blank = { table: 'casino-war-1', parameters: { decks: 6 }, reason: ' ' };
    expect(await house.ask('table-change', blank)).toMatchObject({ refused: 'no-reason' });
    const list = await house.ask('table-list', {});
    expect(list.find(({ id }) => id === 'casino-war-1')?.parameters['decks']).toBe(8);
  });

  test('a player is muted for a time and may write again; problems and reports are listed', async () => {
    const mute = await house.ask('mute', { who: 'paul', minutes: 60, reason: 'insults' });
    expect(mute).toMatchObject({ player: 'Paul', until: '2026-11-16T11:00:00.000Z', stands: true });
    const { id } = mute as { id: number };
    expect(await house.ask('mute-lift', { id, reason: 'said sorry' })).toMatchObject({ stands: false });
    expect(await house.ask('mute-lift', { id, reason: 'again' })).toMatchObject({ refused: 'no-such-mute' });
    expect(await house.ask('mute', { who: 'boss', minutes: null, reason: 'x' })).toMatchObject({
      refused: 'no-such-player',
    });
    expect((await house.ask('mute-list', { limit: 10 })).map(({ player, stands }) => [player, stands])).toEqual([
      ['Paul', false],
    ]);
    const [newest] = await house.ask('audit', { limit: 1 });
    expect(newest?.entry).toMatchObject({ did: 'mute-lifted', reason: 'said sorry' });
    expect(await house.ask('report-list', { state: 'all', limit: 10 })).toEqual([]);
    expect(await house.ask('problem-list', { state: 'all', limit: 10 })).toEqual([]);
    expect(await house.ask('problem-answer', { id: 1, text: 'x', closes: true })).toMatchObject({
      refused: 'no-such-problem',
    });
    // In both houses of this test the tables are closed, so nobody hears it.
    expect(await house.ask('announce', { tables: [], said: { text: 'Good evening.' }, reason: 'x' })).toMatchObject({
      refused: 'house-closed',
    });
  });

  test('money, rounds and the audit trail are verified, with progress reported', async () => {
    expect(await house.ask('verify-ledger', {})).toMatchObject({ sum: 0, differences: [], transfers: 1 });
    expect(await house.ask('verify-rounds', {})).toEqual({ rounds: 0, problems: [] });
    expect(await house.ask('verify-audit', {})).toEqual({ brokenAt: null });
  });

  test('a malformed request is refused before anything is done', async () => {
    const wrong = house.ask('staff-add', { ...newcomer, role: 'king' as never, reason: 'x' });
    await expect(wrong).rejects.toThrow('role');
    await expect(house.ask('no-such-thing' as 'audit', { limit: 1 })).rejects.toThrow('no request no-such-thing');
  });
});

describe('the way in', () => {
  let place: Place;
  let opened: Open;
  beforeAll(async () => {
    place = await postgres.make();
    opened = await open(place);
  });
  afterAll(async () => {
    await opened.atHand.close().catch(() => {});
    await place.remove();
  });

  const post = (authorization?: string) =>
    fetch(`${opened.listener.address}/staff-list`, {
      method: 'POST',
      body: '{}',
      headers: defined({ authorization }),
    });

  test('[GLI-86] only the owner can read the key, and nothing is answered without it', async () => {
    const key = readFileSync(controlKeyIn(place.folder), 'utf8');
    expect(statSync(controlKeyIn(place.folder)).mode & 0o777).toBe(0o600);
    expect(statSync(place.folder).mode & 0o777).toBe(0o700);
    for (const wrong of [undefined, 'Bearer ', `Bearer ${key}x`, `Bearer ${'A'.repeat(key.length)}`]) {
      const response = await post(wrong);
      expect([response.status, await response.text()]).toEqual([401, '']);
    }
    expect((await post(`Bearer ${key}`)).status).toBe(200);
  });

  test('it listens on the loopback address only', () => {
    expect(new URL(opened.listener.address).hostname).toBe('127.0.0.1');
  });

  test('changes apply to connected people at once', async () => {
    const house = await reachHouse(place.settings, clock);
    const before = opened.rechecks();
    await house.ask('halt', { scope: 'player', target: 'Paul', reason: 'asked for it' });
    expect(opened.rechecks()).toBe(before + 1);
    expect(await readAudit(opened.atHand.storage.db, { limit: 1 })).toMatchObject([{ entry: { did: 'play-stopped' } }]);
  });

  test('closing the house removes the key and frees the data for commands', async () => {
    const late = await reachHouse(place.settings, clock);
    await opened.listener.close();
    expect(existsSync(controlKeyIn(place.folder))).toBe(false);
    await expect(late.ask('staff-list', {})).rejects.toThrow('is closing and takes no more commands');
    await opened.atHand.close();
    const closed = await reachHouse(place.settings, clock);
    expect([closed.isOpen, await closed.ask('staff-list', {})]).toEqual([false, []]);
    await closed.close();
  });

  test('only starting a house creates it', async () => {
    const nowhere = { ...place.settings, folder: `${place.folder}-other` };
    await expect(reachHouse(nowhere, clock)).rejects.toThrow('there is no house in');
    expect(existsSync(nowhere.folder)).toBe(false);
  });
});
