/** Computes the odds of all bets at one table. Takes seconds for some games, so it runs in a worker thread. */
import { compare, toNumber } from '../../../core/base/ratio.ts';
import { type Chance, figuresOf, type SpotChances } from '../../../core/games/chances.ts';
import { type Game, type Table, tableOf } from '../../../core/games/game.ts';
import type { SpotOdds, TableOdds } from '../../protocol/http/tables.ts';
import { payTableOf } from '../pay-table.ts';

const paysMost = 50;

export function countOdds(game: Game, parameters: unknown): TableOdds {
  const table = tableOf(game, parameters);
  const { id, rulesVersion } = game;
  return {
    game: id,
    rulesVersion,
    payTable: payTableOf({ game: id, rulesVersion, parameters: table.parameters }),
    bets: table.chances().map((chances) => oddsOf(table, chances)),
  };
}

function oddsOf(table: Table, { spot, chances, fee, sampled }: SpotChances): SpotOdds {
  const { rtp, rtpInitial, edge, variance, hitFrequency, digits } = figuresOf(chances, fee);
  return {
    spot,
    name: table.betting.spots.get(spot)?.name ?? spot,
    rtp: toNumber(rtp),
    ...(compare(rtp, rtpInitial) === 0 ? {} : { rtpInitial: toNumber(rtpInitial) }),
    edge: toNumber(edge),
    variance: toNumber(variance),
    hitFrequency: toNumber(hitFrequency),
    exact: digits === undefined && sampled === undefined,
    pays: paysOf(chances),
  };
}

/** The distinct payouts. */
function paysOf(chances: readonly Chance[]): SpotOdds['pays'] {
  const ways = new Map<string, { readonly pay: Chance['pay']; weight: bigint }>();
  for (const { pay, weight } of chances) {
    const key = `${pay.result} ${pay.odds.win}:${pay.odds.per} ${pay.clause}`;
    const way = ways.get(key) ?? { pay, weight: 0n };
    way.weight += weight;
    ways.set(key, way);
  }
  return [...ways.values()]
    .toSorted((a, b) => (a.weight < b.weight ? 1 : a.weight > b.weight ? -1 : 0))
    .slice(0, paysMost)
    .map(({ pay: { result, odds, clause } }) => ({ result, odds: { win: odds.win, per: odds.per }, clause }));
}
