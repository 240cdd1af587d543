import { expect, test } from 'vitest';
import { tournamentFrames } from '../../../house/protocol/tournament-examples.ts';
import type { HandStepsTold, PokerTableTold } from '../../../house/protocol/tournaments.ts';
import { hearTournament, type SeenTournament } from '../room/seen-tournament.ts';
import { seenAt } from './seen-at.ts';

const { attending } = tournamentFrames;
const seen = hearTournament(undefined, attending.example) as SeenTournament;
const table = attending.example.state.table as PokerTableTold;
const inRound = (round: number): PokerTableTold => ({
  ...table,
  hand: { ...(table.hand as never as NonNullable<PokerTableTold['hand']>), round },
});

const told: HandStepsTold = {
  hand: 't/7',
  seat: 2,
  cards: ['As', 'Kd'],
  steps: [
    { table: inRound(0), did: [] },
    { table: inRound(0), did: [{ seat: 1, did: 'raise', to: 400 }] },
    { table: inRound(1), did: [{ seat: 2, did: 'call' }] },
    { table: inRound(1), did: [{ seat: 1, did: 'check' }] },
  ],
};

test('a step shows the table as it was, with the reader’s own cards and nothing asked', () => {
  expect(seenAt(told, 1, seen)).toMatchObject({ mine: { cards: ['As', 'Kd'], seat: 2, hand: 't/7' } });
  expect(seenAt(told, 1, seen)?.mine).not.toHaveProperty('turn');
  expect(seenAt(told, 9, seen)).toBeUndefined();
});

test('actions are shown for one betting round and cleared with the next', () => {
  const didAt = (at: number) => [...(seenAt(told, at, seen)?.did.values() ?? [])].map(({ did }) => did);
  expect(didAt(1)).toEqual(['raise']);
  expect(didAt(3)).toEqual(['check']);
});
