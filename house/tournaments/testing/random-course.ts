/** A tournament played at random: simultaneous actions, losses, purchases, failing writes, stopped machines. */
import { expect } from 'vitest';
import type { PlayerId } from '../../../core/base/ids.ts';
import { assertSound } from '../../../core/tournament/director/invariants.ts';
import { StaleLease } from '../../rounds/lease.ts';
import { type PokerHouse, pushOrFold, type RunningPoker, seededNumbers } from './poker-house.ts';
import { verifyTournament } from '../../testing/books.ts';

/** One of every type, with what it needs beyond the shared terms. */
const kinds = {
  turbo: { seats: 3 },
  bounty: { seats: 3 },
  'progressive-bounty': { seats: 3 },
  rebuy: { seats: 3, rebuys: { price: 1000, fee: 0, chips: 3000, throughLevel: 2 } },
  're-entry': { seats: 3 },
  fastforward: { seats: 3 },
  satellite: { seats: 3, satellite: { targetPrice: 3000 } },
  shootout: { seats: 3 },
  'shootout-satellite': { seats: 3 },
  'heads-up': {},
  'heads-up-hands': {},
  'omaha-hilo': { seats: 3 },
  'sit-and-go-turbo': { seats: 3 },
} as const;

export type RandomPreset = keyof typeof kinds;
export const randomPresets = Object.keys(kinds) as readonly RandomPreset[];

export interface RandomCourse {
  readonly preset: RandomPreset;
  readonly players: number;
  readonly seed: number;
}

const levels = [
  { smallBlind: 50, bigBlind: 100, minutes: 1 },
  { smallBlind: 500, bigBlind: 1000, minutes: 1 },
];

/** Until it is over, or cancelled after this many parts; what is stored must then be consistent. */
export async function playRandomCourse(house: PokerHouse, course: RandomCourse, parts = 60): Promise<void> {
  const random = seededNumbers(course.seed);
  const happens = (chance: number) => random() < chance;
  let poker = await house.openRooms();
  const players = await house.players(course.players);
  const isSitAndGo = course.preset === 'sit-and-go-turbo';
  const size = isSitAndGo ? { entriesMax: course.players } : {};
  const id = await poker.create(course.preset, { levels, antes: false, ...kinds[course.preset], ...size }, 1);
  await poker.enter(id, ...players);
  await poker.pass(60);
  const anybody = () => players[Math.floor(random() * players.length)] as PlayerId;
  for (let part = 0; part < parts && !poker.room(id).isOver; part++) {
    for (let round = 0; round < 6 && !poker.room(id).isOver; round++) await actEverywhere(poker, id, random);
    if (poker.room(id).isOver) break;
    const player = anybody();
    if (happens(0.15)) await poker.lose(id, player);
    if (happens(0.2)) await poker.come(id, ...players);
    if (happens(0.2)) await poker.say(id, player, { do: 'rebuy' });
    if (happens(0.2)) await poker.say(id, player, { do: 'enter' });
    if (happens(0.02)) await poker.room(id).disqualify(player);
    if (happens(0.05) && !poker.room(id).isOver) await pauseFor(poker, id, Math.floor(random() * 120));
    if (poker.room(id).isOver) break;
    assertSound(poker.room(id).tournament);
    if (happens(0.1)) await failAWrite(house, poker, id, happens(0.5) ? 'unkept' : 'unheard', random);
    await backAgain(poker, id);
    if (poker.room(id).isOver) break;
    if (happens(0.1)) {
      // Whatever was in flight when the machine stopped is stored or not; nobody is told.
      const onItsWay = actEverywhere(poker, id, random);
      const stopped = poker;
      poker = await house.openRooms({ at: new Date(poker.clock.now().getTime() + (happens(0.8) ? 30_000 : 90_000)) });
      await onItsWay;
      // An ended tournament is opened only on request.
      await poker.tournaments.lookUp(id);
      expect(stopped.failures.filter((error) => !isExpected(error))).toEqual([]);
    }
    if (!poker.room(id).isOver) await poker.come(id, ...players);
  }
  if (!poker.room(id).isOver) await poker.room(id).cancel();
  assertSound(poker.room(id).tournament);
  expect(poker.failures.filter((error) => !isExpected(error))).toEqual([]);
  expect((await house.held(id)).escrow).toBe(0);
  expect(await verifyTournament(house.db, house.safe, id)).toEqual([]);
  await assertStoredOnce(house, id);
  await poker.tournaments.close();
}

/** A fault of the house: hands are void, and play continues afterwards. */
async function pauseFor(poker: RunningPoker, id: string, seconds: number): Promise<void> {
  await poker.room(id).pause();
  await poker.pass(seconds);
  await poker.room(id).resume();
}

const isExpected = (error: unknown): boolean =>
  error instanceof StaleLease || (error instanceof Error && error.message === 'the database is gone');

/** Everyone in turn acts at the same moment; now and then someone lets the time run out. */
async function actEverywhere(poker: RunningPoker, id: string, random: () => number): Promise<void> {
  const decide = pushOrFold(random);
  const acts = poker.turns(id).flatMap((turn) => {
    const choice = random() < 0.05 ? undefined : decide(turn);
    return choice === undefined ? [] : [poker.say(id, turn.player, { do: 'act', hand: turn.turn.hand, ...choice })];
  });
  for (const done of await Promise.allSettled(acts)) {
    if (done.status === 'rejected' && !isExpected(done.reason)) throw done.reason;
  }
  if (acts.length === 0) await poker.pass(1);
}

async function failAWrite(
  house: PokerHouse,
  poker: RunningPoker,
  id: string,
  how: 'unkept' | 'unheard',
  random: () => number,
): Promise<void> {
  house.fault.next = how;
  for (let round = 0; round < 4 && house.fault.next !== undefined; round++) {
    if (poker.tournaments.find(id)?.isOver !== false) break;
    await actEverywhere(poker, id, random);
  }
  house.fault.next = undefined;
}

/** A failed tournament reopens by itself, after a delay that grows with every failure. */
async function backAgain(poker: RunningPoker, id: string): Promise<void> {
  for (let second = 0; second < 70 && poker.tournaments.find(id) === undefined; second++) await poker.pass(1);
}

/** Nobody was dealt into two hands at once, and no command was written twice. */
async function assertStoredOnce({ db }: PokerHouse, id: string): Promise<void> {
  const twice = await db.query(
    `select one.player, one.hand_id, other.hand_id from hand_player one
       join hand a on a.id = one.hand_id and a.tournament_id = $1
       join hand_player other on other.player = one.player and other.hand_id > one.hand_id
       join hand b on b.id = other.hand_id and b.tournament_id = $1
     where a.table_number = b.table_number and a.number <> b.number and a.opened_at < b.ended_at and b.opened_at < a.ended_at`,
    [id],
  );
  expect(twice).toEqual([]);
  const repeated = await db.query(
    `select command from hand_entry join hand on hand.id = hand_id
     where tournament_id = $1 and command is not null group by command having count(*) > 1`,
    [id],
  );
  expect(repeated).toEqual([]);
}
