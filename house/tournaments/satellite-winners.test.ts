/** PT-944: a satellite's prize pays for the target tournament at once and once, and only if the terms say so. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../testing/databases.ts';
import { fortune, type PokerHouse, playOut, pokerHouse, pushOrFold, seededNumbers } from './testing/poker-house.ts';

describe.each(engines.slice(0, 1))('winners of a satellite', (engine) => {
  let house: PokerHouse;
  beforeAll(async () => {
    house = await pokerHouse(engine);
  });
  afterAll(() => house.drop());

  /** Four players at 10 + 1 play for one prize of 40: the first gets it, nothing is left over. */
  async function played(registersWinners: boolean) {
    const poker = await house.open();
    const target = await poker.create('freeze-out', { price: 4000, fee: 400 }, 600);
    const satellite = { targetPrice: 4000, target, registersWinners };
    const id = await poker.create('sit-and-go', { entriesMax: 4, seats: 4, chips: 500, satellite });
    const players = await house.players(4);
    await poker.enter(id, ...players);
    await playOut(poker, id, pushOrFold(seededNumbers(21)));
    await poker.tournaments.idle();
    const winner = players.find((player) =>
      poker.heard(player, id).some((told) => told.said === 'money' && told.what === 'prize'),
    );
    if (winner === undefined) throw new Error('nobody has won');
    const entered = () =>
      poker
        .room(target)
        .tournament.entries.filter(({ status }) => status === 'registered')
        .map(({ player }) => player);
    return { poker, id, target, winner, entered };
  }

  test('[PT-944] are registered in the target with their prize, are told so, and may permanently withdraw by its rules', async () => {
    const { poker, id, target, winner, entered } = await played(true);
    expect(entered()).toEqual([winner]);
    // 11.00 for the entry; the prize of 40.00 was paid and spent.
    expect(await house.balance(winner)).toBe(fortune - 1100);
    expect(poker.heard(winner, id)).toContainEqual({
      said: 'registered',
      tournament: target,
      name: poker.room(target).tournament.terms.name,
    });
    await poker.come(target, winner);
    expect(await poker.say(target, winner, { do: 'withdraw' })).toBeUndefined();
    expect(await house.balance(winner)).toBe(fortune - 1100 + 4000);
    await poker.tournaments.close();
    // On opening, a house enters winners missed because of a stop; this one was entered before.
    const again = await house.open({ at: poker.clock.now() });
    expect(again.room(target).tournament.entries.map(({ status }) => status)).toEqual(['unregistered']);
    expect(await house.balance(winner)).toBe(fortune - 1100 + 4000);
    await again.tournaments.close();
  });

  test('[PT-944] keep the money if the terms do not announce it', async () => {
    const { poker, winner, entered } = await played(false);
    expect(entered()).toEqual([]);
    expect(await house.balance(winner)).toBe(fortune - 1100 + 4000);
    await poker.tournaments.close();
  });
});
