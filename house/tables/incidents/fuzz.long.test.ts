/** Thousands of rounds of every studio game, each with an incident. Seeds vary between runs and are printed. */
import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { present } from '../../../core/base/invariant.ts';
import { engines } from '../../testing/databases.ts';
import { anythingGoesWrong, auditOf, type Wronged } from './testing/anything-goes-wrong.ts';
import { type IncidentHouse, incidentHouse } from './testing/incident-house.ts';

const games: readonly Wronged[] = [
  { game: 'bonus-baccarat', spot: 'player' },
  { game: 'ezugi-baccarat', spot: 'player' },
  { game: 'golden-wealth-baccarat', spot: 'banker' },
  { game: 'peek-baccarat', spot: 'banker' },
  { game: 'red-envelope-baccarat', spot: 'player' },
  { game: 'ezugi-roulette', spot: 'red' },
  { game: 'fortune-roulette', spot: 'red' },
  { game: 'roulette-racetrack', spot: 'red' },
  { game: 'ezugi-blackjack', spot: 'main', seat: 'seat-1' },
  { game: 'ultimate-sic-bo', spot: 'small' },
  { game: 'casino-war', spot: 'main' },
  { game: 'royal-poker', spot: 'ante' },
];

/** `BAIZE_SEED` repeats a failed run; `BAIZE_ROUNDS` sets its length. */
const seed = Number(process.env['BAIZE_SEED'] ?? randomInt(2 ** 32));
const rounds = Number(process.env['BAIZE_ROUNDS'] ?? 250);

describe(`anything goes wrong, from seed ${seed}`, () => {
  let house: IncidentHouse;
  beforeAll(async () => {
    process.stdout.write(`BAIZE_SEED=${seed}, ${rounds} rounds a game\n`);
    house = await incidentHouse(present(engines[0], 'an engine'));
  });
  afterAll(() => house.drop());

  test.each(games)(
    'at $game',
    async (wronged) => {
      const scene = await anythingGoesWrong(house, wronged, { rounds, seed });
      expect(scene.failures).toEqual([]);
    },
    1_800_000,
  );

  test('every bet is settled once or refunded once, every round replays, and all accounts sum to zero', async () => {
    const audit = await auditOf(house.db);
    expect(audit).toMatchObject({ problems: [], ledger: { sum: 0, differences: [] }, stuck: [], unsettled: [] });
    expect(audit.rounds).toBeGreaterThanOrEqual(games.length * rounds);
    expect(audit.carriedOut).toBeGreaterThan((games.length * rounds) / 4);
  }, 1_800_000);
});
