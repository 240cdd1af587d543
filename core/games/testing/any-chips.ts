/** The tables of all games, and arbitrary chips on them: for betting properties that hold at every table. */
import * as fc from 'fast-check';
import { type Spot, spotId } from '../../base/ids.ts';
import { type Cents, cents } from '../../base/money.ts';
import type { Chip, SpotTerms, Stakes } from '../../round/betting.ts';
import { type Table, tableOf } from '../game.ts';
import { gamesUnderTest } from './games-under-test.ts';

/** Each game's table with the rule book's figures: some take opposite bets, some do not; some reduce, some refuse. */
export const everyTable: readonly (readonly [string, Table])[] = gamesUnderTest.map((game) => [game.id, tableOf(game)]);

/** Numbers of dealt cards, on both sides of the point from which side bets are limited more tightly. */
export const anyDealt: fc.Arbitrary<number> = fc.constantFrom(0, 207, 311, 312, 400);

/** Mostly playable, often at a limit, now and then zero. */
const anyAmount = ({ least, most }: SpotTerms): fc.Arbitrary<Cents> =>
  fc
    .oneof(
      { weight: 6, arbitrary: fc.integer({ min: 1, max: 3 * least.amount }) },
      { weight: 6, arbitrary: fc.integer({ min: least.amount, max: most.amount }) },
      { weight: 2, arbitrary: fc.constantFrom(least.amount - 1, least.amount, most.amount - 1, most.amount) },
      { weight: 1, arbitrary: fc.integer({ min: most.amount + 1, max: 3 * most.amount }) },
    )
    .map(cents);

/** A chip on any spot of the table; rarely one without a value, or on an unknown spot. */
function anyChip({ betting }: Table): fc.Arbitrary<Chip> {
  const spots = [...betting.spots.values()];
  const chipOn = (terms: SpotTerms) => anyAmount(terms).map((amount): Chip => ({ spot: terms.spot, amount }));
  const strange: readonly Chip[] = [
    { spot: spotId('nowhere'), amount: cents(100) },
    { spot: spotId('player'), amount: cents(0) },
    { spot: spotId('tie'), amount: cents(-100) },
  ];
  return fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom(...spots).chain(chipOn) },
    { weight: 1, arbitrary: fc.constantFrom(...strange) },
  );
}

export const anyChips = (table: Table): fc.Arbitrary<readonly Chip[]> =>
  fc.array(anyChip(table), { minLength: 1, maxLength: 14 });

/** Stakes on a table, ignoring all limits. */
export const anyStakes = (table: Table): fc.Arbitrary<Stakes> =>
  fc
    .array(anyChip(table), { maxLength: 6 })
    .map((chips) => new Map(chips.filter(isSound(table)).map(({ spot, amount }): [Spot, Cents] => [spot, amount])));

const isSound =
  ({ betting }: Table) =>
  ({ spot, amount }: Chip): boolean =>
    betting.spots.has(spot) && amount > 0;
