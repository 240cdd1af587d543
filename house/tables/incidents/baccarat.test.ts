/** Live Baccarat's incident table, row by row, at a studio table. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { present } from '../../../core/base/invariant.ts';
import { card } from '../../../core/cards/card.ts';
import { engines } from '../../testing/databases.ts';
import { burns, type Case, cardsAt, endOf, nextShoe, runCase, says } from './testing/cases.ts';
import { type IncidentHouse, incidentHouse, type Scene } from './testing/incident-house.ts';
import { verifyLedger, verifyRounds } from '../../testing/books.ts';

const stakes = { spot: 'player', amount: 1000 };
/** Player's 9 and 10 make 9, Banker's 3 and 5 make 8: two naturals, and Player wins 1 : 1. */
const rest = { cards: '9 3 T 5' };
const wins = 1000;
const half = { dealt: { cards: '9 3' }, rest: { cards: 'T 5' }, wins };

const leftInShoe = (scene: Scene): number => present(scene.studio.state().shoe, 'a shoe').left;
type Cases = readonly (readonly [string, Case])[];

/** Each on its own shoe, before its first round. */
const burning: Cases = [
  [
    '[BAC-E-063] surplus burn cards that nobody saw stay in play',
    {
      at: 'betting',
      trigger: 'over-burn',
      answers: { discarded: false, seen: false },
      clause: 'BAC-E-063',
      does: 'carry-over continue',
      rest,
      wins,
      atEnd: nextShoe(false),
    },
  ],
  [
    '[BAC-E-064] surplus burn cards that were shown are burned',
    {
      at: 'betting',
      trigger: 'over-burn',
      answers: { discarded: false, seen: true, burned: ['7c', '7d'] },
      clause: 'BAC-E-064',
      does: 'burn continue',
      // 416 cards, less a deuce and its two burn cards after the shuffle, less two more now.
      check: (scene) => expect(leftInShoe(scene)).toBe(416 - 3 - 2),
      rest,
      wins,
    },
  ],
  [
    '[BAC-E-065] surplus burn cards in the discard holder are not brought back',
    {
      at: 'betting',
      trigger: 'over-burn',
      answers: { discarded: true },
      clause: 'BAC-E-065',
      does: 'continue',
      check: (scene) => expect(leftInShoe(scene)).toBe(416 - 3),
      rest,
      wins,
    },
  ],
  [
    '[BAC-E-068 BAC-E-907] no card burned after the shuffle: play goes on',
    { at: 'betting', trigger: 'no-burn', clause: 'BAC-E-068', does: 'continue', rest, wins },
  ],
];

