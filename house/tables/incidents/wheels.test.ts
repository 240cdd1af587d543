/** The incident tables of the roulettes, row by row: Ana has 10.00 on 17, which wins 35 : 1 or loses. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { present } from '../../../core/base/invariant.ts';
import type { Answers } from '../../../core/round/incidents.ts';
import { engines } from '../../testing/databases.ts';
import { type Case, carriedOut, endOf, runCase, says } from './testing/cases.ts';
import { ana, ben, flora, gus, type IncidentHouse, incidentHouse, type Scene } from './testing/incident-house.ts';
import { verifyLedger, verifyRounds } from '../../testing/books.ts';

const stakes = { spot: 'straight/17', amount: 1000 };
const lost = { rest: { pocket: 5 }, wins: -1000 };
const won = { rest: { pocket: 17 }, wins: 35_000 };
/** The number is recorded; the ball is still rolling on screens. */
const recorded = { dealt: { pocket: 17 } };

const respun = says('respin', 'continue');

const again = (clause: string, trigger: string, answers: Answers = {}): readonly [string, Case] => [
  `[${clause} RO-E-079] ${trigger}, nothing recorded: spun again, bets stand and cannot be taken back`,
  {
    at: 'dealing',
    trigger,
    answers: { respinPossible: true, ...answers },
    clause,
    does: 'respin continue',
    check: async (scene) => {
      expect(await scene.clear()).toMatchObject({ placed: { placed: 'refused', told: { refused: 'betting-closed' } } });
    },
    ...won,
    atEnd: respun,
  },
];

