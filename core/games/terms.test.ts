/** What a table says about itself matches what its rounds ask for: places, wheel, dice and timers. */
import { describe, expect, test } from 'vitest';
import { deck } from '../cards/card.ts';
import type { Request } from '../round/request.ts';
import { everyTable } from './testing/any-chips.ts';
import { randomRound } from './testing/random-round.ts';

const asked = (table: (typeof everyTable)[number][1]): readonly Request[] => {
  const all: Request[] = [];
  for (let seed = 1; seed <= 30; seed++) {
    randomRound(table, seed, ({ asks }) => {
      if (asks !== undefined) all.push(asks);
      return true;
    });
  }
  return all;
};

describe.each(everyTable)('%s', (_, table) => {
  const requests = asked(table);
  const { plan, clocks, choices } = table;

  test('cards come to places of the plan, and to each that has slots', () => {
    const dealt = new Set(
      requests.flatMap((one) => (one.ask === 'card' ? [one.place] : one.ask === 'move' ? [one.to] : [])),
    );
    const planned = plan.places.map(({ place }) => place);
    expect(new Set(planned).size).toBe(planned.length);
    expect([...dealt].filter((place) => !planned.includes(place))).toEqual([]);
    const expected = plan.places.filter(({ slots }) => slots > 0).map(({ place }) => place);
    expect(expected.filter((place) => !dealt.has(place))).toEqual([]);
  });

  test('every place has a name, and no two share one', () => {
    const names = plan.places.map(({ name }) => name);
    expect(names.filter((name) => !/^[A-Z]/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  test('the ball falls into pockets of its wheel, and as many dice are thrown as it has', () => {
    const pockets = new Set(requests.flatMap((one) => (one.ask === 'pocket' ? [one.pockets] : [])));
    const dice = new Set(requests.flatMap((one) => (one.ask === 'dice' ? [one.dice] : [])));
    expect([...pockets]).toEqual(plan.wheel === undefined ? [] : [plan.wheel.length]);
    expect([...dice]).toEqual(plan.dice === undefined ? [] : [plan.dice]);
    const numbers = plan.wheel?.toSorted((a, b) => a - b) ?? [];
    expect(numbers).toEqual(numbers.map((_one, at) => at));
  });

  test('every decision runs on one of the table’s timers', () => {
    const given = new Set(
      requests.flatMap((one) => (one.ask === 'choice' || one.ask === 'window' ? [one.seconds] : [])),
    );
    expect([...given].filter((one) => !clocks.decisions.some(({ seconds }) => seconds === one))).toEqual([]);
    expect(given.size > 0).toBe(clocks.decisions.length > 0);
  });

  test('every choice has a name, and so has each of its options', () => {
    const offered = new Set(
      requests.flatMap((one) => {
        if (one.ask !== 'choice' && one.ask !== 'window') return [];
        const [choice = ''] = one.name.split(' ');
        const offers = one.ask === 'choice' ? [one.offer] : one.offers;
        return offers.flatMap(({ options }) => options.map(({ id }) => `${choice}: ${id.split('/')[0]}`));
      }),
    );
    const names = choices.flatMap(({ name, options }) => [name, ...Object.values(options)]);
    expect(names.filter((name) => !/^[A-Z]/.test(name))).toEqual([]);
    const named = new Set(
      choices.flatMap(({ choice, options }) => Object.keys(options).map((id) => `${choice}: ${id}`)),
    );
    expect([...offered].filter((one) => !named.has(one))).toEqual([]);
    expect(new Set(choices.map(({ choice }) => choice)).size).toBe(choices.length);
  });

  test('bets have a timer, unless each customer has the table to themselves', () => {
    expect(clocks.betting === undefined).toBe(table.ownTable !== undefined);
  });

  test('any open card of a place that counts points is worth something', () => {
    const { worth } = plan;
    if (worth === undefined) return;
    for (const { place } of plan.places) for (const card of deck) expect(worth(place, [card])).toMatch(/^\d+(\/\d+)?$/);
  });
});
