/** Practice players for rehearsals: they bet and choose within what the table offers, without an account. */
import { defined } from '../../core/base/defined.ts';
import type { PlayerId } from '../../core/base/ids.ts';
import type { Stream } from '../../core/chance/stream.ts';
import type { SpotTerms } from '../../core/round/betting.ts';
import type { Clock } from '../clock.ts';
import type { WithoutId } from '../protocol/commands.ts';
import type { OfferTold, OwnTold } from '../protocol/own-told.ts';
import type { TableTold } from '../protocol/table-told.ts';
import { practicePlayer } from '../accounts/practice-ids.ts';
import type { LiveTable } from '../tables/live/table.ts';

const count = 3;
/** Like people, they think before they choose, and one choice in `lateOneIn` comes too late. */
const thinkSeconds = 2;
const lateOneIn = 6;

type Order = Parameters<LiveTable['command']>[1];

export class PracticePlayers {
  readonly #table: LiveTable;
  readonly #clock: Clock;
  readonly #chance: Stream;
  #commands = 0;

  constructor(table: LiveTable, clock: Clock, chance: Stream) {
    this.#table = table;
    this.#clock = clock;
    this.#chance = chance;
  }

  /** Receives what the table says to everyone. */
  hear({ said }: TableTold): void {
    if (said !== 'betting') return;
    for (let number = 1; number <= count; number++) void this.#bet(number);
  }

  /** Receives what the table says to one of them. */
  hearOwn(player: PlayerId, told: OwnTold): void {
    if (told.said !== 'offers') return;
    for (const offer of told.offers) {
      if (offer.said !== undefined || this.#chance.below(lateOneIn) === 0) continue;
      const order = this.#choice(offer);
      this.#clock.after(thinkSeconds * 1000, () => void this.#order(player, order));
    }
  }

  /** One or two main bets and a side bet. Invalid combinations are refused, as for anyone. */
  async #bet(number: number): Promise<void> {
    const { rules, id: table } = this.#table;
    const player = practicePlayer(number);
    await this.#table.enter({ player, name: `Practice ${number}` });
    const seat = rules.seats?.[number - 1];
    const at = defined({ seat });
    if (seat !== undefined) await this.#order(player, { do: 'sit', table, seat });
    const spots = [...rules.betting.spots.values()];
    const main = spots.filter(({ kind }) => kind === 'main');
    const side = spots.filter(({ kind }) => kind !== 'main');
    for (const spot of [this.#one(main), this.#one(main), this.#one(side)]) {
      if (spot === undefined) continue;
      const gesture = { bet: 'place', spot: spot.spot, amount: this.#stake(spot) } as const;
      await this.#order(player, { do: 'bet', table, gesture, ...at });
    }
  }

  #stake({ least, most }: SpotTerms): number {
    return Math.min(most.amount, least.amount * (1 + this.#chance.below(5)));
  }

  #choice({ holder, options, fallback }: OfferTold): WithoutId<Order> {
    const { id, cost, costMost, cards } = this.#one(options.filter(({ covered }) => covered)) ?? {
      id: fallback,
      cost: 0,
    };
    return {
      do: 'decide',
      table: this.#table.id,
      holder,
      option: id,
      ...(costMost === undefined ? {} : { amount: cost }),
      ...defined({ cards: cards && Array.from({ length: cards.least }, (_, card) => card) }),
    };
  }

  async #order(player: PlayerId, order: WithoutId<Order>): Promise<void> {
    const id = `practice ${(this.#commands += 1)}`;
    await this.#table.command({ player, name: player }, { ...order, id });
  }

  #one<T>(from: readonly T[]): T | undefined {
    return from.length === 0 ? undefined : from[this.#chance.below(from.length)];
  }
}
