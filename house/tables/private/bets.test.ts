/** Bets and DEAL at a private table: what must be covered, what is copied, and what is fixed before a card is shown. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRound } from '../../rounds/read.ts';
import { engines } from '../../testing/databases.ts';
import {
  ben,
  cardsIn,
  dealtIn,
  pace,
  type PrivateHouseInTest,
  privateHouse,
  saidTo,
  seatedIn,
  untilOver,
  ana,
} from '../../testing/private-house.ts';

const done = { done: true };

describe.each(engines)('on $name', (engine) => {
  let house: PrivateHouseInTest;
  beforeAll(async () => {
    house = await privateHouse(engine);
  });
  afterAll(() => house.drop());

  describe('betting', () => {
    test('[RB-029] a chip that the balance does not cover is refused, and earlier chips stay', async () => {
      const { guest } = await house.start();
      const poor = guest(ben);
      await house.give(ben, 1000 - (await house.balance(ben)));
      await poor.enter();
      const notCovered = { placed: 'refused', told: { refused: 'not-covered', clause: 'RB-029' } };
      expect(await poor.put('tie', 1001)).toEqual({ ...notCovered, laid: { stakes: {}, total: 0 } });
      expect(await poor.put('tie', 600)).toMatchObject({ placed: 'accepted' });
      const tie = { stakes: { tie: 600 }, total: 600 };
      expect(await poor.put('player', 401)).toEqual({ ...notCovered, laid: tie });
      const noDouble = { refused: 'no-control', clause: 'RB-026', values: { control: 'double' } };
      expect(await poor.bet({ bet: 'double' })).toEqual({ placed: 'refused', told: noDouble, laid: tie });
      expect(await poor.put('player', 400)).toMatchObject({ placed: 'accepted', laid: { total: 1000 } });
      expect((await poor.own()).controls).toEqual(['deal', 'clear']);
    });

    test('[RB-029] DEAL is refused if the money was spent elsewhere, and nothing is debited', async () => {
      const { guest } = await house.start();
      const poor = guest(ben);
      await house.give(ben, 1000 - (await house.balance(ben)));
      await poor.enter();
      await poor.put('banker', 800);
      await house.give(ben, -300);
      expect((await poor.own()).controls).toEqual(['clear']);
      expect(await poor.deal()).toEqual({
        refused: { refused: 'not-covered', clause: 'RB-029' },
      });
      expect(await house.balance(ben)).toBe(700);
      const state = await poor.state();
      expect(state.phase).toBe('betting');
      expect(await readRound(house.db, state.round ?? '')).toMatchObject({ state: 'betting', entries: [] });
      // Chips can be taken back, and a covered bet is dealt.
      expect(await poor.bet({ bet: 'clear' })).toMatchObject({ placed: 'accepted', laid: { stakes: {} } });
      await poor.put('banker', 700);
      expect(await poor.deal()).toEqual(done);
      expect(await house.balance(ben)).toBe(0);
    });

    test('[RB-029] a last bet no longer covered is not offered again', async () => {
      const at = await house.start();
      const poor = at.guest(ben);
      await house.give(ben, 1000 - (await house.balance(ben)));
      await poor.enter();
      await poor.put('player', 1000);
      await poor.deal();
      await untilOver({ me: poor, move: at.move });
      await house.give(ben, 999 - (await house.balance(ben)));
      expect((await poor.own()).controls).toEqual([]);
      expect(await poor.bet({ bet: 'rebet' })).toMatchObject({ placed: 'refused', told: { clause: 'RB-029' } });
      await house.give(ben, 1);
      expect((await poor.own()).controls).toEqual(['rebet', 'rebet-and-deal']);
    });

    test('[RB-027 RB-903] DEAL without a bet, or with one below the minimum, is refused; betting has no clock', async () => {
      const { me, move } = await seatedIn(house);
      expect(await me.deal()).toMatchObject({ refused: { clause: 'RB-027' } });
      expect(await me.put('player', 5)).toMatchObject({ placed: 'inactive', told: { clause: 'RB-903' } });
      await move(600);
      expect(await me.deal()).toMatchObject({ refused: { refused: 'below-minimum', clause: 'RB-903' } });
      await me.put('player', 5);
      expect(await me.deal()).toEqual(done);
    });

    test('[RB-905] CLEAR removes the latest chip, and after REBET the whole copied bet', async () => {
      const { me, move } = await dealtIn(house);
      await untilOver({ me, move });
      await me.bet({ bet: 'rebet' });
      await me.put('tie', 100);
      expect(await me.bet({ bet: 'clear' })).toMatchObject({ laid: { stakes: { player: 500 } } });
      expect(await me.bet({ bet: 'clear' })).toMatchObject({ laid: { stakes: {} } });
    });

    test('[RB-049 RB-051] after the result REBET and REBET & DEAL are offered; the last bet can be dealt again at once', async () => {
      const { me, move, round } = await dealtIn(house);
      await untilOver({ me, move });
      expect((await me.own()).controls).toEqual(['rebet', 'rebet-and-deal']);
      expect(await me.bet({ bet: 'rebet' })).toMatchObject({ placed: 'accepted', laid: { stakes: { player: 500 } } });
      const next = (await me.state()).round ?? '';
      expect(next).not.toBe(round);
      expect(await me.deal({ round: next })).toEqual(done);
      expect((await readRound(house.db, next))?.entries[0]?.entry).toMatchObject({ wagers: [{ stake: 500 }] });
    });

    test('while the cards are shown no bets are accepted, and the stakes taken are reported', async () => {
      const { me } = await dealtIn(house);
      expect(await me.put('tie', 100)).toMatchObject({
        placed: 'refused',
        told: { refused: 'betting-closed' },
        laid: { stakes: { player: 500 } },
      });
      expect((await me.own()).controls).toEqual([]);
    });
  });

  describe('DEAL', () => {
    test('[RB-906] acceptance means the stake is debited and all cards are fixed before any is shown', async () => {
      const money = await house.balance(ana);
      const { me, round } = await dealtIn(house);
      expect(await house.balance(ana)).toBe(money - 500);
      expect(await house.escrow(round)).toBe(500);
      const stored = await readRound(house.db, round);
      // The bets, then four to six cards.
      expect(stored?.entries.length).toBeGreaterThanOrEqual(5);
      expect(stored).toMatchObject({ state: 'dealing', published: 1 });
      expect(cardsIn(await me.state())).toBe(0);
    });

    test('the mark is stored before a card is shown; one card at a time, at the table’s pace', async () => {
      const { me, move, round } = await dealtIn(house);
      await move(pace.step - 0.1);
      expect(cardsIn(await me.state())).toBe(0);
      for (let cards = 1; cards <= 4; cards++) {
        await move(cards === 1 ? 0.1 : pace.step);
        expect(cardsIn(await me.state())).toBe(cards);
        expect((await readRound(house.db, round))?.published).toBe(cards + 1);
      }
      expect(saidTo(me, 'result')).toEqual([]);
      expect(saidTo(me, 'settled')).toEqual([]);
    });

    test('[RB-906] only a fault before anything is stored leaves the bet undebited: the round waits, and the chips stay', async () => {
      const money = await house.balance(ana);
      const { me, failed } = await seatedIn(house);
      await me.put('player', 500);
      house.fault.next = 'unkept';
      await expect(me.deal()).rejects.toThrow('the database is gone');
      expect(failed).toHaveLength(1);
      expect(me.heard.at(-1)).toMatchObject({ said: 'bye', why: { refused: 'table-failed' } });
      expect(await house.balance(ana)).toBe(money);
      expect(await me.enter()).toBeUndefined();
      expect((await me.own()).laid).toMatchObject([{ stakes: { player: 500 } }]);
      expect(await me.deal()).toEqual(done);
    });

    test('a round of another table, or an unknown one, is not dealt', async () => {
      const { guest, me } = await seatedIn(house);
      await me.put('player', 500);
      const other = guest(ben);
      await house.give(ben, 1000);
      await other.enter();
      const round = (await me.state()).round ?? '';
      expect(await other.deal({ round })).toMatchObject({ refused: { refused: 'not-waiting' } });
      expect(await me.deal({ round: `${round}0` })).toMatchObject({ refused: { refused: 'not-waiting' } });
      expect(await me.deal({ round })).toEqual(done);
    });
  });
});
