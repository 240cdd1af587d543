/** The incident table of Peek Baccarat, and of the pages that repeat or reference it, row by row. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { present } from '../../../core/base/invariant.ts';
import { engines } from '../../testing/databases.ts';
import { type Case, edits, endOf, nextShoe, runCase, says } from './testing/cases.ts';
import { ana, dealer, type IncidentHouse, incidentHouse, type Scene } from './testing/incident-house.ts';
import { verifyLedger, verifyRounds } from '../../testing/books.ts';

/** Player's 9 and 10 make 9, Banker's 3 and 5 make 8: a bet on Banker loses its stake, whatever was drawn. */
const half = { dealt: { cards: '9 3' }, rest: { cards: 'T 5' } };
const whole = { cards: '9 3 T 5' };

interface Page {
  readonly game: string;
  readonly fee: number;
  /** The clause of each row, in Peek Baccarat's order; one for all rows if the page only references them. */
  readonly clause: (row: number) => string;
  /** Clauses that complete the rows. */
  readonly unseen: string;
  readonly scans: string;
}

const numbered = (prefix: string, from: number) => (row: number) => `${prefix}-0${from + row}`;

const pages: readonly Page[] = [
  { game: 'peek-baccarat', fee: 200, clause: numbered('PB', 54), unseen: ' PB-912', scans: ' PB-913' },
  { game: 'golden-wealth-baccarat', fee: 200, clause: numbered('GW', 55), unseen: ' GW-914', scans: ' GW-914' },
  { game: 'bonus-baccarat', fee: 0, clause: () => 'BB-909', unseen: '', scans: '' },
  { game: 'red-envelope-baccarat', fee: 0, clause: () => 'RE-905', unseen: '', scans: '' },
];

const affecting = ['card-skipped', 'wrong-card-shown', 'stuck-cards', 'double-scan', 'other'] as const;

/** Row 0 requires every error to be reported; rows 1 to 16 follow. */
function casesOf({ clause, fee, unseen, scans }: Page): readonly (readonly [string, Case])[] {
  const wins = -1000 - fee;
  const stands = { at: 'dealing', ...half, wins } as const;
  const voids = { at: 'dealing', dealt: { cards: '9 3' }, does: 'void' } as const;
  const shuffling = { at: 'result', dealt: whole, trigger: 'cards-fell-shuffling', wins } as const;
  return [
    ...affecting.map((trigger): [string, Case] => [
      `[${clause(0)}] ${trigger} that leaves the result alone is reported, and play goes on`,
      { ...stands, trigger, answers: { influenced: false }, clause: clause(0), does: 'continue' },
    ]),
    [
      `[${clause(1)}] two fallen cards dealt face up are put back`,
      {
        ...stands,
        trigger: 'cards-fell',
        answers: { cards: 2, allSeen: true },
        clause: clause(1),
        does: 'restore continue',
        atEnd: says('restore', 'continue'),
      },
    ],
    [
      `[${clause(2)}${unseen}] one face-down card among the fallen ends the round`,
      {
        ...voids,
        trigger: 'cards-fell',
        answers: { cards: 2, allSeen: false },
        clause: clause(2),
        does: 'restore void',
      },
    ],
    [
      `[${clause(3)}] three fallen cards end the round`,
      { ...voids, trigger: 'cards-fell', answers: { cards: 3 }, clause: clause(3) },
    ],
    [
      `[${clause(4)}] two cards fall in the first or second pass: shuffling goes on`,
      {
        ...shuffling,
        answers: { cards: 2, shuffleStage: 'second' },
        clause: clause(4),
        does: 'continue',
        atEnd: nextShoe(false),
      },
    ],
    [
      `[${clause(5)}] two cards fall in the third pass: the whole shuffle again`,
      {
        ...shuffling,
        answers: { cards: 2, shuffleStage: 'third' },
        clause: clause(5),
        does: 'reshuffle',
        atEnd: nextShoe(true),
      },
    ],
    [
      `[${clause(6)}] three cards fall while shuffling: a new set`,
      { ...shuffling, answers: { cards: 3 }, clause: clause(6), does: 'new-cards', atEnd: nextShoe(true) },
    ],
    [`[${clause(7)}] a card found face up ends the round`, { ...voids, trigger: 'card-face-up', clause: clause(7) }],
    [
      `[${clause(8)}${scans}] up to three attempts are the dealer's`,
      { ...stands, trigger: 'unreadable-card', answers: { attempts: 2 }, clause: clause(8), does: 'rescan continue' },
    ],
    [
      `[${clause(9)}${scans}] from the fourth on the manager removes the last scan, and scans the card again`,
      {
        ...stands,
        dealt: { cards: '9 3 Kh' },
        trigger: 'unreadable-card',
        answers: { attempts: 3, remove: 1, burned: [] },
        clause: clause(9),
        does: 'remove-last rescan continue',
        check: async (scene) => {
          await edits({ edit: 'remove', cards: 1, burned: [] })(scene);
          expect(scene.table.round?.asks).toMatchObject({ ask: 'card', place: 'player' });
        },
      },
    ],
    [
      `[${clause(10)}${scans}] after the sixth the scanner is checked`,
      {
        ...stands,
        trigger: 'unreadable-card',
        answers: { attempts: 6, repaired: true },
        clause: clause(10),
        does: 'repair continue',
      },
    ],
    [
      `[${clause(11)}] a scanner that cannot be mended ends the round`,
      {
        ...voids,
        trigger: 'unreadable-card',
        answers: { attempts: 6, repaired: false },
        clause: clause(11),
        does: 'repair void',
      },
    ],
    ...affecting.map((trigger, at): [string, Case] => [
      `[${clause(12 + at)}] ${trigger} with an effect on the result ends the round`,
      { ...voids, trigger, answers: { influenced: true }, clause: clause(12 + at) },
    ]),
  ];
}

