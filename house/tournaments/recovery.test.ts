/**
 * A stop at any moment: the tournament continues from the last completed step, with the same stacks, hands and decks.
 */
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlayerId } from '../../core/base/ids.ts';
import { assertSound } from '../../core/tournament/director/invariants.ts';
import { engines } from '../testing/databases.ts';
import { deckOf, proofOf } from './deck.ts';
import { isProved } from './testing/is-proved.ts';
import { handsOf, readHand } from './read.ts';
import {
  asked,
  fortune,
  nextDoes,
  type PokerHouse,
  pokerHouse,
  playOut,
  pushOrFold,
  type RunningPoker,
  seatedAt,
  seededNumbers,
} from './testing/poker-house.ts';
import { playRandomCourse, randomPresets } from './testing/random-course.ts';
import { verifyTournament } from '../testing/books.ts';

describe.each(engines)('after a stop, on $name', (engine) => {
  let house: PokerHouse;
  beforeAll(async () => {
    house = await pokerHouse(engine);
  });
  afterAll(() => house.drop());

  /** Drops everything held in memory, and reopens the house after this many seconds. */
  const again = (poker: RunningPoker, seconds: number) =>
    house.open({ at: new Date(poker.clock.now().getTime() + seconds * 1000) });
  const picture = (poker: RunningPoker, id: string, players: readonly PlayerId[]) =>
    Promise.all(players.map(async (player) => (await poker.room(id).seenBy(player)).mine.cards));

  test('[GLI-52 PI-909] after a short stop: the same stacks, hand and deck, a fresh clock, and a repeated action counts once', async () => {
    const first = await house.open();
    const { id, players } = await seatedAt(house, first, 3);
    const raiser = asked(first, id);
    const call = { do: 'act', hand: `${id}/1`, option: 'call', id: 'a call' } as const;
    expect(await first.say(id, raiser, call)).toBeUndefined();
    const before = await picture(first, id, players);
    const { commitment } = (await first.room(id).seenBy(raiser)).state.table?.hand ?? {};
    await first.pass(15);
    const second = await again(first, 55);
    expect(await picture(second, id, players)).toEqual(before);
    const table = (await second.room(id).seenBy(raiser)).state.table;
    expect(table?.hand?.commitment).toBe(commitment);
    expect(table?.seats.find(({ player }) => player === raiser)).toMatchObject({ stack: 2800, bet: 200 });
    // A fresh twenty seconds for the player in turn.
    const until = Date.parse(second.turns(id)[0]?.turn.until ?? '');
    expect(until - second.clock.now().getTime()).toBe(20_000);
    await second.come(id, ...players);
    expect(await second.say(id, raiser, call)).toBeUndefined();
    expect(await second.say(id, raiser, { ...call, id: 'another' })).toMatchObject({ refused: 'not-a-holder' });
    expect((await readHand(house.db, `${id}/1`))?.entries.filter(({ command }) => command === 'a call')).toHaveLength(
      1,
    );
    await playOut(second, id, pushOrFold(seededNumbers(3)));
    assertSound(second.room(id).tournament);
    expect(await verifyTournament(house.db, house.safe, id)).toEqual([]);
    await second.tournaments.close();
  });

  test('[GLI-75 PT-067] a rebuy repeated after a stop is bought and paid once', async () => {
    const first = await house.open();
    const rebuys = { price: 1000, fee: 0, chips: 3000, throughLevel: 1 };
    const players = await house.players(2);
    const levels = [{ smallBlind: 100, bigBlind: 200, minutes: 240 }];
    const id = await first.create('rebuy', { seats: 2, levels, rebuys }, 1);
    await first.enter(id, ...players);
    await first.pass(60);
    const buyer = await nextDoes(first, id, 'fold');
    const rebuy = { do: 'rebuy', id: 'once' } as const;
    const before = await house.balance(buyer);
    expect(await first.say(id, buyer, rebuy)).toBeUndefined();
    const second = await again(first, 5);
    await second.come(id, ...players);
    expect(await second.say(id, buyer, rebuy)).toBeUndefined();
    expect(await house.balance(buyer)).toBe(before - 1000);
    await second.room(id).cancel();
    await second.tournaments.close();
  });

  test('[PI-909] after a long stop: the hand is void, stacks are restored, the level keeps its remaining time', async () => {
    const first = await house.open();
    const { id, players } = await seatedAt(house, first, 3);
    await nextDoes(first, id, 'all-in');
    const { levelEndsAt } = first.room(id).tournament.clock;
    const second = await again(first, 61);
    const { tournament } = second.room(id);
    expect(tournament.entries.map(({ stack }) => stack)).toEqual([3000, 3000, 3000]);
    expect(await readHand(house.db, `${id}/1`)).toMatchObject({ state: 'void' });
    expect(tournament.clock.levelEndsAt).toBe(levelEndsAt + 61_000);
    await second.come(id, ...players);
    await playOut(second, id, pushOrFold(seededNumbers(4)));
    expect(second.room(id).tournament.phase).toBe('finished');
    await second.tournaments.close();
  });

  test('[PI-909 PI-028] after more than an hour: everything paid is refunded', async () => {
    const first = await house.open();
    const { id, players } = await seatedAt(house, first, 3);
    const second = await again(first, 61 * 60);
    expect((await second.tournaments.lookUp(id))?.tournament.phase).toBe('cancelled');
    expect(await Promise.all(players.map((player) => house.balance(player)))).toEqual([fortune, fortune, fortune]);
    expect(await house.held(id)).toEqual({ escrow: 0, fees: 0 });
    await second.tournaments.close();
  });

  test('[GLI-75] after a failed write, or one stored but not confirmed, the tournament reopens by itself, and no money moves twice', async () => {
    const poker = await house.openRooms();
    const players = await house.players(3);
    const id = await poker.create('sit-and-go', { entriesMax: 3, seats: 3 });
    const [a, b, c] = players as [PlayerId, PlayerId, PlayerId];
    await poker.enter(id, a);
    for (const [player, next] of [
      [b, 'unkept'],
      [c, 'unheard'],
    ] as const) {
      await poker.come(id, player);
      house.fault.next = next;
      await expect(poker.say(id, player, { do: 'enter', id: `enter ${player}` })).rejects.toThrow(
        'the database is gone',
      );
      // Looking it up opens it, and it is not opened a second time when its retry comes.
      const opened = await poker.tournaments.lookUp(id);
      await poker.pass(2);
      expect(poker.room(id)).toBe(opened);
      await poker.come(id, ...players);
      // If the write was lost, it is done now; if kept, it gets the answer nobody received.
      expect(await poker.say(id, player, { do: 'enter', id: `enter ${player}` })).toBeUndefined();
      expect(await poker.say(id, player, { do: 'enter' })).toMatchObject({ refused: 'already-entered' });
    }
    expect(await Promise.all(players.map((player) => house.balance(player)))).toEqual(
      players.map(() => fortune - 1100),
    );
    expect(poker.room(id).tournament.phase).toBe('running');
    await poker.room(id).cancel();
    expect(await house.verify()).toMatchObject({ sum: 0, differences: [] });
    await poker.tournaments.close();
  });
});

