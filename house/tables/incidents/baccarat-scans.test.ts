/** The second part of Live Baccarat's incident table: scanning, placing, the cut card, damaged cards, interruptions. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { card } from '../../../core/cards/card.ts';
import { engines } from '../../testing/databases.ts';
import { type Case, cardsAt, edits, endOf, lie, nextShoe, runCase, says, standsStill } from './testing/cases.ts';
import { type IncidentHouse, incidentHouse, type Scene } from './testing/incident-house.ts';
import { verifyLedger, verifyRounds } from '../../testing/books.ts';

const stakes = { spot: 'player', amount: 1000 };
/** Player's 9 and 10 make 9, Banker's 3 and 5 make 8: two naturals, and Player wins 1 : 1. */
const rest = { cards: '9 3 T 5' };
const wins = 1000;
const half = { dealt: { cards: '9 3' }, rest: { cards: 'T 5' }, wins };

const cases: readonly (readonly [string, Case])[] = [
  [
    '[BAC-E-083 BAC-E-915] after three failed reads the dealer calls the floor, and nothing moves',
    {
      at: 'dealing',
      ...half,
      happens: async (scene) => {
        for (let n = 0; n < 3; n++) await scene.read('failed');
      },
      trigger: 'unreadable-card',
      answers: { attempts: 3 },
      clause: 'BAC-E-083',
      does: 'escalate',
      check: standsStill,
    },
  ],
  [
    '[BAC-E-083] until then the dealer tries again, and nothing else has happened',
    {
      at: 'dealing',
      ...half,
      happens: (scene) => scene.read('failed'),
      trigger: 'unreadable-card',
      answers: { attempts: 1 },
      clause: 'BAC-E-083',
      does: 'rescan continue',
      atEnd: says('rescan', 'continue'),
    },
  ],
  [
    '[BAC-E-084 BAC-E-916] cards drawn before betting ended and not seen wait, and are the first ones',
    {
      at: 'betting',
      happens: (scene) => scene.read('9s'),
      trigger: 'early-start',
      answers: { seen: false },
      clause: 'BAC-E-084',
      does: 'rescan carry-over continue',
      rest: { cards: '3 T 5' },
      wins,
      atEnd: (scene) => expect(cardsAt(scene, 'player')[0]).toBe('9s'),
    },
  ],
  [
    '[BAC-E-085 BAC-E-916] a card drawn before betting ended and seen is burned, and the round is void',
    {
      at: 'betting',
      happens: (scene) => scene.read('8s'),
      trigger: 'early-start',
      answers: { seen: true, burned: ['8s'] },
      clause: 'BAC-E-085',
      does: 'burn void',
    },
  ],
  [
    '[BAC-E-086] the dealer moves the last card alone',
    {
      at: 'dealing',
      ...half,
      trigger: 'wrong-position',
      answers: { onlyLast: true },
      clause: 'BAC-E-086',
      does: 'move-card continue',
      atEnd: says('move-card', 'continue'),
    },
  ],
  [
    '[BAC-E-087] several cards are moved by the floor alone',
    {
      at: 'dealing',
      ...half,
      trigger: 'wrong-position',
      answers: { onlyLast: false },
      clause: 'BAC-E-087',
      does: 'move-card continue',
    },
  ],
  [
    '[BAC-E-088] a reader that was repaired: the round goes on',
    {
      at: 'dealing',
      ...half,
      trigger: 'floor-cannot-scan',
      answers: { repaired: true },
      clause: 'BAC-E-088',
      does: 'repair continue',
    },
  ],
  [
    '[BAC-E-100] a reader that cannot be repaired: the round is void',
    {
      at: 'dealing',
      dealt: { cards: '9 3' },
      trigger: 'floor-cannot-scan',
      answers: { repaired: false },
      clause: 'BAC-E-100',
      does: 'repair void',
    },
  ],
  [
    '[BAC-E-089] a faulty scanner is replaced, and the round goes on',
    { at: 'dealing', ...half, trigger: 'scanner-faulty', clause: 'BAC-E-089', does: 'repair continue' },
  ],
  [
    '[BAC-E-090 BAC-E-917] the last card is taken out and burned, and the next one takes its place',
    {
      at: 'dealing',
      dealt: { cards: '9 3 7h' },
      trigger: 'misread',
      answers: { influenced: true, remove: 1, burned: ['7h'] },
      clause: 'BAC-E-090',
      does: 'remove-last continue',
      check: async (scene) => {
        expect(cardsAt(scene, 'player')).toHaveLength(1);
        await edits({ edit: 'remove', cards: 1, burned: [card('7h')] })(scene);
      },
      rest: { cards: 'T 5' },
      wins,
      atEnd: async (scene) => {
        // Nothing was overwritten: the journal still has the removed card.
        const { entries } = await scene.stored();
        expect(entries.map(({ entry }) => entry)).toContainEqual({ kind: 'card', card: card('7h') });
      },
    },
  ],
  [
    '[BAC-E-917] a misread that influenced nothing is put right in the record alone',
    {
      at: 'dealing',
      dealt: { cards: '9 3 Kh' },
      trigger: 'misread',
      answers: { influenced: false, which: 3, card: ['Th'] },
      clause: 'BAC-E-917',
      does: 'correct-record continue',
      check: async (scene) => {
        expect(cardsAt(scene, 'player')[1]).toBe('Th');
        await edits({ edit: 'misread', at: 2, card: card('Th') })(scene);
      },
      rest: { cards: '5' },
      wins,
    },
  ],
  [
    '[BAC-E-091] the first card is never taken out: the round is void',
    {
      at: 'dealing',
      dealt: { cards: '9' },
      trigger: 'misread',
      answers: { influenced: true, remove: 1 },
      clause: 'BAC-E-091',
      does: 'void',
    },
  ],
  [
    '[BAC-E-092] no more than two cards are taken out: the round is void',
    {
      at: 'dealing',
      // Player has 4, Banker 6: a third card is due.
      dealt: { cards: '2 3 2 3' },
      trigger: 'misread',
      answers: { influenced: true, remove: 3 },
      clause: 'BAC-E-092',
      does: 'void',
    },
  ],
  [
    '[BAC-E-093 BAC-E-910] a cut card missed and noticed in a round: it ends from this shoe, then another comes',
    {
      at: 'dealing',
      ...half,
      trigger: 'missed-cut-card',
      clause: 'BAC-E-093',
      does: 'new-shoe continue',
      atEnd: nextShoe(true),
    },
  ],
  [
    '[BAC-E-094 BAC-E-911] noticed while bets are open: bets stay, this round is the last of its shoe',
    {
      at: 'betting',
      trigger: 'missed-cut-card',
      clause: 'BAC-E-094',
      does: 'new-shoe continue',
      rest,
      wins,
      atEnd: nextShoe(true),
    },
  ],
  [
    '[BAC-E-095] cards left behind and noticed before the next deal are put back and cleared',
    { at: 'betting', trigger: 'leftover-cards', clause: 'BAC-E-095', does: 'restore continue', rest, wins },
  ],
  [
    '[BAC-E-096] noticed after the next deal they are taken away, and the round goes on',
    { at: 'dealing', ...half, trigger: 'leftover-cards', clause: 'BAC-E-096', does: 'move-card continue' },
  ],
  ...(
    [
      ['BAC-E-097', 1],
      ['BAC-E-918', 2],
      ['BAC-E-098', 3],
    ] as const
  ).map(([clause, cards]): [string, Case] => [
    `[${clause}] ${cards} damaged: replaced by identical cards, and the hands stay as they are`,
    {
      at: 'dealing',
      ...half,
      trigger: 'damaged-card',
      answers: { cards },
      clause,
      does: 'replace-card continue',
      check: lie({ player: 1, banker: 1 }),
    },
  ]),
  [
    '[BAC-E-099] cards collected too early are put back by the recording, and the round is completed',
    { at: 'dealing', ...half, trigger: 'collected-early', clause: 'BAC-E-099', does: 'restore continue' },
  ],
  [
    '[BAC-E-100] a failure of the provider voids the round',
    { at: 'dealing', dealt: { cards: '9 3' }, trigger: 'provider-failure', clause: 'BAC-E-100', does: 'void' },
  ],
  [
    '[BAC-E-101] an objective reason voids the round',
    { at: 'dealing', dealt: { cards: '9' }, trigger: 'objective-reason', clause: 'BAC-E-101', does: 'void' },
  ],
  ...(['provider-failure', 'objective-reason'] as const).map((trigger): [string, Case] => [
    `[BAC-E-927] ${trigger} after the last card: the coup is decided, and is settled`,
    { at: 'dealing', dealt: rest, trigger, clause: 'BAC-E-927', does: 'continue', wins },
  ]),
];

describe.each(engines.slice(0, 1))('Live Baccarat on $name', (engine) => {
  let house: IncidentHouse;
  let scene: Scene;
  beforeAll(async () => {
    house = await incidentHouse(engine);
    scene = await house.open('ezugi-baccarat');
    await scene.toBetting();
    await scene.closeBets();
    await scene.toResult(rest);
  });
  afterAll(() => house.drop());

  test.each(cases)('%s', async (_, one) => {
    expect(await runCase(house, scene, stakes, one)).toBe(endOf(one));
  });

  test('every row of the second part is covered', () => {
    expect(house.proven.left('ezugi-baccarat', { from: 'early-start' })).toEqual([]);
  });

  test('all rounds replay, and the money adds up', async () => {
    expect((await verifyRounds(house.db)).problems).toEqual([]);
    expect(await verifyLedger(house.db)).toMatchObject({ sum: 0, differences: [] });
  });
});
