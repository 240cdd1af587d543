/** PT-944: if a satellite's terms say so, its winners are entered in the target tournament with their prize money. */
import type { PlayerId } from '../../core/base/ids.ts';
import type { Db } from '../storage/db.ts';
import type { RoomListener } from './room-house.ts';
import type { TournamentRoom } from './room.ts';

export interface WinnersHouse {
  readonly db: Db;
  readonly listener: RoomListener;
  /** An open tournament of this name, or the next one of this series. */
  readonly target: (name: string) => TournamentRoom | undefined;
}

/**
 * Once per winner: the command is in the target's journal even if the player has unregistered since. If the target is
 * not open, or the player is already in it, the money stays on their account.
 */
export async function registerWinners(
  { db, listener, target }: WinnersHouse,
  satellite: TournamentRoom,
): Promise<void> {
  const { id, tournament } = satellite;
  const { satellite: terms } = tournament.terms;
  if (tournament.phase !== 'finished' || terms?.registersWinners !== true || terms.target === undefined) return;
  for (const { player, prizeWon } of tournament.entries) {
    if (prizeWon !== terms.targetPrice) continue;
    const command = `won ${id} ${player}`;
    if (await wasEntered(db, command)) continue;
    const room = target(terms.target);
    if (room === undefined || room.tournament.terms.price !== terms.targetPrice) return;
    const sitting = { player, name: await nameOf(db, player) };
    const answer = await room.command(sitting, { do: 'enter', id: command, tournament: room.id });
    if ('refused' in answer) continue;
    listener.tell(id, [player], { said: 'registered', tournament: room.id, name: room.tournament.terms.name });
  }
}

const wasEntered = async (db: Db, command: string): Promise<boolean> =>
  (await db.query('select from tournament_entry where command = $1 limit 1', [command])).length > 0;

async function nameOf(db: Db, player: PlayerId): Promise<string> {
  const [person] = await db.query<{ name: string }>('select name from person where id = $1', [player]);
  return person?.name ?? '';
}

/** By id, or the first of its series that can still be entered. */
export function targetAmong(rooms: readonly TournamentRoom[], name: string): TournamentRoom | undefined {
  const isOpen = ({ tournament: { closedBy, phase } }: TournamentRoom) =>
    closedBy === undefined && phase !== 'announced';
  const open = rooms.filter(isOpen).toSorted((one, other) => one.tournament.startsAt - other.tournament.startsAt);
  return open.find(({ id }) => id === name) ?? open.find(({ stored }) => stored.series === name);
}

const day = 86_400_000;

/** Recently ended satellites with automatic entry: a stop may have come between prize and entry. */
export async function satellitesWon(db: Db, now: Date): Promise<readonly string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from tournament where phase = 'finished' and ended_at > $1
       and terms -> 'satellite' ->> 'registersWinners' = 'true' order by ended_at`,
    [new Date(now.getTime() - day)],
  );
  return rows.map(({ id }) => id);
}
