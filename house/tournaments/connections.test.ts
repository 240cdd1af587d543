/** Lost connections and time: decided by connection state and nothing else. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { PlayerId } from '../../core/base/ids.ts';
import { present } from '../../core/base/invariant.ts';
import type { Card } from '../../core/cards/card.ts';
import type { Seed } from '../../core/chance/stream.ts';
import { rankOfSeven } from '../../core/poker/evaluate/high.ts';
import { newSeed } from '../seeds/seed.ts';
import { engines } from '../testing/databases.ts';
import { deckOf } from './deck.ts';
import {
  assertNothingFailed,
  asked,
  nextDoes,
  type PokerHouse,
  pokerHouse,
  type RunningPoker,
  seatedAt,
} from './testing/poker-house.ts';

/** A deck that gives the player left of the big blind the best hand. Cards are dealt from the small blind on. */
function deckForThird(players: number): Seed {
  for (;;) {
    const seed = newSeed();
    const { cards } = deckOf(seed);
    const board = cards.slice(2 * players, 2 * players + 5) as [Card, Card, Card, Card, Card];
    const rank = (seat: number) => rankOfSeven(cards[seat] as Card, cards[seat + players] as Card, ...board);
    const others = Array.from({ length: players }, (_, seat) => seat).filter((seat) => seat !== 2);
    if (others.every((seat) => rank(seat) < rank(2))) return seed;
  }
}

