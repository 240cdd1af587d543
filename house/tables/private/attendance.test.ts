/** Leaving a private table: lost connections and the block after them, idle players, abandoned rounds. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRound } from '../../rounds/read.ts';
import { engines } from '../../testing/databases.ts';
import {
  ana,
  ben,
  cardsIn,
  dealtIn,
  pace,
  type PrivateHouseInTest,
  privateHouse,
  saidTo,
  seatedIn,
  untilOver,
} from '../../testing/private-house.ts';

const hour = 3600;

describe.each(engines)('on $name', (engine) => {
  let house: PrivateHouseInTest;
  beforeAll(async () => {
    house = await privateHouse(engine);
  });
  afterAll(() => house.drop());

  describe('a lost connection', () => {
    test.each([0, 1, 2, 3, 4])(
      '[RB-073 RB-906 GLI-54] after %i cards: the round is saved, reloads unchanged, continues and is settled once',
      async (cards) => {
        const money = await house.balance(ana);
        const { me, move, round } = await dealtIn(house);
        await move(cards * pace.step);
        const before = await me.state();
        expect(cardsIn(before)).toBe(cards);
        await me.lose();
        await move(31);
        // GLI-53: the stake is held, and nothing is decided in the player's absence.
        expect(await house.escrow(round)).toBe(500);
        expect((await readRound(house.db, round))?.state).toBe('dealing');
        expect(await me.enter()).toBeUndefined();
        const again = await me.state();
        expect(again).toEqual(before);
        expect((await me.own()).laid).toMatchObject([{ stakes: { player: 500 } }]);
        await untilOver({ me, move });
        const stored = await readRound(house.db, round);
        expect(stored?.settlements).toHaveLength(1);
        const line = stored?.settlements[0]?.lines[0];
        expect(await house.balance(ana)).toBe(money - 500 + (line?.returns ?? 0));
        expect(await house.escrow(round)).toBe(0);
      },
    );

    test('[RB-072] before DEAL: the next load shows the chips in the order they were placed', async () => {
      const money = await house.balance(ana);
      const { me, move } = await seatedIn(house);
      await me.put('player', 500);
      await me.put('tie', 100);
      const { round, commitment } = await me.state();
      await me.lose();
      await move(30);
      expect(await me.enter()).toBeUndefined();
      expect(await me.state()).toMatchObject({ round, commitment, phase: 'betting' });
      expect((await me.own()).laid).toMatchObject([{ stakes: { player: 500, tie: 100 } }]);
      expect(await me.bet({ bet: 'clear' })).toMatchObject({ laid: { stakes: { player: 500 } } });
      expect(await house.balance(ana)).toBe(money);
    });

    test('[RB-074 RB-909] reconnecting is blocked for 30 seconds after the loss was noticed; the remaining seconds are stated', async () => {
      const { me, move } = await seatedIn(house);
      await move(5);
      await me.lose();
      const kept = (seconds: number) => ({ refused: 'reconnect-block', clause: 'RB-909', values: { seconds } });
      expect(await me.enter()).toMatchObject(kept(30));
      await move(10);
      expect(await me.enter()).toMatchObject(kept(20));
      // Trying does not extend it.
      await move(19.5);
      expect(await me.enter()).toMatchObject(kept(1));
      await move(0.5);
      expect(await me.enter()).toBeUndefined();
    });

    test('[RB-909] during the block, commands from a lingering connection are ignored', async () => {
      const { me, move } = await seatedIn(house);
      await me.lose();
      await move(10);
      const round = `${(await me.state()).round}`;
      expect(await me.deal({ round })).toMatchObject({
        refused: { refused: 'reconnect-block', values: { seconds: 20 } },
      });
    });

    test('[RB-909] the block applies to one player, and leaving voluntarily is not a loss', async () => {
      const { me, guest } = await seatedIn(house);
      const other = guest(ben);
      await me.lose();
      expect(await other.enter()).toBeUndefined();
      await other.lose('left');
      expect(await other.enter()).toBeUndefined();
    });

    test('[RB-074] the table can set another number of seconds', async () => {
      const { me, move } = await seatedIn(house, { reconnectBlockSeconds: 5 });
      await me.lose();
      expect(await me.enter()).toMatchObject({ values: { seconds: 5 } });
      await move(5);
      expect(await me.enter()).toBeUndefined();
    });
  });

  describe('an idle player', () => {
    test.each([
      ['RB-071 RB-908', undefined, 15],
      ['RB-071 RB-908', { idleDisconnectMinutes: 5 }, 5],
    ])('[%s] with %j is told and gone after %i minutes without action', async (_clauses, parameters, minutes) => {
      const { me, move, tables } = await seatedIn(house, parameters);
      await move(minutes * 60 - 1);
      await me.put('player', 500);
      await move(minutes * 60 - 1);
      expect(saidTo(me, 'bye')).toEqual([]);
      expect(tables.lobby().players).toBe(1);
      await move(1);
      const why = { refused: 'idle', clause: 'RB-908', values: { minutes } };
      expect(saidTo(me, 'bye')).toEqual([{ said: 'bye', why }]);
      expect(tables.lobby().players).toBe(0);
      expect(await me.enter()).toMatchObject({ refused: 'reconnect-block' });
      await move(30);
      expect(await me.enter()).toBeUndefined();
      expect((await me.own()).laid).toMatchObject([{ stakes: { player: 500 } }]);
    });

    test('[RB-071] a refused command counts as an action, and a round in progress does not count as idle time', async () => {
      const { me, move } = await seatedIn(house);
      await move(14 * 60);
      expect(await me.put('banker', 999_999)).toMatchObject({ placed: 'refused' });
      await move(14 * 60);
      await me.put('player', 500);
      await me.deal();
      await untilOver({ me, move });
      await move(15 * 60 - 1);
      expect(saidTo(me, 'bye')).toEqual([]);
      await move(1);
      expect(saidTo(me, 'bye')).toHaveLength(1);
    });
  });

  describe('an abandoned round', () => {
    test.each([
      [undefined, 24],
      [{ settleAfterHours: 2 }, 2],
    ])(
      '[RB-907] with %j it is settled and credited %i hours after the loss, and shown at the next load',
      async (parameters, hours) => {
        const money = await house.balance(ana);
        const { me, move, tables } = await seatedIn(house, parameters);
        await me.put('tie', 500);
        const round = (await me.state()).round ?? '';
        await me.deal();
        await move(2 * pace.step);
        await me.lose();
        await move(hours * hour - 1);
        expect((await readRound(house.db, round))?.state).toBe('dealing');
        await move(1);
        const stored = await readRound(house.db, round);
        expect(stored).toMatchObject({ state: 'settled', settlements: [{ lines: [{ staked: 500 }] }] });
        const returns = stored?.settlements[0]?.lines[0]?.returns ?? 0;
        expect(await house.balance(ana)).toBe(money - 500 + returns);
        // The player sees the finished round once, in full; then betting reopens.
        expect(await me.enter()).toBeUndefined();
        const state = await me.state();
        expect(state).toMatchObject({ phase: 'result', round, ended: { round } });
        expect(cardsIn(state)).toBe((stored?.entries.length ?? 0) - 1);
        expect((await me.own()).settled).toMatchObject({ round, paid: returns });
        await me.lose();
        await move(30);
        await me.enter();
        expect(await me.state()).toMatchObject({ phase: 'betting', boards: [{ round }] });
        expect(tables.lobby().players).toBe(1);
      },
    );

    test('[RB-907] reopened in time it continues, and the hours restart at the next loss', async () => {
      const { me, move, round } = await dealtIn(house);
      await me.lose();
      await move(23 * hour);
      expect(await me.enter()).toBeUndefined();
      await me.lose();
      await move(23 * hour);
      expect((await readRound(house.db, round))?.state).toBe('dealing');
      await move(hour);
      expect((await readRound(house.db, round))?.state).toBe('settled');
    });
  });
});
