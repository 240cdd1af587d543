/** All connections, by address and by player, for enforcing limits. */
import type { PlayerId } from '../../../core/base/ids.ts';
import type { Clock } from '../../clock.ts';
import type { Limits } from '../../limits.ts';
import { Bucket } from '../../bucket.ts';
import type { Connection } from './connection.ts';

interface PlayersOwn {
  readonly connections: Set<Connection>;
  /** The rate limit shared by all of a player's connections. */
  readonly bucket: Bucket;
}

export class Connections {
  readonly #clock: Clock;
  readonly #limits: Limits;
  readonly #connections = new Set<Connection>();
  readonly #addresses = new Map<string, number>();
  readonly #players = new Map<PlayerId, PlayersOwn>();

  constructor(clock: Clock, limits: Limits) {
    this.#clock = clock;
    this.#limits = limits;
  }

  get all(): ReadonlySet<Connection> {
    return this.#connections;
  }

  /** Whether this address may open another connection. */
  hasRoomFor(address: string): boolean {
    const { connectionsMost, connectionsPerAddress } = this.#limits;
    return this.#connections.size < connectionsMost && (this.#addresses.get(address) ?? 0) < connectionsPerAddress;
  }

  add(connection: Connection): void {
    this.#connections.add(connection);
    this.#addresses.set(connection.address, (this.#addresses.get(connection.address) ?? 0) + 1);
  }

  /** Called once the connection's player is known. */
  name(connection: Connection, player: PlayerId): void {
    const { commandsPerSecond: perSecond, commandsAtOnce: atOnce } = this.#limits;
    const own = this.#players.get(player) ?? {
      connections: new Set(),
      bucket: new Bucket(this.#clock, { perSecond, atOnce }),
    };
    own.connections.add(connection);
    this.#players.set(player, own);
  }

  remove(connection: Connection): void {
    if (!this.#connections.delete(connection)) return;
    const left = (this.#addresses.get(connection.address) ?? 1) - 1;
    if (left === 0) this.#addresses.delete(connection.address);
    else this.#addresses.set(connection.address, left);
    const player = connection.sitting?.player;
    if (player === undefined) return;
    const own = this.#players.get(player);
    own?.connections.delete(connection);
    if (own?.connections.size === 0) this.#players.delete(player);
  }

  of(player: PlayerId): Iterable<Connection> {
    return this.#players.get(player)?.connections ?? [];
  }

  /** Whether the connection, and its player across connections, may send another command now. */
  maySpeak(connection: Connection): boolean {
    const player = connection.sitting?.player;
    const own = player === undefined ? undefined : this.#players.get(player);
    return connection.commands.take() && (own?.bucket.take() ?? true);
  }
}