const cases: Cases = [
  [
    '[BAC-E-066] an over-burn noticed after a round changes nothing',
    { at: 'betting', trigger: 'over-burn', clause: 'BAC-E-066', does: 'continue', rest, wins },
  ],
  [
    '[BAC-E-067 BAC-E-907] an under-burn changes nothing, whenever it is noticed',
    { at: 'dealing', ...half, trigger: 'under-burn', clause: 'BAC-E-067', does: 'continue' },
  ],
  [
    '[BAC-E-069] one burn card that was shown goes to the discard holder, and bets stand',
    {
      at: 'dealing',
      ...half,
      trigger: 'burn-cards-shown',
      answers: { cards: 1, burned: ['Qh'] },
      clause: 'BAC-E-069',
      does: 'burn continue',
      check: burns(card('Qh')),
    },
  ],
  [
    '[BAC-E-070] several burn cards that were shown are discarded by the floor',
    {
      at: 'dealing',
      ...half,
      trigger: 'burn-cards-shown',
      answers: { cards: 2, burned: ['Qh', 'Qd'] },
      clause: 'BAC-E-070',
      does: 'burn continue',
      check: burns(card('Qh'), card('Qd')),
    },
  ],
  [
    '[BAC-E-071] up to two fallen cards that all had been seen are put back',
    {
      at: 'dealing',
      ...half,
      trigger: 'cards-fell',
      answers: { cards: 2, allSeen: true },
      clause: 'BAC-E-071',
      does: 'restore continue',
      atEnd: says('restore', 'continue'),
    },
  ],
  [
    '[BAC-E-072 BAC-E-919] one unseen card among two fallen ones voids the round',
    {
      at: 'dealing',
      dealt: { cards: '9 3' },
      trigger: 'cards-fell',
      answers: { cards: 2, allSeen: false },
      clause: 'BAC-E-072',
      does: 'restore void',
    },
  ],
  [
    '[BAC-E-073] three fallen cards void the round',
    {
      at: 'dealing',
      dealt: { cards: '9 3 T' },
      trigger: 'cards-fell',
      answers: { cards: 3 },
      clause: 'BAC-E-073',
      does: 'void',
    },
  ],
  ...(
    [
      ['074', 'cards-fell-shuffling', { cards: 2, shuffleStage: 'second' }, 'continue'],
      ['075', 'cards-fell-shuffling', { cards: 2, shuffleStage: 'third' }, 'reshuffle'],
      ['076', 'cards-fell-shuffling', { cards: 3 }, 'new-cards'],
      ['077', 'cards-turned-shuffling', { alsoFell: false, cards: 2, shuffleStage: 'first' }, 'continue'],
      ['078', 'cards-turned-shuffling', { alsoFell: false, cards: 1, shuffleStage: 'third' }, 'reshuffle'],
      ['079', 'cards-turned-shuffling', { alsoFell: false, cards: 3 }, 'reshuffle'],
      ['920', 'cards-turned-shuffling', { alsoFell: true, cards: 3 }, 'new-cards'],
      ['920', 'cards-turned-shuffling', { alsoFell: true, cards: 2, shuffleStage: 'third' }, 'reshuffle'],
      ['920', 'cards-turned-shuffling', { alsoFell: true, cards: 2, shuffleStage: 'first' }, 'continue'],
    ] as const
  ).map(([clause, trigger, answers, does]): [string, Case] => [
    `[BAC-E-${clause}] ${trigger} (${Object.values(answers).join(', ')}): ${does}`,
    {
      at: 'result',
      dealt: rest,
      trigger,
      answers,
      clause: `BAC-E-${clause}`,
      does,
      wins,
      atEnd: nextShoe(does !== 'continue'),
    },
  ]),
  [
    '[BAC-E-080 BAC-E-914] a first card face up is burned, and the round is void',
    {
      at: 'dealing',
      trigger: 'card-face-up',
      answers: { burned: ['6d'] },
      clause: 'BAC-E-080',
      does: 'burn void',
      check: burns(card('6d')),
    },
  ],
  [
    '[BAC-E-914] a later card face up is dealt to its place as usual',
    { at: 'dealing', ...half, trigger: 'card-face-up', clause: 'BAC-E-914', does: 'continue' },
  ],
  [
    '[BAC-E-081 BAC-E-913] a surplus card that nobody saw is the first card of the next round',
    {
      at: 'dealing',
      dealt: rest,
      happens: (scene) => scene.read('6s'),
      trigger: 'surplus-card',
      answers: { seen: false },
      clause: 'BAC-E-081',
      does: 'carry-over continue',
      wins,
      atEnd: async (scene) => {
        await scene.toBetting();
        await scene.closeBets();
        await scene.move(1);
        expect(cardsAt(scene, 'player')).toEqual(['6s']);
        await scene.toResult({ cards: '2 K 9 T' });
      },
    },
  ],
  [
    '[BAC-E-082 BAC-E-912] a surplus card that was seen is burned, and the next round is as usual',
    {
      at: 'dealing',
      dealt: rest,
      happens: (scene) => scene.read('6h'),
      trigger: 'surplus-card',
      answers: { seen: true, burned: ['6h'] },
      clause: 'BAC-E-082',
      does: 'burn continue',
      wins,
      atEnd: async (scene) => {
        const { shoe } = await scene.stored();
        await burns(card('6h'))(scene);
        await scene.toBetting();
        // Four cards of the round and the burned one.
        expect((await scene.stored()).shoe.dealt).toBe(shoe.dealt + 5);
      },
    },
  ],
  [
    '[BAC-E-913] a surplus card is burned when the shoe ends with this round',
    {
      at: 'dealing',
      dealt: rest,
      happens: async (scene) => {
        await scene.read('cut-card');
        await scene.read('4h');
      },
      trigger: 'surplus-card',
      answers: { seen: false, burned: ['4h'] },
      clause: 'BAC-E-913',
      does: 'burn continue',
      wins,
      atEnd: nextShoe(true),
    },
  ],
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

  test.each(burning)('%s', async (_, one) => {
    expect(await runCase(house, await house.open('ezugi-baccarat'), stakes, one)).toBe(endOf(one));
  });

  test.each(cases)('%s', async (_, one) => {
    expect(await runCase(house, scene, stakes, one)).toBe(endOf(one));
  });

  test('every row of the first part is covered', () => {
    expect(house.proven.left('ezugi-baccarat', { before: 'early-start' })).toEqual([]);
  });

  test('all rounds replay, and the money adds up', async () => {
    expect((await verifyRounds(house.db)).problems).toEqual([]);
    expect(await verifyLedger(house.db)).toMatchObject({ sum: 0, differences: [] });
  });
});