const cases: readonly (readonly [string, Case])[] = [
  [
    '[RO-E-092 RO-E-920] an early spin noticed while the ball circles: betting goes on',
    {
      at: 'betting',
      trigger: 'early-spin',
      answers: { inPocket: false },
      clause: 'RO-E-092',
      does: 'continue',
      ...lost,
    },
  ],
  [
    '[RO-E-093 RO-E-920] an early spin in a pocket, not recorded: the round ends, nothing is taken',
    {
      at: 'betting',
      trigger: 'early-spin',
      answers: { inPocket: true, earlyRecorded: false },
      clause: 'RO-E-093',
      does: 'void',
    },
  ],
  [
    '[RO-E-918] an early spin that was no valid spin either, recorded: No Spin comes after it, and voids',
    {
      at: 'betting',
      trigger: 'early-spin',
      answers: { inPocket: true, earlyRecorded: true, againstWheel: true, ballTurns: 3 },
      clause: 'RO-E-088',
      does: 'void',
    },
  ],
  [
    '[RO-E-046 RO-E-918] an early spin in the direction of the wheel, recorded: void',
    {
      at: 'betting',
      trigger: 'early-spin',
      answers: { inPocket: true, earlyRecorded: true, againstWheel: false },
      clause: 'RO-E-088',
      does: 'void',
    },
  ],
  [
    '[RO-E-090 RO-E-087] a foreign object before the ball has fallen: spun again',
    {
      at: 'dealing',
      trigger: 'foreign-object',
      answers: { inPocket: false },
      clause: 'RO-E-090',
      does: 'respin continue',
      ...won,
      atEnd: respun,
    },
  ],
  [
    '[RO-E-091 RO-E-919] a foreign object and the ball in a pocket: void, recorded or not',
    { at: 'dealing', trigger: 'foreign-object', answers: { inPocket: true }, clause: 'RO-E-091', does: 'void' },
  ],
  [
    '[RO-E-919] and also where the number was recorded',
    { at: 'dealing', ...recorded, trigger: 'foreign-object', clause: 'RO-E-091', does: 'void' },
  ],
  again('RO-E-080', 'too-few-turns', { ballTurns: 3 }),
  [
    '[RO-E-046 RO-E-916] exactly four turns are enough: the spin is valid, and the round goes on',
    {
      at: 'dealing',
      trigger: 'too-few-turns',
      answers: { ballTurns: 4 },
      clause: 'RO-E-046',
      does: 'continue',
      ...lost,
    },
  ],
  again('RO-E-081', 'ball-with-wheel'),
  again('RO-E-083', 'wrong-direction'),
  again('RO-E-084', 'wheel-stopped'),
  again('RO-E-085', 'ball-rides', { turns: 4 }),
  again('RO-E-086', 'ball-left-wheel', { ballUsable: true }),
  [
    '[RO-E-085] a ball that rides for three turns may still fall',
    {
      at: 'dealing',
      trigger: 'ball-rides',
      answers: { turns: 3 },
      clause: 'RO-E-085',
      does: 'continue',
      ...lost,
    },
  ],
  [
    '[RO-E-089] a ball that fell out and is damaged is exchanged, then spun again',
    {
      at: 'dealing',
      trigger: 'ball-left-wheel',
      answers: { respinPossible: true, ballUsable: false },
      clause: 'RO-E-089',
      does: 'repair respin continue',
      ...won,
    },
  ],
  [
    '[RO-E-082 RO-E-917] the ball with the wheel and recorded: void',
    { at: 'dealing', ...recorded, trigger: 'ball-with-wheel', clause: 'RO-E-082', does: 'void' },
  ],
  [
    '[RO-E-917] the wheel in the wrong direction and recorded is treated alike',
    { at: 'dealing', ...recorded, trigger: 'wrong-direction', clause: 'RO-E-088', does: 'void' },
  ],
  ...(['too-few-turns', 'wheel-stopped', 'ball-rides', 'ball-left-wheel'] as const).map((trigger): [string, Case] => [
    `[RO-E-088] ${trigger} with a recorded result: void`,
    { at: 'dealing', ...recorded, trigger, answers: { ballTurns: 3 }, clause: 'RO-E-088', does: 'void' },
  ]),
  ...(
    [
      ['too-few-turns', { ballTurns: 3 }],
      ['ball-with-wheel', {}],
      ['wrong-direction', {}],
      ['wheel-stopped', {}],
      ['ball-rides', { turns: 4 }],
      ['ball-left-wheel', {}],
    ] as const
  ).map(([trigger, answers]): [string, Case] => [
    `[RO-E-925] ${trigger}, and no valid spin can end the round: void`,
    { at: 'dealing', trigger, answers: { respinPossible: false, ...answers }, clause: 'RO-E-925', does: 'void' },
  ]),
  [
    '[RO-E-095 RO-E-922] a valid spin that the reader did not read: void, no number is typed in',
    { at: 'dealing', trigger: 'number-unread', clause: 'RO-E-095', does: 'void' },
  ],
  [
    '[RO-E-098] a failure of the provider and no number on the recording: void',
    { at: 'dealing', trigger: 'provider-failure', answers: { onVideo: false }, clause: 'RO-E-098', does: 'void' },
  ],
  [
    '[RO-E-099 RO-E-924] a failure of the provider and the number on the recording: entered once, settled by it',
    {
      at: 'dealing',
      trigger: 'provider-failure',
      answers: { onVideo: true, number: 17, video: 'camera 2, 10:04:31' },
      clause: 'RO-E-099',
      does: 'manual-result continue',
      wins: 35_000,
      atEnd: async (scene) => {
        const { entries } = await scene.stored();
        const signed = { clause: 'RO-E-099', reason: 'by the book', by: ['flora', 'gus'] };
        expect(entries.map(({ entry }) => entry)).toEqual(
          expect.arrayContaining([
            { kind: 'note', text: 'manual-result: camera 2, 10:04:31', signed },
            { kind: 'manual', answer: { kind: 'pocket', pocket: 17 }, signed },
          ]),
        );
      },
    },
  ],
  [
    '[RO-E-099 RO-E-924] a failure of the provider after the number was recorded: settled by it',
    {
      at: 'dealing',
      ...recorded,
      trigger: 'provider-failure',
      clause: 'RO-E-099',
      does: 'continue',
      wins: 35_000,
    },
  ],
  [
    '[RO-E-927] an objective reason before a number is recorded: void',
    { at: 'dealing', trigger: 'objective-reason', clause: 'RO-E-927', does: 'void' },
  ],
  [
    '[RO-E-927] and after it was: settled',
    { at: 'dealing', ...recorded, trigger: 'objective-reason', clause: 'RO-E-927', does: 'continue', wins: 35_000 },
  ],
];

