/** The talk at one table: one line after the other, the last of them in memory for whoever comes in. */
import type { Clock } from '../clock.ts';
import type { ChatLine } from '../protocol/chat.ts';
import { Queue } from '../queue.ts';
import type { Sql } from '../storage/db.ts';
import { recentLines } from './lines.ts';
import type { TalkPlace } from './place.ts';

/** What somebody who comes in may still want to read. */
const [linesMost, hours] = [40, 12];
const hour = 3_600_000;

export interface TableTalkHouse {
  readonly db: Sql;
  readonly clock: Clock;
}

export class TableTalk {
  readonly #place: TalkPlace;
  readonly #house: TableTalkHouse;
  readonly #queue = new Queue();
  /** Nothing until somebody asked. */
  #lines: ChatLine[] | undefined;

  constructor(place: TalkPlace, house: TableTalkHouse) {
    this.#place = place;
    this.#house = house;
  }

  /** Lines are told in the order of their numbers. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.#queue.run(async () => {
      await this.#load();
      return work();
    });
  }

  idle(): Promise<void> {
    return this.#queue.idle();
  }

  /** The last ones, the newest last. */
  async lines(): Promise<readonly ChatLine[]> {
    if (this.#lines === undefined) await this.inTurn(async () => {});
    return this.heard();
  }

  /** Of the last ones, those that are known already. */
  heard(): readonly ChatLine[] {
    const from = this.#since().toISOString();
    return (this.#lines ?? []).filter(({ at }) => at >= from);
  }

  say(line: ChatLine): void {
    this.#lines = [...(this.#lines ?? []), line].slice(-linesMost);
    this.#place.say({ said: 'chat', line });
  }

  unsay(number: number): void {
    this.#lines = this.#lines?.filter(({ line }) => line !== number);
    this.#place.say({ said: 'unsaid', line: number });
  }

  #since(): Date {
    return new Date(this.#house.clock.now().getTime() - hours * hour);
  }

  async #load(): Promise<void> {
    this.#lines ??= [
      ...(await recentLines(this.#house.db, { table: this.#place.id, since: this.#since(), limit: linesMost })),
    ];
  }
}
