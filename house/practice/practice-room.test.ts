/** Practice opponents fill a Sit & Go in a play-money house, play it to the end, and appear nowhere else. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertSound } from '../../core/tournament/director/invariants.ts';
import { isPracticePlayer } from '../accounts/practice-ids.ts';
import { settle } from '../settings/settings.ts';
import { engines } from '../testing/databases.ts';
import { fortune, playOut, type PokerHouse, pokerHouse, type Strategy } from '../tournaments/testing/poker-house.ts';
import { handsOf } from '../tournaments/read.ts';
import { leaksAtTable, sightOf } from '../tournaments/testing/hidden-cards.ts';
import { opponents } from './opponent.ts';

const practice = { practice: true } as const;
const places = { fileFolder: '/x', here: '/x', home: '/x' };

/** Opponents act by themselves; the person checks, or folds. */
const people: Strategy = ({ player, turn }) => {
  if (isPracticePlayer(player)) return undefined;
  return { option: turn.options.some(({ id }) => id === 'check') ? 'check' : 'fold' };
};

describe.each(engines.slice(0, 1))('practice opponents', (engine) => {
  let house: PokerHouse;
  beforeAll(async () => {
    house = await pokerHouse(engine);
  });
  afterAll(() => house.drop());

  test('one person plays a whole nine-player Sit & Go without waiting; opponents are marked wherever they are named', async () => {
    const poker = await house.openRooms({ poker: practice });
    const [ana] = (await house.players(1)) as [never];
    const id = await poker.create('sit-and-go-turbo', { chips: 300 });
    await poker.enter(id, ana);
    expect(poker.room(id).line()).toMatchObject({ entries: 1, practice: { opponents: 0 } });
    await poker.pass(20);
    expect(poker.room(id).line()).toMatchObject({ phase: 'running', entries: 9, practice: { opponents: 8 } });
    await playOut(poker, id, people, { steps: 20_000 });
    expect(poker.failures).toEqual([]);
    const { tournament } = poker.room(id);
    assertSound(tournament);
    const results = poker.room(id).view.results() ?? [];
    const marked = new Set(opponents.map(({ name }) => name));
    expect(results.filter(({ player }) => player !== ana).every(({ player }) => marked.has(player))).toBe(true);
    // Nine entries of 5.00 are paid out in full.
    expect(results.reduce((sum, { prize }) => sum + prize, 0)).toBe(4500);
    const seats = poker.heard(ana, id).flatMap((told) => (told.said === 'table' ? told.table.seats : []));
    expect(seats.every((seat) => (seat.isPractice === true) === marked.has(seat.player))).toBe(true);
    // An opponent hears no more than a player in its seat: nobody else's cards before they are shown to all.
    const hands = await handsOf(house.db, id, { limit: 10_000 });
    for (const { player } of opponents) {
      const sights = new Map(hands.map((hand) => [hand.id, sightOf(hand, player)]));
      for (const told of poker.heard(player, id)) {
        if (told.said === 'table') {
          const sight = sights.get(told.table.hand?.hand ?? '');
          if (sight !== undefined) expect(leaksAtTable(told.table, sight)).toEqual([]);
        }
        if (told.said === 'cards') expect(told.cards).toEqual(sights.get(told.hand)?.own);
        if (told.said === 'mine') expect(told.mine.cards).toEqual(sights.get(told.mine.hand ?? '')?.own ?? []);
      }
    }
    // They did not only fold.
    const did = new Set(
      poker
        .heard(ana, id)
        .flatMap((told) => (told.said === 'table' ? told.did : []))
        .map((one) => one.did),
    );
    expect([...did]).toEqual(expect.arrayContaining(['fold', 'check', 'call', 'raise', 'bet']));
    expect(await house.verify()).toMatchObject({ sum: 0 });
    await poker.tournaments.close();
  });

  test('they leave with the last person, and stay where a person waits while the house is closed', async () => {
    const poker = await house.openRooms({ poker: practice });
    const [ana] = (await house.players(1)) as [never];
    const id = await poker.create('sit-and-go', { entriesMax: 3, seats: 3, chips: 200 });
    await poker.enter(id, ana);
    await poker.pass(5.5);
    expect(poker.room(id).line().entries).toBeGreaterThan(1);
    await poker.say(id, ana, { do: 'withdraw' });
    await poker.pass(5);
    expect(poker.room(id).line()).toMatchObject({ phase: 'registering', entries: 0, practice: { opponents: 0 } });
    expect(await house.balance(ana)).toBe(fortune);
    await poker.enter(id, ana);
    await poker.pass(30);
    expect(poker.room(id).line()).toMatchObject({ phase: 'running' });
    await poker.tournaments.close();
    const again = await house.openRooms({ poker: practice, at: poker.clock.now() });
    await again.come(id, ana);
    await playOut(again, id, people, { steps: 20_000 });
    expect(again.failures).toEqual([]);
    await again.tournaments.close();
  });

  test('[PI-916] a house of real money does not start with automatic players, and takes no entry from one', async () => {
    const settings = settle({ kind: 'real', poker: practice }, {}, places);
    expect('mistakes' in settings && settings.mistakes).toEqual([
      'poker.practice: true, a house of real money has no automatic players (PI-916): leave it out',
    ]);
    expect('mistakes' in settle({ kind: 'play', poker: practice }, {}, places)).toBe(false);
    const [bot] = opponents;
    const playing = await house.openRooms({ poker: practice });
    await playing.tournaments.close();
    const scopes = ['generator', 'poker'] as const;
    const certificates = scopes.map((scope) => ({
      scope,
      number: '1',
      issuer: 'lab',
      version: '0.0.0-test',
      validUntil: new Date('2030-01-01'),
    }));
    const poker = await house.openRooms({ kind: 'real', poker: { certificates } });
    const id = await poker.create('sit-and-go', { entriesMax: 3, seats: 3, chips: 200 });
    if (bot === undefined) throw new Error('there are opponents');
    await poker.come(id, bot.player);
    expect(await poker.say(id, bot.player, { do: 'enter' })).toMatchObject({ clause: 'PI-916' });
    const [ana] = (await house.players(1)) as [never];
    await poker.enter(id, ana);
    await poker.pass(60);
    expect(poker.room(id).line()).toMatchObject({ entries: 1 });
    expect(poker.room(id).line()).not.toHaveProperty('practice');
    await poker.tournaments.close();
  });
});
