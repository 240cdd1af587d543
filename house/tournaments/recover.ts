/** Restores a tournament from storage: its players, and the hands a stop interrupted. */
import type { PlayerId } from '../../core/base/ids.ts';
import { Chain } from '../storage/chain.ts';
import type { SeedSafe } from '../seeds/safe.ts';
import { type Db, type Sql, StorageError } from '../storage/db.ts';
import type { Course } from './course.ts';
import { handBrokenAt, handsInPlay, type StoredHand, type StoredTold } from './read.ts';
import { RunningHand } from './running-hand.ts';
import { handSealOf } from './store.ts';

export async function knowPlayers(sql: Sql, { t, purses, attendants }: Course): Promise<void> {
  const rows = await sql.query<{ player: PlayerId; operator: string; name: string | null }>(
    `select player, operator, name from tournament_player left join person on person.id = player
     where tournament_id = $1`,
    [t.id],
  );
  for (const { player, operator, name } of rows) {
    purses.belongs(player, operator);
    attendants.of(player).name = name ?? '';
  }
}

/** A command carried out before the stop is not repeated. */
export interface DoneBefore {
  readonly player: PlayerId;
  readonly command: string;
}

/** Entries, rebuys, add-ons: commands made for a player. */
export const doneBefore = (entries: readonly StoredTold[]): readonly DoneBefore[] =>
  entries.flatMap(({ told, command }) =>
    command === null || !('player' in told) ? [] : [{ player: told.player, command }],
  );

/** The same hands from the same decks. */
export async function takeUpHands(
  { db, safe }: { readonly db: Db; readonly safe: SeedSafe },
  course: Course,
): Promise<readonly DoneBefore[]> {
  const before: DoneBefore[] = [];
  for (const stored of await handsInPlay(db, course.t.id)) {
    const hand = runningAgain(stored, safe);
    course.resumeHand(hand);
    for (const { entry, command } of stored.entries) {
      if (entry.kind !== 'choice' || command === null) continue;
      const player = hand.seats[Number(entry.holder) - 1]?.player;
      if (player !== undefined) before.push({ player, command });
    }
  }
  return before;
}

function runningAgain(stored: StoredHand, safe: SeedSafe): RunningHand {
  const wrong = handBrokenAt(stored);
  if (wrong !== undefined) throw new StorageError(`the journal of hand ${stored.id} is broken at entry ${wrong}`);
  const { id, number, table, level, terms, entries, players } = stored;
  const seats = Array.from({ length: terms.stacks.length }, (_, seat) => {
    const found = players.find((one) => one.seat === seat);
    return found && { player: found.player, entry: found.entry };
  });
  const seed = safe.open(stored.sealed, handSealOf(id));
  const hand = new RunningHand({ id, number, table, level, terms, seed, seats }, Chain.after(id, entries));
  hand.again(entries.map(({ entry }) => entry));
  return hand;
}
