/** Thousands of bare sockets at one table: they count and time what they receive, and can all bet at once. */
import { WebSocket } from 'ws';
import type { Frame } from '../../house/protocol/frames.ts';
import type { Guest } from '../houses/guests.ts';

/** What one socket received from the table, for a bare server to send again at the same pace. */
export interface Recorded {
  readonly text: string;
  readonly at: number;
}

export class Crowd {
  readonly #sockets: WebSocket[] = [];
  readonly #asked = new Map<string, number>();
  /** Table frames received, all sockets together. */
  heard = 0;
  accepted = 0;
  settled = 0;
  readonly answers: number[] = [];
  readonly delays: number[] = [];
  readonly recorded: Recorded[] = [];
  #onFrame: (frame: Frame) => void = () => {};

  get size(): number {
    return this.#sockets.length;
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
    const gesture = { bet: 'place', spot, amount };
    for (const [n, socket] of this.#sockets.entries()) {
      const id = `${n}-${performance.now()}`;
      this.#asked.set(id, performance.now());
      socket.send(JSON.stringify({ id, do: 'bet', table, gesture }));
    }
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
    for (const socket of this.#sockets) socket.terminate();
    this.#sockets.length = 0;
  }

  async #enter(address: string, { token }: Guest, table: string): Promise<void> {
    const socket = new WebSocket(address.replace(/^http/, 'ws') + '/ws', {
      headers: { authorization: `Bearer ${token}` },
    });
    const isFirst = this.#sockets.length === 0;
    this.#sockets.push(socket);
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('message', (data: Buffer) => {
        const text = data.toString('utf8');
        const frame = JSON.parse(text) as Frame;
        if (frame.frame === 'welcome') socket.send(JSON.stringify({ id: 'watch', do: 'watch', table }));
        if (frame.frame === 'state') resolve();
        if (frame.frame === 'bye') reject(new Error(frame.why.reason));
        this.#hear(frame, text, isFirst);
      });
    });
  }

  #hear(frame: Frame, text: string, isFirst: boolean): void {
    if (frame.frame === 'table') {
      this.heard += 1;
      this.delays.push(Date.now() - Date.parse(frame.at));
      if (isFirst) this.recorded.push({ text, at: performance.now() });
    }
    if (frame.frame === 'own' && frame.told.said === 'settled') this.settled += 1;
    if (frame.frame === 'done' && frame.placed?.placed === 'accepted') {
      this.accepted += 1;
      this.answers.push(performance.now() - (this.#asked.get(frame.re) ?? Number.NaN));
      this.#asked.delete(frame.re);
    }
    if (isFirst) this.#onFrame(frame);
  }
}

/** The value below which this part of them lies. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
