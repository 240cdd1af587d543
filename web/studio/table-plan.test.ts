/** The drawn plan of each table is the table that the game is dealt on. */
import { expect, test } from 'vitest';
import { tableOf } from '../../core/games/game.ts';
import { games } from '../../core/games/games.ts';
import { randomRound } from '../../core/games/testing/random-round.ts';
import { placesToDraw, planOf } from './table-plan.ts';

test.each(games.map((game) => [game.id, game] as const))(
  '%s: every place is one that the game knows, and cards or a result come where the plan says',
  (id, game) => {
    const table = tableOf(game);
    const plan = planOf(id);
    expect(table.plan.places.map(({ place }) => place)).toEqual(
      expect.arrayContaining(plan.places.map(({ place }) => place)),
    );
    const [opened, decided] = [new Set<string>(), new Set<string>()];
    for (let seed = 1; seed <= 20; seed++) {
      randomRound(table, seed, ({ asks }) => {
        if (asks?.ask === 'card') opened.add(asks.place);
        if (asks?.ask === 'pocket' || asks?.ask === 'dice') decided.add(asks.ask);
        return true;
      });
    }
    // The second hand of a split lies beside the first.
    const planned = new Set(plan.places.map(({ place }) => place));
    expect([...opened].map((place) => place.split('/')[0] ?? '').filter((place) => !planned.has(place))).toEqual([]);
    expect([...decided]).toEqual(plan.result === undefined ? [] : [plan.result.kind]);
  },
);

test('the second hand of a split stands beside the first, and what no plan knows comes last', () => {
  const drawn = placesToDraw(planOf('ezugi-blackjack'), {
    'seat-2': ['9h'],
    'seat-2/2': ['9d'],
    exchanged: ['2c'],
    'seat-3/2': [],
  });
  expect(drawn.map(({ place }) => place)).toEqual([
    'dealer',
    'seat-1',
    'seat-2',
    'seat-2/2',
    'seat-3',
    'seat-4',
    'seat-5',
    'seat-6',
    'seat-7',
    'exchanged',
  ]);
});
