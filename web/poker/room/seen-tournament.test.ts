import { expect, test } from 'vitest';
import { tournamentExamples, tournamentFrames } from '../../../house/protocol/tournament-examples.ts';
import type { PokerTableTold, TournamentMineTold, TournamentTold } from '../../../house/protocol/tournaments.ts';
import { hearTournament, type SeenTournament, withShowdown } from './seen-tournament.ts';

const attending = tournamentFrames.attending.example;
const { tournament, at } = attending;
const table = attending.state.table as PokerTableTold;
const { turn, ...unasked }: TournamentMineTold = attending.mine;

const begun = hearTournament(undefined, attending) as SeenTournament;

const hears = (seen: SeenTournament, ...words: readonly TournamentTold[]): SeenTournament =>
  words.reduce((now, told) => {
    const after = hearTournament(now, { frame: 'tournament', tournament, n: now.n + 1, at, told });
    if (after === 'gap') throw new Error('nothing is missing');
    return after;
  }, seen);

const withHand = (more: Partial<NonNullable<PokerTableTold['hand']>>): PokerTableTold => ({
  ...table,
  hand: { ...(table.hand as NonNullable<PokerTableTold['hand']>), ...more },
});

test('a missing frame is detected, a repeated one changes nothing, and a full state starts over', () => {
  const told = tournamentExamples.moved.example;
  expect(hearTournament(undefined, { frame: 'tournament', tournament, n: 1, at, told })).toBe('gap');
  expect(hearTournament(begun, { frame: 'tournament', tournament, n: begun.n + 2, at, told })).toBe('gap');
  expect(hearTournament(begun, { frame: 'tournament', tournament, n: begun.n, at, told })).toBe(begun);
  const noticed = hears(begun, told);
  expect(hearTournament(noticed, { ...attending, n: 90 })).toMatchObject({ n: 90, notices: noticed.notices });
});

test('every word of the protocol is understood', () => {
  for (const { example } of Object.values(tournamentExamples)) expect(hears(begun, example).n).toBe(begun.n + 1);
});

test('a turn stands until the table waits for something else', () => {
  expect(begun.mine.turn).toEqual(turn);
  // Somebody's connection is lost: the same question, the same time.
  expect(hears(begun, { said: 'table', table, did: [] }).mine.turn).toEqual(turn);
  const answered = { said: 'table', table: withHand({ actor: 1 }), did: [{ seat: 2, did: 'call' }] } as const;
  expect(hears(begun, { ...answered, table: withHand({ until: at }) }).mine).not.toHaveProperty('turn');
  expect(hears(begun, { ...answered, table: withHand({ hand: 'the next' }) }).mine).not.toHaveProperty('turn');
  expect(hears(begun, { said: 'mine', mine: unasked }).mine).not.toHaveProperty('turn');
});

test('seats’ actions are kept for one betting round', () => {
  const raised = hears(begun, { said: 'table', table, did: [{ seat: 1, did: 'raise', to: 400 }] });
  const called = hears(raised, { said: 'table', table, did: [{ seat: 2, did: 'call' }] });
  expect([...called.did.values()].map(({ did }) => did)).toEqual(['raise', 'call']);
  const flop = withHand({ round: 1, board: ['2c', '7d', '9h'] });
  expect([...hears(called, { said: 'table', table: flop, did: [] }).did]).toEqual([]);
});

test('an ended hand is kept when the next one is dealt at the same table', () => {
  const awards = [{ pot: 0, part: 'whole', board: 0, seat: 1, chips: 320 }] as const;
  const over = withHand({ phase: 'over', awards });
  const ended = hears(begun, { said: 'table', table: over, did: [] });
  const next = hears(ended, { said: 'table', table: withHand({ hand: 'next' }), did: [] });
  expect(next.before).toEqual(over);
  expect(hears(next, { said: 'table', table: withHand({ hand: 'next', round: 1 }), did: [] }).before).toEqual(over);
  expect(hears(ended, { said: 'table', table: { ...table, table: 9 }, did: [] }).before).toBeUndefined();
});

test('while the previous hand is shown, its cards and awards are visible and nothing is asked', () => {
  expect(withShowdown(begun)).toBe(begun);
  const awards = [{ pot: 0, part: 'whole', board: 0, seat: 1, chips: 320 }] as const;
  const over = withHand({ phase: 'over', awards });
  const ended = hears(begun, { said: 'table', table: over, did: [] });
  const dealt = hears(ended, { said: 'table', table: withHand({ hand: 'next' }), did: [] });
  const asked = hears(dealt, { said: 'mine', mine: attending.mine });
  expect(withShowdown(asked)).toMatchObject({ state: { table: over } });
  expect(withShowdown(asked).mine).not.toHaveProperty('turn');
  expect(asked.mine.turn).toEqual(turn);
});

test('a moved player has a new seat and no cards yet; money and results stay as last told', () => {
  const moved = hears(begun, { said: 'moved', why: 'balance', table: 2, seat: 5 });
  expect(moved.mine).toMatchObject({ table: 2, seat: 5, cards: [] });
  expect(moved.mine).not.toHaveProperty('turn');
  const paid = hears(moved, tournamentExamples.money.example, tournamentExamples.finished.example);
  expect(paid.mine.balance).toBe(101_200);
  expect(paid.state.results).toHaveLength(1);
  expect(paid.notices.map(({ event }) => event.said)).toEqual(['moved', 'money', 'finished']);
});
