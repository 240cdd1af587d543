/** The floor's wall: every table of the house, its dealer, and what needs attention. */
import { defined } from '../../../core/base/defined.ts';
import type { Clock } from '../../clock.ts';
import type { StudioTold, WallTable } from '../../protocol/studio.ts';
import type { Sql } from '../../storage/db.ts';
import { errorsIn } from '../../studio/studio-log.ts';
import type { Studio } from '../../studio/studio.ts';
import { LiveTable } from '../../tables/live/table.ts';
import { namesTold } from '../../tables/telling/told.ts';
import type { OfferedTable } from '../offered.ts';

/** Hours over which errors are counted: a shift. */
const shiftHours = 8;

const noExposure = { most: 0, isExact: true };

export interface WallHouse {
  readonly db: Sql;
  readonly clock: Clock;
  readonly tables: ReadonlyMap<string, OfferedTable>;
  readonly studio: Studio;
}

export class Wall {
  readonly #house: WallHouse;

  constructor(house: WallHouse) {
    this.#house = house;
  }

  async told(): Promise<Omit<Extract<StudioTold, { told: 'wall' }>, 'told' | 'you'>> {
    const { db, clock, tables, studio } = this.#house;
    const to = clock.now();
    const errors = new Map<string, number>();
    const from = new Date(to.getTime() - shiftHours * 3_600_000);
    for (const { table, times } of await errorsIn(db, { from, to: new Date(to.getTime() + 1) })) {
      errors.set(table, (errors.get(table) ?? 0) + times);
    }
    return {
      at: to.toISOString(),
      floor: studio.floor.now.map(({ person, since, until }) => ({
        name: person.name,
        since: since.toISOString(),
        ...defined({ until: until?.toISOString() }),
      })),
      tables: [...tables.values()].map((table) => this.#wallTable(table, errors.get(table.open.id) ?? 0)),
    };
  }

  #wallTable({ open }: OfferedTable, errors: number): WallTable {
    const lobby = open.lobby();
    const { table, game, phase, until, players } = lobby;
    const studio = this.#house.studio.tables.get(table);
    const dealer = studio?.dealer?.person.name;
    const isRehearsal = open.isRehearsal === true;
    const paused = open instanceof LiveTable ? open.paused : undefined;
    return {
      table,
      game,
      ...namesTold(lobby),
      phase,
      ...defined({ until }),
      players,
      // Practice players stake nothing.
      staked: open instanceof LiveTable && !isRehearsal ? open.staked : 0,
      exposure: open instanceof LiveTable && !isRehearsal ? open.exposure : noExposure,
      isStudio: studio !== undefined,
      isRehearsal,
      ...defined({ dealer }),
      isSilent: studio?.isSilent ?? false,
      calls: studio?.calls ?? [],
      errors,
      ...defined({ paused }),
    };
  }
}
