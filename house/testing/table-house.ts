/** A house with well-funded players and tables on driven clocks. Players sit at them over real sockets. */
import { defined } from '../../core/base/defined.ts';
import { type Holder, type PlayerId, playerId } from '../../core/base/ids.ts';
import { type Cents, cents } from '../../core/base/money.ts';
import { type Game, type OtherNames, tableOf } from '../../core/games/game.ts';
import type { Word } from '../../core/round/answer.ts';
import { usualLimits } from '../limits.ts';
import { bank, postAll } from '../ledger/ledger.ts';
import type { CommandOf } from '../protocol/commands.ts';
import type { FrameOf } from '../protocol/frames.ts';
import type { OwnTold, SettledTold } from '../protocol/own-told.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';
import type { Placed } from '../protocol/slip-told.ts';
import type { TableTold } from '../protocol/table-told.ts';
import { Protection } from '../protection/hold.ts';
import type { SeedSafe } from '../seeds/safe.ts';
import { type ServerHouse, serverHouse } from '../server/testing/server-house.ts';
import type { Db } from '../storage/db.ts';
import type { CommandAnswer } from '../tables/desk/open-table.ts';
import type { StopBoard } from '../tables/desk/stop-board.ts';
import type { LiveTable } from '../tables/live/table.ts';
import { balanceOf } from './books.ts';
import type { Engine } from './databases.ts';
import type { AtTable, Patron } from './patron.ts';
import { Patrons } from './patrons.ts';
import { TestClock } from './test-clock.ts';

export const [ana, ben, cleo] = [playerId('ana'), playerId('ben'), playerId('cleo')];
const fortune = cents(1_000_000);
const pace = { step: 1, ball: 8, warning: 5, result: 6 };
const unlimited = 1_000_000_000;
const limits = {
  connectionsPerAddress: unlimited,
  commandsPerSecond: unlimited,
  commandsAtOnce: unlimited,
  waitingMost: unlimited,
};

type Gesture = CommandOf<'bet'>['gesture'];
type WithoutId<Said> = Said extends unknown ? Omit<Said, 'id'> & { readonly id?: string } : never;

export interface TestTable {
  readonly id: string;
  /** For looking in, and for what the house itself does. What players do goes over their sockets. */
  readonly table: LiveTable;
  readonly clock: TestClock;
  /** Said to everyone, as received by a visitor; without the house's announcements in the chat. */
  readonly said: readonly TableTold[];
  /** Said to one player, as received. */
  readonly heard: (player: PlayerId) => readonly OwnTold[];
  readonly failures: readonly unknown[];
  readonly seconds: number;
  /** Moves the table's clock. */
  readonly move: (seconds: number) => Promise<void>;
  /** Resolves when everything begun is done and received; players' commands and `move` include it. */
  readonly quiet: () => Promise<void>;
  /** Comes to the table, as a first command does; after `lose`, hears what was missed. */
  readonly enter: (player: PlayerId) => Promise<void>;
  /** The table as the player found it on coming there last. */
  readonly found: (player: PlayerId) => FrameOf<'state'>;
  /** Cuts the player off until the house gives them up. The table's own clock stands still meanwhile. */
  readonly lose: (player: PlayerId) => Promise<void>;
  /** Any command, with a fresh id unless one is given. */
  readonly send: (player: PlayerId, command: WithoutId<AtTable>) => Promise<CommandAnswer>;
  /** Places Ana's wager, at her seat if the table has seats; she takes it first. */
  readonly lay: (gesture: Gesture) => Promise<Placed>;
  readonly bet: (player: PlayerId, gesture: Gesture, seat?: string) => Promise<Placed>;
  readonly sit: (player: PlayerId, seat: string) => Promise<CommandAnswer>;
  readonly stand: (player: PlayerId, seat: string) => Promise<CommandAnswer>;
  /** Undefined if accepted. */
  readonly decide: (player: PlayerId, holder: Holder, word: Word) => Promise<ToldRefusal | undefined>;
  /** Bets Ana's minimum on the game's first spot. */
  readonly stake: () => Promise<Placed>;
  /** A player's result in the last settled round. */
  readonly settled: (player?: PlayerId) => SettledTold | undefined;
  /** Plays to the end of the round and no further. */
  readonly finish: () => Promise<void>;
}

export interface Opening {
  readonly id?: string;
  readonly begin?: string;
  readonly parameters?: unknown;
  readonly names?: OtherNames;
  /** Shared by the tables of one house. */
  readonly protection?: Protection;
}

export interface TableHouseInTest {
  readonly db: Db;
  readonly stops: StopBoard;
  readonly safe: SeedSafe;
  readonly balance: (player?: PlayerId) => Promise<Cents>;
  readonly open: (game: Game, how?: Opening) => Promise<TestTable>;
  /** Adds a player, with this much money. */
  readonly join: (name: string, amount?: number) => Promise<PlayerId>;
  readonly drop: () => Promise<void>;
}

