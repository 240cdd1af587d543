/** The streams of all tables. Tables write through listeners made here, connections read. */
import type { PlayerId } from '../../core/base/ids.ts';
import type { Clock } from '../clock.ts';
import type { OwnTold } from '../protocol/own-told.ts';
import type { TableTold } from '../protocol/table-told.ts';
import type { OpenTable, TableListener } from '../tables/desk/open-table.ts';
import { TableStreams } from './table-streams.ts';

export type ReadTable = Pick<OpenTable, 'id' | 'isPrivate'>;

/** Receives everything that is said, whoever reads it. */
export interface StreamObserver {
  readonly tableTold?: (table: string, told: TableTold) => void;
  readonly ownTold?: (table: string, player: PlayerId, told: OwnTold) => void;
}

export class Streams {
  readonly #clock: Clock;
  readonly #shared = new Map<string, TableStreams>();
  /** Private tables: each player's streams by table. */
  readonly #private = new Map<PlayerId, Map<string, TableStreams>>();
  readonly #observers = new Set<StreamObserver>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The listener to open this table with. */
  listener(table: ReadTable): TableListener {
    return {
      toAll: (told, whose) => {
        this.of(table, whose).toAll(told);
        for (const { tableTold } of this.#observers) tableTold?.(table.id, told);
      },
      toOne: (player, told) => {
        const own = this.of(table, player);
        own.toOne(player, told);
        for (const { ownTold } of this.#observers) ownTold?.(table.id, player, told);
        this.#tellBalance(player, told, own);
      },
    };
  }

  /** The streams a player reads at a table. Visitors read only what is public. */
  of({ id, isPrivate }: ReadTable, player: PlayerId | undefined): TableStreams {
    if (!isPrivate || player === undefined) return this.#in(this.#shared, id);
    const tables = this.#private.get(player) ?? new Map<string, TableStreams>();
    this.#private.set(player, tables);
    return this.#in(tables, id);
  }

  /** Says something at a table on the house's behalf; at a private table, to every player there. */
  announce(table: ReadTable, told: TableTold): void {
    if (!table.isPrivate) return this.listener(table).toAll(told);
    for (const tables of this.#private.values()) tables.get(table.id)?.toAll(told);
  }

  /** Returns a function that stops it. */
  observe(observer: StreamObserver): () => void {
    this.#observers.add(observer);
    return () => void this.#observers.delete(observer);
  }

  /** Drops streams that nobody reads and that have been silent since. */
  forget(before: Date): void {
    for (const streams of this.#shared.values()) streams.forget(before);
    for (const [player, tables] of this.#private) {
      for (const [table, streams] of tables) {
        streams.forget(before);
        if (streams.isForgotten) tables.delete(table);
      }
      if (tables.size === 0) this.#private.delete(player);
    }
  }

  /** Repeats a balance change at every other table where the player is. */
  #tellBalance(player: PlayerId, told: OwnTold, at: TableStreams): void {
    const changed = changeIn(told);
    if (changed === undefined) return;
    for (const streams of [...this.#shared.values(), ...(this.#private.get(player)?.values() ?? [])]) {
      if (streams !== at && streams.isReadBy(player)) streams.toOne(player, changed);
    }
  }

  #in(tables: Map<string, TableStreams>, table: string): TableStreams {
    const streams = tables.get(table) ?? new TableStreams(table, this.#clock);
    tables.set(table, streams);
    return streams;
  }
}

function changeIn(told: OwnTold): Extract<OwnTold, { said: 'balance' }> | undefined {
  if (told.said === 'taken' || told.said === 'decided') return { said: 'balance', balance: told.balance };
  if (told.said !== 'settled') return undefined;
  const { balance, round, staked, paid } = told.settled;
  return { said: 'balance', balance, settled: { round, staked, paid } };
}
