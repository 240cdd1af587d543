/** Who is at a table: names, whether they are players, and their balances as far as known. */
import type { PlayerId } from '../../../core/base/ids.ts';
import type { Cents } from '../../../core/base/money.ts';
import { isPracticePlayer } from '../../accounts/practice-ids.ts';
import { type Purses, pursesOf } from '../../rounds/purses.ts';
import type { Sql } from '../../storage/db.ts';
import type { Sitting } from './open-table.ts';

export class Guests {
  readonly #sql: Sql;
  readonly #isRehearsal: boolean;
  readonly #purses: Purses;
  readonly #names = new Map<PlayerId, string>();
  /** Cached for good: a player never becomes staff. */
  readonly #players = new Set<PlayerId>();
  readonly #balances = new Map<PlayerId, Cents>();

  constructor(sql: Sql, { isRehearsal }: { readonly isRehearsal: boolean }) {
    this.#sql = sql;
    this.#isRehearsal = isRehearsal;
    this.#purses = pursesOf({ isRehearsal });
  }

  get count(): number {
    return this.#names.size;
  }

  isHere(player: PlayerId): boolean {
    return this.#names.has(player);
  }

  enter({ player, name }: Sitting): void {
    this.#names.set(player, name);
  }

  leave(player: PlayerId): void {
    this.#names.delete(player);
    this.#balances.delete(player);
  }

  /** Only players bet; in a rehearsal, only practice players. */
  async isPlayer(player: PlayerId): Promise<boolean> {
    if (this.#isRehearsal) return isPracticePlayer(player);
    if (this.#players.has(player)) return true;
    const rows = await this.#sql.query(`select from person where id = $1 and role = 'player'`, [player]);
    if (rows.length > 0) this.#players.add(player);
    return rows.length > 0;
  }

  learn(balances: ReadonlyMap<PlayerId, Cents>): void {
    for (const [player, balance] of balances) this.#balances.set(player, balance);
  }

  /** Loads the balances of everyone here, so that bets need no query. */
  async lookUp(): Promise<void> {
    await this.balances([...this.#names.keys()]);
  }

  /** Current balances, in one query. */
  async balances(players: readonly PlayerId[]): Promise<ReadonlyMap<PlayerId, Cents>> {
    const balances = await this.#purses.balancesOf(this.#sql, players);
    this.learn(balances);
    return balances;
  }

  async balance(player: PlayerId): Promise<Cents> {
    return (await this.balances([player])).get(player) as Cents;
  }

  /** Queries again only if the known balance is too low: the player may have won elsewhere. */
  async covers(player: PlayerId, amount: Cents): Promise<boolean> {
    const known = this.#balances.get(player);
    return (known !== undefined && amount <= known) || amount <= (await this.balance(player));
  }
}
