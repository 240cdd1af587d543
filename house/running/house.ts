/** A running house: storage, tables, server and control listener, assembled and taken apart again. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { hostname } from 'node:os';
import { once } from 'node:events';
import { defined } from '../../core/base/defined.ts';
import { appendAudit, type AuditEntry, readAudit } from '../accounts/audit.ts';
import { commandLine } from '../accounts/rights.ts';
import type { PostNote } from '../accounts/postman.ts';
import { listStaff } from '../accounts/staff.ts';
import type { Clock } from '../clock.ts';
import { type Log, openLog } from '../server/log.ts';
import type { LogSettings, Offered, OfferedTournaments, OpenServer } from '../server/offered.ts';
import { openServer } from '../server/server.ts';
import { Streams } from '../streams/streams.ts';
import { Protection } from '../protection/hold.ts';
import type { FairPlay } from '../integrity/fair-play.ts';
import { disqualifyAll } from '../integrity/procedure.ts';
import { hourly } from '../integrity/hourly.ts';
import { remindOfDue } from '../integrity/reminders.ts';
import { reviewEnded, reviewRegulars } from '../integrity/review.ts';
import { settleKept } from '../settings/kept-settings.ts';
import type { ServerPlace, Settings } from '../settings/settings.ts';
import type { PracticeRoom } from '../practice/practice-room.ts';
import { StorageError } from '../storage/db.ts';
import { Studio } from '../studio/studio.ts';
import { Talk } from '../talk/talk.ts';
import { tournamentPlaces } from '../talk/tournament-places.ts';
import { LiveTable } from '../tables/live/table.ts';
import type { OpenTable } from '../tables/desk/open-table.ts';
import { originsOf } from '../tables/telling/picture.ts';
import { isPrivate } from '../tables/private/terms.ts';
import { PrivateTables } from '../tables/private/tables.ts';
import { StopBoard } from '../tables/desk/stop-board.ts';
import type { TableHouse, TableSetup } from '../tables/desk/setup.ts';
import { type AtHand, takeInHand } from './at-hand.ts';
import { type ControlListener, listenToCommands } from './control/listen.ts';
import { fairPlayIn } from './fair-play.ts';
import { Floor } from './floor.ts';
import { openPoker } from './poker.ts';
import { keepUp } from './upkeep.ts';

export interface HouseProgram {
  readonly version: string;
  readonly clock: Clock;
  /** The built client. Undefined shows a page that explains how to build it. */
  readonly webFolder: string | undefined;
  readonly log: LogSettings;
}

export interface OpenedHouse {
  /** Its address on this machine. */
  readonly address: string;
  readonly site: string;
  readonly kind: 'play' | 'real';
  readonly tables: Floor;
  /** Without staff nobody can run it: someone must be added on the command line. */
  readonly hasStaff: boolean;
  /** Lets rounds end or holds them, writes everything, and frees the folder. */
  close(): Promise<void>;
}

