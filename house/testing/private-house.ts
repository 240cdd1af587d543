/** A house with private tables and two players on a driven clock. It can be stopped as if by a power cut. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defined } from '../../core/base/defined.ts';
import { type PlayerId, playerId } from '../../core/base/ids.ts';
import { cents, type Cents } from '../../core/base/money.ts';
import { type Game, tableOf } from '../../core/games/game.ts';
import { rngBaccarat } from '../../core/games/rng-baccarat/index.ts';
import { bank, postAll } from '../ledger/ledger.ts';
import type { CommandOf } from '../protocol/commands.ts';
import { ownTold, ownState } from '../protocol/own-told.ts';
import { tableTold, tableState } from '../protocol/table-told.ts';
import type { OwnState, OwnTold } from '../protocol/own-told.ts';
import type { Placed } from '../protocol/slip-told.ts';
import type { TableState, TableTold } from '../protocol/table-told.ts';
import { Protection } from '../protection/hold.ts';
import { type SeedSafe, seedSafe } from '../seeds/safe.ts';
import type { Db } from '../storage/db.ts';
import type { CommandAnswer } from '../tables/desk/open-table.ts';
import { PrivateTables } from '../tables/private/tables.ts';
import { usualWay } from '../tables/private/terms.ts';
import { StopBoard } from '../tables/desk/stop-board.ts';
import type { Engine } from './databases.ts';
import { TestClock } from './test-clock.ts';
import { balanceOf } from './books.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';

export const [ana, ben] = [playerId('ana'), playerId('ben')];
export const pace = { step: 1, warning: 0, result: 3 };

type WithoutTable =
  | Omit<CommandOf<'sit'>, 'table' | 'id'>
  | Omit<CommandOf<'stand'>, 'table' | 'id'>
  | (Omit<CommandOf<'decide'>, 'table' | 'id'> & { readonly id?: string });

/** One player's actions and what they heard. */
export interface Guest {
  readonly enter: () => Promise<ToldRefusal | undefined>;
  readonly lose: (how?: 'left') => Promise<void>;
  readonly bet: (gesture: CommandOf<'bet'>['gesture'], id?: string, seat?: string) => Promise<Placed>;
  readonly put: (spot: string, amount: number, id?: string, seat?: string) => Promise<Placed>;
  /** Any other command, with a fresh id unless one is given. */
  readonly command: (command: WithoutTable) => Promise<CommandAnswer>;
  /** Deals the waiting round unless another is named. */
  readonly deal: (named?: { readonly round?: string; readonly id?: string }) => Promise<CommandAnswer>;
  readonly state: () => Promise<TableState>;
  readonly own: () => Promise<OwnState>;
  /** Everything said since the last start, validated against the protocol. */
  readonly heard: readonly (TableTold | OwnTold)[];
}

/** The running house. */
export interface Running {
  readonly tables: PrivateTables;
  readonly stops: StopBoard;
  readonly now: () => Date;
  readonly move: (seconds: number) => Promise<void>;
  readonly guest: (player: PlayerId) => Guest;
  readonly failed: readonly unknown[];
}

export interface PrivateHouseInTest {
  readonly db: Db;
  readonly safe: SeedSafe;
  readonly fault: Fault;
  readonly balance: (player: PlayerId) => Promise<Cents>;
  /** The balance of a round's escrow. */
  readonly escrow: (round: string) => Promise<Cents>;
  /** Credits or debits a player's account. */
  readonly give: (player: PlayerId, amount: number) => Promise<void>;
  /** Opens another table, or restarts one as after a crash. */
  readonly start: (again?: Again) => Promise<Running>;
  readonly drop: () => Promise<void>;
}

/** Makes a table's next transaction fail: rolled back, or committed without confirmation. */
export interface Fault {
  next: 'unkept' | 'unheard' | undefined;
}

export interface Again {
  readonly id: string;
  readonly at?: Date;
  /** RNG Baccarat by default. */
  readonly game?: Game;
  readonly parameters?: unknown;
}

let made = 0;
const fresh = (what: string): string => `${what}-${(made += 1)}`;

export async function privateHouse(engine: Engine): Promise<PrivateHouseInTest> {
  const folder = mkdtempSync(join(tmpdir(), 'baize-private-'));
  const { db, drop } = await engine.fresh();
  for (const player of [ana, ben]) {
    await db.query(
      `insert into person (id, name, name_key, email, email_key, role, language, joined_at)
       values ($1, $1, $1, $1, $1, 'player', 'en', now())`,
      [player],
    );
  }
  const safe = seedSafe(join(folder, 'seeds.key'));
  const fault: Fault = { next: undefined };
  const house = {
    db,
    safe,
    fault,
    balance: (owner: PlayerId) => balanceOf(db, { kind: 'player', owner }),
    escrow: (owner: string) => balanceOf(db, { kind: 'escrow', owner }),
    async give(owner: PlayerId, amount: number) {
      const purse = { kind: 'player', owner } as const;
      const [from, to] = amount > 0 ? [bank, purse] : [purse, bank];
      const transfer = { id: fresh('given'), kind: 'test', from, to, amount: cents(Math.abs(amount)) };
      await postAll(db, [transfer], { reference: 'test', at: new Date() });
    },
    start: (again: Again = { id: fresh('rng') }) => start({ db: faulty(db, fault), safe }, again),
    async drop() {
      await drop();
      rmSync(folder, { recursive: true });
    },
  };
  await house.give(ana, 1_000_000);
  await house.give(ben, 1_000_000);
  return house;
}

