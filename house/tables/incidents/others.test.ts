/** The incident rows of Ultimate Sic Bo, Royal Poker, Casino War and RNG Baccarat. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { present } from '../../../core/base/invariant.ts';
import { tableOf } from '../../../core/games/game.ts';
import { rngBaccarat } from '../../../core/games/rng-baccarat/index.ts';
import { progressOf } from '../../../core/round/incidents.ts';
import { engines } from '../../testing/databases.ts';
import { ana as guestAna, privateHouse } from '../../testing/private-house.ts';
import { endOf, runCase, says } from './testing/cases.ts';
import { dealer, type IncidentHouse, incidentHouse, type Scene } from './testing/incident-house.ts';
import { verifyLedger, verifyRounds } from '../../testing/books.ts';

const engine = present(engines[0], 'an engine');

describe('incidents at the other tables', () => {
  let house: IncidentHouse;
  beforeAll(async () => {
    house = await incidentHouse(engine);
  });
  afterAll(() => house.drop());

  /** The dealer raises an error: the table is held, and everyone is told that it is being checked. */
  const pauses = async (scene: Scene): Promise<void> => {
    const steps = scene.table.round?.steps.length;
    await scene.table.incidents.open({ reason: 'something is wrong' }, dealer);
    await scene.move(600);
    expect([scene.table.phase, scene.table.round?.steps.length]).toEqual(['paused', steps]);
    const { open } = await scene.table.incidents.triggers();
    // The manager's list shows it with the person who raised it.
    expect(open).toMatchObject({ state: 'open', steps: [{ did: 'opened', by: 'dora', reason: 'something is wrong' }] });
    expect(scene.said).toContainEqual({ said: 'incident', incident: open?.incident, is: 'opened' });
    expect(scene.said.findLast(({ said }) => said === 'paused')).toMatchObject({ why: { why: 'incident' } });
    // Newcomers see it too.
    expect(await scene.table.state()).toMatchObject({ phase: 'paused', paused: { why: 'incident' } });
  };

  describe('Ultimate Sic Bo', () => {
    let scene: Scene;
    /** 1, 2 and 3 make 6: Small wins 1 : 1 and is never lit. */
    const stakes = { spot: 'small', amount: 1000 };
    const won = { rest: { dice: [1, 2, 3] }, wins: 1000 };
    beforeAll(async () => {
      scene = await house.open('ultimate-sic-bo');
    });

    test('[SB-046] dice that do not lie flat are not registered and are thrown again', async () => {
      expect(
        await runCase(house, scene, stakes, {
          at: 'dealing',
          happens: async (at) => {
            for (let n = 0; n < 90 && at.table.round?.asks?.ask !== 'dice'; n++) await at.move(1);
          },
          trigger: 'dice-not-flat',
          clause: 'SB-046',
          does: 'respin continue',
          ...won,
          atEnd: async (at) => {
            await says('respin', 'continue')(at);
            const thrown = (await at.stored()).entries.filter(({ entry }) => entry.kind === 'dice');
            expect(thrown).toHaveLength(1);
          },
        }),
      ).toBe('settled');
    });

    test('[SB-047 SB-048 SB-049] an error pauses the game and everyone is told; once corrected, it continues', async () => {
      expect(
        await runCase(house, scene, stakes, {
          at: 'dealing',
          happens: pauses,
          trigger: 'obstacle',
          answers: { solvedAtOnce: true },
          clause: 'SB-049',
          does: 'continue',
          ...won,
        }),
      ).toBe('settled');
    });

    test('[SB-050] an error that cannot be corrected cancels the round', async () => {
      expect(
        await runCase(house, scene, stakes, {
          at: 'dealing',
          trigger: 'obstacle',
          answers: { solvedAtOnce: false },
          clause: 'SB-050',
          does: 'void',
        }),
      ).toBe('void');
    });
  });

  describe('Royal Poker', () => {
    let scene: Scene;
    beforeAll(async () => {
      scene = await house.open('royal-poker');
    });

    test('[RP-082 RP-083 RP-084] an error pauses the game and everyone is told; once corrected, it continues', async () => {
      expect(
        await runCase(
          house,
          scene,
          { spot: 'ante', amount: 1000 },
          {
            at: 'dealing',
            dealt: { cards: '2 5' },
            happens: pauses,
            trigger: 'obstacle',
            answers: { solvedAtOnce: true },
            clause: 'RP-084',
            does: 'continue',
            rest: { cards: '3 6 8 9 T J Q 4 7 2 5 3 6 8 9' },
            // She chose nothing, which is a fold: the Ante is lost.
            wins: -1000,
          },
        ),
      ).toBe('settled');
    });

    test('[RP-085] an error that cannot be corrected cancels the round, even while players choose', async () => {
      expect(
        await runCase(
          house,
          scene,
          { spot: 'ante', amount: 1000 },
          {
            at: 'dealing',
            happens: async (at) => {
              await at.bring({ cards: '2 5 3 6 8' });
            },
            trigger: 'obstacle',
            answers: { solvedAtOnce: false },
            clause: 'RP-085',
            does: 'void',
          },
        ),
      ).toBe('void');
    });
  });

  describe('Casino War', () => {
    let scene: Scene;
    const stakes = { spot: 'main', amount: 1000 };
    beforeAll(async () => {
      scene = await house.open('casino-war');
    });

    const errors = ['wrong-burn-count', 'card-exposed', 'scan-fault'] as const;

    test.each(errors)('[CW-914] %s that affects the result cancels the round', async (trigger) => {
      expect(
        await runCase(house, scene, stakes, {
          at: 'dealing',
          dealt: { cards: '9' },
          trigger,
          answers: { influenced: true },
          clause: 'CW-914',
          does: 'void',
        }),
      ).toBe('void');
    });

    /** 9 beats 5, paying 1 : 1. */
    const goesOn = { at: 'dealing', dealt: { cards: '9' }, rest: { cards: '5' }, wins: 1000 } as const;

    test.each(errors)(
      '[CW-912] %s that does not affect it: the shift manager lets the round continue',
      async (trigger) => {
        const answers = { influenced: false };
        expect(
          await runCase(house, scene, stakes, { ...goesOn, trigger, answers, clause: 'CW-912', does: 'continue' }),
        ).toBe('settled');
      },
    );

    test.each([
      [true, 'continue', goesOn],
      [false, 'void', { at: 'dealing', dealt: { cards: '9' } }],
    ] as const)('[CW-912] an error, solved at once %s: %s', async (solvedAtOnce, does, course) => {
      const one = { ...course, trigger: 'obstacle', answers: { solvedAtOnce }, clause: 'CW-912', does };
      expect(await runCase(house, scene, stakes, one)).toBe(endOf(one));
    });
  });

  test.each(['ultimate-sic-bo', 'royal-poker', 'casino-war'])('every row of %s is covered', (game) => {
    expect(house.proven.left(game)).toEqual([]);
  });

  test('all rounds replay, and the money adds up', async () => {
    expect((await verifyRounds(house.db)).problems).toEqual([]);
    expect(await verifyLedger(house.db)).toMatchObject({ sum: 0, differences: [] });
  });
});

