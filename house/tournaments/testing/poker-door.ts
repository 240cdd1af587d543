/** A poker room's socket for tests: each player has one connection, made when first needed and again after a loss. */
import { setImmediate } from 'node:timers/promises';
import type { PlayerId } from '../../../core/base/ids.ts';
import { openAccounts } from '../../accounts/testing/open-accounts.ts';
import type { House } from '../../accounts/house-kind.ts';
import type { Protection } from '../../protection/hold.ts';
import type { TournamentCommand } from '../../protocol/commands.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';
import type { TournamentTold } from '../../protocol/tournaments.ts';
import type { SeedSafe } from '../../seeds/safe.ts';
import { openServer } from '../../server/server.ts';
import type { OfferedTournaments } from '../../server/offered.ts';
import { tokenFor } from '../../server/testing/token-for.ts';
import { TestClient } from '../../server/testing/test-client.ts';
import { usualChat } from '../../settings/chat-terms.ts';
import type { Db } from '../../storage/db.ts';
import { Streams } from '../../streams/streams.ts';
import { Talk } from '../../talk/talk.ts';
import { tournamentPlaces } from '../../talk/tournament-places.ts';

const unlimited = 1_000_000_000;
const limits = {
  connectionsPerAddress: unlimited,
  commandsPerSecond: unlimited,
  commandsAtOnce: unlimited,
  waitingMost: unlimited,
};

interface BehindDoor {
  readonly db: Db;
  readonly safe: SeedSafe;
  readonly house: House;
  readonly protection: Protection;
  readonly tournaments: OfferedTournaments;
  readonly failed: (error: unknown) => void;
}

export interface PokerDoor {
  /** Attends a tournament. */
  readonly come: (tournament: string, player: PlayerId) => Promise<void>;
  /** Loses the connection without a goodbye, at every tournament. */
  readonly lose: (player: PlayerId, tournament: string) => Promise<void>;
  /** Undefined if it was done. */
  readonly say: (player: PlayerId, command: TournamentCommand) => Promise<ToldRefusal | undefined>;
  readonly heard: (player: PlayerId, tournament: string) => readonly TournamentTold[];
  /** Resolves when everyone has received everything said so far. */
  readonly quiet: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The server's clock stands still: the tournaments run on their own. */
export async function pokerDoor({ db, safe, house, protection, tournaments, failed }: BehindDoor): Promise<PokerDoor> {
  const accounts = await openAccounts(db, house.kind);
  const streams = new Streams(accounts.clock);
  const elsewhere = tournamentPlaces(() => tournaments);
  const talk = new Talk({ db, clock: accounts.clock, streams, tables: new Map(), elsewhere, failed }, usualChat);
  const server = await openServer(
    { version: '0.0.0-test', house, accounts, safe, protection, tournaments, tables: new Map(), streams, talk },
    { host: '127.0.0.1', port: 0, log: { level: 'silent' }, limits },
  );
  const tokens = new Map<PlayerId, Promise<string>>();
  const clients = new Map<PlayerId, Promise<TestClient>>();
  /** All connections of a player, the last one first. */
  const past = new Map<PlayerId, TestClient[]>();
  const connect = async (player: PlayerId) => {
    const token = tokens.get(player) ?? tokenFor(accounts, player);
    tokens.set(player, token);
    const client = await TestClient.connect(server.address, { token: await token });
    past.set(player, [...(past.get(player) ?? []), client]);
    return client;
  };
  const clientOf = (player: PlayerId) => {
    const client = clients.get(player) ?? connect(player);
    clients.set(player, client);
    return client;
  };
  return {
    async come(tournament, player) {
      const answer = await (await clientOf(player)).say({ do: 'attend', tournament });
      if (answer.frame === 'refused') throw new Error(answer.why.refused);
    },
    async lose(player) {
      const client = await clientOf(player);
      clients.delete(player);
      await client.cut();
      while (tournaments.streams.attendedBy(player).length > 0) await setImmediate();
    },
    async say(player, command) {
      const answer = await (await clientOf(player)).say(command);
      return answer.frame === 'refused' ? answer.why : undefined;
    },
    heard: (player, tournament) =>
      (past.get(player) ?? []).flatMap((client) =>
        client.all('tournament').flatMap((frame) => (frame.tournament === tournament ? [frame.told] : [])),
      ),
    async quiet() {
      await Promise.all([...clients.values()].map(async (client) => (await client).quiet()));
    },
    close: () => server.close(),
  };
}