export async function tableHouse(engine: Engine): Promise<TableHouseInTest> {
  const server = await serverHouse(engine, { limits, log: { level: 'silent' } });
  const { stops, safe } = server;
  const { db } = server.accounts;
  const house: House = { server, patrons: new Patrons(server), tables: [] };
  const join = (name: string, amount = Number(fortune)) => joinPlayer(db, name, cents(amount));
  for (const player of [ana, ben, cleo]) await join(player);
  return {
    db,
    stops,
    safe,
    balance: (player = ana) => balanceOf(db, { kind: 'player', owner: player }),
    join,
    async open(game, { id = `${game.id}-${house.tables.length + 1}`, begin, parameters = {}, names, ...how } = {}) {
      const clock = new TestClock(begin);
      const protection = how.protection ?? (await Protection.open(db, clock));
      return openTable(house, { id, game, parameters, names, clock, protection });
    },
    drop: () => server.drop(),
  };
}

interface House {
  readonly server: ServerHouse;
  readonly patrons: Patrons;
  /** All that were opened. */
  readonly tables: LiveTable[];
}

async function joinPlayer(db: Db, name: string, amount: Cents): Promise<PlayerId> {
  const at = new Date('2026-11-16T09:00:00Z');
  await db.query(
    `insert into person (id, name, name_key, email, email_key, role, language, joined_at)
     values ($1, $1, $1, $2, $2, 'player', 'en', $3)`,
    [name, `${name}@example.org`, at],
  );
  if (amount > 0) {
    const grant = {
      id: `grant ${name}`,
      kind: 'grant',
      from: bank,
      to: { kind: 'player', owner: name },
      amount,
    } as const;
    await postAll(db, [grant], { reference: 'grant', at });
  }
  return playerId(name);
}

interface Opened {
  readonly id: string;
  readonly game: Game;
  readonly parameters: unknown;
  readonly names: OtherNames | undefined;
  readonly clock: TestClock;
  readonly protection: Protection;
}

async function openTable(
  { server, patrons, tables }: House,
  { id, game, parameters, names, clock, protection }: Opened,
): Promise<TestTable> {
  const { visitor } = patrons;
  // Another process may have run this table before.
  for (const patron of patrons.all) await patron.quiet(id);
  const begun = visitor.now(id).table;
  const owns = new Map(patrons.all.map((patron) => [patron, patron.now(id).own]));
  const since = (patron: Patron) => ({ table: begun, own: owns.get(patron) ?? 0 });
  const failures: unknown[] = [];
  const rules = tableOf(game, parameters);
  const setup = { id, name: game.title, names, game, table: rules, pace, resumeSeconds: 60 };
  const failed = (error: unknown) => void failures.push(error);
  const table = await server.openLive(setup, { clock, protection, failed });
  tables.push(table);
  const said: TableTold[] = [];
  const quiet = async () => {
    await table.idle();
    await Promise.all(patrons.all.map((patron) => patron.quiet(id, since(patron))));
    const words = visitor.said(id, begun).filter((told) => told.said !== 'chat');
    said.push(...words.slice(said.length));
  };
  await visitor.watch(id);
  await quiet();
  const move = async (seconds: number) => {
    await clock.advance(seconds * 1000, () => table.idle());
    await quiet();
  };
  let commands = 0;
  const send: TestTable['send'] = async (player, command) => {
    const answer = await patrons.of(player).say(id, { id: `${id} ${tables.length} ${(commands += 1)}`, ...command });
    await quiet();
    return answer;
  };
  const bet: TestTable['bet'] = async (player, gesture, seat) => {
    const answer = await send(player, { do: 'bet', gesture, ...defined({ seat }) });
    if ('placed' in answer) return answer.placed;
    throw new Error(`not an answer to a bet: ${JSON.stringify(answer)}`);
  };
  const seat = rules.seats?.[0];
  const lay = async (gesture: Gesture) => {
    if (seat !== undefined) await send(ana, { do: 'sit', seat });
    return bet(ana, gesture, seat);
  };
  const [first] = [...rules.betting.spots.values()];
  const heard = (player: PlayerId) => patrons.of(player).own(id, since(patrons.of(player)).own);
  return {
    id,
    table,
    clock,
    said,
    heard,
    failures,
    seconds: rules.clocks.betting?.seconds ?? 0,
    move,
    quiet,
    async enter(player) {
      await patrons.of(player).watch(id);
      await quiet();
    },
    found: (player) => patrons.of(player).found(id),
    async lose(player) {
      await patrons.of(player).cut();
      await server.pass(usualLimits.dropSeconds);
      for (const one of tables) await one.idle();
      await quiet();
    },
    send,
    lay,
    bet,
    sit: (player, at) => send(player, { do: 'sit', seat: at }),
    stand: (player, at) => send(player, { do: 'stand', seat: at }),
    async decide(player, holder, { option, amount, cards }) {
      const word = { option, ...defined({ amount, cards: cards && [...cards] }) };
      const answer = await send(player, { do: 'decide', holder, ...word });
      return 'refused' in answer ? answer.refused : undefined;
    },
    stake: () => lay({ bet: 'place', spot: first?.spot ?? '', amount: first?.least.amount ?? 100 }),
    settled: (player = ana) => heard(player).findLast((told) => told.said === 'settled')?.settled,
    async finish() {
      void table.close('after-round');
      await quiet();
      while (table.phase !== 'stopped') await move(1);
      await quiet();
      if (failures.length > 0) throw failures[0];
    },
  };
}
