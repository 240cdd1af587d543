/** The floor: all tables of the house, opened, watched, opened again when one fails, and closed. */
import { defined } from '../../core/base/defined.ts';
import { tableOf } from '../../core/games/game.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { appendAudit } from '../accounts/audit.ts';
import { type Deed, theHouse } from '../accounts/rights.ts';
import type { Protection } from '../protection/hold.ts';
import type { ToldRefusal } from '../protocol/frames.ts';
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

export interface FloorHouse {
  readonly accounts: Accounts;
  readonly safe: SeedSafe;
  readonly streams: Streams;
  readonly stops: StopBoard;
  readonly protection: Protection;
  readonly log: Log;
  /** Under which name tables are taken. */
  readonly owner: string;
  readonly resumeSeconds: number;
  readonly openTable: (setup: TableSetup, house: TableHouse) => Promise<OpenTable>;
}

/** A ball runs for about six steps where the settings do not say for how long: seven and a half seconds at the usual pace. */
const withBall = (pace: Pace): Pace => ({ ball: 6.25 * pace.step, ...pace });

/** One table, whether it runs or has failed. */
interface Watched {
  settings: TableSettings;
  /** How often it has been opened: what an earlier opening says counts no more. */
  openings: number;
  /** Nothing until it has been opened for the first time. */
  open: OpenTable | undefined;
  hasFailed: boolean;
  /** Failures in a row. */
  failures: number;
  openedAt: Date;
  cancelRetry: () => void;
}

const second = 1000;
/** How long a table that has failed is left alone, failure by failure; the last one again and again. */
const waits = [1, 2, 5, 15, 60];
/** A table that has run for so long has recovered. */
const steadySeconds = 60;

export class Floor implements TablesAtHand {
  readonly #house: FloorHouse;
  readonly #tables = new Map<string, Watched>();
  readonly #offered = new Map<string, OfferedTable>();
  /** Begun by a table's failure and not done yet. */
  readonly #underWay = new Set<Promise<void>>();
  #isClosing = false;

  private constructor(house: FloorHouse) {
    this.#house = house;
  }

  /** A table that cannot be opened does not keep the others closed. */
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

  /** Those that can be played at, by id. */
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

  /** Rounds that run may end for so long; then they are held, and go on when the house opens again. */
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

  /** All rounds, or so many of them as end in that time. */
  async #ended(open: readonly OpenTable[], seconds: number): Promise<void> {
    let cancel = () => {};
    const isTime = new Promise<void>((resolve) => {
      cancel = this.#house.accounts.clock.after(seconds * second, resolve);
    });
    await Promise.race([Promise.all(open.map((one) => one.close('after-round'))), isTime]);
    cancel();
  }

  /** When all that failures have set off is done: noted, opened again. */
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
          // One player's own table has failed: it opens again by itself when they come back, and the others go on.
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

  /** What is stored stands; the table is opened again from it, after a while that grows with every failure. */
  #fail(table: Watched, error: unknown): void {
    const { clock } = this.#house.accounts;
    if (clock.now().getTime() - table.openedAt.getTime() > steadySeconds * second && !table.hasFailed)
      table.failures = 0;
    table.failures += 1;
    // A series of failures is one event; the log has each of them.
    if (table.hasFailed) this.#house.log.error({ table: table.settings.id, err: error }, 'table failed to open');
    else this.#note(table, error);
    table.hasFailed = true;
    table.cancelRetry();
    // Whoever has taken the table from this process is to have it: the two would take it from each other for ever.
    if (this.#isClosing || (error instanceof Error && error.name === 'StaleLease')) return;
    const wait = waits[Math.min(table.failures, waits.length) - 1] ?? 60;
    table.cancelRetry = clock.after(wait * second, () => this.#begin(this.#tryToOpen(table)));
  }

  #note({ settings: { id }, failures }: Watched, error: unknown): void {
    this.#house.log.error({ table: id, err: error }, 'table failed');
    const reason = error instanceof Error ? error.message : String(error);
    this.#begin(this.#audit(id, 'table-failed', { reason, after: { failures } }));
  }

  /** A table may fail because the database has: then the log alone tells of it. */
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

const hasFailed: ToldRefusal = { refused: 'table-failed', reason: 'The table has failed and is being opened again.' };

function changed(settings: TableSettings, name: string, parameters: TableSettings['parameters']): TableSettings {
  const rules = tableOf(settings.game, parameters);
  return { ...settings, names: name === settings.names.en ? settings.names : { en: name }, parameters, rules };
}

/** `name` is what nobody's language replaces. */
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
