/** Accepts sockets: welcomes clients, reads commands within the limits, dispatches them, and says goodbye. */
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { defined } from '../../../core/base/defined.ts';
import type { PlayerId } from '../../../core/base/ids.ts';
import { balanceOf } from '../../ledger/ledger.ts';
import { cameToSince } from '../../rounds/history.ts';
import { type ValidSession, standingsOf } from '../../accounts/session.ts';
import type { Token } from '../../accounts/token.ts';
import type { Command } from '../../protocol/commands.ts';
import type { OpenTable } from '../../tables/desk/open-table.ts';
import type { Log } from '../log.ts';
import type { ServerMetrics } from '../metrics.ts';
import { noticeOf } from '../notice.ts';
import type { Limits } from '../../limits.ts';
import type { Offered } from '../offered.ts';
import { failed } from '../refusal.ts';
import { answer, type AtGateway, read } from './answer.ts';
import { closeCodes, Connection } from './connection.ts';
import { Connections } from './guests.ts';
import { Lobby } from './lobby.ts';
import { Presence } from './presence.ts';
import { isUnread, readCommand } from './read-command.ts';
import { SessionWatch } from './session-watch.ts';
import { TournamentDesk } from './tournament-desk.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';
import { isRefused, refuseHere } from '../../protocol/refusals.ts';

/** What is known of a connection before its first message. */
export interface Arrival {
  readonly raw: Socket;
  readonly address: string;
  readonly token: Token | undefined;
}

export interface GatewayTerms {
  readonly offered: Offered;
  readonly limits: Limits;
  readonly log: Log;
  readonly metrics: ServerMetrics;
}

const second = 1000;
/** How long a departed player's private stream can still be resumed. */
const forgetMinutes = 10;

export class Gateway implements AtGateway {
  readonly offered: Offered;
  readonly presence: Presence;
  readonly lobby: Lobby;
  readonly sessions: SessionWatch;
  readonly tournaments: TournamentDesk;
  readonly #log: Log;
  readonly #limits: Limits;
  readonly #metrics: ServerMetrics;
  readonly #guests: Connections;
  /** The table instances last heard from, by id. */
  readonly #followed = new Map<string, OpenTable>();
  readonly #ends: (() => void)[] = [];
  #isClosing = false;

