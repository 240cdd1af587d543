/** Thousands of clients at one table: they count and time what they receive, and can all bet at once. */
import { Link } from '../../client/link/link.ts';
import type { Surroundings } from '../../client/link/socket.ts';
import { socketTo } from '../../client/node/socket-to.ts';
import type { Frame } from '../../house/protocol/frames.ts';
import type { Guest } from '../houses/guests.ts';

/** What one socket received from the table, for a bare server to send again at the same pace. */
export interface Recorded {
  readonly text: string;
  readonly at: number;
}

export class Crowd {
  readonly #links: Link[] = [];
  /** Table frames received, all clients together. */
  heard = 0;
  accepted = 0;
  settled = 0;
  readonly answers: number[] = [];
  readonly delays: number[] = [];
  readonly recorded: Recorded[] = [];
  #onFrame: (frame: Frame) => void = () => {};

  get size(): number {
    return this.#links.length;
  }

  /** A few at a time, as a crowd arrives. */
  async come(address: string, guests: readonly Guest[], table: string): Promise<void> {
    const atOnce = 100;
    for (let from = 0; from < guests.length; from += atOnce) {
      await Promise.all(guests.slice(from, from + atOnce).map((guest) => this.#enter(address, guest, table)));
    }
  }

  /** The first socket listens for all. */
  next(said: string): Promise<Frame> {
    return new Promise((resolve) => {
      this.#onFrame = (frame) => {
        if (frame.frame === 'table' && frame.told.said === said) resolve(frame);
      };
    });
  }

  betAll(table: string, spot: string, amount: number): void {
    for (const link of this.#links) void this.#bet(link, table, spot, amount);
  }

  forget(): void {
    this.heard = 0;
    this.accepted = 0;
    this.settled = 0;
    this.answers.length = 0;
    this.delays.length = 0;
    this.recorded.length = 0;
  }

  leave(): void {
    for (const link of this.#links.splice(0)) link.close();
  }

  async #bet(link: Link, table: string, spot: string, amount: number): Promise<void> {
    const asked = performance.now();
    const answer = await link.say({ do: 'bet', table, gesture: { bet: 'place', spot, amount } });
    if (answer.frame !== 'done' || answer.placed?.placed !== 'accepted') return;
    this.accepted += 1;
    this.answers.push(performance.now() - asked);
  }

  #enter(address: string, { token }: Guest, table: string): Promise<void> {
    const isFirst = this.#links.length === 0;
    const around = socketTo(address, token);
    return new Promise((resolve, reject) => {
      const link = new Link(isFirst ? this.#recording(around) : around, {
        onFrame: (frame) => {
          if (frame.frame === 'state') resolve();
          if (frame.frame === 'bye') reject(new Error(frame.why.refused));
          this.#hear(frame, isFirst);
        },
        onState: () => {},
        leftOff: () => undefined,
        onTurnedAway: (_, why) => reject(new Error(why.refused)),
      });
      this.#links.push(link);
      link.watch(table);
      link.open();
    });
  }

  /** Keeps the text of every table frame. */
  #recording(around: Surroundings): Surroundings {
    return {
      ...around,
      connect: (events) =>
        around.connect({
          ...events,
          onText: (text) => {
            const { frame } = JSON.parse(text) as Frame;
            if (frame === 'table') this.recorded.push({ text, at: performance.now() });
            events.onText(text);
          },
        }),
    };
  }

  #hear(frame: Frame, isFirst: boolean): void {
    if (frame.frame === 'table') {
      this.heard += 1;
      this.delays.push(Date.now() - Date.parse(frame.at));
    }
    if (frame.frame === 'own' && frame.told.said === 'settled') this.settled += 1;
    if (isFirst) this.#onFrame(frame);
  }
}

/** The value below which this part of them lies. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
