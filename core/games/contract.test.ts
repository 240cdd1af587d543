/** The contract of every game: it holds for any seed. */
import { describe, expect, test } from 'vitest';
import { anyAnswers } from '../round/testing/any-answers.ts';
import { loadRulebook } from '../../rulebook/load.ts';
import { clausesWithExamples } from '../../rulebook/with-examples.ts';
import type { PlayerId, Spot } from '../base/ids.ts';
import { cents } from '../base/money.ts';
import { isRefusal } from '../base/refusal.ts';
import { type Card, deck, printCard } from '../cards/card.ts';
import { freshShoe, type Shoe, takeAll } from '../cards/shoe.ts';
import type { Answer, Entry } from '../round/answer.ts';
import { runThrough } from '../round/procedure.ts';
import type { Request } from '../round/request.ts';
import { Round } from '../round/round.ts';
import { paidTo, settle } from '../round/settle.ts';
import { holderOf } from '../round/wager.ts';
import { type Table, tableOf } from './game.ts';
import { settleRound } from './settle-round.ts';
import { gamesUnderTest } from './testing/games-under-test.ts';
import { type Dealt, randomRound, viewers } from './testing/random-round.ts';

const clauses = new Set<string>(clausesWithExamples(loadRulebook()).map(({ id }) => id));
const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed);
const stateOf = (round: Round<unknown>) => ({
  journal: round.journal,
  steps: round.steps,
  outcome: round.outcome,
  asks: round.asks,
  shoe: round.shoe,
});

