/** The floor: opens all tables, watches them, reopens failed ones, and closes them. */
import { defined } from '../../core/base/defined.ts';
import { tableOf } from '../../core/games/game.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { appendAudit } from '../accounts/audit.ts';
import { type Deed, theHouse } from '../accounts/rights.ts';
import type { Protection } from '../protection/hold.ts';
import { retryAfter } from '../retry.ts';
import { StaleLease } from '../rounds/lease.ts';
import type { SeedSafe } from '../seeds/safe.ts';
import type { Log } from '../server/log.ts';
import type { OfferedTable } from '../server/offered.ts';
import type { Streams } from '../streams/streams.ts';
import type { TableSettings } from '../settings/table-settings.ts';
import type { OpenTable } from '../tables/desk/open-table.ts';
import type { StopBoard } from '../tables/desk/stop-board.ts';
import type { Pace, TableHouse, TableSetup } from '../tables/desk/setup.ts';
import { isPrivate } from '../tables/private/terms.ts';
import { laidOver, noSuchTable, type TableChange, type TableLine, type TablesAtHand } from './tables-at-hand.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';
import { refuseHere } from '../protocol/refusals.ts';

export interface FloorHouse {
  readonly accounts: Accounts;
  readonly safe: SeedSafe;
  readonly streams: Streams;
  readonly stops: StopBoard;
  readonly protection: Protection;
  readonly log: Log;
  /** The owner's name on tables' leases. */
  readonly owner: string;
  readonly resumeSeconds: number;
  readonly openTable: (setup: TableSetup, house: TableHouse) => Promise<OpenTable>;
}

/** The ball's default running time is 6.25 steps: seven and a half seconds at the usual pace. */
const withBall = (pace: Pace): Pace => ({ ball: 6.25 * pace.step, ...pace });

/** A table, running or failed. */
interface Watched {
  settings: TableSettings;
  /** Number of openings. Messages from an earlier opening are ignored. */
  openings: number;
  /** Undefined until first opened. */
  open: OpenTable | undefined;
  hasFailed: boolean;
  /** Consecutive failures. */
  failures: number;
  openedAt: Date;
  cancelRetry: () => void;
}

const second = 1000;
/** A table that ran this long has recovered. */
const steadySeconds = 60;

export class Floor implements TablesAtHand {
  readonly #house: FloorHouse;
  readonly #tables = new Map<string, Watched>();
  readonly #offered = new Map<string, OfferedTable>();
  /** Work begun by table failures and not yet done. */
  readonly #underWay = new Set<Promise<void>>();
  #isClosing = false;

  private constructor(house: FloorHouse) {
    this.#house = house;
  }

  /** A table that fails to open does not keep the others closed. */
  static async open(tables: readonly TableSettings[], house: FloorHouse): Promise<Floor> {
    const floor = new Floor(house);
    await house.stops.look();
    const { clock } = house.accounts;
    for (const settings of tables) {
      const table = {
        settings,
        openings: 0,
        open: undefined,
        hasFailed: false,
        failures: 0,
        openedAt: clock.now(),
        cancelRetry() {},
      };
      floor.#tables.set(settings.id, table);
      await floor.#tryToOpen(table);
    }
    return floor;
  }

  /** Playable tables by id. */
  get offered(): ReadonlyMap<string, OfferedTable> {
    return this.#offered;
  }

