/** A house with a server for tests: real accounts, a real port, controlled tables, a driven clock. */
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { tableOf } from '../../../core/games/game.ts';
import { present } from '../../../core/base/invariant.ts';
import type { PlayerId } from '../../../core/base/ids.ts';
import { type HouseKind, houseOf } from '../../accounts/house-kind.ts';
import { register } from '../../accounts/register.ts';
import { signIn } from '../../accounts/sign-in.ts';
import { granted, openAccounts, sheet, type TestAccounts } from '../../accounts/testing/open-accounts.ts';
import { type SeedSafe, seedSafe } from '../../seeds/safe.ts';
import type { Engine } from '../../testing/databases.ts';
import { LiveTable } from '../../tables/live/table.ts';
import { PrivateTables } from '../../tables/private/tables.ts';
import { usualWay } from '../../tables/private/terms.ts';
import { StopBoard } from '../../tables/desk/stop-board.ts';
import type { TableHouse, TableSetup } from '../../tables/desk/setup.ts';
import { Studio } from '../../studio/studio.ts';
import type { TableStudio } from '../../studio/table-studio.ts';
import type { TestClock } from '../../testing/test-clock.ts';
import { usualLicence } from '../../integrity/licence.ts';
import { lithuania } from '../../integrity/working-days.ts';
import { Protection } from '../../protection/hold.ts';
import { usualPoker } from '../../tournaments/terms.ts';
import { Tournaments } from '../../tournaments/tournaments.ts';
import { gameNamed } from '../../testing/game-named.ts';
import type { OfferedTable, OpenServer, ServerSettings } from '../offered.ts';
import { Talk } from '../../talk/talk.ts';
import { tournamentPlaces } from '../../talk/tournament-places.ts';
import { type ChatTerms, usualChat } from '../../settings/chat-terms.ts';
import { openServer } from '../server.ts';
import { Streams } from '../../streams/streams.ts';
import { HandTable } from './hand-table.ts';
import { TournamentStreams } from '../../streams/tournament-streams.ts';
import { type Greeting, TestClient } from './test-client.ts';

const pace = { step: 1, warning: 5, result: 6 };

export interface TestPlayer {
  readonly id: PlayerId;
  readonly name: string;
  readonly token: string;
}

export interface ServerHouse {
  readonly accounts: TestAccounts;
  readonly safe: SeedSafe;
  readonly server: OpenServer;
  readonly talk: Talk;
  /** Opens another controlled table. */
  readonly newTable: (kind?: 'private') => HandTable;
  /** The same table, reopened after a failure. */
  readonly openAgain: (table: HandTable) => HandTable;
  /** A table of this game that runs by itself; private if the game is, or on request. */
  readonly openTable: (game: string, how?: 'private') => Promise<LiveTable | PrivateTables>;
  /** A shared table with its own clock; whoever opens it closes it. */
  readonly openLive: (setup: TableSetup, own: LiveParts) => Promise<LiveTable>;
  /** A studio table of this game. */
  readonly openStudio: (game: string, how?: StudioWishes) => Promise<TableStudio>;
  readonly stops: StopBoard;
  /** A poker room without a schedule. */
  readonly tournaments: Tournaments;
  readonly log: readonly string[];
  readonly connect: (greeting?: Greeting) => Promise<TestClient>;
  readonly player: (name: string) => Promise<TestPlayer>;
  /** Moves the clock and waits for everything it triggers. */
  readonly pass: (seconds: number) => Promise<void>;
  /** Resolves when everything requested so far has been answered. */
  readonly quiet: () => Promise<void>;
  /** Disconnects all clients. */
  readonly closeClients: () => Promise<void>;
  readonly drop: () => Promise<void>;
}

export type LiveParts = Pick<TableHouse, 'clock' | 'protection' | 'failed'>;

export interface StudioWishes extends Partial<Pick<TableSetup, 'id' | 'isRehearsal' | 'picture' | 'pace'>> {
  readonly parameters?: unknown;
  /** The table's own clock; the others stand still. */
  readonly clock?: TestClock;
  readonly failed?: (error: unknown) => void;
}

export interface HouseWishes extends Partial<ServerSettings> {
  readonly kind?: HouseKind;
  readonly chat?: Partial<ChatTerms>;
}

