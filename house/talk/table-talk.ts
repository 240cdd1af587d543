/** The chat of one table: lines in order, with the latest in memory for newcomers. */
import type { Clock } from '../clock.ts';
import type { ChatLine } from '../protocol/chat.ts';
import { Queue } from '../queue.ts';
import type { Sql } from '../storage/db.ts';
import { recentLines } from './lines.ts';
import type { TalkPlace } from './place.ts';

/** What a newcomer may still want to read. */
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
  /** Undefined until first needed. */
  #lines: ChatLine[] | undefined;

  constructor(place: TalkPlace, house: TableTalkHouse) {
    this.#place = place;
    this.#house = house;
  }

  /** Serializes work, so that lines are sent in order of their numbers. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.#queue.run(async () => {
      await this.#load();
      return work();
    });
  }

  idle(): Promise<void> {
    return this.#queue.idle();
  }

  /** The latest lines, newest last. */
  async lines(): Promise<readonly ChatLine[]> {
    if (this.#lines === undefined) await this.inTurn(async () => {});
    return this.heard();
  }

  /** The latest lines already in memory. */
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
