import { expect, test } from 'vitest';
import { tournamentFrames } from '../../../house/protocol/tournament-examples.ts';
import type { TournamentLineTold } from '../../../house/protocol/tournament-board.ts';
import { everything, inOrder, isWanted, quickestOf, stateOf, type WantedTournaments } from './wanted.ts';

const [evening] = tournamentFrames.tournaments.example.tournaments as readonly [TournamentLineTold];
const { startsAt: _, ...timeless } = evening;
const sitAndGo = (tournament: string, entries: number, entriesMax: number, cost: number): TournamentLineTold => ({
  ...timeless,
  tournament,
  type: 'sit-and-go',
  phase: 'registering',
  entries,
  entriesMax,
  cost,
});
const headsUp = sitAndGo('heads-up', 0, 2, 1050);
const six = sitAndGo('six', 5, 6, 1100);
const omaha: TournamentLineTold = { ...sitAndGo('omaha', 1, 6, 500), game: 'omaha-hi', limit: 'pot' };
const over: TournamentLineTold = { ...evening, tournament: 'over', phase: 'finished', isRegistrationOpen: false };
const sunday: TournamentLineTold = {
  ...evening,
  tournament: 'sunday',
  phase: 'announced',
  isRegistrationOpen: false,
  registrationOpensAt: '2026-11-21T18:00:00.000Z',
};
const all = [over, evening, headsUp, six, omaha, sunday];

const found = (wanted: Partial<WantedTournaments>) =>
  all.filter((line) => isWanted(line, { ...everything, ...wanted }, new Set(['six']))).map((one) => one.tournament);

test('a running tournament that still takes players is in late registration', () => {
  expect(stateOf(evening)).toBe('late');
  expect(stateOf({ ...evening, isRegistrationOpen: false })).toBe('running');
  expect(stateOf({ ...evening, paused: { clause: 'PI-909', until: '2026-11-16T19:00:00.000Z' } })).toBe('paused');
  expect(stateOf(over)).toBe('finished');
});

test('by kind, game, limit, price and state', () => {
  expect(found({ kind: 'sit-and-go' })).toEqual(['heads-up', 'six', 'omaha']);
  expect(found({ kind: 'scheduled' })).toEqual(['over', evening.tournament, 'sunday']);
  expect(found({ kind: 'mine' })).toEqual(['six']);
  expect(found({ type: 'multi-table', state: 'running' })).toEqual([evening.tournament]);
  expect(found({ game: 'omaha-hi', limit: 'pot' })).toEqual(['omaha']);
  expect(found({ costMost: 1050 })).toEqual(['heads-up', 'omaha']);
  expect(found({ state: 'announced' })).toEqual(['sunday']);
  expect(found({ state: 'registering' })).toEqual(['heads-up', 'six', 'omaha']);
  expect(found({ state: 'open' })).toEqual([evening.tournament, 'heads-up', 'six', 'omaha']);
});

test('ended tournaments come last, and the quick seat is in the one closest to full', () => {
  expect(inOrder(all).at(-1)).toBe(over);
  expect(quickestOf(all)).toBe(six);
  expect(quickestOf([evening, over])).toBeUndefined();
});
