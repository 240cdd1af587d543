/** A lobby entry behind which every player has a private table. */
import { defined, given } from '../../../core/base/defined.ts';
import type { ClauseId, PlayerId } from '../../../core/base/ids.ts';
import { type Actor, type Deed, theHouse } from '../../accounts/rights.ts';
import { balanceOf } from '../../ledger/ledger.ts';
import type { TableCommand } from '../../protocol/commands.ts';
import type { OwnState } from '../../protocol/own-told.ts';
import type { LobbyTable, TableState } from '../../protocol/table-told.ts';
import { changeSettings } from '../desk/change-settings.ts';
import { goesOn, pauseOf, pauseTable, resumeTable } from '../desk/pauses.ts';
import type { CommandAnswer, OpenTable, Sitting, SettingsChange } from '../desk/open-table.ts';
import type { EntryTerms } from './entry.ts';
import { leftInTheMiddle } from './store.ts';
import { PrivateTable } from './table.ts';
import { renamed, type TableHouse, type TableSetup } from '../desk/setup.ts';
import { namesTold, nothingShown } from '../telling/told.ts';
import { privateTerms, type PrivateWay } from './terms.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';
import { refuseHere } from '../../protocol/refusals.ts';
import { heldBy, type Holding, pauseFor, type PauseTold } from '../../protocol/pause.ts';

/** A player's table while someone is at it or something runs there. */
interface Place {
  readonly opening: Promise<PrivateTable>;
  /** Commands not answered yet. */
  asked: number;
}

/** Interval at which the house looks for unattended rounds. */
const lookMinutes = 15;
const minute = 60_000;

type Terms = { -readonly [Name in keyof EntryTerms]: EntryTerms[Name] };

const houseCloses = refuseHere('house-closing');

export class PrivateTables implements OpenTable {
  readonly id: string;
  readonly isPrivate = true;
  readonly #house: TableHouse;
  readonly #terms: Terms;
  readonly #way: PrivateWay | undefined;
  readonly #places = new Map<PlayerId, Place>();
  /** Open tables, for synchronous access. */
  readonly #open = new Map<PlayerId, PrivateTable>();
  #looking: Promise<void> = Promise.resolve();
  #cancelLook: () => void = () => {};
  readonly #forgetStops: () => void;

