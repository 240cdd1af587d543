/** What is printed on the felt is what is paid: stated wins against played rounds and exact chances. */
import { describe, expect, test } from 'vitest';
import type { Spot } from '../base/ids.ts';
import { better, type Odds } from '../base/odds.ts';
import { returnsOn } from '../round/settle.ts';
import { type Table, tableOf } from './game.ts';
import { games } from './games.ts';
import { settleRound } from './settle-round.ts';
import type { Win } from './wins.ts';
import { randomRound } from './testing/random-round.ts';

const printed = (table: Table, spot: Spot): readonly Win[] => {
  const { wins, beside = [] } = table.winsOn(spot);
  return [...wins, ...beside];
};

const same = (one: Odds, other: Odds) => one.win * other.per === other.win * one.per;
const textOf = ({ odds: { win, per }, clause }: Win) => `${win / per}:1 ${clause}`;

/** Above the printed price by the same clause, and within the most its multipliers allow. */
function isMultiplied(table: Table, spot: Spot, { odds, clause }: Win): boolean {
  const { wins, multipliedTo } = table.winsOn(spot);
  if (multipliedTo === undefined) return false;
  return (
    wins.some((win) => win.clause === clause && better(odds, win.odds) === odds) &&
    better(multipliedTo, odds) === multipliedTo
  );
}

const isPrinted = (table: Table, spot: Spot, won: Win): boolean =>
  printed(table, spot).some(({ odds, clause }) => clause === won.clause && same(odds, won.odds)) ||
  isMultiplied(table, spot, won);

describe.each(games.map((game) => [game.id, tableOf(game)] as const))('%s', (_id, table) => {
  test('whatever wins is printed', () => {
    for (let seed = 0; seed < 600; seed++) {
      const { round } = randomRound(table, seed);
      for (const { wager, parts, result, returns, staked, clause } of settleRound(table, round).lines) {
        const { spot } = wager;
        for (const { pay } of parts ?? []) {
          if (pay.result === 'win') expect([textOf(pay), isPrinted(table, spot, pay)]).toEqual([textOf(pay), true]);
        }
        if (parts !== undefined || result !== 'win') continue;
        const stake = staked - wager.fee;
        const { wins, multipliedTo } = table.winsOn(spot);
        const could = wins.filter((win) => win.clause === clause);
        const at = (odds: Odds) => returnsOn(stake as typeof staked, { result: 'win', odds, clause });
        const isRight =
          multipliedTo === undefined
            ? could.some(({ odds }) => at(odds) === returns)
            : could.some(({ odds }) => at(odds) <= returns && returns <= at(multipliedTo));
        expect([spot, clause, returns, isRight]).toEqual([spot, clause, returns, true]);
      }
    }
  });

  test('every spot prints at least one win, each way once, with distinct names', () => {
    for (const spot of table.betting.spots.keys()) {
      const ways = printed(table, spot);
      expect(ways.length).toBeGreaterThan(0);
      expect(new Set(ways.map((win) => `${textOf(win)} ${win.on}`)).size).toBe(ways.length);
      expect(ways.filter(({ on }) => on === undefined).length).toBeLessThanOrEqual(1);
    }
  });
});

/** Hands with several stakes: their chances are totals, so only rounds are compared with the printed wins. */
const inParts = new Set(['ezugi-blackjack', 'royal-poker']);

describe.each(games.filter(({ id }) => !inParts.has(id)).map((game) => [game.id, tableOf(game)] as const))(
  '%s, counted',
  (_id, table) => {
    test('exact chances contain the printed wins and no others', () => {
      for (const { spot, chances, otherPlay } of table.chances()) {
        const counted = [chances, ...Object.values(otherPlay)]
          .flat()
          .flatMap(({ weight, pay }) => (weight > 0n && pay.result === 'win' ? [pay] : []));
        expect(counted.filter((pay) => !isPrinted(table, spot, pay)).map(textOf)).toEqual([]);
        const known = new Set(counted.map(textOf));
        expect(
          printed(table, spot)
            .map(textOf)
            .filter((win) => !known.has(win)),
        ).toEqual([]);
      }
    });
  },
);
