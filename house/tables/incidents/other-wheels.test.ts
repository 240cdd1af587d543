/** The incident tables of Fortune Roulette and Roulette with Racetrack, row by row. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { present } from '../../../core/base/invariant.ts';
import { engines } from '../../testing/databases.ts';
import { type Case, carriedOut, endOf, runCase } from './testing/cases.ts';
import { ana, ben, type IncidentHouse, incidentHouse, type Scene } from './testing/incident-house.ts';
import { verifyLedger, verifyRounds } from '../../testing/books.ts';

describe('incidents at other roulettes', () => {
  let house: IncidentHouse;
  beforeAll(async () => {
    house = await incidentHouse(present(engines[0], 'an engine'));
  });
  afterAll(() => house.drop());

  describe('Fortune Roulette', () => {
    let scene: Scene;
    const outside = { spot: 'red', amount: 1000 };
    beforeAll(async () => {
      scene = await house.open('fortune-roulette');
    });

    const voids = (trigger: string, clause: string, more: Partial<Case> = {}): readonly [string, Case] => [
      `[${clause}] ${trigger}: the spin does not count, every stake goes back`,
      { at: 'dealing', trigger, clause, does: 'void', ...more },
    ];

    test.each([
      voids('too-few-turns', 'FR-064'),
      voids('ball-with-wheel', 'FR-065'),
      voids('wheel-stopped', 'FR-066'),
      voids('ball-stuck', 'FR-067'),
      voids('no-spin-declared', 'FR-068', {
        // Play continues as usual.
        atEnd: (at) => at.toBetting(),
      }),
      voids('number-unread', 'FR-069'),
      voids('obstacle', 'FR-060', { answers: { solvedAtOnce: false } }),
    ])('%s', async (_, one) => {
      expect(await runCase(house, scene, outside, one)).toBe(endOf(one));
    });

    test('[FR-058] chips stay where the customer put them', async () => {
      expect(
        await runCase(house, scene, outside, {
          at: 'dealing',
          trigger: 'misplaced-bet',
          clause: 'FR-058',
          does: 'continue',
          rest: { pocket: 0 },
          wins: -1000,
        }),
      ).toBe('settled');
    });

    test('[FR-059] after an obstacle solved at once, the round continues', async () => {
      expect(
        await runCase(house, scene, outside, {
          at: 'dealing',
          trigger: 'obstacle',
          answers: { solvedAtOnce: true },
          clause: 'FR-059',
          does: 'continue',
          // Zero is neither red nor black.
          rest: { pocket: 0 },
          wins: -1000,
        }),
      ).toBe('settled');
    });

    test.each([
      ['late-bet', 'FR-061'],
      ['unfitting-bet', 'FR-062'],
    ])('a complaint about a %s [%s]: the stakes taken stand', async (trigger, clause) => {
      const one = { at: 'dealing', trigger, clause, does: 'continue', rest: { pocket: 0 }, wins: -1000 } as const;
      expect(await runCase(house, scene, outside, one)).toBe('settled');
    });

    test('[FR-061 FR-062] a late bet, or one outside the limits, is rejected and not debited', async () => {
      await scene.toBetting();
      const before = await house.balance();
      const least = Number(scene.table.rules.parameters['stakeMin']);
      await expect(scene.bet('red', least - 1)).rejects.toThrow('inactive');
      await scene.closeBets();
      await expect(scene.bet('red', 1000)).rejects.toThrow('betting-closed');
      await scene.toResult({ pocket: 1 });
      expect(await house.balance()).toBe(before);
    });

    test('[FR-070 FR-915] a wrong number: stakes returned, wrong wins reversed, the number that came kept and marked', async () => {
      await scene.toBetting();
      const before = [await house.balance(ana), await house.balance(ben)];
      await scene.bet('red', 1000);
      await scene.bet('black', 1000, { player: ben });
      await scene.closeBets();
      // 1 is red, 2 is black.
      await scene.toResult({ pocket: 1 });
      const round = scene.roundId;
      expect(await house.balance(ana)).toBe((before[0] ?? 0) + 1000);
      const done = await scene.resolve('wrong-number', { number: 2, video: 'camera 1' });
      expect(done).toMatchObject({ round, resolution: { clause: 'FR-070', operations: ['corrected-result', 'void'] } });
      const { after } = await carriedOut(house, scene, done);
      expect(after).toMatchObject({ balances: { ana: before[0], ben: before[1] } });
      expect([await house.balance(ana), await house.balance(ben)]).toEqual(before);
      const stored = await scene.stored(round);
      expect(stored).toMatchObject({ state: 'void', board: { pocket: 2, corrected: true } });
    });
  });

  describe('Roulette with Racetrack', () => {
    let scene: Scene;
    const outside = { spot: 'red', amount: 1000 };
    beforeAll(async () => {
      scene = await house.open('roulette-racetrack');
    });

    test('[RT-061] chips stay where the customer put them', async () => {
      expect(
        await runCase(house, scene, outside, {
          at: 'dealing',
          trigger: 'misplaced-bet',
          clause: 'RT-061',
          does: 'continue',
          rest: { pocket: 0 },
          wins: -1000,
        }),
      ).toBe('settled');
    });

    test('[RT-062] an obstacle is reported at once and solved, and the round continues', async () => {
      expect(
        await runCase(house, scene, outside, {
          at: 'dealing',
          trigger: 'obstacle',
          answers: { solvedAtOnce: true },
          clause: 'RT-062',
          does: 'continue',
          // 1 is red and pays 1 : 1.
          rest: { pocket: 1 },
          wins: 1000,
        }),
      ).toBe('settled');
    });

    test('[RT-063] an obstacle not solved at once ends the round', async () => {
      expect(
        await runCase(house, scene, outside, {
          at: 'dealing',
          trigger: 'obstacle',
          answers: { solvedAtOnce: false },
          clause: 'RT-063',
          does: 'void',
        }),
      ).toBe('void');
    });

    test.each([
      ['late-bet', 'RT-064'],
      ['unfitting-bet', 'RT-065'],
    ])('a complaint about a %s [%s]: the stakes taken stand', async (trigger, clause) => {
      const one = { at: 'dealing', trigger, clause, does: 'continue', rest: { pocket: 0 }, wins: -1000 } as const;
      expect(await runCase(house, scene, outside, one)).toBe('settled');
    });

    test('[RT-064 RT-065] a late bet, or one outside the limits, is rejected and not debited', async () => {
      await scene.toBetting();
      const before = await house.balance();
      const least = Number(scene.table.rules.parameters['stakeMin']);
      await expect(scene.bet('red', least - 1)).rejects.toThrow('inactive');
      await scene.closeBets();
      await expect(scene.bet('red', 1000)).rejects.toThrow('betting-closed');
      await scene.toResult({ pocket: 1 });
      expect(await house.balance()).toBe(before);
    });
  });

  test.each(['fortune-roulette', 'roulette-racetrack'])('every row of %s is covered', (game) => {
    expect(house.proven.left(game)).toEqual([]);
  });

  test('all rounds replay, and the money adds up', async () => {
    expect((await verifyRounds(house.db)).problems).toEqual([]);
    expect(await verifyLedger(house.db)).toMatchObject({ sum: 0, differences: [] });
  });
});
