/** Exact odds of a whole family on one core, against the limit of ten seconds. */
import { figuresOf } from '../core/games/chances.ts';
import { tableOf } from '../core/games/game.ts';
import { games } from '../core/games/games.ts';

export interface FamilyTime {
  readonly game: string;
  readonly seconds: number;
}

export function* benchOdds(family: string): Generator<FamilyTime> {
  for (const game of games) {
    if (game.family !== family) continue;
    const begin = performance.now();
    for (const { chances, fee } of tableOf(game).chances()) figuresOf(chances, fee);
    yield { game: game.id, seconds: (performance.now() - begin) / 1000 };
  }
}