  private constructor({ id, name, names, game, table, pace, way }: TableSetup, house: TableHouse) {
    this.id = id;
    this.#house = house;
    this.#way = way;
    const settings = { name, names, game, table, pace, waits: privateTerms(table, way) };
    const stopped = given(house.stops.at({ id, game }), (stop) => pauseFor(stop, house.clock.now()));
    this.#terms = { entry: id, settings, paused: undefined, stopped, closing: undefined };
    this.#forgetStops = house.stops.onChange(() => {
      this.#looking = this.#looking.then(() => this.#heedStops()).catch(house.failed);
    });
  }

  static async open(setup: TableSetup, house: TableHouse): Promise<PrivateTables> {
    const tables = new PrivateTables(setup, house);
    tables.#terms.paused = await pauseOf(house.db, setup.id);
    await tables.#lookAround();
    return tables;
  }

  async command(sitting: Sitting, command: TableCommand): Promise<CommandAnswer> {
    const { player } = sitting;
    const { closing } = this.#terms;
    if (closing !== undefined && !this.#places.has(player)) return { refused: closing };
    return this.#at(player, (table) => table.command(sitting, command));
  }

  async enter(sitting: Sitting): Promise<ToldRefusal | undefined> {
    return this.#terms.closing ?? this.#at(sitting.player, (table) => table.enter(sitting));
  }

  async lose(player: PlayerId, how?: 'left'): Promise<void> {
    if (this.#places.has(player)) await this.#at(player, (table) => table.lose(how));
  }

  async state(player: PlayerId | undefined): Promise<TableState> {
    if (player !== undefined && this.#places.has(player)) return this.#at(player, (table) => table.state());
    const { settings } = this.#terms;
    const paused = this.#standsStill;
    const { phase, players } = this.lobby();
    return {
      table: this.id,
      game: settings.game.id,
      ...namesTold(settings),
      phase,
      steps: 0,
      shown: nothingShown,
      boards: [],
      ...defined({ paused }),
      players,
    };
  }

  async own(player: PlayerId): Promise<OwnState> {
    if (this.#places.has(player)) return this.#at(player, (table) => table.own());
    const balance = await balanceOf(this.#house.db, { kind: 'player', owner: player });
    return { balance, laid: [], slips: [], last: [], canRebet: false, offers: [], decisions: [], controls: [] };
  }

  lobby(): LobbyTable {
    const { settings, closing } = this.#terms;
    const { game, table } = settings;
    const spots = [...table.betting.spots.values()];
    return {
      table: this.id,
      game: game.id,
      family: game.family,
      title: game.title,
      titles: game.titles,
      ...namesTold(settings),
      phase: closing !== undefined ? 'stopped' : this.#standsStill !== undefined ? 'paused' : 'betting',
      least: Math.min(...spots.map(({ least }) => least.amount)),
      most: Math.max(...spots.map(({ most }) => most.amount)),
      players: [...this.#open.values()].filter(({ isPresent }) => isPresent).length,
      boards: [],
    };
  }

  async pause(holding: Holding, by: Actor = theHouse): Promise<void> {
    const why = heldBy(holding, this.#house.clock.now());
    await pauseTable(this.#house, this.id, why, by);
    this.#terms.paused = why;
    await this.#all((table) => table.heedPause());
  }

  async resume(deed: Deed = goesOn): Promise<void> {
    if (this.#terms.paused === undefined) return;
    await resumeTable(this.#house, this.id, deed);
    this.#terms.paused = undefined;
    await this.#all((table) => table.heedPause());
  }

  /** Voids every dealt and unfinished round, whoever's it is. */
  async voidRound({
    clause,
    reason,
    by,
  }: {
    readonly clause: string;
    readonly reason: string;
    readonly by: readonly string[];
  }): Promise<void> {
    if (this.#terms.paused === undefined) await this.pause({ clause, reason });
    await this.#all((table) => table.voidRound({ clause: clause as ClauseId, reason, by }));
  }

  async change(wanted: SettingsChange, deed: Deed): Promise<ToldRefusal | undefined> {
    const { settings } = this.#terms;
    const now = await changeSettings(this.#house, { id: this.id, ...settings }, wanted, deed);
    if ('refused' in now) return now;
    this.#terms.settings = { ...renamed(settings, now), waits: privateTerms(now.table, this.#way) };
    await this.#all((table) => table.heedSettings());
    return undefined;
  }

  async close(how: 'after-round' | 'hold'): Promise<void> {
    this.#terms.closing = houseCloses;
    this.#cancelLook();
    this.#forgetStops();
    if (how === 'after-round') await this.#all((table) => table.whenShown());
    await this.#all((table) => table.letGo());
  }

  /** Resolves when everything requested so far is done. */
  async idle(): Promise<void> {
    await this.#looking;
    await this.#all((table) => table.idle());
  }

  get #standsStill(): PauseTold | undefined {
    return this.#terms.paused ?? this.#terms.stopped;
  }

  async #heedStops(): Promise<void> {
    const { settings, stopped } = this.#terms;
    const { stops, clock } = this.#house;
    const now = given(stops.at({ id: this.id, game: settings.game }), (stop) => pauseFor(stop, clock.now()));
    if (JSON.stringify([now?.why, now?.values]) === JSON.stringify([stopped?.why, stopped?.values])) return;
    this.#terms.stopped = now;
    await this.#all((table) => table.heedStop());
  }

  /** Opens tables with interrupted rounds, so that each waits for its player for as long as the page says. */
  async #lookAround(): Promise<void> {
    try {
      const players = await leftInTheMiddle(this.#house.db, this.id);
      for (const player of players.filter((one) => !this.#places.has(one))) {
        await this.#at(player, (table) => table.idle()).catch(this.#house.failed);
      }
    } catch (error) {
      this.#house.failed(error);
    }
    if (this.#terms.closing !== undefined) return;
    this.#cancelLook = this.#house.clock.after(lookMinutes * minute, () => {
      this.#looking = this.#lookAround();
    });
  }

  async #all(work: (table: PrivateTable) => Promise<void>): Promise<void> {
    await Promise.all([...this.#places.keys()].map((player) => this.#at(player, work)));
  }

  /** Keeps a table open until it has answered. */
  async #at<T>(player: PlayerId, work: (table: PrivateTable) => Promise<T>): Promise<T> {
    const place = this.#places.get(player) ?? this.#openPlace(player);
    place.asked += 1;
    try {
      return await work(await place.opening);
    } finally {
      place.asked -= 1;
      this.#letRest(player);
    }
  }

  #openPlace(player: PlayerId): Place {
    const opening = PrivateTable.open(player, this.#terms, this.#house, () => this.#letRest(player));
    const place = { opening, asked: 0 };
    this.#places.set(player, place);
    opening.then(
      (table) => void this.#open.set(player, table),
      () => void this.#places.delete(player),
    );
    return place;
  }

  /** Releases a table that nobody needs; everything is stored. */
  #letRest(player: PlayerId): void {
    if (this.#places.get(player)?.asked !== 0 || this.#open.get(player)?.isAtRest !== true) return;
    this.#places.delete(player);
    this.#open.delete(player);
  }
}
