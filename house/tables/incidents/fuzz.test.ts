/** Rounds at studio tables with random incidents at random moments: the money always adds up. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { present } from '../../../core/base/invariant.ts';
import { engines } from '../../testing/databases.ts';
import { anythingGoesWrong, auditOf, type Wronged } from './testing/anything-goes-wrong.ts';
import { type IncidentHouse, incidentHouse } from './testing/incident-house.ts';

const games: readonly Wronged[] = [
  { game: 'ezugi-baccarat', spot: 'player' },
  { game: 'peek-baccarat', spot: 'banker' },
  { game: 'ezugi-roulette', spot: 'red' },
  { game: 'fortune-roulette', spot: 'red' },
  { game: 'ezugi-blackjack', spot: 'main', seat: 'seat-1' },
  { game: 'ultimate-sic-bo', spot: 'small' },
  { game: 'casino-war', spot: 'main' },
];

describe('anything goes wrong', () => {
  let house: IncidentHouse;
  beforeAll(async () => {
    house = await incidentHouse(present(engines[0], 'an engine'));
  });
  afterAll(() => house.drop());

  test.each(games)('at $game', async (wronged) => {
    const scene = await anythingGoesWrong(house, wronged, { rounds: 8, seed: wronged.game.length });
    expect(scene.failures).toEqual([]);
  });

  test('every bet is settled once or refunded once, every round replays, and all accounts sum to zero', async () => {
    const audit = await auditOf(house.db);
    expect(audit).toMatchObject({ problems: [], ledger: { sum: 0, differences: [] }, stuck: [], unsettled: [] });
    expect(audit.carriedOut).toBeGreaterThan(20);
  });
});
