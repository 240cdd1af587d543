/** Stopping play takes effect at once and only in its scope, and everyone can read who stopped it and why. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameId, type PlayerId, playerId, spotId } from '../../core/base/ids.ts';
import { cents } from '../../core/base/money.ts';
import { tableOf } from '../../core/games/game.ts';
import { games } from '../../core/games/games.ts';
import { randomRound } from '../../core/games/testing/random-round.ts';
import { takeTable } from '../rounds/lease.ts';
import { RoundRecord } from '../rounds/store.ts';
import { engines, type TestDatabase } from '../testing/databases.ts';
import { readAudit } from './audit.ts';
import type { Person, StaffRole } from './person.ts';
import { register } from './register.ts';
import { commandLine } from './rights.ts';
import { whoIs } from './session.ts';
import { signIn } from './sign-in.ts';
import { addStaff } from './staff.ts';
import { betRefusal, liftStop, listStops, standingStops, stopAmong, stopPlay, type StopScope } from './stops.ts';
import { granted, openAccounts, sheet, type TestAccounts } from './testing/open-accounts.ts';
import { balanceOf } from '../testing/books.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';

const [baccarat, roulette] = [gameId('ezugi-baccarat'), gameId('ezugi-roulette')];
/** Two tables of one game and one of another. */
const tables = [
  { table: 'baccarat-1', game: baccarat },
  { table: 'baccarat-2', game: baccarat },
  { table: 'roulette-1', game: roulette },
] as const;

