/** What the lobby shows before registration opens and after the last prize, even across a stop of the house. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../testing/databases.ts';
import {
  deed,
  type PokerHouse,
  pokerHouse,
  playOut,
  pushOrFold,
  seatedAt,
  seededNumbers,
} from './testing/poker-house.ts';

const [minute, hour] = [60, 3600];

describe.each(engines)('the lobby on $name', (engine) => {
  let house: PokerHouse;
  beforeAll(async () => {
    house = await pokerHouse(engine);
  });
  afterAll(() => house.drop());

  test('[PT-007 PT-053] announced until registration opens; earlier entries are refused with the opening time, even after a stop', async () => {
    const first = await house.open();
    const [player] = (await house.players(1)) as readonly [Awaited<ReturnType<PokerHouse['players']>>[number]];
    const id = await first.create('freeze-out', { registrationOpens: { minutesBefore: 30 } }, 120);
    const opensAt = new Date(first.clock.now().getTime() + 90 * minute * 1000).toISOString();
    const announced = { phase: 'announced', registrationOpensAt: opensAt, isRegistrationOpen: false, entries: 0 };
    expect(first.room(id).line()).toMatchObject(announced);
    await first.come(id, player);
    const before = await house.balance(player);
    expect(await first.say(id, player, { do: 'enter' })).toEqual({
      refused: 'registration-not-open',
      clause: 'PT-007',
      values: { opens: opensAt },
    });
    expect(await house.balance(player)).toBe(before);
    await first.tournaments.close();
    const second = await house.open({ at: first.clock.now() });
    expect(second.room(id).line()).toMatchObject(announced);
    await second.come(id, player);
    await second.pass(90 * minute);
    expect(second.room(id).line()).toMatchObject({ phase: 'registering', isRegistrationOpen: true });
    expect(second.room(id).line()).not.toHaveProperty('registrationOpensAt');
    expect(second.heard(player, id)).toContainEqual({ said: 'news', news: 'registration-opened' });
    expect(await second.say(id, player, { do: 'enter' })).toBeUndefined();
    await second.room(id).cancel();
    await second.tournaments.close();
  });

  test('[PT-007 PT-012] registration can open at an exact time, which must be before the start', async () => {
    const poker = await house.open();
    const at = (hours: number) => new Date(poker.clock.now().getTime() + hours * hour * 1000);
    const wanted = (opens: number) => ({
      preset: 'turbo',
      parameters: {},
      startsAt: at(3),
      registrationOpensAt: at(opens),
    });
    expect(await poker.tournaments.create(wanted(3), deed)).toEqual({
      mistakes: ['registrationOpens: registration must open before the start (PT-012)'],
    });
    expect(await poker.tournaments.create(wanted(2), deed)).toMatchObject({
      phase: 'announced',
      registrationOpensAt: at(2).toISOString(),
    });
    await poker.tournaments.close();
  });

  test('[PT-012] a scheduled tournament is announced first, and takes entries from a day before its start', async () => {
    const schedule = [{ id: 'daily', preset: 'turbo', times: ['20:00'] }];
    const poker = await house.open({ poker: { schedule, timeZone: 'UTC' }, at: new Date('2026-11-20T10:00:00Z') });
    const daily = () => poker.tournaments.lines().filter(({ tournament }) => tournament.startsWith('daily'));
    expect(daily().map(({ tournament, phase }) => [tournament, phase])).toEqual([
      ['daily-2026-11-20-2000', 'registering'],
      ['daily-2026-11-21-2000', 'announced'],
      ['daily-2026-11-22-2000', 'announced'],
    ]);
    for (const room of poker.tournaments.rooms) await room.cancel();
    await poker.tournaments.close();
  });

  test('an ended tournament is listed for a day, even across a stop; looking it up later does not list it again', async () => {
    const first = await house.open({ at: new Date('2026-12-01T10:00:00Z') });
    const { id } = await seatedAt(house, first, 2, { chips: 400 });
    await playOut(first, id, pushOrFold(seededNumbers(3)));
    const lineIn = (poker: typeof first) => poker.tournaments.lobby().find(({ tournament }) => tournament === id);
    expect(lineIn(first)).toMatchObject({ phase: 'finished', entries: 2, pool: 2000 });
    const told = lineIn(first);
    await first.tournaments.close();
    const second = await house.open({ at: new Date(first.clock.now().getTime() + 20 * hour * 1000) });
    await second.tournaments.idle();
    expect(lineIn(second)).toEqual(told);
    expect(second.tournaments.lines()).not.toContainEqual(told);
    await second.pass(5 * hour);
    expect(lineIn(second)).toBeUndefined();
    await second.tournaments.close();
    const third = await house.open({ at: second.clock.now() });
    await third.tournaments.idle();
    expect(third.tournaments.find(id)).toBeUndefined();
    expect((await third.tournaments.lookUp(id))?.view.results()).toHaveLength(2);
    expect(lineIn(third)).toBeUndefined();
    await third.tournaments.close();
  });
});