describe('incidents at roulette tables', () => {
  let house: IncidentHouse;
  beforeAll(async () => {
    house = await incidentHouse(present(engines[0], 'an engine'));
  });
  afterAll(() => house.drop());

  describe('Live Roulette', () => {
    let scene: Scene;
    beforeAll(async () => {
      scene = await house.open('ezugi-roulette');
    });

    test.each(cases)('%s', async (_, one) => {
      expect(await runCase(house, scene, stakes, one)).toBe(endOf(one));
    });

    test('[RO-E-094 RO-E-921] a recorded early spin closes betting, and earlier bets are settled', async () => {
      await scene.toBetting();
      const before = await house.balance();
      await scene.bet('straight/17', 1000);
      const round = scene.roundId;
      const done = await scene.resolve('early-spin', {
        inPocket: true,
        earlyRecorded: true,
        againstWheel: true,
        ballTurns: 4,
        number: 17,
      });
      expect(done.resolution).toMatchObject({ clause: 'RO-E-094', operations: ['result-stands'], bets: 'settle' });
      await carriedOut(house, scene, done);
      await expect(scene.bet('straight/5', 1000)).rejects.toThrow('betting-closed');
      await scene.toResult();
      expect((await house.balance()) - before).toBe(35_000);
      const stored = await scene.stored(round);
      expect(stored.state).toBe('settled');
      // "Completed – irregular": the journal states the clause by which the number counts.
      expect(stored.entries.map(({ entry }) => entry)).toContainEqual(
        expect.objectContaining({ kind: 'manual', answer: { kind: 'pocket', pocket: 17 } }),
      );
    });

    test('[RO-E-918] applicable triggers are offered in the page’s order', async () => {
      await scene.toBetting();
      await scene.closeBets();
      const { triggers } = await scene.table.incidents.triggers();
      const order = triggers.map(({ trigger }) => trigger);
      expect(order).not.toContain('early-spin');
      const asked = ['foreign-object', 'too-few-turns', 'ball-left-wheel', 'number-unread', 'wrong-number'];
      expect(asked.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))).toEqual(asked);
      await scene.toResult({ pocket: 3 });
    });

    test('[RO-E-096 RO-E-923] a wrong number: rightful winners are credited the difference, and both numbers are kept', async () => {
      await scene.toBetting();
      const before = [await house.balance(ana), await house.balance(ben)];
      await scene.bet('straight/17', 1000);
      await scene.bet('straight/5', 1000, { player: ben });
      await scene.closeBets();
      await scene.toResult({ pocket: 5 });
      const round = scene.roundId;
      expect([await house.balance(ana), await house.balance(ben)]).toEqual([
        (before[0] ?? 0) - 1000,
        (before[1] ?? 0) + 35_000,
      ]);
      const done = await scene.resolve('wrong-number', { number: 17, video: 'camera 1' });
      expect(done).toMatchObject({
        round,
        resolution: { clause: 'RO-E-096', bets: 'settle', effect: { returned: 36_000, players: 1 } },
      });
      const { after } = await carriedOut(house, scene, done);
      expect(after).toMatchObject({ balances: { ana: (before[0] ?? 0) + 35_000 } });
      expect(scene.heard(ana).at(-1)).toMatchObject({ said: 'settled', settled: { round, paid: 36_000 } });
      // Ana gets 36 times her stake. Ben keeps what he was paid by mistake (RO-E-097).
      expect([await house.balance(ana), await house.balance(ben)]).toEqual([
        (before[0] ?? 0) + 35_000,
        (before[1] ?? 0) + 35_000,
      ]);
      const stored = await scene.stored(round);
      const numbers = stored.entries.flatMap(({ entry }): readonly unknown[] =>
        entry.kind === 'pocket' ? [entry.pocket] : entry.kind === 'edit' ? [entry.change] : [],
      );
      expect(numbers).toEqual([5, { edit: 'misnumber', pocket: 17 }]);
      expect(stored.settlements.map(({ lines }) => lines.map(({ returns }) => returns))).toEqual([
        [0, 36_000],
        [36_000, 0],
      ]);
      expect(stored.board).toMatchObject({ pocket: 17, corrected: true });
    });

    test('[RO-E-097] a win credited by mistake stays: nothing is taken back, even while the next bets are open', async () => {
      await scene.toBetting();
      const before = await house.balance(ben);
      await scene.bet('straight/5', 1000, { player: ben });
      await scene.closeBets();
      await scene.toResult({ pocket: 5 });
      const round = scene.roundId;
      await scene.toBetting();
      await scene.bet('straight/17', 1000);
      const done = await scene.resolve('wrong-number', { number: 17, video: 'camera 1' });
      expect(done).toMatchObject({ round, resolution: { effect: { returned: 0, players: 0 } } });
      expect(await house.balance(ben)).toBe(before + 35_000);
      // The open round continues with its bets.
      expect((await scene.table.own(ana)).laid).toMatchObject([{ stakes: { 'straight/17': 1000 } }]);
      await scene.closeBets();
      await scene.toResult({ pocket: 4 });
    });

    test('[RO-E-926] on an automatic wheel a spin that cannot be repeated ends the round', async () => {
      const automatic = await house.open('ezugi-roulette', { parameters: { automaticWheel: true } });
      expect(
        await runCase(house, automatic, stakes, {
          at: 'dealing',
          trigger: 'too-few-turns',
          answers: { ballTurns: 3, respinPossible: false },
          clause: 'RO-E-926',
          does: 'void',
        }),
      ).toBe('void');
    });

    test('[RO-E-922] if results may be entered by hand, an unread number is taken from the recording', async () => {
      const byHand = await house.open('ezugi-roulette', { parameters: { manualResultEntry: true } });
      expect(
        await runCase(house, byHand, stakes, {
          at: 'dealing',
          trigger: 'number-unread',
          answers: { onVideo: true, number: 17, video: 'camera 1' },
          clause: 'RO-E-922',
          does: 'manual-result continue',
          wins: won.wins,
        }),
      ).toBe('settled');
    });

    test('[GLI-85] the proposer can’t confirm, and nobody can confirm without a proposal', async () => {
      await scene.toBetting();
      await scene.bet('straight/17', 1000);
      await scene.closeBets();
      const { incidents } = scene.table;
      const opened = await incidents.open({ trigger: 'number-unread', reason: 'nothing was read' }, flora);
      const incident = 'incident' in opened ? opened.incident : 0;
      expect(await incidents.confirm(incident, undefined, gus)).toMatchObject({ refused: { refused: 'not-proposed' } });
      await incidents.propose(incident, 'by the book', flora);
      expect(await incidents.confirm(incident, undefined, flora)).toMatchObject({
        refused: { refused: 'same-person' },
      });
      expect((await scene.stored()).state).toBe('dealing');
      expect(await incidents.confirm(incident, undefined, gus)).toMatchObject({ state: 'carried-out' });
    });
  });

  test('every row of Live Roulette is covered', () => {
    expect(house.proven.left('ezugi-roulette')).toEqual([]);
  });

  test('all rounds replay, and the money adds up', async () => {
    expect((await verifyRounds(house.db)).problems).toEqual([]);
    expect(await verifyLedger(house.db)).toMatchObject({ sum: 0, differences: [] });
  });
});
