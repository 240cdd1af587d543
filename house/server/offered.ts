/** A running house as the server sees it; assembled by whoever opens the house. */
import type { FastifyInstance } from 'fastify';
import type { Game, Table } from '../../core/games/game.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { House } from '../accounts/house-kind.ts';
import type { FairPlay } from '../integrity/fair-play.ts';
import type { Protection } from '../protection/hold.ts';
import type { SeedSafe } from '../seeds/safe.ts';
import type { Studio } from '../studio/studio.ts';
import type { OpenTable } from '../tables/desk/open-table.ts';
import type { Picture } from '../tables/telling/picture.ts';
import type { Talk } from '../talk/talk.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import type { Limits } from '../limits.ts';
import type { Streams } from '../streams/streams.ts';
import type { TournamentStreams } from '../streams/tournament-streams.ts';

export interface Offered {
  /** Program version, shown to every client. */
  readonly version: string;
  readonly house: House;
  /** Includes the database, the clock and the account policy. */
  readonly accounts: Accounts;
  readonly safe: SeedSafe;
  /** Players' own limits; the same object that tables use. */
  readonly protection: Protection;
  /** The fair-play procedure; undefined if there is none. */
  readonly fairPlay?: FairPlay;
  /** By id. Tables may come and go while the house runs. */
  readonly tables: ReadonlyMap<string, OfferedTable>;
  /** The poker room, if any. Its tournaments write into these streams. */
  readonly tournaments?: OfferedTournaments;
  /** Every table was opened with `streams.listener(table)`. */
  readonly streams: Streams;
  /** The studio; undefined if no table is dealt by people. */
  readonly studio?: Studio;
  /** Chat at these tables. */
  readonly talk: Talk;
}

/** The poker room with the streams that keep its words for returning players. */
export interface OfferedTournaments {
  readonly open: Tournaments;
  readonly streams: TournamentStreams;
}

export interface OfferedTable {
  readonly open: OpenTable;
  readonly game: Game;
  /** With the parameters now in force. */
  readonly rules: () => Table;
  readonly picture?: Picture;
}

/** How the server is reached, and what it accepts. */
export interface ServerSettings {
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
  /** PEM. Without it the server is plain HTTP: for local use, or behind a proxy that terminates TLS. */
  readonly tls?: { readonly cert: string; readonly key: string };
  /** Addresses or networks of proxies trusted for the client address and TLS. */
  readonly trustedProxies?: readonly string[];
  /** Origins of pages allowed besides the server itself and the house's site: https://play.example.org */
  readonly origins?: readonly string[];
  /** Origins of tables' pictures besides the server itself; undefined if no table has one. */
  readonly pictureOrigins?: readonly string[];
  /** The built client. Without it a page explains how to build it. */
  readonly webFolder?: string;
  readonly log: LogSettings;
  readonly limits?: Partial<Limits>;
  /** Additional routes, registered before the server listens. */
  readonly further?: (app: FastifyInstance, server: ServerControls) => void | Promise<void>;
}

export interface LogSettings {
  readonly level: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Defaults to standard output. */
  readonly to?: { write(line: string): void };
}

/** What additional routes may ask of the server. */
export interface ServerControls {
  /** Checks connections against their sessions now rather than at the next interval. */
  recheck(): Promise<void>;
}

export interface OpenServer extends ServerControls {
  /** http://127.0.0.1:8080 */
  readonly address: string;
  /** The house is about to close: new visitors are told so, and current rounds are played to the end. */
  lastRounds(): void;
  /** Says goodbye to everyone and stops accepting. */
  close(): Promise<void>;
}