  constructor({ offered, limits, log, metrics }: GatewayTerms) {
    const { clock } = offered.accounts;
    this.offered = offered;
    this.#log = log;
    this.sessions = new SessionWatch(offered.accounts, (error) => log.error({ err: error }, 'session check failed'));
    this.tournaments = new TournamentDesk(offered, this.sessions, (error) =>
      log.error({ err: error }, 'player not returned to tournament'),
    );
    this.#limits = limits;
    this.#metrics = metrics;
    this.#guests = new Connections(clock, limits);
    for (const [id, { open }] of offered.tables) this.#followed.set(id, open);
    this.lobby = new Lobby(clock, offered.tables);
    this.presence = new Presence({
      clock,
      dropSeconds: limits.dropSeconds,
      find: (table) => offered.tables.get(table)?.open,
      changed: (table) => this.lobby.touch(table),
      failed: (error) => log.error({ err: error }, 'player departure not delivered to table'),
    });
    metrics.connections(() => this.#guests.all.size);
    this.#ends.push(
      offered.streams.observe({
        tableTold: (table, { said }) => {
          metrics.tableTold(table, said);
          this.lobby.touch(table);
          this.#follow(table);
        },
        ownTold: (table, player, { said }) => {
          if (said === 'bye') this.#endStay(table, player);
        },
      }),
    );
    this.#every(limits.silenceSeconds, () => this.#probe());
    this.#every(forgetMinutes * 60, () => {
      const before = new Date(clock.now().getTime() - forgetMinutes * 60_000);
      offered.streams.forget(before);
      offered.tournaments?.streams.forget(before);
    });
  }

  accept(socket: WebSocket, { raw, address, token }: Arrival): void {
    const { clock } = this.offered.accounts;
    const connection = new Connection(socket, { raw, address, clock, limits: this.#limits });
    socket.on('error', (error) => this.#log.debug({ err: error, address }, 'connection failed'));
    if (this.#isClosing) return this.#sayGoodbye(connection);
    if (!this.#guests.hasRoomFor(address)) {
      const why = refuseHere('too-many-connections');
      return connection.bye(why, { again: true, code: closeCodes.later });
    }
    this.#guests.add(connection);
    socket.on('pong', () => connection.isThere());
    socket.on('close', () => this.#closed(connection));
    socket.on('message', (message: Buffer, isBinary: boolean) => this.#hear(connection, message, isBinary));
    void connection.inTurn(() =>
      this.#welcome(connection, token).catch((error: unknown) => this.#fail(connection, error)),
    );
  }

  /** Rechecks all connections against their sessions now. */
  recheck(): Promise<void> {
    return this.sessions.look();
  }

  /** Tells every client that the house closes. Tables are not told of departures, so seats are kept. */
  async close(): Promise<void> {
    this.#isClosing = true;
    for (const end of this.#ends.splice(0)) end();
    this.lobby.close();
    this.tournaments.close();
    this.sessions.close();
    const left = [...this.#guests.all].flatMap((connection) =>
      [...connection.watched.values()].map((leave) => leave('ended')),
    );
    for (const connection of this.#guests.all) this.#sayGoodbye(connection);
    this.presence.close();
    await Promise.allSettled(left);
  }

  async #welcome(connection: Connection, token: Token | undefined): Promise<void> {
    const { accounts, house, version, tournaments } = this.offered;
    const standing = token === undefined ? undefined : (await standingsOf(accounts, [token])).get(token);
    const greeting = {
      frame: 'welcome',
      at: this.#now(),
      version,
      currency: house.currency,
      ...noticeOf(house),
      ...(tournaments && ({ poker: true } as const)),
    } as const;
    if (token === undefined || standing === undefined) return connection.send(greeting);
    if (isRefused(standing)) {
      connection.send(greeting);
      return connection.refuse(standing);
    }
    this.#attach(connection, token, standing);
    if (standing.person.role !== 'player') return connection.send(greeting);
    const { id, name } = standing.person;
    const balance = await balanceOf(accounts.db, { kind: 'player', owner: id });
    const since = standing.begunAt;
    const cameTo = await cameToSince(accounts.db, id as string as PlayerId, since);
    const session = { since: since.toISOString(), ...cameTo };
    connection.send({ ...greeting, player: { id, name, balance, session } });
  }

  #attach(connection: Connection, token: Token, standing: ValidSession): void {
    if (connection.isOver) return;
    connection.session = { token, standing, ended: (why) => this.#endSession(connection, why) };
    this.sessions.attach(connection.session);
    const { id, name, role } = standing.person;
    if (role !== 'player') return;
    const player = id as string as PlayerId;
    connection.sitting = { player, name };
    this.#guests.name(connection, player);
  }

  #hear(connection: Connection, message: Buffer, isBinary: boolean): void {
    if (connection.isOver) return;
    connection.spoke();
    if (!this.#guests.maySpeak(connection) || connection.waiting > this.#limits.waitingMost)
      return this.#tooFast(connection);
    const read = readCommand(message, isBinary, this.#limits.messageBytesMost);
    const heardAt = performance.now();
    void connection.inTurn(async () => {
      if (isUnread(read)) {
        this.#metrics.commandAnswered('unread', 'refused', performance.now() - heardAt);
        return connection.refuse(read.why, read.re);
      }
      const became = await this.#answer(connection, read);
      this.#metrics.commandAnswered(read.do, became, performance.now() - heardAt);
    });
  }

  async #answer(connection: Connection, command: Command): Promise<'done' | 'refused' | 'failed'> {
    try {
      const answered = await answer(this, connection, command);
      if ('refused' in answered) {
        connection.refuse(answered.refused, command.id);
        return 'refused';
      }
      const placed = 'placed' in answered ? { placed: answered.placed } : {};
      connection.send({ frame: 'done', re: command.id, at: this.#now(), ...placed });
      return 'placed' in answered && answered.placed.placed === 'refused' ? 'refused' : 'done';
    } catch (error) {
      this.#fail(connection, error, command);
      return 'failed';
    }
  }

  #fail(connection: Connection, error: unknown, command?: Command): void {
    this.#log.error({ err: error, ...defined({ do: command?.do, re: command?.id }) }, 'command failed');
    connection.refuse(failed, command?.id);
  }

  #tooFast(connection: Connection): void {
    this.#metrics.commandAnswered('unread', 'too-fast', 0);
    const why = refuseHere('too-fast');
    if (connection.patience.take()) return connection.refuse(why);
    this.#log.warn({ address: connection.address }, 'connection closed: rate limit exceeded');
    connection.bye(why, { again: false, code: closeCodes.broken });
  }

  /** The table has sent the player away: their connections stay open but stop reading it. */
  #endStay(table: string, player: PlayerId): void {
    for (const connection of this.#guests.of(player)) this.#leave(connection, table, 'ended');
    this.presence.ended(table, player);
  }

  /** A table reopened after a failure has no players: they enter again, and readers get its whole state. */
  #follow(id: string): void {
    const open = this.offered.tables.get(id)?.open;
    if (open === undefined || this.#followed.get(id) === open) return;
    const isAnother = this.#followed.has(id);
    this.#followed.set(id, open);
    if (!isAnother) return;
    this.presence.comeAnew(open);
    for (const connection of this.#guests.all) {
      if (!connection.watched.has(id)) continue;
      void connection.inTurn(() =>
        read(this, connection, open).catch((error: unknown) => this.#fail(connection, error)),
      );
    }
  }

  #endSession(connection: Connection, why: ToldRefusal): void {
    connection.bye(why.refused === 'not-signed-in' ? signedOut : why, { again: false, code: closeCodes.broken });
  }

  #sayGoodbye(connection: Connection): void {
    const why = refuseHere('house-closing');
    connection.bye(why, { again: true, code: closeCodes.goingAway });
  }

  #closed(connection: Connection): void {
    connection.gone();
    for (const table of connection.watched.keys()) this.#leave(connection, table);
    this.lobby.leave(connection);
    this.tournaments.leave(connection);
    if (connection.session !== undefined) this.sessions.detach(connection.session);
    this.#guests.remove(connection);
  }

  #leave(connection: Connection, table: string, how?: 'ended'): void {
    const left = connection.watched.get(table)?.(how);
    left?.catch((error: unknown) => this.#log.error({ err: error, table }, 'end of visit not recorded'));
  }

  #probe(): void {
    for (const connection of this.#guests.all) connection.probe();
  }

  #every(seconds: number, what: () => void): void {
    const { clock } = this.offered.accounts;
    let cancel = () => {};
    const again = () => {
      cancel = clock.after(seconds * second, () => {
        what();
        again();
      });
    };
    again();
    this.#ends.push(() => cancel());
  }

  #now(): string {
    return this.offered.accounts.clock.now().toISOString();
  }
}

const signedOut = refuseHere('signed-out');