describe.each(engines)('stops on $name', ({ fresh }) => {
  let database: TestDatabase;
  let accounts: TestAccounts;
  let [ana, ben, floor] = [] as unknown as [Person, Person, Person];
  beforeAll(async () => {
    database = await fresh();
    accounts = await openAccounts(database.db);
    [ana, ben] = [await join('ana'), await join('ben')];
    floor = await hire('floor');
  });
  afterAll(() => database.drop());

  const join = async (name: string): Promise<Person> =>
    granted(await register(accounts, { name, email: `${name}@example.org`, language: 'en' }, sheet.password)).person;
  async function hire(role: StaffRole): Promise<Person> {
    const newcomer = { name: `a-${role}`, email: `${role}@example.org`, language: 'en', role } as const;
    return granted(await addStaff(accounts, newcomer, { by: commandLine, reason: 'hired' })).person;
  }
  const player = ({ id }: Person): PlayerId => playerId(id);
  const enter = ({ name }: Person) => signIn(accounts, { nameOrEmail: name, password: sheet.password }, sheet.origin);

  const saidOf = ({ values }: ToldRefusal) => `${values?.['scope']}: ${values?.['reason']}`;

  /** Players barred from betting, by table: `ana baccarat-1`. */
  async function barred(): Promise<readonly string[]> {
    const found = [];
    const standing = await standingStops(database.db);
    for (const person of [ana, ben]) {
      for (const { table, game } of tables) {
        const refusal = await betRefusal(database.db, { player: player(person), table, game });
        expect(stopAmong(standing, { player: player(person), table, game })).toEqual(refusal);
        if (refusal !== undefined) found.push(`${person.name} ${table}: ${saidOf(refusal)}`);
      }
    }
    return found;
  }

  const everywhere = (name: string, why: string) => tables.map(({ table }) => `${name} ${table}: ${why}`);

  test.each<{ what: (ana: PlayerId) => StopScope; bars: readonly string[] }>([
    {
      what: () => ({ scope: 'all' }),
      bars: [...everywhere('ana', 'all: a fire alarm'), ...everywhere('ben', 'all: a fire alarm')],
    },
    {
      what: () => ({ scope: 'table', table: 'baccarat-2' }),
      bars: ['ana baccarat-2: table: a fire alarm', 'ben baccarat-2: table: a fire alarm'],
    },
    {
      what: () => ({ scope: 'game', game: roulette }),
      bars: ['ana roulette-1: game: a fire alarm', 'ben roulette-1: game: a fire alarm'],
    },
    {
      what: (ana) => ({ scope: 'player', player: ana }),
      bars: everywhere('ana', 'player: a fire alarm'),
    },
  ])(
    '[GLI-7] what is stopped is stopped at once, the rest goes on, until it is lifted: $bars.0',
    async ({ what, bars }) => {
      const deed = { by: floor.id, reason: 'a fire alarm' };
      expect(await barred()).toEqual([]);
      const { id } = granted(await stopPlay(accounts, what(player(ana)), deed));
      expect(await barred()).toEqual(bars);
      const [stopped] = await readAudit(database.db, { limit: 1 });
      expect(stopped?.entry).toEqual({
        ...deed,
        at: '2026-11-16T10:00:00.000Z',
        did: 'play-stopped',
        subject: `stop ${id}`,
        before: null,
        after: what(player(ana)),
      });
      const lifting = { by: floor.id, reason: 'a false alarm' };
      granted(await liftStop(accounts, id, lifting));
      expect(await barred()).toEqual([]);
      const [lifted] = await readAudit(database.db, { limit: 1 });
      expect(lifted?.entry).toMatchObject({ ...lifting, did: 'stop-lifted', before: what(player(ana)), after: null });
      const at = accounts.clock.now();
      expect((await listStops(database.db))[0]).toMatchObject({
        id,
        reason: 'a fire alarm',
        by: floor.id,
        at,
        liftedBy: floor.id,
        liftedAt: at,
        liftReason: 'a false alarm',
      });
    },
  );

  test('a stopped player can’t sign in and is told why, but finishes open rounds; others are not affected', async () => {
    const { token } = granted(await enter(ana));
    const stop = { scope: 'player', player: player(ana) } as const;
    const { id } = granted(await stopPlay(accounts, stop, { by: floor.id, reason: 'a complaint' }));
    const told = { refused: 'play-stopped', values: { scope: 'player', reason: 'a complaint' } };
    expect(await enter(ana)).toEqual(told);
    expect(await whoIs(accounts, token, 'act')).toEqual(ana);
    granted(await enter(ben));
    // Without the right password, nobody learns of the stop.
    const guess = await signIn(accounts, { nameOrEmail: 'ana', password: 'incorrect horse' }, sheet.origin);
    expect(guess).toMatchObject({ refused: 'wrong-credentials' });
    granted(await liftStop(accounts, id, { by: floor.id, reason: 'settled' }));
    granted(await enter(ana));
  });

  test('two stops of one table are lifted separately, each once', async () => {
    const what = { scope: 'table', table: 'baccarat-1' } as const;
    const stop = async (reason: string) => granted(await stopPlay(accounts, what, { by: floor.id, reason })).id;
    const [shoe, camera] = [await stop('a torn card'), await stop('the camera is dark')];
    const lift = (id: number) => liftStop(accounts, id, { by: floor.id, reason: 'done' });
    granted(await lift(shoe));
    expect(await barred()).toEqual([
      'ana baccarat-1: table: the camera is dark',
      'ben baccarat-1: table: the camera is dark',
    ]);
    expect(await lift(shoe)).toMatchObject({ refused: 'no-such-stop' });
    granted(await lift(camera));
    expect(await lift(camera + 1)).toMatchObject({ refused: 'no-such-stop' });
    expect(await barred()).toEqual([]);
  });

  test('a round in progress is settled while all play is stopped', async () => {
    const { db, clock } = accounts;
    const at = clock.now();
    const [game] = games;
    if (game === undefined) throw new Error('there are no games');
    const { shoe } = randomRound(tableOf(game), 0);
    const lease = await takeTable(db, 'baccarat-1', 'test');
    const header = { game: game.id, rulesVersion: game.rulesVersion, parameters: {}, shoe };
    const record = await RoundRecord.open(db, lease, header, at);
    const wager = { player: player(ana), spot: spotId('player'), stake: cents(500), fee: cents(0) };
    await record.closeBetting([wager], at);
    const { id } = granted(await stopPlay(accounts, { scope: 'all' }, { by: floor.id, reason: 'a power cut' }));
    const line = { wager, result: 'win', staked: cents(500), returns: cents(1000), clause: 'BAC-E-034' } as const;
    await record.settle({ lines: [line], cuts: [] }, 'settled', at);
    // The grant of 1000.00 plus a win of 5.00.
    expect(await balanceOf(db, { kind: 'player', owner: ana.id })).toBe(100_500);
    granted(await liftStop(accounts, id, { by: floor.id, reason: 'light' }));
  });

  test.each<[StaffRole, boolean]>([
    ['dealer', false],
    ['regulator', false],
    ['office', true],
    ['administrator', true],
  ])('a %s may stop play: %s', async (role, may) => {
    const { id } = await hire(role);
    const answer = await stopPlay(accounts, { scope: 'all' }, { by: id, reason: 'I say so' });
    expect('refused' in answer ? answer.refused : 'stopped').toBe(may ? 'stopped' : 'not-allowed');
    if ('id' in answer) granted(await liftStop(accounts, answer.id, { by: commandLine, reason: 'a test' }));
    expect(await barred()).toEqual([]);
  });

  test('players can’t stop play, and every stop needs a reason', async () => {
    const all = { scope: 'all' } as const;
    expect(await stopPlay(accounts, all, { by: ana.id, reason: 'I lose' })).toMatchObject({ refused: 'not-allowed' });
    expect(await stopPlay(accounts, all, { by: floor.id, reason: '' })).toMatchObject({ refused: 'no-reason' });
    const { id } = granted(await stopPlay(accounts, all, { by: floor.id, reason: 'a test' }));
    expect(await liftStop(accounts, id, { by: ana.id, reason: 'I win' })).toMatchObject({ refused: 'not-allowed' });
    expect(await liftStop(accounts, id, { by: floor.id, reason: '\n' })).toMatchObject({ refused: 'no-reason' });
    granted(await liftStop(accounts, id, { by: floor.id, reason: 'over' }));
  });

  test('staff and strangers can’t bet', async () => {
    for (const id of [player(floor), playerId('stranger')]) {
      expect(await betRefusal(database.db, { player: id, ...tables[0] })).toMatchObject({ refused: 'not-a-player' });
    }
  });

  test('stops and lifts are never changed or removed', async () => {
    for (const table of ['stop', 'stop_lift']) {
      const changes = [`update ${table} set reason = 'none'`, `delete from ${table}`, `truncate ${table} cascade`];
      for (const change of changes) await expect(database.db.query(change)).rejects.toThrow('only ever appended to');
    }
  });
});
