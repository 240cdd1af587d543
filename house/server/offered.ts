/** A running house as the server sees it: whoever opens the house hands it over, and the server brings it to people. */
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
  /** The program's own version, shown to every client. */
  readonly version: string;
  readonly house: House;
  /** With the database, the clock and the policy of the door. */
  readonly accounts: Accounts;
  readonly safe: SeedSafe;
  /** What players have asked to be held to; the same as the tables have. */
  readonly protection: Protection;
  /** How cases of fair play are handled; nothing where no office is. */
  readonly fairPlay?: FairPlay;
  /** By id; tables may come and go while the house runs. */
  readonly tables: ReadonlyMap<string, OfferedTable>;
  /** The poker room, where the house has one; its tournaments speak into these streams. */
  readonly tournaments?: OfferedTournaments;
  /** Each of these tables was opened with `streams.listener(table)`. */
  readonly streams: Streams;
  /** Where people deal; nothing where nobody does. */
  readonly studio?: Studio;
  /** What is said at these tables in words. */
  readonly talk: Talk;
}

/** Hears everything that is said at tournaments, and keeps it for who comes back. */
export interface OfferedTournaments {
  readonly open: Tournaments;
  readonly streams: TournamentStreams;
}

export interface OfferedTable {
  readonly open: OpenTable;
  readonly game: Game;
  /** By the parameters in force now. */
  readonly rules: () => Table;
  readonly picture?: Picture;
}

/** How the server is reached and what it takes from outside. */
export interface ServerSettings {
  readonly host: string;
  /** 0 takes any free one. */
  readonly port: number;
  /** PEM. Without it the server speaks plainly: on one's own machine, or behind a proxy that speaks TLS. */
  readonly tls?: { readonly cert: string; readonly key: string };
  /** Addresses or networks of proxies whose word on the client's address and on TLS counts. */
  readonly trustedProxies?: readonly string[];
  /** Where pages may come from besides the server itself and the house's site: https://play.example.org */
  readonly origins?: readonly string[];
  /** Where tables' pictures come from besides the server itself; missing where no table has one. */
  readonly pictureOrigins?: readonly string[];
  /** The built client; without it a page says how to build it. */
  readonly webFolder?: string;
  readonly log: LogSettings;
  readonly limits?: Partial<Limits>;
  /** Further routes, such as those the command line needs; called before the server listens. */
  readonly further?: (app: FastifyInstance, server: ServerControls) => void | Promise<void>;
}

export interface LogSettings {
  readonly level: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Standard output unless told otherwise. */
  readonly to?: { write(line: string): void };
}

/** What further routes may ask of the server. */
export interface ServerControls {
  /** Sessions have ended or roles changed: connections are held against them now and not with the next look. */
  recheck(): Promise<void>;
}

export interface OpenServer extends ServerControls {
  /** http://127.0.0.1:8080 */
  readonly address: string;
  /** The house is about to close: whoever sends people here is told so, and who is here plays their round to its end. */
  lastRounds(): void;
  /** Says goodbye to everyone and takes nothing more. */
  close(): Promise<void>;
}
