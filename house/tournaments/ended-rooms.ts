/** Tournaments that are over and still at hand: the last ones that were looked at, of which the lobby shows a day's. */
import type { TournamentRoom } from './room.ts';

export const endedKept = 50;
const day = 86_400_000;

/** What has ended since then stands in the lobby. */
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

  /** Those of the lobby, the last ended first. */
  inLobby(now: Date): readonly TournamentRoom[] {
    const since = lobbySince(now).getTime();
    return this.#rooms.filter((room) => endedAt(room) > since).toSorted((one, other) => endedAt(other) - endedAt(one));
  }
}

/** As it is stored, or just now. */
const endedAt = ({ stored, tournament }: TournamentRoom): number => stored.endedAt?.getTime() ?? tournament.now;
