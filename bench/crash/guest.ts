/** A guest who bets and answers at random, and remembers everything the house has confirmed. */
import type { CommandOf } from '../../house/protocol/commands.ts';
import type { OfferTold, OwnTold, SettledTold } from '../../house/protocol/own-told.ts';
import type { TableTerms } from '../../house/protocol/http/tables.ts';
import type { Surroundings } from '../../client/link/socket.ts';
import { Client } from '../../client/store/room.ts';
import { defined } from '../../core/base/defined.ts';

/** What the house has confirmed to this player: it must survive any crash. */
export interface Promised {
  /** Debited, by round. */
  readonly taken: ReadonlyMap<string, number>;
  readonly settled: ReadonlyMap<string, SettledTold>;
}

export class RestlessGuest {
  readonly player: string;
  readonly #client: Client;
  readonly #terms: TableTerms;
  readonly #random: () => number;
  readonly #taken = new Map<string, number>();
  readonly #settled = new Map<string, SettledTold>();

  constructor(player: string, terms: TableTerms, around: Surroundings) {
    this.player = player;
    this.#terms = terms;
    this.#random = around.random;
    this.#client = new Client(around);
    this.#client.listen((frame) => {
      if (frame.frame === 'state') this.#act();
      if (frame.frame === 'table' && frame.told.said === 'betting') this.#act();
      if (frame.frame === 'own') this.#hear(frame.told);
    });
  }

  come(): void {
    this.#client.link.open();
    this.#client.watch(this.#terms.table);
  }

  go(): void {
    this.#client.link.close();
  }

  get promised(): Promised {
    return { taken: this.#taken, settled: this.#settled };
  }

  /** Connected and caught up. */
  get isBack(): boolean {
    const { link, tables } = this.#client.store.getState();
    return link.link === 'open' && tables.has(this.#terms.table);
  }

  #hear(told: OwnTold): void {
    if (told.said === 'taken')
      this.#taken.set(
        told.round,
        told.laid.reduce((sum, { total }) => sum + total, 0),
      );
    if (told.said === 'settled') this.#settled.set(told.settled.round, told.settled);
    if (told.said === 'offers') for (const offer of told.offers) this.#answer(offer);
    if (told.said === 'settled' && this.#terms.isPrivate) this.#act();
  }

  #act(): void {
    const seen = this.#client.store.getState().tables.get(this.#terms.table);
    if (seen?.mine === undefined) return;
    for (const offer of seen.mine.offers) this.#answer(offer);
    if (seen.state.phase !== 'betting' || seen.mine.laid.length > 0) return;
    void this.#bet(seen.mine.seats ?? [], seen.state.round ?? '');
  }

  async #bet(own: readonly string[], round: string): Promise<void> {
    const { table, seats, spots, isPrivate } = this.#terms;
    const seat = seats === undefined ? undefined : (own[0] ?? this.#any(seats));
    if (seat !== undefined && own.length === 0) await this.#client.command({ do: 'sit', table, seat });
    for (let chips = 1 + Math.floor(this.#random() * 3); chips > 0; chips--) {
      const { spot, least } = this.#any(spots);
      const amount = least.amount * (1 + Math.floor(this.#random() * 3));
      await this.#client.place(table, { spot, amount, ...defined({ seat }) });
    }
    if (isPrivate) await this.#client.command({ do: 'deal', table, round });
  }

  #answer({ holder, options }: OfferTold): void {
    const { id, cost, costMost, cards } = this.#any(options);
    const words: Omit<CommandOf<'decide'>, 'id'> = {
      do: 'decide',
      table: this.#terms.table,
      holder,
      option: id,
      ...(costMost === undefined ? {} : { amount: cost }),
      ...defined({ cards: cards && Array.from({ length: cards.least }, (_, slot) => slot) }),
    };
    void this.#client.command(words);
  }

  #any<One>(all: readonly One[]): One {
    const one = all[Math.floor(this.#random() * all.length)];
    if (one === undefined) throw new Error('nothing to choose from');
    return one;
  }
}
