/** What test labs ask of every game, proven for all games. */
import { expect, test } from 'vitest';
import { compare, ratio, toDecimal } from '../base/ratio.ts';
import { figuresOf } from './chances.ts';
import { tableOf } from './game.ts';
import { games } from './games.ts';

test.each(games)('[GLI-37] every bet of $id returns at least 85 percent under the rule book’s figures', (game) => {
  for (const { spot, chances, fee } of tableOf(game).chances()) {
    const { rtp } = figuresOf(chances, fee);
    expect([spot, compare(rtp, ratio(85, 100)) >= 0, toDecimal(rtp, 4)]).toEqual([spot, true, toDecimal(rtp, 4)]);
  }
});

test.each(games)('[GLI-24] every bet of $id states its minimum and maximum, with room between them', (game) => {
  for (const { least, most, name } of tableOf(game).betting.spots.values()) {
    expect([name, least.amount > 0, least.amount <= most.amount]).toEqual([name, true, true]);
  }
});