export async function serverHouse(
  { fresh }: Engine,
  { kind = 'play', chat, ...wishes }: HouseWishes = {},
): Promise<ServerHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'baize-server-'));
  const { db, drop } = await fresh();
  const accounts = await openAccounts(db, kind);
  const { clock } = accounts;
  const streams = new Streams(clock);
  const stops = new StopBoard(db);
  const studio = new Studio(accounts, stops, (error) => {
    throw error;
  });
  const safe = seedSafe(join(folder, 'seeds.key'));
  const tables = new Map<string, OfferedTable>();
  const game = gameNamed('ezugi-baccarat');
  const rules = tableOf(game);
  const byHand = (id: string, isPrivate: boolean): HandTable => {
    const open = new HandTable(id, streams.listener({ id, isPrivate }), isPrivate);
    tables.set(id, { open, game, rules: () => rules });
    return open;
  };
  const house = present(await houseOf(db), 'the house');
  const protection = await Protection.open(db, clock);
  const pokerStreams = new TournamentStreams(clock);
  const tournaments = await Tournaments.open({
    db,
    clock,
    safe,
    owner: 'test',
    house,
    version: '0.0.0-test',
    resumeSeconds: 60,
    poker: { ...usualPoker, sitAndGos: [], schedule: [] },
    listener: pokerStreams,
    stops,
    protection,
    failed(error) {
      throw error;
    },
  });
  const log: string[] = [];
  const door = new EventEmitter();
  const failed = (error: unknown) => {
    throw error;
  };
  const poker = { open: tournaments, streams: pokerStreams };
  const elsewhere = tournamentPlaces(() => poker);
  const talk = new Talk({ db, clock, streams, tables, elsewhere, failed }, { ...usualChat, ...chat });
  const server = await openServer(
    {
      version: '0.0.0-test',
      house,
      accounts,
      safe,
      protection,
      tournaments: poker,
      fairPlay: {
        accounts,
        licence: usualLicence,
        calendar: lithuania,
        disqualify: async () => {},
        heed: async () => {},
      },
      tables,
      streams,
      studio,
      talk,
    },
    {
      host: '127.0.0.1',
      port: 0,
      further: (app) => void app.websocketServer.on('connection', (socket) => door.emit('arrived', socket)),
      log: { level: 'debug', to: { write: (line) => void log.push(line) } },
      ...wishes,
    },
  );
  const clients = new Set<TestClient>();
  const running = new Map<string, LiveTable | PrivateTables>();
  const quiet = async () => {
    // Checks make several queries in a row.
    for (let question = 0; question < 5; question++) await db.query('select 1');
    for (const one of studio.tables.values()) await one.idle();
    for (const one of running.values()) await one.idle();
    await tournaments.idle();
    await talk.idle();
    for (const client of clients) await client.quiet();
  };
  const pass = (seconds: number) => clock.advance(seconds * 1000, quiet);
  return {
    accounts,
    safe,
    server,
    talk,
    newTable: (kind) => byHand(`hand-${tables.size + 1}`, kind === 'private'),
    openAgain: ({ id, isPrivate }) => byHand(id, isPrivate),
    async openTable(named, how) {
      const game = gameNamed(named);
      const id = how === undefined ? named : `${named}-${how}`;
      // Three boxes, if the game has seats.
      const rules = tableOf(game, how === undefined ? {} : (game.alone?.(3) ?? {}));
      const isPrivate = how === 'private' || rules.ownTable !== undefined;
      const way = how === undefined ? {} : { way: usualWay };
      const setup = { id, name: game.title, game, table: rules, pace, resumeSeconds: 60, ...way };
      const listener = streams.listener({ id, isPrivate });
      const house = { db, clock, safe, stops, protection, listener, failed, owner: 'test' };
      const open = await (isPrivate ? PrivateTables.open(setup, house) : LiveTable.open(setup, house));
      running.set(id, open);
      tables.set(id, { open, game, rules: () => rules });
      return open;
    },
    async openLive(setup, own) {
      const { id, game } = setup;
      const listener = streams.listener({ id, isPrivate: false });
      const open = await LiveTable.open(setup, { db, safe, stops, listener, owner: 'test', ...own });
      tables.set(id, { open, game, rules: () => open.rules });
      return open;
    },
    async openStudio(
      played,
      { id = `${played}-by-people`, parameters, clock: own = clock, failed: failing = failed, ...wishes } = {},
    ) {
      const game = gameNamed(played);
      const rules = tableOf(game, parameters);
      const named = { id, name: game.title, game, table: rules };
      const setup = { pace, ...wishes, ...named, resumeSeconds: 60, dealer: 'studio' as const };
      const listener = streams.listener({ id, isPrivate: false });
      const house = { db, clock: own, safe, stops, protection, listener, failed: failing, owner: 'test' };
      const open = await studio.openTable(setup, house);
      running.set(id, open);
      const { picture } = wishes;
      tables.set(id, { open, game, rules: () => rules, ...(picture && { picture }) });
      return present(studio.tables.get(id), 'the table');
    },
    stops,
    tournaments,
    log,
    async connect(greeting) {
      const arrived = once(door, 'arrived') as Promise<[WebSocket]>;
      const client = await TestClient.connect(server.address, greeting);
      const [otherSide] = await arrived;
      client.noticed = new Promise((closed) => void otherSide.once('close', closed)).then(() => setImmediate());
      clients.add(client);
      void client.ended.then(() => clients.delete(client));
      return client;
    },
    async player(name) {
      const newcomer = { name, email: `${name}@example.org`, language: 'en' } as const;
      const { person } = granted(await register(accounts, newcomer, sheet.password));
      const { token } = granted(await signIn(accounts, { nameOrEmail: name, password: sheet.password }, sheet.origin));
      return { id: person.id as string as PlayerId, name, token };
    },
    pass,
    quiet,
    async closeClients() {
      for (const client of clients) await client.close();
      await pass(10);
    },
    async drop() {
      studio.close();
      for (const table of running.values()) await table.close('hold');
      await tournaments.close();
      await server.close();
      await drop();
      rmSync(folder, { recursive: true });
    },
  };
}
