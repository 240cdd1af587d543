/** A whole house for a browser: real tables, accounts and server on a driven clock. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { present } from '../../../core/base/invariant.ts';
import { type Game, tableOf } from '../../../core/games/game.ts';
import { gameOf, games } from '../../../core/games/games.ts';
import type { Accounts } from '../../../house/accounts/accounts.ts';
import { houseOf } from '../../../house/accounts/house-kind.ts';
import { insertPerson, type StaffRole } from '../../../house/accounts/person.ts';
import { openAccounts, sheet } from '../../../house/accounts/testing/open-accounts.ts';
import { usualLicence } from '../../../house/integrity/licence.ts';
import { lithuania } from '../../../house/integrity/working-days.ts';
import type { LobbyTable } from '../../../house/protocol/table-told.ts';
import { PracticeRoom } from '../../../house/practice/practice-room.ts';
import { Protection } from '../../../house/protection/hold.ts';
import type { Seed } from '../../../core/chance/stream.ts';
import { seedSafe } from '../../../house/seeds/safe.ts';
import { newSeed } from '../../../house/seeds/seed.ts';
import type { OfferedTable } from '../../../house/server/offered.ts';
import { openServer } from '../../../house/server/server.ts';
import { Streams } from '../../../house/streams/streams.ts';
import { TournamentStreams } from '../../../house/streams/tournament-streams.ts';
import { LiveTable } from '../../../house/tables/live/table.ts';
import { originsOf, type Picture } from '../../../house/tables/telling/picture.ts';
import { PrivateTables } from '../../../house/tables/private/tables.ts';
import { usualWay } from '../../../house/tables/private/terms.ts';
import { StopBoard } from '../../../house/tables/desk/stop-board.ts';
import { Studio } from '../../../house/studio/studio.ts';
import { Talk } from '../../../house/talk/talk.ts';
import { tournamentPlaces } from '../../../house/talk/tournament-places.ts';
import { usualChat } from '../../../house/settings/chat-terms.ts';
import { engines } from '../../../house/testing/databases.ts';
import { bothHear } from '../../../house/tournaments/room-house.ts';
import { usualPoker } from '../../../house/tournaments/terms.ts';
import { driven, type DrivenPoker } from '../../../house/tournaments/testing/poker-house.ts';
import { Tournaments } from '../../../house/tournaments/tournaments.ts';
import { TestClock } from '../../../house/testing/test-clock.ts';
import { openBrowser } from './chromium.ts';
import { watchedPage } from './watched-page.ts';

const root = join(import.meta.dirname, '../../..');
const pace = { step: 1, warning: 5, result: 6 };

export const sizes = {
  phone: { width: 390, height: 844 },
  onItsSide: { width: 844, height: 390 },
  desk: { width: 1280, height: 800 },
  wall: { width: 1920, height: 1080 },
} as const;

export interface Wishes extends BrowserContextOptions {
  readonly size?: keyof typeof sizes;
  readonly language?: 'en' | 'lt' | 'ro';
  /** Joins and signs in under this name. */
  readonly player?: string;
  /** Is hired and signs in under this name. */
  readonly staff?: { readonly name: string; readonly role: StaffRole };
  /** Animations run as for most people; otherwise reduced motion. */
  readonly moves?: true;
}

export interface BrowserHouse {
  readonly address: string;
  readonly accounts: Pick<Accounts, 'db' | 'clock'>;
  readonly talk: Talk;
  readonly letters: readonly { readonly text: string }[];
  readonly tables: ReadonlyMap<string, OfferedTable>;
  /** The poker room, if any; `decks` are the seeds of the next hands, random ones follow. */
  readonly poker: () => DrivenPoker & { readonly decks: Seed[] };
  /** A table's id by game. */
  readonly tableOf: (game: string) => string;
  /** Opens a private table of this game, with this many boxes if it has seats. Returns its id. */
  readonly openPrivate: (game: string, boxes?: number) => Promise<string>;
  /** Moves the house's clock and waits for everything it triggers. */
  readonly pass: (seconds: number) => Promise<void>;
  /** Advances second by second until the game's table is in this phase. */
  readonly until: (game: string, phase: LobbyTable['phase']) => Promise<void>;
  /** A visitor with their own browser context; console messages count as errors. */
  readonly visit: (path: string, wishes?: Wishes) => Promise<Page>;
  /** Another page of the same visitor. */
  readonly open: (context: BrowserContext, path: string) => Promise<Page>;
  /** Closes every browser context, so that old pages don't keep rendering. */
  readonly everyoneLeaves: () => Promise<void>;
  /** Messages logged by pages so far. */
  readonly complaints: readonly string[];
  readonly close: () => Promise<void>;
}