describe.each(engines.slice(0, 1))('a player whose connection is lost', (engine) => {
  let house: PokerHouse;
  let poker: RunningPoker;
  beforeAll(async () => {
    house = await pokerHouse(engine);
    poker = await house.open();
  });
  afterAll(async () => {
    await poker.tournaments.close();
    await house.drop();
  });

  afterEach(async () => {
    assertNothingFailed(poker);
    for (const room of poker.tournaments.rooms) await room.cancel();
  });

  const statusOf = (id: string, player: PlayerId) => {
    const { entries, participants } = poker.room(id).tournament;
    return entries[participants[player]?.entry ?? -1];
  };
  const tableOf = async (id: string, player: PlayerId) => (await poker.room(id).seenBy(player)).state.table;
  const seatOf = async (id: string, viewer: PlayerId, player: PlayerId) =>
    (await tableOf(id, viewer))?.seats.find((seat) => seat.player === player);

  /**
   * Blinds 100 and 200, four players: A calls, B raises to 600, the small blind folds, C calls. A has 200 in the pot.
   */
  async function aFacesARaise() {
    poker.decks.push(deckForThird(4));
    const { id, players } = await seatedAt(house, poker, 4);
    const a = await nextDoes(poker, id, 'call');
    const b = await nextDoes(poker, id, 'raise', 600);
    await nextDoes(poker, id, 'fold');
    const c = await nextDoes(poker, id, 'call');
    expect(asked(poker, id)).toBe(a);
    return { id, players, a, b, c };
  }

  test('[PI-950 PI-018 PI-023] is all-in for their chips in the pot, can win what those contest, and plays on', async () => {
    const { id, a, b, c } = await aFacesARaise();
    await poker.lose(id, a);
    await poker.pass(20);
    // PI-903: protected, not folded; B and C play on for the side pot.
    expect(await seatOf(id, b, a)).toMatchObject({ stack: 2800, isLive: true });
    for (const _ of ['flop', 'turn']) {
      await nextDoes(poker, id, 'check');
      await nextDoes(poker, id, 'check');
    }
    await poker.pass(18);
    expect(await nextDoes(poker, id, 'check')).toBe(c);
    await poker.pass(2);
    expect(await nextDoes(poker, id, 'check')).toBe(b);
    // After 40 s: 200 each from A, B and C, and 100 from the small blind.
    expect(await seatOf(id, b, a)).toMatchObject({ stack: 2800 + 700 });
    await poker.pass(5);
    await poker.come(id, a);
    expect(statusOf(id, a)).toMatchObject({ status: 'in' });
    await poker.pass(60);
    expect(statusOf(id, a)).toMatchObject({ status: 'in' });
  });

  test('[PI-951 PI-020 PI-024] has a dead hand and is removed if it is undecided after 60 seconds, without a refund', async () => {
    const { id, a } = await aFacesARaise();
    const before = await house.balance(a);
    await poker.lose(id, a);
    await poker.pass(20);
    for (const seconds of [18, 18]) {
      await poker.pass(seconds);
      await nextDoes(poker, id, 'check');
    }
    await poker.pass(3);
    expect(statusOf(id, a)).toMatchObject({ status: 'in' });
    await poker.pass(1);
    // One of four left: finishes fourth, and the chips in the pot stay there.
    expect(statusOf(id, a)).toMatchObject({ status: 'leaving' });
    await nextDoes(poker, id, 'fold');
    await poker.pass(1);
    expect(statusOf(id, a)).toMatchObject({ status: 'out', stack: 0 });
    expect(poker.room(id).tournament.left).toBe(3);
    expect(await house.balance(a)).toBe(before);
  });

  test('[PI-902 PI-016 PI-019] has 60 seconds from the loss; reconnecting closes the window, and a new loss opens a new one', async () => {
    const { id, players } = await seatedAt(house, poker, 3, { actionSeconds: 60 });
    const a = present(
      players.find((player) => player !== asked(poker, id)),
      'another player',
    );
    const viewer = asked(poker, id);
    const from = poker.clock.now().getTime();
    await poker.lose(id, a);
    expect(await seatOf(id, viewer, a)).toMatchObject({ awayUntil: new Date(from + 60_000).toISOString() });
    await poker.pass(50);
    await poker.come(id, a);
    expect((await seatOf(id, viewer, a))?.awayUntil).toBeUndefined();
    await poker.lose(id, a);
    expect(await seatOf(id, viewer, a)).toMatchObject({ awayUntil: new Date(from + 110_000).toISOString() });
    await poker.pass(59);
    expect(statusOf(id, a)).toMatchObject({ status: 'in' });
    await poker.pass(1);
    expect(statusOf(id, a)?.status).not.toBe('in');
  });

  test('[PI-952 PI-901] while connected is folded by time-out, keeps the seat, and is never removed', async () => {
    const { id } = await seatedAt(house, poker, 3);
    const a = asked(poker, id);
    await poker.pass(19);
    expect(asked(poker, id)).toBe(a);
    await poker.pass(1);
    expect(asked(poker, id)).not.toBe(a);
    const viewer = asked(poker, id);
    expect(await seatOf(id, viewer, a)).toMatchObject({ isLive: false });
    await poker.pass(90);
    expect(statusOf(id, a)).toMatchObject({ status: 'in' });
  });

  test('[PI-906 PI-022] if all-in before: a hand decided within the window is settled, winnings included', async () => {
    poker.decks.push(deckForThird(4));
    const { id } = await seatedAt(house, poker, 4);
    const a = await nextDoes(poker, id, 'all-in');
    await poker.lose(id, a);
    await nextDoes(poker, id, 'call');
    await poker.pass(15);
    await nextDoes(poker, id, 'fold');
    await nextDoes(poker, id, 'fold');
    // 3000 each from A and the caller, and both blinds.
    expect(statusOf(id, a)).toMatchObject({ status: 'in', stack: 6300 });
  });

  test('[PI-906 PI-025 PI-026] loses the all-in bet if the window ends before the hand is decided', async () => {
    poker.decks.push(deckForThird(6));
    const { id } = await seatedAt(house, poker, 6);
    const a = await nextDoes(poker, id, 'all-in');
    await poker.lose(id, a);
    for (const option of ['call', 'call', 'fold']) {
      await poker.pass(19);
      await nextDoes(poker, id, option);
    }
    await poker.pass(3);
    expect(statusOf(id, a)).toMatchObject({ status: 'leaving' });
    await nextDoes(poker, id, 'fold');
    await nextDoes(poker, id, 'fold');
    expect(statusOf(id, a)).toMatchObject({ status: 'out' });
    const stacks = poker.room(id).tournament.entries.map(({ stack }) => stack);
    expect(stacks.reduce((sum, stack) => sum + stack, 0)).toBe(18_000);
  });

  test('[PI-907] is protected as often as the terms allow, and folded beyond that', async () => {
    const { id } = await seatedAt(house, poker, 4, { protectedHands: 0 });
    const a = asked(poker, id);
    await poker.lose(id, a);
    await poker.pass(20);
    const viewer = asked(poker, id);
    expect(await seatOf(id, viewer, a)).toMatchObject({ isLive: false });
    await poker.pass(40);
    expect(statusOf(id, a)?.status).not.toBe('in');
  });

  test('[PI-923 PI-017] is blinded off if the terms say so, and may return while chips remain', async () => {
    const { id } = await seatedAt(house, poker, 3, { disconnectPolicy: 'blindOff' });
    const a = asked(poker, id);
    await poker.lose(id, a);
    await poker.pass(120);
    expect(statusOf(id, a)).toMatchObject({ status: 'in' });
    await poker.come(id, a);
    await poker.pass(60);
    expect(poker.room(id).tournament.left).toBe(3);
  });

  test('[PI-908] many at once: play stops, no windows run, and it resumes when half of them are back', async () => {
    const { id, players } = await seatedAt(house, poker, 4);
    const [a, b, c] = players as [PlayerId, PlayerId, PlayerId];
    await poker.lose(id, a, b);
    expect(poker.room(id).line().paused).toBeUndefined();
    await poker.pass(30);
    await poker.lose(id, c);
    expect(poker.room(id).line().paused).toMatchObject({ clause: 'PI-909' });
    await poker.pass(100);
    expect(poker.room(id).tournament.left).toBe(4);
    await poker.come(id, a);
    expect(poker.room(id).line().paused).toBeDefined();
    await poker.come(id, b);
    expect(poker.room(id).line().paused).toBeUndefined();
    expect(poker.room(id).tournament.entries.map(({ stack }) => stack)).toEqual([3000, 3000, 3000, 3000]);
  });

  test('[PI-908] everyone at one table is enough, even if that is not more than half', async () => {
    const { id } = await seatedAt(house, poker, 6, { seats: 3 });
    const { tables, entries } = poker.room(id).tournament;
    const [first, second, third] = (tables[0]?.seats ?? []).flatMap((entry) => entries[entry]?.player ?? []);
    await poker.lose(id, first as PlayerId, second as PlayerId);
    expect(poker.room(id).line().paused).toBeUndefined();
    await poker.lose(id, third as PlayerId);
    expect(poker.room(id).line().paused).toMatchObject({ clause: 'PI-909' });
  });

  test('[PI-908 PI-909] a fault longer than the terms allow ends the tournament with a full refund', async () => {
    const { id, players } = await seatedAt(house, poker, 2, { resumeMinutes: 1 });
    const before = await Promise.all(players.map((player) => house.balance(player)));
    await poker.lose(id, ...players);
    await poker.pass(60);
    expect(poker.room(id).tournament.phase).toBe('cancelled');
    const after = await Promise.all(players.map((player) => house.balance(player)));
    expect(after).toEqual(before.map((balance) => balance + 1100));
  });

  test('[PI-014 PI-015 PI-922] is removed after the window without a refund, and both times are recorded', async () => {
    const { id, players } = await seatedAt(house, poker, 3, { betweenHandsSeconds: 60 });
    const [a = asked(poker, id)] = players;
    await nextDoes(poker, id, 'fold');
    await nextDoes(poker, id, 'fold');
    const before = [await house.balance(a), await house.held(id)];
    await poker.lose(id, a);
    await poker.pass(60);
    // The next hand was dealt with this player in it; their hand is dead, and the hand ends when one of the other two
    // folds.
    await nextDoes(poker, id, 'fold');
    expect(statusOf(id, a)).toMatchObject({ status: 'out', stack: 0 });
    expect([await house.balance(a), await house.held(id)]).toEqual(before);
    const events = await house.db.query('select event from tournament_connection where player = $1 order by at', [a]);
    expect(events).toEqual([{ event: 'lost' }, { event: 'removed' }]);
  });

  test('[PT-932] if never present, is dealt in and folded: after the first time-out nobody waits the full time', async () => {
    const players = await house.players(3);
    const [absent = '' as PlayerId] = players;
    const levels = [{ smallBlind: 100, bigBlind: 200, minutes: 240 }];
    const id = await poker.create('sit-and-go', { entriesMax: 3, seats: 3, levels, betweenHandsSeconds: 0 });
    await poker.come(id, absent);
    await poker.say(id, absent, { do: 'enter' });
    await poker.lose(id, absent);
    await poker.enter(id, ...players.slice(1));
    const waits: number[] = [];
    for (let hand = 0; waits.length < 2 && hand < 20; hand++) {
      const turn = poker.turns(id)[0];
      if (turn === undefined) await poker.pass(1);
      else if (turn.player !== absent) await nextDoes(poker, id, 'fold');
      else {
        waits.push((Date.parse(turn.turn.until) - poker.clock.now().getTime()) / 1000);
        await poker.pass(20);
      }
    }
    expect(waits).toEqual([20, 1]);
    await poker.come(id, absent);
    expect(statusOf(id, absent)).toMatchObject({ status: 'in' });
  });

  test('nothing failed, and the ledger is intact', async () => {
    expect(poker.failures).toEqual([]);
    expect(await house.verify()).toMatchObject({ sum: 0, differences: [] });
  });
});
