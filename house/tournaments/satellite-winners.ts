/** PT-944: where a satellite's terms announce it, whoever has won the price of its target is entered there with that money. */
import type { PlayerId } from '../../core/base/ids.ts';
import type { Db } from '../storage/db.ts';
import type { RoomListener } from './room-house.ts';
import type { TournamentRoom } from './room.ts';

export interface WinnersHouse {
  readonly db: Db;
  readonly listener: RoomListener;
  /** The tournament of this name that can be entered, or the next one of this series. */
  readonly target: (name: string) => TournamentRoom | undefined;
}

/**
 * Once a winner: the command is found in the target's journal, whether the player has unregistered there since or not.
 * Where the target is not open, or the player is in it already, the money stays on the account.
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

/** By its id, or the first of its series to start that can still be entered. */
export function targetAmong(rooms: readonly TournamentRoom[], name: string): TournamentRoom | undefined {
  const isOpen = ({ tournament: { closedBy, phase } }: TournamentRoom) =>
    closedBy === undefined && phase !== 'announced';
  const open = rooms.filter(isOpen).toSorted((one, other) => one.tournament.startsAt - other.tournament.startsAt);
  return open.find(({ id }) => id === name) ?? open.find(({ stored }) => stored.series === name);
}

const day = 86_400_000;

/** Those that have ended lately and announce it: a stop may have come between the prize and the entry. */
export async function satellitesWon(db: Db, now: Date): Promise<readonly string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from tournament where phase = 'finished' and ended_at > $1
       and terms -> 'satellite' ->> 'registersWinners' = 'true' order by ended_at`,
    [new Date(now.getTime() - day)],
  );
  return rows.map(({ id }) => id);
}
