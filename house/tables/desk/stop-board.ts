/** The stops in force, loaded once for all tables, which are notified of changes. */
import { type PlayerId, playerId } from '../../../core/base/ids.ts';
import type { Game } from '../../../core/games/game.ts';
import { standingStops, type Stop, stopAmong } from '../../accounts/stops.ts';
import type { Sql } from '../../storage/db.ts';
import { refusalTold } from '../telling/told.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';

const nobody = playerId('');

export class StopBoard {
  readonly #sql: Sql;
  readonly #listeners = new Set<() => void>();
  #standing: readonly Stop[] = [];

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Whether play is stopped at a table, or there for one player, as of the last load. */
  at(
    { id, game }: { readonly id: string; readonly game: Pick<Game, 'id'> },
    player: PlayerId = nobody,
  ): ToldRefusal | undefined {
    if (this.#standing.length === 0) return undefined;
    const stop = stopAmong(this.#standing, { player, table: id, game: game.id });
    return stop && refusalTold(stop);
  }

  /** Of these players, those whose play is stopped there, and why. */
  among(table: Parameters<StopBoard['at']>[0], players: readonly PlayerId[]): ReadonlyMap<PlayerId, ToldRefusal> {
    const stopped = new Map<PlayerId, ToldRefusal>();
    for (const player of players) {
      const stop = this.at(table, player);
      if (stop !== undefined) stopped.set(player, stop);
    }
    return stopped;
  }

  /** Reloads the stops. Called at once when a stop is made or lifted, and by tables every round. */
  async look(): Promise<void> {
    const standing = await standingStops(this.#sql);
    const isNews = idsOf(standing) !== idsOf(this.#standing);
    this.#standing = standing;
    if (isNews) for (const listener of this.#listeners) listener();
  }

  /** Returns a function that stops it. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}

const idsOf = (stops: readonly Stop[]): string => stops.map(({ id }) => id).join(' ');
