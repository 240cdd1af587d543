/** Private tables as the house runs them: one per player; stopped, paused, voided, changed and closed together. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tableOf } from '../../../core/games/game.ts';
import { rngBaccarat } from '../../../core/games/rng-baccarat/index.ts';
import { liftStop, stopPlay, type StopScope } from '../../accounts/stops.ts';
import { readRound } from '../../rounds/read.ts';
import { engines } from '../../testing/databases.ts';
import {
  ana,
  ben,
  cardsIn,
  dealtIn,
  type Guest,
  pace,
  type PrivateHouseInTest,
  privateHouse,
  saidTo,
  seatedIn,
  untilOver,
} from '../../testing/private-house.ts';

const done = { done: true };
const drill = { by: 'command line', reason: 'a drill' } as const;

describe.each(engines)('on $name', (engine) => {
  let house: PrivateHouseInTest;
  beforeAll(async () => {
    house = await privateHouse(engine);
  });
  afterAll(() => house.drop());

  /** Returns a function that lifts the stop. */
  async function stop(now: () => Date, what: StopScope): Promise<() => Promise<void>> {
    const accounts = { db: house.db, clock: { now, after: () => () => {} } };
    const stopped = await stopPlay(accounts, what, drill);
    if ('refused' in stopped) throw new Error(stopped.refused);
    return async () => {
      await liftStop(accounts, stopped.id, drill);
    };
  }

  describe('a stop of play', () => {
    test('a stopped player can’t bet or deal, but can take chips back', async () => {
      const { me, now } = await seatedIn(house);
      await me.put('player', 500);
      const lift = await stop(now, { scope: 'player', player: ana });
      expect(await me.put('player', 500)).toMatchObject({ placed: 'refused', told: { refused: 'play-stopped' } });
      expect(await me.deal()).toMatchObject({ refused: { refused: 'play-stopped' } });
      expect(await me.bet({ bet: 'clear' })).toMatchObject({ placed: 'accepted', laid: { total: 0 } });
      await lift();
      expect(await me.put('player', 500)).toMatchObject({ placed: 'accepted' });
    });

    test('a stopped table finishes the current round, then waits until the stop is lifted', async () => {
      const { me, guest, now, move, tables, stops } = await dealtIn(house);
      const other = guest(ben);
      await house.give(ben, 500);
      await other.enter();
      await other.put('banker', 500);
      const lift = await stop(now, { scope: 'table', table: tables.id });
      await stops.look();
      await tables.idle();
      const why = expect.objectContaining({ why: 'play-stopped', values: { scope: 'table', reason: 'a drill' } });
      expect(other.heard.at(-1)).toEqual({ said: 'paused', why });
      expect([(await me.state()).phase, tables.lobby().phase]).toEqual(['dealing', 'paused']);
      await move(20);
      expect(saidTo(me, 'settled')).toHaveLength(1);
      expect(me.heard.at(-1)).toEqual({ said: 'paused', why });
      expect(await me.state()).toMatchObject({ phase: 'paused', paused: why });
      await lift();
      await stops.look();
      await move(pace.result);
      expect((await me.state()).phase).toBe('betting');
      expect((await other.own()).laid).toMatchObject([{ stakes: { banker: 500 } }]);
    });
  });

  test('each player hears their own table only, and nobody else hears of it', async () => {
    const { guest, move, tables } = await house.start();
    await house.give(ben, 1000);
    const [first, second] = [guest(ana), guest(ben)];
    for (const one of [first, second]) {
      await one.enter();
      await one.put('player', 500);
      await one.deal();
    }
    await move(20);
    const rounds = ({ heard }: Guest) => new Set(JSON.stringify(heard).match(/~\w+/g));
    expect([rounds(first), rounds(second)]).toEqual([new Set(['~ana']), new Set(['~ben'])]);
    expect(await tables.state(undefined)).toEqual({
      table: tables.id,
      game: 'rng-baccarat',
      name: 'A table of your own',
      phase: 'betting',
      steps: 0,
      shown: { places: {}, burned: [], drawn: [], decisions: [] },
      boards: [],
      players: 2,
    });
    // RB-903: from 0.10 to 500.00.
    expect(tables.lobby()).toMatchObject({ family: 'baccarat', least: 10, most: 50_000, players: 2, boards: [] });
  });

  describe('the floor and the office', () => {
    test('a pause holds cards and bets, and play resumes where it was', async () => {
      const { me, move, tables } = await dealtIn(house);
      await move(2 * pace.step);
      await tables.pause({ reason: 'a look at the machine' });
      expect(tables.lobby().phase).toBe('paused');
      await move(600);
      const state = await me.state();
      expect([state.phase, cardsIn(state)]).toEqual(['paused', 2]);
      await tables.resume();
      expect(saidTo(me, 'resumed')).toEqual([{ said: 'resumed', phase: 'dealing' }]);
      await move(pace.step);
      expect(cardsIn(await me.state())).toBe(3);
      await untilOver({ me, move });
    });

    test('voiding returns every stake, even an absent player’s; then nothing begins until resumed', async () => {
      const [mine, theirs] = [await house.balance(ana), await house.balance(ben)];
      const { me, guest, move, tables, round } = await dealtIn(house);
      await house.give(ben, 500);
      const other = guest(ben);
      await other.enter();
      await other.put('banker', 500);
      await other.deal();
      await other.lose();
      await tables.voidRound({ clause: 'RB-906', reason: 'the result cannot be established', by: ['floor'] });
      expect(await house.balance(ana)).toBe(mine);
      expect(await house.balance(ben)).toBe(theirs + 500);
      expect(await readRound(house.db, round)).toMatchObject({ state: 'void', board: null });
      expect(saidTo(me, 'result')).toMatchObject([{ ended: { board: null, void: { clause: 'RB-906' } } }]);
      expect(await me.put('tie', 100)).toMatchObject({ placed: 'refused', told: { clause: 'RB-906' } });
      await tables.resume();
      await move(pace.result);
      expect(await me.put('tie', 100)).toMatchObject({ placed: 'accepted' });
      expect((await me.state()).boards).toMatchObject([{ round, board: null }]);
    });

    test('changed settings apply from the next round, or the waiting one if it has no chips', async () => {
      const { me, guest, tables } = await seatedIn(house);
      const other = guest(ben);
      await other.enter();
      await me.put('player', 40_000);
      const waits = [(await me.state()).round, (await other.state()).round];
      const deed = { by: 'command line', reason: 'a quiet evening' } as const;
      expect(await tables.change({ parameters: { stakeMax: 0 } }, deed)).toMatchObject({ refused: 'bad-parameters' });
      expect(await tables.change({ name: 'Quiet', parameters: { stakeMax: 30_000 } }, deed)).toBeUndefined();
      expect(saidTo(me, 'settings')).toMatchObject([{ name: 'Quiet', parameters: { stakeMax: 30_000 } }]);
      expect((await me.state()).round).toBe(waits[0]);
      expect((await other.state()).round).not.toBe(waits[1]);
      expect(await other.put('player', 30_001)).toMatchObject({ placed: 'refused', told: { clause: 'RB-028' } });
      expect(await me.deal()).toEqual(done);
      const [audited] = await house.db.query('select entry from audit order by place desc limit 1');
      expect(audited).toMatchObject({ entry: { did: 'table-changed', reason: deed.reason } });
    });

    test('closing after the round shows it to its end and starts no other; a held round waits for the next start', async () => {
      const { me, move, tables, round } = await dealtIn(house);
      const closed = tables.close('after-round');
      await move(20);
      await closed;
      expect((await readRound(house.db, round))?.state).toBe('settled');
      expect(saidTo(me, 'stopped')).toHaveLength(1);
      expect(await tables.enter({ player: ana, name: 'ana' })).toMatchObject({ refused: 'house-closing' });
      const held = await dealtIn(house);
      await held.move(2 * pace.step);
      await held.tables.close('hold');
      await held.move(60);
      expect(await readRound(house.db, held.round)).toMatchObject({ state: 'dealing', published: 3 });
      const again = await house.start({ id: held.tables.id, at: held.now() });
      const back = again.guest(ana);
      expect(await back.enter()).toBeUndefined();
      expect(cardsIn(await back.state())).toBe(2);
    });
  });

  test('the page’s figures are the defaults of the table', () => {
    expect(tableOf(rngBaccarat).ownTable).toEqual({
      idle: { minutes: 15, clause: 'RB-908' },
      block: { seconds: 30, clause: 'RB-909' },
      leftBehind: { hours: 24, clause: 'RB-907' },
    });
  });
});
