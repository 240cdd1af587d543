/** A studio for tests: one table, its dealers and floor, a player who bets, a driven clock. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { present } from '../../../core/base/invariant.ts';
import { tableOf } from '../../../core/games/game.ts';
import { bank, postAll } from '../../ledger/ledger.ts';
import { cents } from '../../../core/base/money.ts';
import { playerId } from '../../../core/base/ids.ts';
import { type HouseKind, openHouse } from '../../accounts/house-kind.ts';
import type { PersonId } from '../../accounts/person.ts';
import { newToken } from '../../accounts/token.ts';
import { Protection } from '../../protection/hold.ts';
import type { WithoutId } from '../../protocol/commands.ts';
import { tableTold, type TableTold } from '../../protocol/table-told.ts';
import { consoleState, type ConsoleState, type Reading } from '../../protocol/studio.ts';
import { seedSafe } from '../../seeds/safe.ts';
import type { Db } from '../../storage/db.ts';
import type { Picture } from '../../tables/telling/picture.ts';
import { StopBoard } from '../../tables/desk/stop-board.ts';
import type { Engine } from '../../testing/databases.ts';
import { gameNamed } from '../../testing/game-named.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { FloorDuty } from '../floor-duty.ts';
import { StudioLog } from '../studio-log.ts';
import { TableStudio } from '../table-studio.ts';
import { balanceOf } from '../../testing/books.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';

export const dora = { id: 'dora' as PersonId, name: 'Dora' };
export const emil = { id: 'emil' as PersonId, name: 'Emil' };
export const flora = { id: 'flora' as PersonId, name: 'Flora' };
export const ana = playerId('ana');

export interface StudioTableInTest {
  readonly studio: TableStudio;
  readonly said: readonly TableTold[];
  readonly failures: readonly unknown[];
  readonly state: () => ConsoleState;
  readonly move: (seconds: number) => Promise<void>;
  /** A reading from the table's device. */
  readonly read: (what: WithoutId<Reading>, id?: string) => Promise<ToldRefusal | undefined>;
  /** Reads cards in order, such as `'9h 3c'`; each must be accepted. */
  readonly scan: (cards: string) => Promise<void>;
  /** Signs Dora in with a declared shoe, burns, and waits until betting is open. */
  readonly begin: () => Promise<void>;
  /** Moves to the end of betting. */
  readonly closeBets: () => Promise<void>;
  readonly bet: (spot: string, amount: number) => Promise<void>;
}

export interface StudioHouseInTest {
  readonly db: Db;
  readonly clock: TestClock;
  /** Flora is on duty. */
  readonly floor: FloorDuty;
  readonly open: (game: string, how?: Partial<Omit<Opened, 'game'>>) => Promise<StudioTableInTest>;
  readonly balance: () => Promise<number>;
  readonly drop: () => Promise<void>;
}

export async function studioHouse({ fresh }: Engine, kind: HouseKind = 'play'): Promise<StudioHouseInTest> {
  const folder = mkdtempSync(join(tmpdir(), 'baize-studio-'));
  const { db, drop } = await fresh();
  const clock = new TestClock();
  const safe = seedSafe(join(folder, 'seeds.key'));
  const stops = new StopBoard(db);
  const protection = await Protection.open(db, clock);
  await openHouse(db, kind, clock.now());
  await people(db, kind);
  let opened = 0;
  const house = { db, clock, safe, stops, protection, owner: 'test' };
  const floor = new FloorDuty(db, clock);
  await floor.begin(flora, newToken());
  return {
    db,
    clock,
    floor,
    open: (game, { id = `${game}-${(opened += 1)}`, ...how } = {}) => openTable({ id, game, ...how }, house, floor),
    balance: () => balanceOf(db, { kind: 'player', owner: ana }),
    async drop() {
      await drop();
      rmSync(folder, { recursive: true });
    },
  };
}