describe.each(engines.slice(0, 1))('any course', (engine) => {
  let house: PokerHouse;
  beforeAll(async () => {
    house = await pokerHouse(engine);
  });
  afterAll(() => house.drop());

  test('[GLI-75 PT-911 PI-922] random schedules, losses, failed writes and stops: no chip or cent created or lost, every hand replays', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...randomPresets),
        fc.integer({ min: 2, max: 7 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (preset, players, seed) => playRandomCourse(house, { preset, players, seed }, 30),
      ),
      { numRuns: 4 },
    );
    expect(await house.verify()).toMatchObject({ sum: 0, differences: [] });
  }, 120_000);

  test('[PI-919 PI-012] every hand has its own deck, committed to before the first bet, and each card can be proven separately', async () => {
    const poker = await house.open();
    const { id } = await seatedAt(house, poker, 3);
    await playOut(poker, id, pushOrFold(seededNumbers(5)));
    const hands = await handsOf(house.db, id, { limit: 500 });
    expect(new Set(hands.map(({ commitment }) => commitment)).size).toBe(hands.length);
    for (const { seed, commitment, entries } of hands) {
      const deck = deckOf(new Uint8Array(seed ?? []));
      expect(deck.commitment).toBe(commitment);
      expect(new Set(deck.cards).size).toBe(52);
      const dealt = entries.flatMap(({ entry }) => (entry.kind === 'card' ? [entry.card] : []));
      expect(dealt).toEqual(deck.cards.slice(0, dealt.length));
      const { leaves, opened } = proofOf(new Uint8Array(seed ?? []), new Set(dealt.slice(0, 2)));
      expect(opened).toHaveLength(2);
      expect(isProved(commitment, leaves, opened)).toBe(true);
      const other = opened.map((one) => ({ ...one, card: ((one.card + 1) % 52) as typeof one.card }));
      expect(isProved(commitment, leaves, other)).toBe(false);
    }
    await poker.tournaments.close();
  });
});
