/** A house with one rich player and tables that a test runs by its own clock. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playerId, type Spot } from '../../core/base/ids.ts';
import { type Cents, cents } from '../../core/base/money.ts';
import { type Game, tableOf } from '../../core/games/game.ts';
import { games } from '../../core/games/games.ts';
import type { Settlement } from '../../core/round/settle.ts';
import { balanceOf, bank, postAll } from '../ledger/ledger.ts';
import { seedSafe } from '../seeds/safe.ts';
import type { Db } from '../storage/db.ts';
import { migrate } from '../storage/migrate.ts';
import type { Gesture, Laid } from '../tables/betting-desk.ts';
import { LiveTable, type TableSaid } from '../tables/live-table.ts';
import type { Engine } from './databases.ts';
import { TestClock } from './test-clock.ts';

export const ana = playerId('ana');
const purse = { kind: 'player', owner: ana } as const;
const pace = { step: 1, warning: 5, result: 6 };

export const gameNamed = (id: string): Game => {
  const game = games.find((one) => one.id === id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
};

export interface TestTable {
  readonly id: string;
  readonly table: LiveTable;
  readonly said: readonly TableSaid[];
  readonly seconds: number;
  /** Moves the table's clock. */
  readonly move: (seconds: number) => Promise<void>;
  readonly lay: (gesture: Gesture) => Promise<Laid>;
  /** Ana's least stake on the game's first spot. */
  readonly stake: () => Promise<Laid>;
  readonly result: () => Settlement | undefined;
}

export interface TableHouseInTest {
  readonly db: Db;
  readonly balance: () => Promise<Cents>;
  readonly open: (game: Game, again?: { readonly id: string; readonly begin?: string }) => Promise<TestTable>;
  readonly drop: () => Promise<void>;
}

export async function tableHouse({ fresh }: Engine): Promise<TableHouseInTest> {
  const folder = mkdtempSync(join(tmpdir(), 'baize-table-'));
  const { db, drop } = await fresh();
  await migrate(db);
  const grant = { id: 'grant', kind: 'grant', from: bank, to: purse, amount: cents(1_000_000) } as const;
  await postAll(db, [grant], { reference: 'grant', at: new Date() });
  let opened = 0;
  return {
    db,
    balance: () => balanceOf(db, purse),
    async open(game, again = { id: `${game.id}-${(opened += 1)}` }) {
      const clock = new TestClock(again.begin);
      const said: TableSaid[] = [];
      const rules = tableOf(game);
      const house = {
        db,
        clock,
        safe: seedSafe(join(folder, 'seeds.key')),
        publish: (one: TableSaid) => void said.push(one),
      };
      const setup = { id: again.id, game, table: rules, pace, resumeSeconds: 60 };
      const table = await LiveTable.open(setup, house, 'test');
      const seat = rules.seats?.[0];
      const bettor = seat === undefined ? { player: ana } : { player: ana, seat };
      const [first] = [...rules.betting.spots.values()];
      const lay = (gesture: Gesture) => table.bet(bettor, gesture);
      return {
        id: again.id,
        table,
        said,
        seconds: Number(rules.parameters['bettingSeconds']),
        move: (seconds) => clock.advance(seconds * 1000, () => table.idle()),
        lay,
        stake: () => lay({ bet: 'place', spot: first?.spot as Spot, amount: cents(first?.least.amount ?? 100) }),
        result: () => said.find((one) => one.said === 'result')?.settlement,
      };
    },
    async drop() {
      await drop();
      rmSync(folder, { recursive: true });
    },
  };
}
