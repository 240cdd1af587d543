/** Everyone at a house in test: signed in directly, each with one connection at a time, and a visitor who only looks on. */
import type { PlayerId } from '../../core/base/ids.ts';
import { defined } from '../../core/base/defined.ts';
import type { ServerHouse } from '../server/testing/server-house.ts';
import { tokenFor } from '../server/testing/token-for.ts';
import type { TestClient } from '../server/testing/test-client.ts';
import { Patron } from './patron.ts';

export class Patrons {
  readonly visitor = new Patron(() => this.#connect());
  readonly #server: ServerHouse;
  readonly #known = new Map<PlayerId, Patron>();
  #connecting: Promise<unknown> = Promise.resolve();

  constructor(server: ServerHouse) {
    this.#server = server;
  }

  get all(): readonly Patron[] {
    return [this.visitor, ...this.#known.values()];
  }

  of(player: PlayerId): Patron {
    const known = this.#known.get(player);
    if (known !== undefined) return known;
    let token: Promise<string> | undefined;
    const patron = new Patron(async () => this.#connect(await (token ??= tokenFor(this.#server.accounts, player))));
    this.#known.set(player, patron);
    return patron;
  }

  /** One after another, so that each knows its other side. */
  #connect(token?: string): Promise<TestClient> {
    const client = this.#connecting.then(() => this.#server.connect(defined({ token })));
    this.#connecting = client.catch(() => {});
    return client;
  }
}