export async function openTheHouse(given: Settings, program: HouseProgram): Promise<OpenedHouse> {
  const { clock } = program;
  const server = { ...given.server, port: await freePort(given.server) };
  const log = openLog(program.log);
  const site =
    server.site ?? `${server.tls === undefined ? 'http' : 'https'}://${inAddress(server.host)}:${server.port}`;
  const atHand = await takeInHand(
    { ...given, server },
    {
      clock,
      site: () => site,
      posted: (note) => log[note.became === 'sent' ? 'info' : 'warn'](note, emailLogged[note.became]),
      mayFound: true,
    },
  );
  const parts: Parts = {};
  const close = () => closeAll(atHand, parts, log);
  try {
    const { floor, server: served } = await openParts(atHand, program, parts, log);
    const hasStaff = (await listStaff(atHand.storage.db)).length > 0;
    return { address: served.address, site, kind: atHand.house.kind, tables: floor, hasStaff, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const emailLogged: Readonly<Record<PostNote['became'], string>> = {
  sent: 'email sent',
  refused: 'email rejected',
  waits: 'email delayed',
  'too-old': 'email expired',
};

/** What has been opened so far. */
interface Parts {
  hasBegun?: true;
  floor?: Floor;
  poker?: OfferedTournaments;
  practice?: PracticeRoom;
  server?: OpenServer;
  control?: ControlListener;
  endUpkeep?: () => void;
  endWatch?: () => Promise<void>;
  studio?: Studio;
  talk?: Talk;
}

async function openParts(
  atHand: AtHand,
  program: HouseProgram,
  parts: Parts,
  log: Log,
): Promise<{ readonly floor: Floor; readonly server: OpenServer }> {
  const { settings, storage, accounts, safe } = atHand;
  const { db } = storage;
  const { clock, version } = program;
  const tables = await begin(atHand, version);
  parts.hasBegun = true;
  const streams = new Streams(clock);
  const stops = new StopBoard(db);
  const protection = await Protection.open(db, clock);
  const studio = new Studio(accounts, stops, (error) => log.error({ err: error }, 'dealer check failed'));
  parts.studio = studio;
  const owner = `${hostname()} ${process.pid}`;
  const { resumeSeconds } = settings;
  const shared = { accounts, safe, streams, stops, protection, log, owner, resumeSeconds };
  const floor = await Floor.open(tables, {
    ...shared,
    openTable: (setup, house) => openTable(setup, house, studio),
  });
  parts.floor = floor;
  const failed = (error: unknown) => log.error({ err: error }, 'table message not delivered');
  const elsewhere = tournamentPlaces(() => parts.poker);
  const talk = new Talk({ db, clock, streams, tables: floor.offered, elsewhere, failed }, settings.chat);
  parts.talk = talk;
  const poker = await openPoker(atHand, { version, owner, stops, protection, log });
  if (poker !== undefined) parts.poker = poker;
  if (poker?.practice !== undefined) parts.practice = poker.practice;
  const fairPlay = fairPlayIn(atHand, {
    bar: async (player) => poker?.open.bar(player),
    heed: async () => {
      await floor.heedStops();
      await parts.server?.recheck();
    },
  });
  const spoken = { floor, streams, protection, studio, talk, fairPlay, ...defined({ tournaments: poker }) };
  const server = await serve(atHand, program, spoken);
  parts.server = server;
  const asked = { ...atHand, tables: floor, talk, tournaments: poker?.open, recheck: () => server.recheck() };
  parts.control = await listenToCommands(settings.folder, asked);
  await disqualifyAll(fairPlay);
  parts.endWatch = watch(fairPlay, clock, log);
  parts.endUpkeep = keepUp(db, clock, log, { chatDays: settings.chat.keepDays });
  storage.lock.announce({ address: accounts.site, control: parts.control.address });
  return { floor, server };
}

/** The settings as they stand now, with the opening in the audit trail. */
const begin = ({ settings, storage, accounts: { clock } }: AtHand, version: string) =>
  storage.db.transaction(async (sql) => {
    const settled = await settleKept(sql, settings, clock.now());
    await appendAudit(sql, opened(await lastDeed(sql), version, clock.now()));
    return settled;
  });

function watch(fairPlay: FairPlay, clock: Clock, log: Log): () => Promise<void> {
  const work = async () => {
    await remindOfDue(fairPlay);
    await reviewEnded(fairPlay);
    await reviewRegulars(fairPlay);
  };
  return hourly(clock, work, (error) => log.error({ err: error }, 'fair-play review failed'));
}

/** Rounds end before connections close. If one step fails, the rest is closed all the same. */
async function closeAll(atHand: AtHand, parts: Parts, log: Log): Promise<void> {
  const { hasBegun, floor, server, control, endUpkeep, talk } = parts;
  const { clock, db } = atHand.accounts;
  const steps: readonly (() => Promise<void> | void)[] = [
    () => server?.lastRounds(),
    () => endUpkeep?.(),
    () => parts.endWatch?.(),
    () => control?.close(),
    () => talk?.close(),
    () => floor?.close(atHand.settings.stopSeconds),
    () => parts.studio?.close(),
    () => parts.practice?.close(),
    () => parts.poker?.open.close(),
    () => server?.close(),
    () => (hasBegun ? db.transaction((sql) => appendAudit(sql, closed(clock.now()))) : undefined),
    () => atHand.close(),
  ];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      log.error({ err: error }, 'shutdown step failed');
    }
  }
}

/** Opens a shared, studio or private table, as its settings and game require. */
function openTable(setup: TableSetup, house: TableHouse, studio: Studio): Promise<OpenTable> {
  if (setup.dealer === 'studio') return studio.openTable(setup, house);
  return isPrivate(setup) ? PrivateTables.open(setup, house) : LiveTable.open(setup, house);
}

function serve(
  { settings, accounts, house, safe }: AtHand,
  { version, webFolder, log }: HouseProgram,
  {
    floor,
    ...spoken
  }: { readonly floor: Floor } & Pick<
    Offered,
    'streams' | 'protection' | 'studio' | 'talk' | 'tournaments' | 'fairPlay'
  >,
): Promise<OpenServer> {
  const { host, port, tls, trustedProxies, origins, limits } = settings.server;
  const pictures = settings.tables.flatMap(({ picture }) => picture ?? []);
  return openServer(
    { version, house, accounts, safe, tables: floor.offered, ...spoken },
    {
      host,
      port,
      ...(tls && { tls: { cert: readFileSync(tls.certificate, 'utf8'), key: readFileSync(tls.key, 'utf8') } }),
      ...(trustedProxies.length > 0 && { trustedProxies }),
      origins,
      ...(pictures.length > 0 && { pictureOrigins: originsOf(pictures) }),
      ...defined({ webFolder }),
      log,
      limits,
    },
  );
}

/** Checked before anything is opened: a port in use is a mistake the operator can fix. */
async function freePort({ host, port }: ServerPlace): Promise<number> {
  const probe = createServer();
  probe.listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StorageError(`port ${port} on ${host} is in use; stop what listens there, or give another with --port`);
    }
    if (code === 'EACCES') {
      throw new StorageError(`port ${port} may not be used by this user; give one above 1023 with --port`);
    }
    throw new StorageError(`cannot listen on ${host}: ${(error as Error).message}; give another address with --host`);
  }
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : port;
}

/** A host as part of a URL: IPv6 in brackets, and localhost for a wildcard address. */
const inAddress = (host: string): string =>
  host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;

const lastDeed = async (sql: Parameters<typeof readAudit>[0]): Promise<AuditEntry | undefined> =>
  (await readAudit(sql, { limit: 1 }))[0]?.entry;

/** The audit entry for opening, which reports an outage if the last run did not close (GLI-84). */
const opened = (last: AuditEntry | undefined, version: string, at: Date): AuditEntry => {
  const wasClosed = last === undefined || last.did === 'house-closed' || last.did === 'house-restored';
  return {
    by: commandLine,
    at: at.toISOString(),
    did: 'house-opened',
    subject: 'the house',
    before: last === undefined ? null : { closed: wasClosed, last: last.at },
    after: { version },
    reason: wasClosed ? 'started' : 'started after it had stopped without closing',
  };
};

const closed = (at: Date): AuditEntry => ({
  by: commandLine,
  at: at.toISOString(),
  did: 'house-closed',
  subject: 'the house',
  before: null,
  after: null,
  reason: 'told to close',
});