describe('RNG Baccarat', () => {
  const [malfunction] = tableOf(rngBaccarat).incidents.triggers;

  test('[RB-075 RB-076 RB-077] on a malfunction, unaccepted chips are not debited, accepted stakes are returned, nothing is paid', async () => {
    const situation = { phase: 'dealing', dealer: 'machine', known: {} } as const;
    const progress = progressOf(present(malfunction, 'a malfunction'), situation, {});
    expect(progress).toMatchObject({ resolution: { clause: 'RB-075', also: ['RB-076', 'RB-077'], bets: 'refund' } });
    const house = await privateHouse(engine);
    const { tables, guest, move } = await house.start();
    const ana = guest(guestAna);
    await ana.enter();
    const before = await house.balance(guestAna);
    await ana.put('player', 1000);
    await tables.voidRound({ clause: 'RB-075', reason: 'malfunction', by: ['system'] });
    expect(await house.balance(guestAna)).toBe(before);
    await tables.resume();
    await ana.put('player', 1000);
    await ana.deal();
    await move(1);
    expect(await house.balance(guestAna)).toBeLessThan(before);
    await tables.voidRound({ clause: 'RB-077', reason: 'malfunction', by: ['system'] });
    expect(await house.balance(guestAna)).toBe(before);
    expect(ana.heard.findLast(({ said }) => said === 'settled')).toMatchObject({
      settled: { lines: [{ result: 'refund', clause: 'RB-077' }] },
    });
    await house.drop();
  });
});
