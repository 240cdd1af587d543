/** Rounds at private tables through crashes and lost answers: each dealt, debited and paid once, and proven. */
import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readShoeExport } from '../../../core/chance/shoe-export.ts';
import { verifyShoe } from '../../../core/chance/verify-shoe.ts';
import { tableOf } from '../../../core/games/game.ts';
import { rngBaccarat } from '../../../core/games/rng-baccarat/index.ts';
import { isShoeOver } from '../../../core/games/shoe-life.ts';
import { readRound } from '../../rounds/read.ts';
import { engines } from '../../testing/databases.ts';
import {
  ana,
  type Guest,
  pace,
  type PrivateHouseInTest,
  privateHouse,
  type Running,
  type Seated,
  seatedIn,
  untilOver,
} from '../../testing/private-house.ts';
import { exportShoe } from '../dealing/export-shoe.ts';
import { verifyLedger, verifyRounds } from '../../testing/books.ts';

const done = { done: true };
const [minute, hour] = [60, 3600];
const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());

describe.each(engines)('on $name', (engine) => {
  let house: PrivateHouseInTest;
  beforeAll(async () => {
    house = await privateHouse(engine);
  });
  afterAll(() => house.drop());

  /** Switches the machine off, and on again after this many seconds. */
  async function crash({ tables, now }: Running, seconds = 0, parameters: unknown = {}): Promise<Seated> {
    const at = new Date(now().getTime() + seconds * 1000);
    const running = await house.start({ id: tables.id, at, parameters });
    return { ...running, me: running.guest(ana) };
  }

  const waitingIn = async (me: Guest): Promise<string> => (await me.state()).round ?? '';

  describe('after a crash', () => {
    test('[RB-072] chips, commitment and the waiting round are unchanged', async () => {
      const first = await seatedIn(house);
      await first.me.put('player', 500);
      await first.me.put('tie', 100);
      const before = [await first.me.state(), await first.me.own()];
      const { me } = await crash(first);
      expect(await me.enter()).toBeUndefined();
      expect([await me.state(), await me.own()]).toEqual(before);
      expect(await me.bet({ bet: 'clear' })).toMatchObject({ laid: { stakes: { player: 500 } } });
    });

    test('chips of a dealt round are not restored', async () => {
      const first = await seatedIn(house);
      await first.me.put('player', 500);
      await first.me.deal();
      await untilOver(first);
      await first.move(pace.result);
      const second = await crash(first);
      await second.me.enter();
      expect(await second.me.own()).toMatchObject({ laid: [], controls: ['rebet', 'rebet-and-deal'] });
    });

    test.each([0, 2, 4])('[RB-073 GLI-52] a round with %i cards shown continues with the next', async (cards) => {
      const first = await seatedIn(house);
      await first.me.put('banker', 500);
      await first.me.deal();
      await first.move(cards * pace.step);
      const before = await first.me.state();
      const again = await crash(first, 3 * hour);
      expect(await again.me.enter()).toBeUndefined();
      expect(await again.me.state()).toEqual(before);
      const { round } = await untilOver(again);
      const stored = await readRound(house.db, round ?? '');
      expect(stored).toMatchObject({ state: 'settled', published: stored?.entries.length });
      expect((await again.me.own()).controls).toEqual(['rebet', 'rebet-and-deal']);
    });

    test('[RB-074] a block keeps its end time', async () => {
      const first = await seatedIn(house);
      await first.me.lose();
      const { me, move } = await crash(first, 12);
      expect(await me.enter()).toMatchObject({ refused: 'reconnect-block', values: { seconds: 18 } });
      await move(18);
      expect(await me.enter()).toBeUndefined();
    });

    test('[RB-907] an abandoned round is settled by whichever house finds it, when its time has come', async () => {
      const first = await seatedIn(house);
      await first.me.put('banker', 500);
      const round = await waitingIn(first.me);
      await first.me.deal();
      await first.me.lose();
      const second = await crash(first, 23 * hour);
      await second.move(59 * minute);
      expect((await readRound(house.db, round))?.state).toBe('dealing');
      const third = await crash(second, 2 * minute);
      await third.move(0);
      expect(await readRound(house.db, round)).toMatchObject({ state: 'settled', settlements: [{}] });
      await third.me.enter();
      expect(await third.me.state()).toMatchObject({ phase: 'result', ended: { round } });
    });

    test('[RB-907] settling an abandoned round is retried on failure', async () => {
      const at = await seatedIn(house);
      await at.move(minute);
      await at.me.put('banker', 500);
      const round = await waitingIn(at.me);
      await at.me.deal();
      await at.me.lose();
      await at.move(24 * hour - 1);
      house.fault.next = 'unkept';
      await at.move(1);
      expect(at.failed).toHaveLength(1);
      expect((await readRound(house.db, round))?.state).toBe('dealing');
      await at.move(15 * minute);
      expect((await readRound(house.db, round))?.state).toBe('settled');
    });

    test('if the rules have changed, the waiting round is replaced, but its shoe is still used', async () => {
      const first = await seatedIn(house);
      const [round, shoe] = [await waitingIn(first.me), (await first.me.state()).shoe];
      const again = await house.start({ id: first.tables.id, at: first.now(), parameters: { stakeMax: 100 } });
      const me = again.guest(ana);
      await me.enter();
      const state = await me.state();
      expect(state.round).not.toBe(round);
      expect(state.shoe).toEqual(shoe);
      expect(await me.put('player', 101)).toMatchObject({ told: { refused: 'above-maximum' } });
      expect(await readRound(house.db, round)).toMatchObject({ state: 'void', entries: [] });
    });

    test('a repeated command gets its first answer: REBET & DEAL is placed and dealt once', async () => {
      const first = await seatedIn(house);
      await first.me.put('player', 500);
      await first.me.deal();
      await untilOver(first);
      const laid = await first.me.bet({ bet: 'rebet' }, 'again');
      const round = await waitingIn(first.me);
      const second = await crash(first);
      await second.me.enter();
      expect(await second.me.bet({ bet: 'rebet' }, 'again')).toEqual(laid);
      expect((await second.me.own()).laid).toMatchObject([{ stakes: { player: 500 } }]);
      const money = await house.balance(ana);
      expect(await second.me.deal({ round })).toEqual(done);
      const third = await crash(second);
      await third.me.enter();
      expect(await third.me.deal({ round })).toEqual(done);
      expect(await third.me.bet({ bet: 'rebet' }, 'again')).toEqual(laid);
      await untilOver(third);
      await third.move(pace.result);
      expect(await third.me.deal({ round })).toEqual(done);
      const stored = await readRound(house.db, round);
      const returns = stored?.settlements[0]?.lines[0]?.returns ?? 0;
      expect(await house.balance(ana)).toBe(money - 500 + returns);
      expect((await third.me.own()).laid).toEqual([]);
    });
  });

  test('[RB-906] a DEAL that was stored but not acknowledged is found, not dealt again', async () => {
    const at = await seatedIn(house);
    const money = await house.balance(ana);
    await at.me.put('player', 500);
    const round = await waitingIn(at.me);
    house.fault.next = 'unheard';
    await expect(at.me.deal({ round, id: 'lost' })).rejects.toThrow('the database is gone');
    expect(await house.balance(ana)).toBe(money - 500);
    expect(await at.me.enter()).toBeUndefined();
    expect(await at.me.deal({ round, id: 'lost' })).toEqual(done);
    expect(await house.balance(ana)).toBe(money - 500);
    expect((await untilOver(at)).round).toBe(round);
  });

  test('a process that lost the table to another writes nothing more', async () => {
    const first = await seatedIn(house);
    await first.me.put('player', 500);
    const money = await house.balance(ana);
    const second = await crash(first);
    await second.me.enter();
    await expect(first.me.deal()).rejects.toThrow('has another owner');
    expect(await house.balance(ana)).toBe(money);
    expect(await second.me.deal()).toEqual(done);
    expect(await house.balance(ana)).toBe(money - 500);
  });

  test('[GLI-15 GLI-16 RB-910] every round is dealt from its own shoe, committed to before its bets', async () => {
    const at = await seatedIn(house);
    for (let round = 0; round < 3; round++) {
      await at.me.put('tie', 100);
      await at.me.deal();
      await untilOver(at);
      await at.move(pace.result);
    }
    const promised = at.me.heard.flatMap((one) => (one.said === 'betting' ? [one] : []));
    expect(promised.map(({ shoe }) => shoe.number)).toEqual([1, 2, 3, 4]);
    const table = `${at.tables.id}~ana`;
    for (const { round, commitment, shoe } of promised.slice(0, 3)) {
      const written: unknown = JSON.parse(
        JSON.stringify(await exportShoe(house.db, house.safe, { table, number: shoe.number })),
      );
      expect(written).toMatchObject({ shoe: { commitment: shoe.commitment }, rounds: [{ id: round, commitment }] });
      const read = readShoeExport(written);
      if ('mistake' in read) throw new Error(read.mistake);
      const rules = tableOf(rngBaccarat, read.parameters);
      const proof = await verifyShoe(read, { ...rules, isOver: (dealt) => isShoeOver(rules.shoe, dealt) }, sha256);
      expect(proof.wrong).toBeUndefined();
      expect(proof.checked.cards).toBe(((await readRound(house.db, round))?.entries.length ?? 0) - 1);
    }
    expect(await exportShoe(house.db, house.safe, { table, number: 4 })).toMatchObject({ refused: 'still-in-play' });
  });

  describe('any sequence of events', () => {
    const parameters = { settleAfterHours: 1 };
    const spot = fc.constantFrom('player', 'player', 'banker', 'tie');
    const amount = fc.integer({ min: 1, max: 30_000 });
    const one = <Name extends string>(...names: readonly Name[]) => fc.record({ act: fc.constantFrom(...names) });
    const act = fc.oneof(
      { weight: 6, arbitrary: fc.record({ act: fc.constantFrom('put', 'play', 'play'), spot, amount }) },
      { weight: 5, arbitrary: fc.record({ act: fc.constant('move'), seconds: fc.constantFrom(1, 3, 12, 12, 40) }) },
      { weight: 3, arbitrary: one('rebet', 'undo', 'double') },
      { weight: 2, arbitrary: one('deal') },
      { weight: 3, arbitrary: one('lose', 'leave', 'crash') },
      { weight: 2, arbitrary: fc.record({ act: fc.constant('fault'), next: fc.constantFrom('unkept', 'unheard') }) },
      { weight: 1, arbitrary: one('stay-away') },
    );
    type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

    /** Repeats a command under the same id until it is answered, as a client does. */
    async function insist<T>(at: Seated, say: () => Promise<T>): Promise<T> {
      for (;;) {
        try {
          return await say();
        } catch {
          await at.move(40);
          await at.me.enter();
        }
      }
    }

    async function step(at: Seated, one: Act, command: string): Promise<Seated> {
      const { me } = at;
      switch (one.act) {
        case 'put':
          await insist(at, () => me.put(one.spot, one.amount, command));
          return at;
        case 'rebet':
        case 'undo':
        case 'double':
          await insist(at, () => me.bet({ bet: one.act }, command));
          return at;
        case 'play':
          // By then the deal is over.
          await at.move(12);
          return step(await step(at, { ...one, act: 'put' }, command), { act: 'deal' }, `${command} deal`);
        case 'deal': {
          const round = await insist(at, () => waitingIn(me));
          await insist(at, () => me.deal({ round, id: command }));
          return at;
        }
        case 'move':
          await at.move(one.seconds);
          await insist(at, () => me.enter());
          return at;
        case 'lose':
        case 'leave':
          await insist(at, () => me.lose(one.act === 'leave' ? 'left' : undefined));
          await at.move(30);
          await insist(at, () => me.enter());
          return at;
        case 'crash': {
          const again = await crash(at, 31, parameters);
          await insist(again, () => again.me.enter());
          return again;
        }
        case 'fault':
          house.fault.next = one.next;
          return at;
        case 'stay-away':
          await insist(at, () => me.lose());
          await at.move(hour);
          await insist(at, () => me.enter());
          return at;
      }
    }

    test('money adds up, every round is paid once, and nothing is left unfinished', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 40, size: 'max' }), async (acts) => {
          const before = await house.balance(ana);
          let at = await seatedIn(house, parameters);
          for (const [n, one] of acts.entries()) at = await step(at, one, `${at.tables.id} ${n}`);
          house.fault.next = undefined;
          await at.me.lose('left');
          await at.move(2 * hour);
          const table = `${at.tables.id}~ana`;
          const rounds = await house.db.query<{
            id: string;
            state: string;
            staked: number | null;
            returned: number | null;
          }>(
            `select id, state, staked, returned from round left join round_player on round_id = id
             where table_id = $1 order by number`,
            [table],
          );
          for (const { state, staked, returned } of rounds) {
            if (staked === null) expect(['betting', 'void']).toContain(state);
            else expect([state, returned === null]).toEqual(['settled', false]);
          }
          const won = rounds.reduce((sum, { staked, returned }) => sum + (returned ?? 0) - (staked ?? 0), 0);
          expect(await house.balance(ana)).toBe(before + won);
          // A player with 10,000.00 may lose it all; the next run starts afresh.
          await house.give(ana, 1_000_000 - (await house.balance(ana)) || 1);
        }),
        { numRuns: 10 },
      );
      expect((await verifyRounds(house.db)).problems).toEqual([]);
      expect(await verifyLedger(house.db)).toMatchObject({ sum: 0, differences: [] });
    });
  });
});