describe.each(gamesUnderTest.map((game) => [game.id, tableOf(game)] as const))('%s', (_id, table) => {
  test('replay equals live, even from a journal stored as text', () => {
    for (const seed of seeds(1500)) {
      const { round, shoe } = randomRound(table, seed);
      const again = Round.replay(table, shoe, JSON.parse(JSON.stringify(round.journal)) as Entry[]);
      expect(isRefusal(again) ? again : stateOf(again)).toEqual(stateOf(round));
    }
  });

  test('the same seed deals the same round, another seed another', () => {
    expect(stateOf(randomRound(table, 7).round)).toEqual(stateOf(randomRound(table, 7).round));
    expect(randomRound(table, 8).round.journal).not.toEqual(randomRound(table, 7).round.journal);
  });

  test('an answer that was not asked for is refused and changes nothing', () => {
    for (const seed of seeds(150)) {
      const { round } = randomRound(table, seed, (round) => {
        const before = stateOf(round);
        for (const answer of anyAnswers.filter(({ kind }) => !couldBeAsked(round.asks, kind))) {
          expect([answer.kind, round.answer(answer)]).toEqual([answer.kind, refusalOf(round)]);
        }
        expect(stateOf(round)).toEqual(before);
        return true;
      });
      for (const answer of anyAnswers) expect(round.answer(answer)).toMatchObject({ refused: 'round-over' });
    }
  });

  test('an impossible answer to the right request is refused: strange draws, choices, spots', () => {
    for (const seed of seeds(150)) {
      randomRound(table, seed, (round) => {
        const before = stateOf(round);
        for (const answer of strangeAnswersTo(table, round.asks)) {
          expect(round.answer(answer)).toMatchObject({ refused: expect.any(String), clause: expect.any(String) });
        }
        expect(stateOf(round)).toEqual(before);
        return true;
      });
    }
  });

  test('a card is refused by name once all its copies have left the shoe', () => {
    if (table.shoe.decks === 0) return;
    for (const [seed, card] of deck.entries()) {
      const gone = Array<Card>(table.shoe.decks).fill(card);
      const worn = takeAll(freshShoe(table.shoe.decks), gone, table.decksClause) as Shoe;
      const { round } = randomRound(table, seed, ({ asks }) => asks?.ask !== 'card');
      const same = Round.replay(table, worn, round.journal) as Round<unknown>;
      expect(same.answer({ kind: 'card', card })).toMatchObject({
        refused: 'impossible-card',
        clause: table.decksClause,
        values: { card: printCard(card) },
      });
      expect(same.asks).toEqual(round.asks);
    }
  });

  test('a hidden card changes nothing in any view until it is turned', () => {
    for (const seed of seeds(120)) {
      const { round, shoe } = randomRound(table, seed);
      for (const { at, turnedAt, card } of hiddenCards(round)) {
        const twin = twinOf(table, { round, shoe }, { at, turnedAt, card });
        expect(twin.steps).toHaveLength(turnedAt);
        for (let mark = 0; mark <= turnedAt; mark++) {
          for (const viewer of viewers) expect(twin.view(viewer, mark)).toEqual(round.view(viewer, mark));
          expect(twin.openView(mark)).toEqual(round.openView(mark));
        }
      }
    }
  });

  test('a view contains no wagers or choices of other players, only what the table shows', () => {
    for (const seed of seeds(150)) {
      const { round } = randomRound(table, seed);
      for (const viewer of viewers) {
        for (let mark = 0; mark <= round.steps.length; mark++) {
          const view = round.view(viewer, mark);
          expect(view.wagers.every(({ player }) => player === viewer)).toBe(true);
          const own = new Set<string>(view.wagers.map(holderOf));
          expect(view.decisions.every(({ holder }) => own.has(holder))).toBe(true);
          expect((view.asks?.offers ?? []).every(({ holder }) => own.has(holder))).toBe(true);
        }
      }
    }
  });

  test('the public view names no player and no wager, whoever plays', () => {
    for (const seed of seeds(40)) {
      const { round } = randomRound(table, seed);
      for (let mark = 0; mark <= round.steps.length; mark++) {
        const seen = round.openView(mark);
        for (const viewer of viewers) expect(JSON.stringify(seen)).not.toContain(`"${viewer}"`);
        expect(seen.places).toEqual(round.view(viewers[0] as PlayerId, mark).places);
      }
    }
  });

  test('own hands consist of cards that their viewer sees', () => {
    const { arrange } = table;
    if (arrange === undefined) return;
    for (const seed of seeds(40)) {
      const { round } = randomRound(table, seed);
      for (let mark = 0; mark <= round.steps.length; mark++) {
        for (const viewer of viewers) {
          const { places, decisions } = round.view(viewer, mark);
          const seen = new Set(Object.values(places).flat());
          const own = Object.values(arrange(places, decisions)).flat();
          expect(own.filter((card) => card === 'hidden' || !seen.has(card))).toEqual([]);
        }
      }
    }
  });

  test('the board is plain JSON, and a spot marked as won has won for everyone who held it', () => {
    for (const seed of seeds(300)) {
      const { round } = randomRound(table, seed);
      const board = table.board(round.outcome);
      expect(JSON.parse(JSON.stringify(board))).toEqual(board);
      const won = table.won(round.outcome);
      for (const { wager, result } of settleRound(table, round).lines) {
        if (won?.includes(wager.spot)) expect([wager.spot, result]).toEqual([wager.spot, 'win']);
        else if (won !== undefined && round.decisions.length === 0) expect(result).not.toBe('win');
      }
    }
  });

  test('a void at any moment returns every cent taken', () => {
    for (const seed of seeds(300)) {
      const { round } = randomRound(table, seed, (round) => round.steps.length <= 1 + (seed % 12));
      round.void({ clause: table.decksClause, reason: 'the lights went out', by: ['floor'] });
      const { lines, cuts } = settleRound(table, round);
      expect(cuts).toEqual([]);
      let taken = 0;
      for (const { stake, fee } of round.wagers) taken += stake + fee;
      for (const { decision } of round.decisions) taken += decision.cost;
      expect(lines.reduce((sum, line) => sum + line.returns, 0)).toBe(taken);
      expect(round.answer({ kind: 'turn' })).toMatchObject({ refused: 'round-void' });
    }
  });

  test('a settlement never pays more than the cap', () => {
    for (const seed of seeds(300)) {
      const { round } = randomRound(table, seed);
      const { outcome, wagers } = round;
      for (const most of [1, 100, 12_345].map(cents)) {
        for (const on of ['winnings', 'net', 'payout'] as const) {
          const cap = { on, most, clause: table.decksClause };
          const settlement = settle(wagers, {
            outcome,
            pays: new Map(wagers.map(({ spot }) => [spot, (on: unknown, wager) => table.payOn(on, wager)])),
            raisedOn: (on, wager) => table.raisedOn(on, wager),
            cap,
            annulled: undefined,
          });
          for (const viewer of viewers) expect(paidTo(settlement, viewer)).toBeLessThanOrEqual(mostPaid(viewer));
          function mostPaid(player: PlayerId): number {
            const own = settlement.lines.filter(({ wager }) => wager.player === player);
            const staked = own.reduce((sum, line) => sum + line.staked, 0);
            const kept = own.reduce((sum, { result, staked, wager }) => {
              return result === 'lose' ? sum : sum + staked - wager.fee;
            }, 0);
            return most + (on === 'payout' ? 0 : on === 'net' ? staked : kept);
          }
        }
      }
      if (table.cap?.on === 'payout') {
        for (const viewer of viewers)
          expect(paidTo(settleRound(table, round), viewer)).toBeLessThanOrEqual(table.cap.most);
      }
    }
  });

  test('every request, settlement line and limit names a clause of the rule book', () => {
    const named = new Set<string>([table.betsClause, table.decksClause, table.failureClause, table.shoe.changeClause]);
    if (table.checksUnseen !== undefined) named.add(table.checksUnseen);
    if (table.cap !== undefined) named.add(table.cap.clause);
    for (const spot of table.betting.spots.values()) {
      for (const clause of [spot.clause, spot.least.clause, spot.most.clause]) named.add(clause);
    }
    for (const seed of seeds(1500)) {
      const { round } = randomRound(table, seed);
      for (const { request } of round.steps) for (const clause of clausesIn(request)) named.add(clause);
      for (const { clause } of settleRound(table, round).lines) named.add(clause);
    }
    if (table.shoe.prepare !== undefined) {
      runThrough(table.shoe.prepare(), (request) => {
        for (const clause of clausesIn(request)) named.add(clause);
        return { kind: 'burn', card: deck[0] as Card };
      });
    }
    expect([...named].filter((clause) => !clauses.has(clause))).toEqual([]);
  });

  test('the chances of every spot are those of its own bets, and add up', () => {
    const spots = table.chances().map(({ spot }) => spot);
    expect(new Set(spots)).toEqual(new Set(table.betting.spots.keys()));
    const totals = table.chances().map(({ chances }) => chances.every(({ weight }) => weight >= 0n));
    expect(totals.every(Boolean)).toBe(true);
  });
});

