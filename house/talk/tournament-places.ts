/** Tournament tables as chat rooms, with ids `<tournament>/<table>`. */
import type { TournamentStreams } from '../streams/tournament-streams.ts';
import type { TournamentRoom } from '../tournaments/room.ts';
import type { TalkPlaces } from './place.ts';
import { refuseHere } from '../protocol/refusals.ts';

export interface TalkRooms {
  readonly open: { readonly find: (id: string) => TournamentRoom | undefined };
  readonly streams: TournamentStreams;
}

/** Table 0 stands for having no table: nobody is heard there. */
export const placeName = (tournament: string, table: number | undefined): string => `${tournament}/${table ?? 0}`;

export function placeIn(id: string): { readonly tournament: string; readonly table: number } | undefined {
  const found = /^(.+)\/(\d{1,9})$/.exec(id);
  return found === null ? undefined : { tournament: found[1] ?? '', table: Number(found[2]) };
}

const elsewhere = refuseHere('chat-elsewhere');

/** Undefined while the house has no poker room. */
export const tournamentPlaces = (rooms: () => TalkRooms | undefined): TalkPlaces => ({
  find: (id) => {
    const place = placeIn(id);
    const room = () => place && rooms()?.open.find(place.tournament);
    const found = room();
    if (place === undefined || found === undefined) return undefined;
    const { tournament, table } = place;
    return {
      id,
      isOpen: found.tournament.terms.chat,
      refusal: (player, text) => {
        const now = room();
        if (now === undefined || now.view.tableOf(player) !== table) return elsewhere;
        return now.chatRefusal({ player, table, text });
      },
      // A tournament reopened after a failure is a new room.
      say: (told) => rooms()?.streams.tell(tournament, room()?.view.audience(table) ?? [], told),
    };
  },
  toOne: (player, told) => {
    const streams = rooms()?.streams;
    for (const tournament of streams?.attendedBy(player) ?? []) streams?.tell(tournament, [player], told);
  },
});