describe('incidents at baccarat tables', () => {
  let house: IncidentHouse;
  beforeAll(async () => {
    house = await incidentHouse(present(engines[0], 'an engine'));
  });
  afterAll(() => house.drop());

  describe.each(pages)('$game', (page) => {
    let scene: Scene;
    beforeAll(async () => {
      scene = await house.open(page.game);
    });

    test.each(casesOf(page))('%s', async (_, one) => {
      expect(await runCase(house, scene, { spot: 'banker', amount: 1000, fee: page.fee }, one)).toBe(endOf(one));
    });
  });

  describe('obstacles and bets at Bonus Baccarat', () => {
    let scene: Scene;
    const stakes = { spot: 'banker', amount: 1000 };
    beforeAll(async () => {
      scene = await house.open('bonus-baccarat');
    });

    /** A player complains: the bets taken stand. */
    const reported = async (trigger: string, clause: string) =>
      runCase(house, scene, stakes, { at: 'dealing', ...half, trigger, clause, does: 'continue', wins: -1000 });

    test('[BB-038] chips stay where the customer put them', async () => {
      expect(
        await runCase(house, scene, stakes, {
          at: 'dealing',
          ...half,
          trigger: 'misplaced-bet',
          clause: 'BB-038',
          does: 'continue',
          wins: -1000,
          check: (at) => expect(at.table.round?.wagers).toMatchObject([{ player: ana, spot: 'banker', stake: 1000 }]),
        }),
      ).toBe('settled');
    });

    test('[BB-039] the manager is told at once, and nothing moves until it is solved', async () => {
      expect(
        await runCase(house, scene, stakes, {
          at: 'dealing',
          ...half,
          happens: async (at) => {
            await at.table.incidents.open({ reason: 'the lights went out' }, dealer);
            const steps = at.table.round?.steps.length;
            await at.move(600);
            expect([at.table.phase, at.table.round?.steps.length]).toEqual(['paused', steps]);
          },
          trigger: 'obstacle',
          answers: { solvedAtOnce: true },
          clause: 'BB-039',
          does: 'continue',
          wins: -1000,
        }),
      ).toBe('settled');
    });

    test('[BB-040] a problem that cannot be solved at once ends the round', async () => {
      expect(
        await runCase(house, scene, stakes, {
          at: 'dealing',
          dealt: { cards: '9 3' },
          trigger: 'obstacle',
          answers: { solvedAtOnce: false },
          clause: 'BB-040',
          does: 'void',
        }),
      ).toBe('void');
    });

    test('[BB-041] a bet after betting time is rejected, and nothing is debited', async () => {
      await scene.toBetting();
      const before = await house.balance();
      await scene.closeBets();
      await expect(scene.bet('banker', 1000)).rejects.toThrow('betting-closed');
      await scene.toResult(whole);
      expect(await house.balance()).toBe(before);
      await reported('late-bet', 'BB-041');
    });

    test('[BB-042] a bet outside the limits is rejected, and nothing is debited', async () => {
      await scene.toBetting();
      const before = await house.balance();
      const least = Number(scene.table.rules.parameters['stakeMin']);
      await expect(scene.bet('banker', least - 1)).rejects.toThrow('inactive');
      await scene.closeBets();
      await scene.toResult(whole);
      expect(await house.balance()).toBe(before);
      await reported('unfitting-bet', 'BB-042');
    });
  });

  test.each(pages)('every row of $game is covered', ({ game }) => {
    expect(house.proven.left(game)).toEqual([]);
  });

  test('all rounds replay, and the money adds up', async () => {
    expect((await verifyRounds(house.db)).problems).toEqual([]);
    expect(await verifyLedger(house.db)).toMatchObject({ sum: 0, differences: [] });
  });
});
