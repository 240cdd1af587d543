/**
 * What is true of a tournament at every moment: no chip or cent made or lost, everyone seated once, places without
 * gaps.
 */
import { invariant } from '../../base/invariant.ts';
import { has } from '../../poker/hand/seats.ts';
import { isHalted } from './clock.ts';
import { type TournamentEntry, isLive, isStaged, type Tournament } from './state.ts';

/** Throws on the first violation. Checks everything: for tests, simulations, and occasionally in a room. */
export function assertSound(t: Tournament): void {
  assertChips(t);
  assertSeats(t);
  assertCounts(t);
  assertMoney(t);
  assertBalance(t);
  if (t.phase === 'finished') assertPlaces(t);
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

/** Stacks, plus what Fastforward players have left behind in unfinished hands. */
function assertChips(t: Tournament): void {
  const held = sum(t.entries, ({ stack, credit }) => stack + credit);
  const behind = sum(t.tables, ({ hand, gone, starts }) =>
    hand === 0 ? 0 : sum(gone, ({ seat, stack }) => (starts[seat] ?? 0) - stack),
  );
  const inPlay = t.chipsOut - t.chipsGone;
  invariant(held + behind === inPlay, `${inPlay} chips are in play, not ${held} + ${behind}`);
}

function assertSeats(t: Tournament): void {
  const seated = new Set<number>();
  for (const table of t.tables) {
    let players = 0;
    for (const [seat, number] of table.seats.entries()) {
      const entry = t.entries[number];
      if (entry === undefined) continue;
      invariant(!seated.has(number), `entry ${number} sits once`);
      invariant(entry.table === table.id && entry.seat === seat, `entry ${number} knows where it sits`);
      seated.add(number);
      if (entry.status !== 'leaving') players += 1;
      if (table.hand > 0 && has(table.dealtIn, seat)) invariant(entry.stack > 0, `entry ${number} plays with chips`);
    }
    invariant(players === table.players, `table ${table.id} counts its players`);
  }
  if (t.phase !== 'running' || !t.isSeated) return;
  const waiting = new Set([...(t.waiting ?? []), ...t.arriving]);
  for (const entry of t.entries) {
    const isPlaced = seated.has(entry.number) !== waiting.has(entry.number);
    if (isLive(entry) && entry.status === 'in') invariant(isPlaced, `entry ${entry.number} sits at one table or waits`);
    if (isGone(entry)) invariant(!seated.has(entry.number), `entry ${entry.number} is gone and sits nowhere`);
  }
}

const isGone = ({ status }: TournamentEntry): boolean =>
  status === 'out' || status === 'disqualified' || status === 'unregistered';

function assertCounts(t: Tournament): void {
  invariant(t.handsOn === t.tables.filter(({ hand }) => hand > 0).length, 'hands in progress are counted');
  if (t.phase !== 'running') return;
  invariant(t.left === t.entries.filter(isLive).length, 'players left are counted');
  const live = new Map<string, number>();
  for (const { player } of t.entries.filter(isLive)) live.set(player, (live.get(player) ?? 0) + 1);
  invariant(
    [...live.values()].every((entries) => entries === 1),
    'a player has one live entry',
  );
}

/** PT-911: everything paid is in the pool or the fees; winnings come out of the pool. */
function assertMoney(t: Tournament): void {
  const { pool, fees, added, bountyFund, bountiesPaid, prizesPaid, refunded, firstPrizeExtra } = t.money;
  const paid = sum(t.entries, (entry) => entry.paid);
  invariant(paid + added === pool + fees, `${paid} paid and ${added} added are ${pool} in the pool and ${fees} fees`);
  invariant(fees === sum(t.entries, (entry) => entry.fees), 'fees are counted');
  invariant(prizesPaid === sum(t.entries, ({ prizeWon }) => prizeWon), 'prizes are counted');
  invariant(bountiesPaid === sum(t.entries, ({ bountiesWon }) => bountiesWon), 'bounties are counted');
  const onHeads = sum(t.entries, ({ bounty }) => bounty);
  invariant(bountyFund === onHeads + bountiesPaid + firstPrizeExtra, 'every bounty lies on a head, was won or waits');
  invariant(prizesPaid + bountiesPaid <= pool, 'no more is won than the pool holds');
  if (t.phase === 'finished') invariant(prizesPaid + bountiesPaid === pool, 'the pool is paid out in full');
  if (t.phase !== 'cancelled') invariant(refunded === 0, 'only a cancelled tournament gives back what it keeps');
  else invariant(prizesPaid + bountiesPaid + refunded <= pool + fees, 'a cancelled tournament gives back what it held');
}

/** PT-926: with every table between hands and nothing to wait for, sizes differ by at most one. */
function assertBalance(t: Tournament): void {
  if (t.phase !== 'running' || isStaged(t) || t.waiting !== undefined || !t.isSeated || t.asking !== undefined) return;
  if (t.handsOn > 0 || isHalted(t)) return;
  const sizes = t.tables.map(({ players }) => players);
  invariant(Math.max(...sizes) - Math.min(...sizes) <= 1, `tables of ${sizes.join(', ')} players are balanced`);
}

/** Places from 1, ties sharing the higher one. */
function assertPlaces(t: Tournament): void {
  const places = t.entries.filter(({ status }) => status !== 'unregistered').map(({ place }) => place);
  places.sort((a, b) => a - b);
  for (const [at, place] of places.entries()) {
    invariant(place === at + 1 || place === places[at - 1], `${places.length} entries have places without gaps`);
  }
}