const couldBeAsked = (request: Request | undefined, kind: Answer['kind']): boolean =>
  request?.ask === 'window' ? kind === 'choice' || kind === 'closed' : request?.ask === kind;

const refusalOf = ({ asks }: Round<unknown>) =>
  expect.objectContaining({ refused: 'not-asked', clause: asks?.clause, values: expect.anything() });

function strangeAnswersTo({ betting }: Table, request: Request | undefined): readonly Answer[] {
  switch (request?.ask) {
    case 'bets': {
      const wager = { player: viewers[0] as PlayerId, fee: cents(0) };
      const spot = [...betting.spots.keys()][0] as Spot;
      return [
        { kind: 'bets', wagers: [{ ...wager, spot: 'no such spot' as never, stake: cents(100) }] },
        { kind: 'bets', wagers: [{ ...wager, spot, stake: cents(-100) }] },
        { kind: 'bets', wagers: [{ ...wager, spot, stake: cents(100), fee: cents(7) }] },
      ];
    }
    case 'draw': {
      const first = request.options[0]?.id ?? '';
      return [
        { kind: 'draw', picked: [] },
        { kind: 'draw', picked: Array<string>(request.take + 1).fill(first) },
        { kind: 'draw', picked: Array<string>(request.take).fill('nothing of the kind') },
      ];
    }
    case 'window':
      return [
        { kind: 'choice', holder: 'stranger' as PlayerId, option: 'keep' },
        ...request.offers.map(({ holder }): Answer => ({ kind: 'choice', holder, option: 'win' })),
      ];
    default:
      return [];
  }
}

/** Cards dealt face down, with the step that turned them. */
function hiddenCards(round: Round<unknown>): readonly { at: number; turnedAt: number; card: Card }[] {
  const slots = new Map<string, number>();
  return round.steps.flatMap(({ request, reply }, at) => {
    if (request.ask !== 'card' || reply.kind !== 'card') return [];
    const slot = slots.get(request.place) ?? 0;
    slots.set(request.place, slot + 1);
    if (request.face === 'up') return [];
    const turnedAt = round.steps.findIndex(
      (step) => step.request.ask === 'turn' && step.request.place === request.place && step.request.slot === slot,
    );
    return [{ at, turnedAt, card: reply.card }];
  });
}

/** The same round with another card face down. Where the dealer checks that card unseen, one that checks alike. */
function twinOf(
  table: Table,
  { round, shoe }: Dealt,
  { at, turnedAt, card }: { at: number; turnedAt: number; card: Card },
): Round<unknown> {
  const asked = JSON.stringify(round.steps[turnedAt]?.request);
  const others = deck
    .map((_, further) => deck[(card + 17 + further) % deck.length] as Card)
    .filter((other) => (round.shoe.out[other] ?? 0) < round.shoe.decks);
  for (const other of table.checksUnseen === undefined ? others.slice(0, 1) : others) {
    const twin = Round.replay(table, shoe, journalUpTo(round, turnedAt, at, other));
    if (other !== card && !isRefusal(twin) && JSON.stringify(twin.asks) === asked) return twin;
  }
  throw new Error('a card that nobody has seen changed the round');
}

/** The answers that led up to this step, one card exchanged. */
function journalUpTo(round: Round<unknown>, end: number, at: number, other: Card): readonly Entry[] {
  let step = 0;
  const journal: Entry[] = [];
  for (const entry of round.journal) {
    if (step === end) break;
    journal.push(step === at && entry.kind === 'card' ? { kind: 'card', card: other } : entry);
    if (entry.kind !== 'choice' || round.steps[step]?.request.ask === 'choice') step += 1;
  }
  return journal;
}

function clausesIn(request: Request): readonly string[] {
  const offers = request.ask === 'window' ? request.offers : request.ask === 'choice' ? [request.offer] : [];
  return [request.clause, ...offers.flatMap(({ options }) => options.map(({ clause }) => clause))];
}
