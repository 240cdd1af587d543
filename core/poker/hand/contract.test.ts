/** The contract of every round, for a hand of poker: it holds for any seed. */
import { describe, expect, test } from 'vitest';
import { anyAnswers } from '../../round/testing/any-answers.ts';
import { loadRulebook } from '../../../rulebook/load.ts';
import { isRefusal } from '../../base/refusal.ts';
import { type Card, deck, printCard } from '../../cards/card.ts';
import type { Answer } from '../../round/answer.ts';
import type { Request } from '../../round/request.ts';
import { stacksChipByChip } from '../testing/chip-by-chip.ts';
import { randomForeignHand, randomHand, randomHandWithAbsences } from '../testing/random-hand.ts';
import { raiseTo } from './act.ts';
import { answer } from './answer.ts';
import { asks } from './asks.ts';
import { departures } from './departures.ts';
import { type HandEntry, replayHand } from './journal.ts';
import { legalActions } from './legal.ts';
import { has, seatId, seatOf } from './seats.ts';
import { copyHand } from '../testing/copy-hand.ts';
import type { HandState } from './state.ts';
import { holeCardsOf, wrongTerms } from './terms.ts';
import { viewOf } from './view.ts';

const clauses = new Set<string>(loadRulebook().clauses.map(({ id }) => id));
const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed);

describe('any legal hand', () => {
  test('[PP-922 PP-924 PP-925] pays what every chip on its own would be paid', () => {
    for (const seed of seeds(3000)) {
      const { hand } = randomHand(seed);
      expect([seed, hand.stacks]).toEqual([seed, stacksChipByChip(hand)]);
    }
  });

  test('[PP-009] ends, keeps its chips and pays every pot', () => {
    for (const seed of seeds(1000)) {
      const { hand, terms } = randomHand(seed);
      const sum = (chips: readonly number[]) => chips.reduce((total, each) => total + each, 0);
      expect([seed, hand.phase, hand.pot, sum(hand.stacks)]).toEqual([seed, 'over', 0, sum(terms.stacks)]);
      expect(sum(hand.awards.map(({ chips }) => chips))).toBe(sum(hand.paid) + hand.dead);
    }
  });

  test('[PI-903 PI-904] is paid to the chip even when connections fail', () => {
    for (const seed of seeds(2000)) {
      const { hand, terms, journal } = randomHandWithAbsences(seed);
      expect([seed, hand.phase, hand.stacks]).toEqual([seed, 'over', stacksChipByChip(hand)]);
      if (seed < 200) expect(replayHand(terms, journal)).toEqual(hand);
    }
  });

  test('at another house’s table ends and keeps its chips, whatever its forced bets and unseen cards', () => {
    for (const seed of seeds(2000)) {
      const { hand, terms, journal } = randomForeignHand(seed);
      const sum = (chips: readonly number[]) => chips.reduce((total, each) => total + each, 0);
      expect([seed, hand.phase, sum(hand.stacks)]).toEqual([seed, 'over', sum(terms.stacks)]);
      if (seed < 200) expect(replayHand(terms, journal)).toEqual(hand);
    }
  });

  test('is on terms our pages allow', () => {
    for (const seed of seeds(300)) {
      const { terms } = randomHand(seed, () => false);
      // A short-stacked small blind or empty seats change no term.
      expect([seed, wrongTerms(terms), departures(terms)]).toEqual([seed, undefined, []]);
    }
  });

  test('replays to the same state from a journal stored as text', () => {
    for (const seed of seeds(500)) {
      const { hand, terms, journal } = randomHand(seed);
      const stored = JSON.parse(JSON.stringify({ terms, journal })) as { terms: typeof terms; journal: HandEntry[] };
      expect(replayHand(stored.terms, stored.journal)).toEqual(hand);
      expect(JSON.parse(JSON.stringify(hand))).toEqual(hand);
    }
  });

  test('a copy is independent', () => {
    for (const seed of seeds(100)) {
      const { hand, journal, terms } = randomHand(seed);
      const half = replayHand(terms, journal.slice(0, journal.length >> 1)) as HandState;
      const copy = copyHand(half);
      const before = JSON.stringify(half);
      for (const entry of journal.slice(journal.length >> 1)) answer(copy, entry as Answer);
      expect([copy, JSON.stringify(half)]).toEqual([hand, before]);
    }
  });
});

