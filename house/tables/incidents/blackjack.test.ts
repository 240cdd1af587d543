/** Live Blackjack's incident table, row by row: Ana has 9 and 10 at seat 1 against a dealer's 17, and wins 1 : 1. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { present } from '../../../core/base/invariant.ts';
import { card } from '../../../core/cards/card.ts';
import type { Answers } from '../../../core/round/incidents.ts';
import { engines } from '../../testing/databases.ts';
import {
  burns,
  carriedOut,
  type Case,
  cardsAt,
  edits,
  endOf,
  nextShoe,
  runCase,
  says,
  standsStill,
} from './testing/cases.ts';
import { ana, flora, type IncidentHouse, incidentHouse, type Scene } from './testing/incident-house.ts';
import { verifyLedger, verifyRounds } from '../../testing/books.ts';

const stakes = { spot: 'main', amount: 1000, seat: 'seat-1' };
const wins = 1000;
/** Her first card and the dealer's upcard, then her second card and the hole card. */
const half = { dealt: { cards: '9 7' }, rest: { cards: 'K T' }, wins };
const whole = { cards: '9 7 K T' };

const stands = (
  clauses: string,
  trigger: string,
  answers: Answers,
  does: string,
  more: Partial<Case> = {},
): readonly [string, Case] => [
  `${clauses} ${trigger} ${JSON.stringify(answers)}: ${does}, bets stand`,
  { at: 'dealing', ...half, trigger, answers, clause: first(clauses), does, ...more },
];
const voids = (
  clauses: string,
  trigger: string,
  answers: Answers,
  more: Partial<Case> = {},
): readonly [string, Case] => [
  `${clauses} ${trigger} ${JSON.stringify(answers)}: void, every stake back`,
  { at: 'dealing', dealt: { cards: '9 7' }, trigger, answers, clause: first(clauses), does: 'void', ...more },
];
const first = (clauses: string): string => /\[([\w-]+)/.exec(clauses)?.[1] ?? '';

const shuffling = (clauses: string, trigger: string, answers: Answers, does: string): readonly [string, Case] => [
  `${clauses} ${trigger} ${JSON.stringify(answers)}: ${does}`,
  {
    at: 'result',
    dealt: whole,
    trigger,
    answers,
    clause: first(clauses),
    does,
    wins,
    atEnd: nextShoe(does !== 'continue'),
  },
];
const moved = { atEnd: says('move-card', 'continue') };

/** She has chosen or timed out; the dealer turns, and no card is due any more. */
async function untilDecided(scene: Scene): Promise<void> {
  for (let n = 0; n < 40 && scene.table.round?.outcome === undefined; n++) {
    await scene.move(1);
    await scene.studio.done();
  }
}

/** 5 and 6: she draws and could draw again. */
const acted: Partial<Case> = {
  dealt: { cards: '5 7 6 T' },
  happens: async (scene) => {
    expect(await scene.decide('hit', 'seat-1')).toMatchObject({ frame: 'done' });
  },
};

const cases: readonly (readonly [string, Case])[] = [
  stands('[BJ-E-086]', 'cards-fell', { cards: 2, allSeen: true }, 'restore continue'),
  voids('[BJ-E-087 BJ-E-934]', 'cards-fell', { cards: 1, allSeen: false }, { does: 'restore void' }),
  voids('[BJ-E-088]', 'cards-fell', { cards: 3 }, { dealt: whole }),
  shuffling('[BJ-E-089]', 'cards-fell-shuffling', { cards: 2, shuffleStage: 'first' }, 'continue'),
  shuffling('[BJ-E-090]', 'cards-fell-shuffling', { cards: 2, shuffleStage: 'third' }, 'reshuffle'),
  shuffling('[BJ-E-091]', 'cards-fell-shuffling', { cards: 3 }, 'new-cards'),
  shuffling('[BJ-E-935]', 'cards-turned-shuffling', { cards: 2, shuffleStage: 'second' }, 'continue'),
  shuffling('[BJ-E-935]', 'cards-turned-shuffling', { cards: 1, shuffleStage: 'third' }, 'reshuffle'),
  shuffling('[BJ-E-935]', 'cards-turned-shuffling', { cards: 3 }, 'reshuffle'),
  voids(
    '[BJ-E-092 BJ-E-924]',
    'card-wrong-side',
    { keepShoe: true, burned: ['6d'] },
    {
      does: 'burn void',
      check: burns(card('6d')),
    },
  ),
  [
    '[BJ-E-093 BJ-E-924] a card the wrong way round and another shoe wanted: void, and a new shoe before the next round',
    {
      at: 'dealing',
      dealt: { cards: '9 7' },
      trigger: 'card-wrong-side',
      answers: { keepShoe: false },
      clause: 'BJ-E-093',
      does: 'new-shoe void',
      atEnd: async (scene) => {
        expect(scene.studio.prompt.do).toBe('prepare');
        await scene.toBetting();
      },
    },
  ],
  stands('[BJ-E-094]', 'seat-skipped', { orderKept: true, onlyLast: true }, 'move-card continue', moved),
  stands('[BJ-E-095]', 'seat-skipped', { orderKept: true, onlyLast: false }, 'move-card continue', moved),
  stands(
    '[BJ-E-096 BJ-E-925]',
    'extra-initial-card',
    { seen: false, orderKept: true, several: false, onlyLast: false },
    'move-card continue',
    moved,
  ),
  stands(
    '[BJ-E-097]',
    'extra-initial-card',
    { seen: false, orderKept: true, several: false, onlyLast: true },
    'move-card continue',
    moved,
  ),
  stands(
    '[BJ-E-098]',
    'extra-initial-card',
    { seen: false, orderKept: true, several: true },
    'move-card continue',
    moved,
  ),
  voids('[BJ-E-099]', 'extra-initial-card', { seen: true }),
  voids('[BJ-E-100]', 'order-disturbed', { influenced: true }),
  voids('[BJ-E-100 BJ-E-925]', 'seat-skipped', { orderKept: false }),
  voids('[BJ-E-100 BJ-E-925]', 'extra-initial-card', { seen: false, orderKept: false }),
  // Once a player has acted, cards out of order are no longer moved.
  voids('[BJ-E-925]', 'seat-skipped', { orderKept: true }, acted),
  voids('[BJ-E-925]', 'extra-initial-card', { seen: false }, acted),
  voids('[BJ-E-925]', 'order-disturbed', { influenced: false }, acted),
  stands('[BJ-E-925]', 'order-disturbed', { influenced: false }, 'move-card continue', moved),
  ...(
    [
      ['BJ-E-101', 'initial-deal'],
      ['BJ-E-102', 'deciding'],
      ['BJ-E-103', 'wrong-position'],
      ['BJ-E-104', 'before-call'],
    ] as const
  ).map(([clause, exposedHow]) => voids(`[${clause} BJ-E-926]`, 'hole-card-exposed', { exposedHow }, { dealt: whole })),
  stands('[BJ-E-105]', 'unreadable-card', { attempts: 3 }, 'rescan escalate', {
    happens: async (scene) => {
      for (let n = 0; n < 3; n++) await scene.read('failed');
    },
    check: standsStill,
  }),
  stands('[BJ-E-105]', 'unreadable-card', { attempts: 2 }, 'rescan continue', {
    happens: (scene) => scene.read('failed'),
    atEnd: says('rescan', 'continue'),
  }),
  stands('[BJ-E-106 BJ-E-928]', 'floor-cannot-scan', { repaired: true }, 'repair continue'),
  voids('[BJ-E-928]', 'floor-cannot-scan', { repaired: false }, { does: 'repair void' }),
  [
    '[BJ-E-107 BJ-E-929] a card drawn before betting ended and not seen waits, and is the first one',
    {
      at: 'betting',
      happens: (scene) => scene.read('9s'),
      trigger: 'early-start',
      answers: { seen: false },
      clause: 'BJ-E-107',
      does: 'rescan carry-over continue',
      rest: { cards: '7 K T' },
      wins,
      atEnd: (scene) => expect(cardsAt(scene, 'seat-1')[0]).toBe('9s'),
    },
  ],
  [
    '[BJ-E-108 BJ-E-929] a card drawn before betting ended and seen is burned, and the round is void',
    {
      at: 'betting',
      happens: (scene) => scene.read('8s'),
      trigger: 'early-start',
      answers: { seen: true, burned: ['8s'] },
      clause: 'BJ-E-108',
      does: 'burn void',
    },
  ],
  voids('[BJ-E-109]', 'misread', { influenced: true }),
  stands('[BJ-E-927]', 'misread', { influenced: false, which: 1, card: ['9h'] }, 'correct-record continue', {
    check: edits({ edit: 'misread', at: 0, card: card('9h') }),
  }),
  voids('[BJ-E-110]', 'double-scan', { influenced: true }),
  stands('[BJ-E-927]', 'double-scan', { influenced: false }, 'continue'),
  voids('[BJ-E-111]', 'stuck-cards', { firstScannedFirst: false }),
  stands('[BJ-E-112]', 'stuck-cards', { firstScannedFirst: true }, 'continue'),
  stands('[BJ-E-114 BJ-E-932]', 'missed-cut-card', {}, 'new-shoe continue', { atEnd: nextShoe(true) }),
  [
    '[BJ-E-115 BJ-E-932] a missed cut card noticed while bets are open: bets stay, another shoe after this round',
    {
      at: 'betting',
      trigger: 'missed-cut-card',
      clause: 'BJ-E-115',
      does: 'new-shoe continue',
      rest: whole,
      wins,
      atEnd: nextShoe(true),
    },
  ],
  stands('[BJ-E-113 BJ-E-931]', 'cut-card-forgotten', {}, 'continue', { atEnd: nextShoe(false) }),
  stands('[BJ-E-116]', 'damaged-card', { cards: 1 }, 'replace-card continue'),
  stands('[BJ-E-935]', 'damaged-card', { cards: 2 }, 'replace-card continue'),
  stands('[BJ-E-935]', 'leftover-cards', {}, 'move-card continue'),
  stands('[BJ-E-935]', 'scanner-faulty', {}, 'repair continue'),
  voids('[BJ-E-935]', 'objective-reason', {}),
  stands('[BJ-E-117]', 'collected-early', {}, 'restore continue'),
  voids('[BJ-E-119]', 'provider-failure', {}),
  ...(['provider-failure', 'objective-reason'] as const).map((trigger): [string, Case] => [
    `[BJ-E-930] ${trigger} after the dealer’s hand is complete: the result stands`,
    { at: 'dealing', dealt: whole, happens: untilDecided, trigger, clause: 'BJ-E-930', does: 'continue', wins },
  ]),
];

describe('Live Blackjack', () => {
  let house: IncidentHouse;
  let scene: Scene;
  beforeAll(async () => {
    house = await incidentHouse(present(engines[0], 'an engine'));
    scene = await house.open('ezugi-blackjack');
  });
  afterAll(() => house.drop());

  test.each(cases)('%s', async (_, one) => {
    expect(await runCase(house, scene, stakes, one)).toBe(endOf(one));
  });

  describe('a missed turn', () => {
    /** Time runs out on this hand, and the dealer has 17. */
    const missed = async (cards: string): Promise<{ readonly round: string; readonly before: number }> => {
      await scene.toBetting();
      const before = await house.balance();
      await scene.bet('main', 1000, { seat: 'seat-1' });
      await scene.closeBets();
      await scene.toResult({ cards });
      expect(await house.balance()).toBe(before - 1000);
      return { round: scene.roundId, before };
    };

    test('[BJ-E-118 BJ-E-933] with 11, timed out and lost, the opening stake is returned, once', async () => {
      const { round, before } = await missed('5 7 6 T');
      await scene.toBetting();
      const done = await scene.resolve('missed-turn', { seat: 'seat-1' });
      expect(done).toMatchObject({
        round,
        resolution: { clause: 'BJ-E-118', bets: 'refund-one', effect: { returned: 1000, players: 1 } },
      });
      const { after } = await carriedOut(house, scene, done);
      expect(after).toMatchObject({ balances: { ana: before } });
      expect(await house.balance()).toBe(before);
      const stored = await scene.stored(round);
      expect(stored.state).toBe('settled');
      expect(stored.settlements.map(({ lines }) => lines.map(({ returns, clause }) => [returns, clause]))).toEqual([
        [[0, 'BJ-E-056']],
        [[1000, 'BJ-E-118']],
      ]);
      expect(scene.heard(ana)).toContainEqual(
        expect.objectContaining({ said: 'settled', settled: expect.objectContaining({ round, paid: 1000 }) }),
      );
      const again = await scene.table.incidents.open(
        { trigger: 'missed-turn', reason: 'asked again', answers: { seat: 'seat-1' } },
        flora,
      );
      const incident = 'incident' in again ? again.incident : 0;
      expect(await scene.table.incidents.propose(incident, 'again', flora)).toMatchObject({
        refused: { refused: 'stake-returned' },
      });
      await scene.table.incidents.reject(incident, 'it has gone back already', flora);
      expect(await house.balance()).toBe(before);
    });

    test('[BJ-E-933] with 12 or more the result stands', async () => {
      const { before } = await missed('5 7 7 T');
      const done = await scene.resolve('missed-turn', { seat: 'seat-1' });
      expect(done.resolution).toMatchObject({ clause: 'BJ-E-933', operations: ['continue'], bets: 'none' });
      await carriedOut(house, scene, done);
      expect(await house.balance()).toBe(before - 1000);
    });

    test('[BJ-E-933] with 11 the result stands too if claims end at 10', async () => {
      const strict = await house.open('ezugi-blackjack', { parameters: { claimMaxTotal: 10 } });
      await strict.toBetting();
      await strict.bet('main', 1000, { seat: 'seat-1' });
      await strict.closeBets();
      await strict.toResult({ cards: '5 7 6 T' });
      const done = await strict.resolve('missed-turn', { seat: 'seat-1' });
      expect(done.resolution).toMatchObject({ clause: 'BJ-E-933', operations: ['continue'], bets: 'none' });
      await carriedOut(house, strict, done);
    });

    test('[BJ-E-002] a claim must name a seat of this table', async () => {
      await missed('5 7 6 T');
      const { triggers } = await scene.table.incidents.triggers();
      const asked = triggers.find(({ trigger }) => trigger === 'missed-turn')?.questions[0];
      expect(asked).toEqual({ id: 'seat', kind: 'seat', options: [1, 2, 3, 4, 5, 6, 7].map((at) => `seat-${at}`) });
      const answers = { seat: 'seat-8' };
      const opened = await scene.table.incidents.open({ trigger: 'missed-turn', reason: 'no turn', answers }, flora);
      expect(opened).toMatchObject({ refused: { refused: 'bad-answer' } });
    });

    test('[BJ-E-933] a claim is possible until betting closes for the next round', async () => {
      await missed('5 7 6 T');
      await scene.toBetting();
      // Without a bet at any seat, betting stays open.
      await scene.bet('main', 1000, { seat: 'seat-1' });
      await scene.closeBets();
      const { triggers } = await scene.table.incidents.triggers();
      expect(triggers.map(({ trigger }) => trigger)).not.toContain('missed-turn');
      await scene.toResult(whole);
    });
  });

  test('every row is covered', () => {
    expect(house.proven.left('ezugi-blackjack')).toEqual([]);
  });

  test('all rounds replay, and the money adds up', async () => {
    expect((await verifyRounds(house.db)).problems).toEqual([]);
    expect(await verifyLedger(house.db)).toMatchObject({ sum: 0, differences: [] });
  });
});