async function people(db: Db, kind: HouseKind): Promise<void> {
  const at = new Date('2026-11-16T09:00:00Z');
  for (const [name, role] of [
    ['ana', 'player'],
    ['dora', 'dealer'],
    ['emil', 'dealer'],
    ['flora', 'floor'],
  ]) {
    await db.query(
      `insert into person (id, name, name_key, email, email_key, role, language, joined_at)
       values ($1, initcap($1), $1, $2, $2, $3, 'en', $4)`,
      [name, `${name}@example.org`, role, at],
    );
  }
  if (kind === 'real') return;
  const grant = {
    id: 'grant',
    kind: 'grant',
    from: bank,
    to: { kind: 'player', owner: ana },
    amount: cents(100_000),
  } as const;
  await postAll(db, [grant], { reference: 'grant', at });
}

type House = Omit<Parameters<typeof TableStudio.open>[1], 'listener' | 'failed' | 'clock'> & {
  readonly clock: TestClock;
};

interface Opened {
  readonly id: string;
  readonly game: string;
  readonly isRehearsal?: boolean;
  readonly isUnsupervised?: boolean;
  readonly parameters?: unknown;
  readonly picture?: Picture;
}

async function openTable(
  { id, game, isRehearsal, isUnsupervised, parameters, picture }: Opened,
  house: House,
  floor: FloorDuty,
): Promise<StudioTableInTest> {
  const said: TableTold[] = [];
  const failures: unknown[] = [];
  const rules = tableOf(gameNamed(game), parameters);
  const pace = { step: 1, ball: 8, warning: 5, result: 6 };
  const setup = {
    id,
    name: game,
    game: gameNamed(game),
    table: rules,
    pace,
    resumeSeconds: 60,
    ...(isRehearsal === true ? { isRehearsal } : {}),
    ...(isUnsupervised === true ? { isUnsupervised } : {}),
    ...(picture && { picture }),
  };
  const studio = await TableStudio.open(
    setup,
    {
      ...house,
      listener: { toAll: (told) => void said.push(tableTold.parse(told)), toOne: () => {} },
      failed: (error) => void failures.push(error),
    },
    { log: new StudioLog(house.db, house.clock), floor },
  );
  let [readings, commands] = [0, 0];
  const move = (seconds: number) => house.clock.advance(seconds * 1000, () => studio.idle());
  const read: StudioTableInTest['read'] = (what, name = `reading ${(readings += 1)} of ${opened(studio)}`) =>
    studio.take({ id: name, ...what }, 'device');
  const scan = async (cards: string) => {
    for (const card of cards.split(' ')) {
      await move(1);
      const refusal = await read({ read: 'card', card });
      if (refusal !== undefined) throw new Error(`${card} was refused: ${refusal.refused}`);
    }
  };
  return {
    studio,
    said,
    failures,
    state: () => consoleState.parse(studio.state()),
    move,
    read,
    scan,
    async begin() {
      await studio.signOn(dora, newToken());
      const { cutCardFromEnd } = rules.shoe;
      if (cutCardFromEnd !== undefined) {
        const prepared = { by: dora.id, composition: 'declared', seal: 'S-1', cutFromEnd: cutCardFromEnd } as const;
        const refusal = await studio.prepare(prepared);
        if (refusal !== undefined) throw new Error(refusal.refused);
        // An ace burns one more card.
        if (studio.prompt.do === 'burn') await scan('As 2s');
      }
      if (studio.table.phase !== 'betting') throw new Error(`the table is ${studio.table.phase}`);
    },
    closeBets: () => move(rules.clocks.betting?.seconds ?? 0),
    async bet(spot, amount) {
      const { table } = studio;
      await table.enter({ player: ana, name: 'Ana' });
      const answer = await table.command(
        { player: ana, name: 'Ana' },
        { id: `bet ${(commands += 1)}`, table: table.id, do: 'bet', gesture: { bet: 'place', spot, amount } },
      );
      if (!('placed' in answer) || answer.placed.placed !== 'accepted') throw new Error(JSON.stringify(answer));
    },
  };
}

const opened = ({ table }: TableStudio): string => present(table.id, 'a table');