/**
 * Cookies expire by the browser's real clock, and breaks come hourly: so not in the past, and always at the same
 * minute.
 */
const nextFullHour = (): Date => {
  const hour = 3_600_000;
  return new Date(Math.ceil(Date.now() / hour) * hour);
};

export async function browserHouse(
  /** Games by id or value, one table each; `poker` is the room with its tournaments. */
  which: readonly (string | Game)[] = games,
  /** Games of `which` dealt by people. */
  byPeople: readonly string[] = [],
  /** Pictures by game. */
  pictures: Readonly<Record<string, Picture>> = {},
  /** Games of `byPeople` whose tables are rehearsals. */
  rehearsals: readonly string[] = [],
): Promise<BrowserHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'baize-browser-'));
  const { db, drop } = await present(engines[0], 'an engine').fresh();
  // A camera's stream carries real time.
  const opensAt = Object.keys(pictures).length === 0 ? nextFullHour() : new Date();
  const clock = new TestClock(opensAt.toISOString());
  const opened = await openAccounts(db);
  const accounts = { ...opened, clock };
  const safe = seedSafe(join(folder, 'seeds.key'));
  const streams = new Streams(clock);
  const stops = new StopBoard(db);
  const protection = await Protection.open(db, clock);
  const tables = new Map<string, OfferedTable>();
  const running: (LiveTable | PrivateTables)[] = [];
  const failures: unknown[] = [];
  const failed = (error: unknown) => void failures.push(error);
  const studio = new Studio(accounts, stops, failed);
  const isWanted = ({ id }: Game) => which.includes(id);
  const given = which.flatMap((one) => (typeof one === 'string' ? [] : [one]));
  for (const game of [...games.filter(isWanted), ...given]) {
    const id = `${game.id}-1`;
    const table = tableOf(game);
    const camera = game.id in pictures ? { picture: present(pictures[game.id], 'a picture') } : {};
    const setup = { id, name: game.title, game, table, pace, resumeSeconds: 60, ...camera };
    const listener = streams.listener({ id, isPrivate: table.ownTable !== undefined });
    const house = { db, clock, safe, owner: 'browser', listener, stops, protection, failed };
    const openTable = () => {
      const training = rehearsals.includes(game.id) ? ({ isRehearsal: true } as const) : {};
      if (byPeople.includes(game.id)) return studio.openTable({ ...setup, ...training, dealer: 'studio' }, house);
      return table.ownTable === undefined ? LiveTable.open(setup, house) : PrivateTables.open(setup, house);
    };
    const open = await openTable();
    if (open instanceof LiveTable || open instanceof PrivateTables) running.push(open);
    tables.set(id, { open, game, rules: () => table, ...camera });
  }
  const openPrivate = async (played: string, boxes = 1) => {
    const game = present(gameOf(played), played);
    const id = `${played}-private-${boxes}`;
    const table = tableOf(game, game.alone?.(boxes) ?? {});
    const setup = { id, name: game.title, game, table, pace, resumeSeconds: 60, way: usualWay };
    const listener = streams.listener({ id, isPrivate: true });
    const house = { db, clock, safe, owner: 'browser', listener, stops, protection, failed };
    const open = await PrivateTables.open(setup, house);
    running.push(open);
    tables.set(id, { open, game, rules: () => table });
    return id;
  };
  const openPoker = async () => {
    const speaking = new TournamentStreams(clock);
    const money = present(await houseOf(db), 'the house');
    const practice = new PracticeRoom({ db, clock, house: money, seed: new Uint8Array(32).fill(5), failed });
    const open = await Tournaments.open({
      db,
      clock,
      safe,
      newSeed: () => decks.shift() ?? newSeed(),
      owner: 'browser',
      house: money,
      version: '0.0.0-test',
      resumeSeconds: 60,
      poker: { ...usualPoker, sitAndGos: ['sit-and-go-heads-up', 'sit-and-go', 'sit-and-go-turbo'], practice: true },
      listener: bothHear(speaking, practice),
      stops,
      protection,
      failed,
    });
    await practice.open(open);
    return { open, streams: speaking, practice };
  };
  const decks: Seed[] = [];
  const poker = which.includes('poker') ? await openPoker() : undefined;
  const fairPlay = {
    accounts,
    licence: usualLicence,
    calendar: lithuania,
    disqualify: async () => {},
    heed: async () => {},
  };
  const elsewhere = poker && tournamentPlaces(() => poker);
  const talk = new Talk({ db, clock, streams, tables, failed, ...(elsewhere && { elsewhere }) }, usualChat);
  const server = await openServer(
    {
      version: '0.0.0-test',
      house: present(await houseOf(db), 'the house'),
      accounts,
      safe,
      protection,
      tables,
      streams,
      studio,
      talk,
      ...(poker && { tournaments: poker, fairPlay }),
    },
    {
      host: '127.0.0.1',
      port: 0,
      pictureOrigins: originsOf(Object.values(pictures)),
      webFolder: join(root, 'web/dist'),
      log: { level: 'silent' },
      // House time passes faster than a browser answers pings, so silence never disconnects.
      limits: { requestsPerMinute: 100_000, passwordRequestsPerMinute: 10_000, silenceSeconds: 1_000_000 },
    },
  );
  const browser = await openBrowser();
  const complaints: string[] = [];
  const idle = async () => {
    for (const table of studio.tables.values()) await table.idle();
    for (const table of running) await table.idle();
    await poker?.open.idle();
    await poker?.practice.idle();
    await poker?.open.idle();
    await talk.idle();
    await db.query('select 1');
    await wait(0);
  };
  const open = async (context: BrowserContext, path: string) => {
    const page = watchedPage(await context.newPage());
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${server.address}${path}`);
    return page;
  };
  return {
    address: server.address,
    accounts,
    talk,
    letters: opened.letters,
    tables,
    poker: () => ({ ...driven({ tournaments: present(poker, 'the poker room').open, clock, idle }), decks }),
    tableOf: (game) => present(tables.get(`${game}-1`), game).open.id,
    openPrivate,
    pass: (seconds) => clock.advance(seconds * 1000, idle),
    async until(game, phase) {
      const { open: table } = present(tables.get(`${game}-1`), game);
      for (let seconds = 0; table.lobby().phase !== phase; seconds++) {
        if (seconds > 300) throw new Error(`${game} is ${table.lobby().phase}, and does not come to ${phase}`);
        await clock.advance(1000, idle);
      }
    },
    async visit(path, { size = 'desk', language = 'en', player, staff, moves, ...more } = {}) {
      const context = await browser.newContext({
        viewport: sizes[size],
        locale: language,
        hasTouch: size === 'phone' || size === 'onItsSide',
        reducedMotion: moves === true ? 'no-preference' : 'reduce',
        ...more,
      });
      context.setDefaultTimeout(45_000);
      if (player !== undefined) {
        const joinAs = (name: string) =>
          context.request.post(`${server.address}/api/register`, {
            headers: { origin: server.address },
            data: { name, email: `${name}@example.org`, password: sheet.password },
          });
        let joined = await joinAs(player);
        // On a retry, join under another name with a full balance.
        if (joined.status() === 409) joined = await joinAs(`${player}-2`);
        if (!joined.ok()) throw new Error(`${player} could not join: ${await joined.text()}`);
      }
      if (staff !== undefined) {
        const newcomer = { name: staff.name, email: `${staff.name}@example.org`, language } as const;
        const password = await accounts.passwords.seal(sheet.password);
        await insertPerson(db, newcomer, { role: staff.role, password, at: clock.now() });
        const entered = await context.request.post(`${server.address}/api/sign-in`, {
          headers: { origin: server.address },
          data: { nameOrEmail: staff.name, password: sheet.password },
        });
        if (!entered.ok()) throw new Error(`${staff.name} could not sign in: ${await entered.text()}`);
      }
      return open(context, path);
    },
    open,
    everyoneLeaves: async () => void (await Promise.all(browser.contexts().map((context) => context.close()))),
    complaints,
    async close() {
      await browser.close();
      for (const { open: table } of tables.values()) void table.close('hold');
      await idle();
      poker?.practice.close();
      await poker?.open.close();
      studio.close();
      await server.close();
      await drop();
      rmSync(folder, { recursive: true });
      if (failures.length > 0) throw new Error(`tables failed: ${failures.map(String).join('; ')}`);
    },
  };
}
