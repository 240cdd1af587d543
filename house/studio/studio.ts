/** The studio: all tables dealt by people, and who deals at which. */
import type { Accounts } from '../accounts/accounts.ts';
import type { Person, PersonId } from '../accounts/person.ts';
import { noteActs, standingsOf } from '../accounts/session.ts';
import type { Token } from '../accounts/token.ts';
import type { Reading } from '../protocol/studio.ts';
import type { LiveTable } from '../tables/live/table.ts';
import type { StopBoard } from '../tables/desk/stop-board.ts';
import type { TableHouse, TableSetup } from '../tables/desk/setup.ts';
import { endingBy } from './duty.ts';
import { FloorDuty } from './floor-duty.ts';
import { StudioLog } from './studio-log.ts';
import { TableStudio } from './table-studio.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';
import { isRefused, refuseHere } from '../protocol/refusals.ts';

/** Interval at which dealers' sessions are checked. */
const lookSeconds = 5;

export class Studio {
  readonly log: StudioLog;
  readonly floor: FloorDuty;
  readonly #accounts: Pick<Accounts, 'db' | 'clock' | 'policy'>;
  readonly #stops: StopBoard;
  readonly #tables = new Map<string, TableStudio>();
  readonly #readers = new Set<(table: string) => void>();
  readonly #failed: (error: unknown) => void;
  #cancelLook: () => void = () => {};
  #isClosed = false;

  constructor(accounts: Pick<Accounts, 'db' | 'clock' | 'policy'>, stops: StopBoard, failed: (error: unknown) => void) {
    this.#accounts = accounts;
    this.#stops = stops;
    this.#failed = failed;
    this.log = new StudioLog(accounts.db, accounts.clock);
    this.floor = new FloorDuty(accounts.db, accounts.clock);
    this.#lookLater();
  }

  get tables(): ReadonlyMap<string, TableStudio> {
    return this.#tables;
  }

  /** Calls `told` whenever a table's console changes. */
  onChange(told: (table: string) => void): () => void {
    this.#readers.add(told);
    return () => void this.#readers.delete(told);
  }

  async openTable(setup: TableSetup, house: TableHouse): Promise<LiveTable> {
    this.#tables.get(setup.id)?.close();
    const table = await TableStudio.open(setup, house, { log: this.log, floor: this.floor });
    this.#tables.set(setup.id, table);
    const tell = () => {
      for (const told of this.#readers) told(setup.id);
    };
    table.onChange(tell);
    tell();
    return table.table;
  }

  /** The table where this person deals; at most one. */
  dutyOf(person: PersonId): TableStudio | undefined {
    return [...this.#tables.values()].find(({ dealer }) => dealer?.person.id === person);
  }

  async signOn(table: TableStudio, person: Person, token: Token): Promise<ToldRefusal | undefined> {
    const other = this.dutyOf(person.id);
    if (other !== undefined && other !== table) {
      return refuseHere('at-another-table', { table: other.table.lobby().name });
    }
    await table.signOn(person, token);
    return undefined;
  }

  /** A device reading. Dealt cards also count as the dealer's activity, postponing the console lock. */
  async readByDevice(table: TableStudio, reading: Reading): Promise<ToldRefusal | undefined> {
    const { dealer } = table;
    if (dealer !== undefined && reading.read !== 'alive') {
      await this.#look([table]);
      if (table.dealer === dealer) {
        await noteActs(this.#accounts.db, new Map([[dealer.token, this.#accounts.clock.now()]]));
      }
    }
    return table.take(reading, 'device');
  }

  /** Called when a stop of play was made or lifted. */
  heedStops(): Promise<unknown> {
    return this.#stops.look();
  }

  close(): void {
    this.#isClosed = true;
    this.#cancelLook();
    for (const table of this.#tables.values()) table.close();
  }

  /**
   * A dealer whose session is over is off duty: the console locks, and the table waits for the next sign-in (GLI-96).
   */
  async #look(tables: Iterable<TableStudio>): Promise<void> {
    await this.#lookAtFloor();
    const duties = [...tables].flatMap((table) =>
      table.dealer === undefined ? [] : [{ table, dealer: table.dealer }],
    );
    if (duties.length === 0) return;
    const standings = await standingsOf(
      this.#accounts,
      duties.map(({ dealer }) => dealer.token),
    );
    const { policy } = this.#accounts;
    for (const { table, dealer } of duties) {
      const standing = standings.get(dealer.token);
      if (standing !== undefined && isRefused(standing)) {
        await table.signOff(dealer.person.id, endingBy(standing, policy.consoleIdleMinutes));
      }
    }
  }

  async #lookAtFloor(): Promise<void> {
    const { now } = this.floor;
    if (now.length === 0) return;
    const standings = await standingsOf(
      this.#accounts,
      now.map(({ token }) => token),
    );
    const { policy } = this.#accounts;
    const until = new Map<Token, Date>();
    for (const { person, token } of now) {
      const standing = standings.get(token);
      if (standing === undefined) continue;
      if (isRefused(standing)) await this.floor.end(person.id, endingBy(standing, policy.idleMinutes));
      else if (standing.person.role !== 'floor') await this.floor.end(person.id, { how: 'role' });
      else until.set(token, standing.until);
    }
    this.floor.lasts(until);
  }

  #lookLater(): void {
    if (this.#isClosed) return;
    this.#cancelLook = this.#accounts.clock.after(lookSeconds * 1000, () => {
      this.#look(this.#tables.values())
        .catch(this.#failed)
        .finally(() => this.#lookLater());
    });
  }
}
