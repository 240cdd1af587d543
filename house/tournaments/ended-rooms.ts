/** Recently viewed tournaments that are over; the lobby shows those of the last day. */
import type { TournamentRoom } from './room.ts';

export const endedKept = 50;
const day = 86_400_000;

/** Tournaments ended since then are in the lobby. */
export const lobbySince = (now: Date): Date => new Date(now.getTime() - day);

export class EndedRooms {
  readonly #rooms: TournamentRoom[] = [];

  keep(room: TournamentRoom): void {
    this.#rooms.unshift(room);
    this.#rooms.length = Math.min(this.#rooms.length, endedKept);
  }

  find(id: string): TournamentRoom | undefined {
    return this.#rooms.find((room) => room.id === id);
  }

  /** Those in the lobby, most recently ended first. */
  inLobby(now: Date): readonly TournamentRoom[] {
    const since = lobbySince(now).getTime();
    return this.#rooms.filter((room) => endedAt(room) > since).toSorted((one, other) => endedAt(other) - endedAt(one));
  }
}

/** When it ended: as stored, or now. */
const endedAt = ({ stored, tournament }: TournamentRoom): number => stored.endedAt?.getTime() ?? tournament.now;
