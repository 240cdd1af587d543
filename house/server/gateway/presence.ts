/** Tracks who is at which table: players enter with their first connection and leave a while after their last. */
import type { PlayerId } from '../../../core/base/ids.ts';
import type { Clock } from '../../clock.ts';
import type { OpenTable, Sitting } from '../../tables/desk/open-table.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';

interface Stay {
  readonly sitting: Sitting;
  connections: number;
  /** The table's answer to the player's arrival. */
  entered: Promise<ToldRefusal | undefined>;
  cancelLoss: () => void;
}

export interface PresenceTerms {
  readonly clock: Clock;
  readonly dropSeconds: number;
  /** The current instance of a table; a reopened table is a new instance. */
  readonly find: (table: string) => OpenTable | undefined;
  /** Called when someone came or went. */
  readonly changed: (table: string) => void;
  readonly failed: (error: unknown) => void;
}

export class Presence {
  readonly #terms: PresenceTerms;
  readonly #stays = new Map<string, Map<PlayerId, Stay>>();

  constructor(terms: PresenceTerms) {
    this.#terms = terms;
  }

  /** Adds a connection. Returns a refusal if the table turns the player away. */
  async come(table: OpenTable, sitting: Sitting): Promise<ToldRefusal | undefined> {
    const stays = this.#stays.get(table.id) ?? new Map<PlayerId, Stay>();
    this.#stays.set(table.id, stays);
    const stay = stays.get(sitting.player) ?? this.#begin(table, sitting);
    stays.set(sitting.player, stay);
    stay.cancelLoss();
    stay.connections += 1;
    const forgetStay = () => {
      if (stays.get(sitting.player) === stay) stays.delete(sitting.player);
    };
    try {
      const refusal = await stay.entered;
      if (refusal !== undefined) forgetStay();
      return refusal;
    } catch (error) {
      forgetStay();
      throw error;
    }
  }

  /** Removes a connection; `left` if the player asked to leave. */
  go(table: string, player: PlayerId, how?: 'left'): void {
    const stay = this.#stays.get(table)?.get(player);
    if (stay === undefined) return;
    stay.connections -= 1;
    if (stay.connections > 0) return;
    const isPrivate = this.#terms.find(table)?.isPrivate === true;
    if (how === 'left' || isPrivate) return this.#lose(table, player, how);
    stay.cancelLoss = this.#terms.clock.after(this.#terms.dropSeconds * 1000, () => this.#lose(table, player));
  }

  /** The table itself ended the stay, so it is not told. */
  ended(table: string, player: PlayerId): void {
    const stays = this.#stays.get(table);
    stays?.get(player)?.cancelLoss();
    stays?.delete(player);
    this.#terms.changed(table);
  }

  /** The table was reopened without players: everyone present enters again. */
  comeAnew(table: OpenTable): void {
    for (const stay of this.#stays.get(table.id)?.values() ?? []) {
      stay.entered = table.enter(stay.sitting);
      stay.entered.catch(this.#terms.failed);
    }
  }

  /** The house is closing: tables are not told of the departures this causes. */
  close(): void {
    for (const stays of this.#stays.values()) for (const { cancelLoss } of stays.values()) cancelLoss();
    this.#stays.clear();
  }

  #begin(table: OpenTable, sitting: Sitting): Stay {
    const entered = table.enter(sitting);
    entered.then(
      () => this.#terms.changed(table.id),
      () => {},
    );
    return { sitting, connections: 0, entered, cancelLoss: () => {} };
  }

  #lose(table: string, player: PlayerId, how?: 'left'): void {
    this.#stays.get(table)?.delete(player);
    const lost = this.#terms.find(table)?.lose(player, ...(how === undefined ? [] : [how]));
    lost?.then(() => this.#terms.changed(table), this.#terms.failed);
  }
}
