/** Every parameter of every game has a visible effect at a table: on a term, an incident, a round or the odds. */
import { expect, test } from 'vitest';
import { loadRulebook } from '../../rulebook/load.ts';
import { playerId, type Seat, type Spot, spotId } from '../base/ids.ts';
import { cents } from '../base/money.ts';
import type { Wager } from '../round/wager.ts';
import type { Game, Table } from './game.ts';
import { games } from './games.ts';
import { settleRound } from './settle-round.ts';
import { randomRound } from './testing/random-round.ts';

type Values = Readonly<Record<string, unknown>>;

/** Flags that the page keeps without any effect. */
const withoutBehaviour: Readonly<Record<string, string>> = { 'ezugi-blackjack anteRequired': 'BJ-E-915' };

const rounds = 60;

/** Functions are omitted; their effect is checked where they are called. */
const text = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => {
    if (one instanceof Map) return [...(one as Map<unknown, unknown>)];
    return typeof one === 'bigint' ? one.toString() : one;
  });

const seatedAt = (seats: readonly Seat[]): readonly Wager[] =>
  seats.map((seat) => ({ player: playerId('ana'), seat, spot: spotId('main'), stake: cents(1000), fee: cents(0) }));

function termsOf(table: Table): string {
  const { parameters: _, ...terms } = table;
  const spots = [...table.betting.spots.keys()];
  const stake = (spot: Spot) => ({ player: playerId('ana'), spot, stake: cents(100), fee: cents(0) });
  return text({
    ...terms,
    wins: spots.map((spot) => table.winsOn(spot)),
    best: spots.map((spot) => table.bestOn(stake(spot))),
    compound: table.compound?.chips('neighbours/17', cents(1)),
    annuls: Array.from({ length: 12 }, (_one, seen) => table.annulsOnLoss?.(seen)),
    seating: table.seats?.map((_one, most) => table.checkWagers(seatedAt(table.seats?.slice(0, most + 1) ?? []))),
    prepared: table.shoe.prepare?.().next(),
  });
}

const playedAt = (table: Table): string =>
  text(
    Array.from({ length: rounds }, (_, seed) => {
      const { round } = randomRound(table, seed + 1);
      const silent = randomRound(table, seed + 1, undefined, 'say nothing').round;
      const claims = (table.seats ?? []).map((seat) => table.incidents.factsOf?.(silent, { seat }));
      return [round.steps, settleRound(table, round), claims];
    }),
  );

const valueIn = (values: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Values)[key], values);

const withValue = (values: Values, [key = '', ...path]: readonly string[], value: unknown): Values => ({
  ...values,
  [key]: path.length === 0 ? value : withValue(values[key] as Values, path, value),
});

/** Other values it could take; the game accepts or rejects them. */
function othersThan(value: unknown, table: Table): readonly unknown[] {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value + 1, value - 1, value * 2, Math.floor(value / 2), 1];
  const [spot = ''] = table.betting.spots.keys();
  if (typeof value === 'object') return [{ [spot]: { max: 12_300 } }];
  return [`${Number(value) + 1}`, `${Number(value) / 2}`, 'always'];
}

/** The game with another value of this one parameter; a sibling compensates where weights must add up. */
function otherTables(game: Game, table: Table, name: string): readonly Table[] {
  const path = name.split('.');
  const value = valueIn(table.parameters, path);
  const siblings = Object.entries(valueIn(table.parameters, path.slice(0, -1)) as Values);
  return othersThan(value, table).flatMap((other) => {
    const alone = withValue(table.parameters, path, other);
    const made = siblings.flatMap(([sibling, weight]) => {
      const isOther = sibling !== path.at(-1) && typeof weight === 'number' && typeof other === 'number';
      const sum = isOther ? weight - (other - Number(value)) : undefined;
      return sum === undefined ? [] : [withValue(alone, [...path.slice(0, -1), sibling], sum)];
    });
    const configured = [alone, ...made].map((parameters) => game.configure(parameters));
    return configured.flatMap((one) => ('mistakes' in one ? [] : [one])).slice(0, 1);
  });
}

function changesNothing(
  game: Game,
  name: string,
  table: Table,
  known: { terms: string; played: () => string },
): boolean {
  const others = otherTables(game, table, name);
  if (others.some((other) => termsOf(other) !== known.terms)) return false;
  if (others.some((other) => playedAt(other) !== known.played())) return false;
  return !others.some((other) => text(other.chances()) !== text(table.chances()));
}

test.each(games.map((game) => [game.id, game] as const))('%s: every parameter has an effect', (id, game) => {
  const table = game.configure({});
  if ('mistakes' in table) throw new Error(table.mistakes.join());
  let played: string | undefined;
  const known = { terms: termsOf(table), played: () => (played ??= playedAt(table)) };
  const idle = game.parameterNames.filter((name) => changesNothing(game, name, table, known));
  const kept = Object.keys(withoutBehaviour).filter((one) => one.startsWith(`${id} `));
  expect(idle.map((name) => `${id} ${name}`)).toEqual(kept);
});

test('one without effect has none by its clause', () => {
  const { clauses } = loadRulebook();
  for (const clause of Object.values(withoutBehaviour)) {
    expect(clauses.find(({ id }) => id === clause)?.text).toContain('no behaviour attached');
  }
});
