/** The stops that stand, as the tables of a house know them: read once for all, and told to them when they change. */
import { type PlayerId, playerId } from '../../../core/base/ids.ts';
import type { Game } from '../../../core/games/game.ts';
import { standingStops, type Stop, stopAmong } from '../../accounts/stops.ts';
import type { ToldRefusal } from '../../protocol/frames.ts';
import type { Sql } from '../../storage/db.ts';
import { refusalTold } from '../telling/told.ts';

const nobody = playerId('');

export class StopBoard {
  readonly #sql: Sql;
  readonly #listeners = new Set<() => void>();
  #standing: readonly Stop[] = [];

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Whether play is stopped at a table, or there for one player, as far as was known when last looked. */
  at(
    { id, game }: { readonly id: string; readonly game: Pick<Game, 'id'> },
    player: PlayerId = nobody,
  ): ToldRefusal | undefined {
    if (this.#standing.length === 0) return undefined;
    const stop = stopAmong(this.#standing, { player, table: id, game: game.id });
    return stop && refusalTold(stop);
  }

  /** Of these players, whose play is stopped there, and why. */
  among(table: Parameters<StopBoard['at']>[0], players: readonly PlayerId[]): ReadonlyMap<PlayerId, ToldRefusal> {
    const stopped = new Map<PlayerId, ToldRefusal>();
    for (const player of players) {
      const stop = this.at(table, player);
      if (stop !== undefined) stopped.set(player, stop);
    }
    return stopped;
  }

  /** Whoever makes or lifts a stop has the board look again at once; tables do by themselves, round by round. */
  async look(): Promise<void> {
    const standing = await standingStops(this.#sql);
    const isNews = idsOf(standing) !== idsOf(this.#standing);
    this.#standing = standing;
    if (isNews) for (const listener of this.#listeners) listener();
  }

  /** What comes back ends it. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}

const idsOf = (stops: readonly Stop[]): string => stops.map(({ id }) => id).join(' ');