describe('legal actions', () => {
  test('[PP-917 PP-919 PP-913] are exactly what is accepted, to the chip', () => {
    for (const seed of seeds(150)) {
      randomHand(seed, (hand) => {
        const legal = legalActions(hand);
        if (legal === undefined) return true;
        const accepted: number[] = [];
        for (let to = -1; to <= legal.allInTo + 1; to++) {
          if (raiseTo(copyHand(hand), to) === undefined) accepted.push(to);
        }
        const offered = Array.from(
          { length: legal.maxRaiseTo - legal.minRaiseTo + 1 },
          (_, at) => legal.minRaiseTo + at,
        );
        expect([seed, accepted]).toEqual([seed, legal.canBet || legal.canRaise ? offered : []]);
        for (const option of ['fold', 'check', 'call', 'all-in']) {
          const holder = seatId(hand.actor);
          const isOffered = optionsOf(asks(hand)).includes(option);
          expect([option, isRefusal(answer(copyHand(hand), { kind: 'choice', holder, option }))]).toEqual([
            option,
            !isOffered,
          ]);
        }
        return true;
      });
    }
  });
});

describe('answers', () => {
  test('that were not asked for are refused with the clause, and change nothing', () => {
    for (const seed of seeds(60)) {
      const { hand } = randomHand(seed, (hand) => {
        const before = JSON.stringify(hand);
        const request = asks(hand);
        for (const given of anyAnswers.filter(({ kind }) => !couldBeAsked(request, kind))) {
          expect(answer(hand, given)).toMatchObject({ refused: 'not-asked', clause: request?.clause });
        }
        for (const given of strangeAnswers(hand, request)) {
          expect(answer(hand, given)).toMatchObject({ refused: expect.any(String), clause: expect.any(String) });
        }
        expect(JSON.stringify(hand)).toBe(before);
        return true;
      });
      for (const given of anyAnswers) expect(answer(hand, given)).toMatchObject({ refused: 'round-over' });
    }
  });

  test('every request, option and refusal names a clause of the rule book', () => {
    const named = new Set<string>();
    for (const seed of seeds(300)) {
      randomHand(seed, (hand) => {
        const request = asks(hand);
        for (const clause of clausesIn(request)) named.add(clause);
        for (const given of [...anyAnswers, ...strangeAnswers(hand, request)]) {
          const refusal = answer(copyHand(hand), given);
          if (refusal !== undefined) named.add(refusal.clause);
        }
        return true;
      });
    }
    expect([...named].filter((clause) => !clauses.has(clause))).toEqual([]);
    expect(named.size).toBeGreaterThan(15);
  });
});

