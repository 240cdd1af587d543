/** The lobby's stream: a summary of every table, sent on change and at most a few times a second per table. */
import type { Clock } from '../../clock.ts';
import type { OfferedTable } from '../offered.ts';
import { framed } from '../../streams/framed.ts';
import type { Reader } from '../../streams/table-streams.ts';

const [changesPerSecond, second] = [4, 1000];

/** Tables where dealers train are hidden from players. */
export const isForPlayers = ({ open }: OfferedTable): boolean => open.isRehearsal !== true;

export class Lobby {
  readonly #clock: Clock;
  readonly #tables: ReadonlyMap<string, OfferedTable>;
  readonly #readers = new Set<Reader>();
  readonly #waiting = new Map<string, () => void>();
  readonly #told = new Map<string, string>();

  constructor(clock: Clock, tables: ReadonlyMap<string, OfferedTable>) {
    this.#clock = clock;
    this.#tables = tables;
  }

  /** Sends all tables now and every change from now on. */
  join(reader: Reader): void {
    const tables = [...this.#tables.values()].filter(isForPlayers).map(({ open }) => open.lobby());
    reader.write(framed({ frame: 'lobby', at: this.#now(), tables }));
    this.#readers.add(reader);
  }

  leave(reader: Reader): void {
    this.#readers.delete(reader);
  }

  /** Called when something happened at a table. */
  touch(table: string): void {
    if (this.#waiting.has(table)) return;
    this.#waiting.set(
      table,
      this.#clock.after(second / changesPerSecond, () => this.#tell(table)),
    );
  }

  close(): void {
    for (const cancel of this.#waiting.values()) cancel();
    this.#waiting.clear();
  }

  #tell(id: string): void {
    this.#waiting.delete(id);
    const known = this.#tables.get(id);
    const table = known !== undefined && isForPlayers(known) ? known.open.lobby() : undefined;
    const text = JSON.stringify(table);
    if (table === undefined || this.#told.get(id) === text) return;
    this.#told.set(id, text);
    const bytes = framed({ frame: 'lobby-change', at: this.#now(), table });
    for (const reader of this.#readers) reader.write(bytes);
  }

  #now(): string {
    return this.#clock.now().toISOString();
  }
}