  list(): readonly TableLine[] {
    return [...this.#tables.values()].map(lineOf);
  }

  async change(id: string, change: TableChange, deed: Deed): Promise<TableLine | ToldRefusal> {
    const table = this.#tables.get(id);
    if (table === undefined) return noSuchTable(id, [...this.#tables.keys()]);
    const { settings, open } = table;
    if (open === undefined || table.hasFailed) return hasFailed;
    const parameters = laidOver(settings.rules.parameters, change.parameters);
    const name = change.name ?? settings.names.en;
    const refusal = await open.change({ name, parameters }, deed);
    if (refusal !== undefined) return refusal;
    table.settings = changed(settings, name, parameters);
    return lineOf(table);
  }

  async heedStops(): Promise<void> {
    await this.#house.stops.look();
  }

  /** Waits this many seconds for rounds to end, then holds the rest until the house reopens. */
  async close(seconds: number): Promise<void> {
    this.#isClosing = true;
    const open = [...this.#tables.values()].flatMap((table) => {
      table.cancelRetry();
      return table.open === undefined || table.hasFailed ? [] : [table.open];
    });
    if (seconds > 0) await this.#ended(open, seconds);
    await Promise.all(open.map((one) => one.close('hold')));
    await this.idle();
  }

  /** Resolves when all rounds have ended, or at the time limit. */
  async #ended(open: readonly OpenTable[], seconds: number): Promise<void> {
    let cancel = () => {};
    const isTime = new Promise<void>((resolve) => {
      cancel = this.#house.accounts.clock.after(seconds * second, resolve);
    });
    await Promise.race([Promise.all(open.map((one) => one.close('after-round'))), isTime]);
    cancel();
  }

  /** Resolves when all failures have been recorded and reopenings are done. */
  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  #begin(work: Promise<void>): void {
    const done = work.finally(() => this.#underWay.delete(done));
    this.#underWay.add(done);
  }

  async #tryToOpen(table: Watched): Promise<void> {
    const { id, game, names, rules, pace, way, dealer, isRehearsal, isUnsupervised, picture } = table.settings;
    const { accounts, safe, streams, stops, protection, owner, resumeSeconds } = this.#house;
    const setup: TableSetup = {
      id,
      ...setupNames(names),
      game,
      table: rules,
      pace: withBall(pace),
      resumeSeconds,
      ...defined({ way }),
      dealer,
      ...(isRehearsal ? { isRehearsal } : {}),
      ...(isUnsupervised ? { isUnsupervised } : {}),
      ...(picture && { picture }),
    };
    const isOwn = isPrivate(setup);
    const opening = (table.openings += 1);
    try {
      const open = await this.#house.openTable(setup, {
        db: accounts.db,
        clock: accounts.clock,
        safe,
        owner,
        listener: streams.listener({ id, isPrivate: isOwn }),
        stops,
        protection,
        failed: (error) => {
          if (opening !== table.openings) return;
          // One player's private table failed: it reopens when they return, and the others continue.
          if (isOwn) this.#note(table, error);
          else this.#fail(table, error);
        },
      });
      if (this.#isClosing) return await open.close('hold');
      table.open = open;
      table.openedAt = accounts.clock.now();
      this.#offered.set(id, { open, game, rules: () => table.settings.rules, ...(picture && { picture }) });
      if (!table.hasFailed) return;
      table.hasFailed = false;
      this.#house.log.info({ table: id }, 'table reopened');
      await this.#audit(id, 'table-reopened', { reason: 'opened again from what is stored', after: null });
    } catch (error) {
      this.#fail(table, error);
    }
  }

  /** Reopens the table from what is stored, after a wait that grows with each failure. */
  #fail(table: Watched, error: unknown): void {
    const { clock } = this.#house.accounts;
    if (clock.now().getTime() - table.openedAt.getTime() > steadySeconds * second && !table.hasFailed)
      table.failures = 0;
    table.failures += 1;
    // A series of failures is audited once; the log has each of them.
    if (table.hasFailed) this.#house.log.error({ table: table.settings.id, err: error }, 'table failed to open');
    else this.#note(table, error);
    table.hasFailed = true;
    table.cancelRetry();
    // Another process has taken the table. Taking it back would start an endless fight.
    if (this.#isClosing || error instanceof StaleLease) return;
    table.cancelRetry = clock.after(retryAfter(table.failures) * second, () => this.#begin(this.#tryToOpen(table)));
  }

  #note({ settings: { id }, failures }: Watched, error: unknown): void {
    this.#house.log.error({ table: id, err: error }, 'table failed');
    const reason = error instanceof Error ? error.message : String(error);
    this.#begin(this.#audit(id, 'table-failed', { reason, after: { failures } }));
  }

  /** The table may have failed because the database has, so the entry may end up in the log only. */
  async #audit(
    table: string,
    did: 'table-failed' | 'table-reopened',
    { reason, after }: { readonly reason: string; readonly after: unknown },
  ): Promise<void> {
    const { accounts, log } = this.#house;
    const entry = { by: theHouse, at: accounts.clock.now().toISOString(), did, subject: `table ${table}` } as const;
    try {
      await accounts.db.transaction((sql) => appendAudit(sql, { ...entry, before: null, after, reason }));
    } catch (error) {
      log.error({ table, err: error }, 'audit entry not written');
    }
  }
}

const hasFailed = refuseHere('table-failed');

function changed(settings: TableSettings, name: string, parameters: TableSettings['parameters']): TableSettings {
  const rules = tableOf(settings.game, parameters);
  return { ...settings, names: name === settings.names.en ? settings.names : { en: name }, parameters, rules };
}

/** `name` is the English fallback. */
const setupNames = ({ en, ...names }: TableSettings['names']): Pick<TableSetup, 'name' | 'names'> => ({
  name: en,
  ...(Object.keys(names).length === 0 ? {} : { names }),
});

const lineOf = ({ settings: { id, game, names, rules }, open, hasFailed: failed }: Watched): TableLine => ({
  id,
  game: game.id,
  name: names.en,
  phase: failed || open === undefined ? 'failed' : open.lobby().phase,
  players: open?.lobby().players ?? 0,
  parameters: rules.parameters,
});