describe('views', () => {
  test('[PP-008 PP-012] two hands that differ in hidden cards look the same until they are shown', () => {
    for (const seed of seeds(120)) {
      const { hand, journal, terms } = randomHand(seed);
      const viewer = hand.terms.button;
      const twinJournal = exchanged(journal, hand, viewer);
      for (let mark = 0; mark <= journal.length; mark++) {
        const one = replayHand(terms, journal.slice(0, mark)) as HandState;
        const other = replayHand(terms, twinJournal.slice(0, mark));
        if (one.phase === 'muck' || one.phase === 'over' || one.shown !== 0) break;
        expect([seed, mark, viewOf(other as HandState, viewer)]).toEqual([seed, mark, viewOf(one, viewer)]);
        expect(viewOf(other as HandState)).toEqual(viewOf(one));
      }
    }
  });

  test('[PP-012 PP-049] a folded or mucked hand is in no other view, but stays in one’s own', () => {
    for (const seed of seeds(200)) {
      const { hand } = randomHand(seed);
      const count = holeCardsOf(hand.terms.game);
      for (let seat = 0; seat < hand.stacks.length; seat++) {
        if (!has(hand.dealtIn, seat)) continue;
        const own = hand.hole.slice(seat * count, (seat + 1) * count).map((card) => printCard(card as Card));
        expect(viewOf(hand, seat).seats[seat]?.cards).toEqual(own);
        const others = JSON.stringify(viewOf(hand, (seat + 1) % hand.stacks.length));
        if (!has(hand.shown, seat)) for (const card of own) expect(others).not.toContain(`"${card}"`);
      }
    }
  });

  test('[PP-014] the dealer’s seat is marked, and only the player in turn sees an offer', () => {
    randomHand(7, (hand) => {
      const views = hand.stacks.map((_, seat) => viewOf(hand, seat));
      expect(views.every(({ button }) => button === hand.terms.button)).toBe(true);
      const asked = views.flatMap(({ asks }, seat) => ((asks?.offers.length ?? 0) > 0 ? [seat] : []));
      if (hand.phase === 'betting') expect(asked).toEqual([hand.actor]);
      return true;
    });
  });
});

const couldBeAsked = (request: Request | undefined, kind: Answer['kind']): boolean =>
  request?.ask === 'window' ? kind === 'choice' || kind === 'closed' : request?.ask === kind;

const optionsOf = (request: Request | undefined): readonly string[] =>
  request?.ask === 'choice' ? request.offer.options.map(({ id }) => id) : [];

function strangeAnswers(hand: HandState, request: Request | undefined): readonly Answer[] {
  switch (request?.ask) {
    case 'card': {
      const gone = [...hand.hole, ...hand.board].find((card) => card >= 0);
      return [52, -1, 1.5, ...(gone === undefined ? [] : [gone])].map((card) => ({ kind: 'card', card: card as Card }));
    }
    case 'choice': {
      const { holder } = request.offer;
      const other = seatId((seatOf(holder, 10) + 1) % 10);
      return [
        { kind: 'choice', holder: other, option: 'fold' },
        { kind: 'choice', holder, option: 'win' },
        { kind: 'choice', holder, option: 'raise', amount: 1_000_000 as never },
        { kind: 'choice', holder, option: 'bet', amount: -5 as never },
        { kind: 'choice', holder, option: 'fold', amount: 5 as never },
        { kind: 'choice', holder, option: 'fold', cards: [0] },
      ];
    }
    case 'window':
      return [
        { kind: 'choice', holder: 'stranger' as never, option: 'twice' },
        ...request.offers.map(({ holder }): Answer => ({ kind: 'choice', holder, option: 'win' })),
      ];
    default:
      return [];
  }
}

function clausesIn(request: Request | undefined): readonly string[] {
  if (request === undefined) return [];
  const offers = request.ask === 'window' ? request.offers : request.ask === 'choice' ? [request.offer] : [];
  return [request.clause, ...offers.flatMap(({ options }) => options.map(({ clause }) => clause))];
}

/** The same journal with the other seats' hole cards replaced by cards that never came. */
function exchanged(journal: readonly HandEntry[], hand: HandState, viewer: number): readonly HandEntry[] {
  const count = holeCardsOf(hand.terms.game);
  const own = new Set(hand.hole.slice(viewer * count, (viewer + 1) * count));
  const dealt = new Set<number>([...hand.hole, ...hand.board, ...hand.secondBoard]);
  const spare = deck.filter((card) => !dealt.has(card));
  const hidden = new Set(hand.hole.filter((card) => card >= 0 && !own.has(card)));
  return journal.map((entry) => {
    if (entry.kind !== 'card' || !hidden.has(entry.card)) return entry;
    const other = spare.pop();
    return other === undefined ? entry : { kind: 'card', card: other };
  });
}