const faulty = (db: Db, fault: Fault): Db => ({
  ...db,
  async transaction(work) {
    const { next } = fault;
    fault.next = undefined;
    const done = await db.transaction(async (sql) => {
      const answer = await work(sql);
      if (next === 'unkept') throw new Error('the database is gone');
      return answer;
    });
    if (next === 'unheard') throw new Error('the database is gone');
    return done;
  },
});

async function start(
  { db, safe }: Pick<PrivateHouseInTest, 'db' | 'safe'>,
  { id, at, game = rngBaccarat, parameters = {} }: Again,
): Promise<Running> {
  const clock = new TestClock(at?.toISOString());
  const heard = new Map<PlayerId | undefined, (TableTold | OwnTold)[]>();
  const hear = (player: PlayerId | undefined, told: TableTold | OwnTold) => {
    const own = heard.get(player) ?? [];
    heard.set(player, own);
    own.push(told);
  };
  const failed: unknown[] = [];
  const listener = {
    toAll: (told: TableTold, whose?: PlayerId) => hear(whose, tableTold.parse(told)),
    toOne: (player: PlayerId, told: OwnTold) => hear(player, ownTold.parse(told)),
  };
  const table = tableOf(game, { ...game.alone?.(3), ...(parameters as object) });
  const stops = new StopBoard(db);
  const setup = { id, name: 'A table of your own', game, table, pace, resumeSeconds: 60, way: usualWay };
  const tables = await PrivateTables.open(setup, {
    db,
    clock,
    safe,
    owner: fresh('process'),
    listener,
    stops,
    protection: await Protection.open(db, clock),
    failed: (error) => void failed.push(error),
  });
  const guest = (player: PlayerId): Guest => {
    const sitting = { player, name: player };
    const state = async () => tableState.parse(await tables.state(player));
    const bet = async (gesture: CommandOf<'bet'>['gesture'], command = fresh('bet'), seat?: string) => {
      const answer = await tables.command(sitting, {
        id: command,
        do: 'bet',
        table: id,
        gesture,
        ...defined({ seat }),
      });
      if (!('placed' in answer)) throw new Error(JSON.stringify(answer));
      return answer.placed;
    };
    return {
      enter: () => tables.enter(sitting),
      lose: (how) => tables.lose(player, how),
      bet,
      put: (spot, amount, command, seat) => bet({ bet: 'place', spot, amount }, command, seat),
      command: (command) => tables.command(sitting, { id: fresh('said'), ...command, table: id }),
      async deal({ round, id: command = fresh('deal') } = {}) {
        const waits = round ?? (await state()).round ?? '';
        return tables.command(sitting, { id: command, do: 'deal', table: id, round: waits });
      },
      state,
      own: async () => ownState.parse(await tables.own(player)),
      get heard() {
        return heard.get(player) ?? [];
      },
    };
  };
  return {
    tables,
    stops,
    now: () => clock.now(),
    move: (seconds) => clock.advance(seconds * 1000, () => tables.idle()),
    guest,
    failed,
  };
}

/** Ana at her private table. */
export interface Seated extends Running {
  readonly me: Guest;
}

export async function seatedIn(house: PrivateHouseInTest, parameters: unknown = {}): Promise<Seated> {
  const running = await house.start({ id: fresh('rng'), parameters });
  const me = running.guest(ana);
  const kept = await me.enter();
  if (kept !== undefined) throw new Error(kept.refused);
  return { ...running, me };
}

/** A round accepted for 5.00 on Player, before any card is shown. */
export async function dealtIn(house: PrivateHouseInTest): Promise<Seated & { readonly round: string }> {
  const at = await seatedIn(house);
  await at.me.put('player', 500);
  const { round = '' } = await at.me.state();
  const answer = await at.me.deal({ round });
  if (!('done' in answer)) throw new Error(JSON.stringify(answer));
  return { ...at, round };
}

/** Runs to the result and no further. */
export async function untilOver({ me, move }: Pick<Seated, 'me' | 'move'>): Promise<TableState> {
  for (let seconds = 0; seconds < 20; seconds++) {
    const state = await me.state();
    if (state.phase === 'result') return state;
    await move(pace.step);
  }
  throw new Error('the round does not end');
}

export const cardsIn = ({ shown }: TableState): number => Object.values(shown.places).flat().length;

export const saidTo = ({ heard }: Guest, what: string): readonly (TableTold | OwnTold)[] =>
  heard.filter(({ said }) => said === what);
