/**
 * Bots at poker tables, for load only: they answer every turn after a short delay with one of the options offered
 * (PI-916).
 */
import { WebSocket } from 'ws';
import type { Frame } from '../../house/protocol/frames.ts';
import type { TurnTold } from '../../house/protocol/tournaments.ts';
import type { Guest } from '../houses/guests.ts';

const thought = { least: 300, most: 1500 };

export class PokerBots {
  readonly #address: string;
  readonly #sockets: WebSocket[] = [];
  readonly #asked = new Map<string, number>();
  /** Milliseconds from an action to its answer. */
  readonly answers: number[] = [];
  readonly errors = new Set<string>();
  readonly hands = new Set<string>();
  #isLeaving = false;
  #said = 0;

  constructor(address: string) {
    this.#address = address;
  }

  /** A few at a time; each opens its tournament and registers. */
  async come(guests: readonly Guest[], tournamentOf: (n: number) => string): Promise<void> {
    const atOnce = 50;
    for (let from = 0; from < guests.length; from += atOnce) {
      const some = guests.slice(from, from + atOnce);
      await Promise.all(some.map((guest, at) => this.#enter(guest, tournamentOf(from + at))));
    }
  }

  forget(): void {
    this.answers.length = 0;
    this.hands.clear();
  }

  leave(): void {
    this.#isLeaving = true;
    for (const socket of this.#sockets.splice(0)) socket.terminate();
  }

  #enter({ token }: Guest, tournament: string): Promise<void> {
    const socket = new WebSocket(this.#address.replace(/^http/, 'ws') + '/ws', {
      headers: { authorization: `Bearer ${token}` },
    });
    this.#sockets.push(socket);
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('close', () => this.#isLeaving || this.errors.add('a connection was closed'));
      socket.on('message', (data: Buffer) => {
        const frame = JSON.parse(data.toString('utf8')) as Frame;
        if (frame.frame === 'welcome') socket.send(JSON.stringify({ id: 'attend', do: 'attend', tournament }));
        if (frame.frame === 'attending') socket.send(JSON.stringify({ id: 'enter', do: 'enter', tournament }));
        if (frame.frame === 'done' && frame.re === 'enter') resolve();
        if (frame.frame === 'refused' && frame.re === 'enter') reject(new Error(frame.why.reason));
        this.#hear(socket, tournament, frame);
      });
    });
  }

  #hear(socket: WebSocket, tournament: string, frame: Frame): void {
    if (frame.frame === 'tournament' && frame.told.said === 'mine' && frame.told.mine.turn !== undefined) {
      const { turn } = frame.told.mine;
      const wait = thought.least + Math.random() * (thought.most - thought.least);
      setTimeout(() => this.#act(socket, tournament, turn), wait);
    }
    if (frame.frame !== 'done' && frame.frame !== 'refused') return;
    const at = this.#asked.get(frame.re ?? '');
    if (at === undefined) return;
    this.#asked.delete(frame.re ?? '');
    this.answers.push(performance.now() - at);
    // The turn may have passed in the meantime, as it may for people.
    if (frame.frame === 'refused' && frame.why.refused === 'failed') this.errors.add(frame.why.reason);
  }

  #act(socket: WebSocket, tournament: string, { hand, options }: TurnTold): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    const id = `act-${(this.#said += 1)}`;
    this.hands.add(hand);
    this.#asked.set(id, performance.now());
    socket.send(JSON.stringify({ id, do: 'act', tournament, hand, option: choiceAmong(options) }));
  }
}

function choiceAmong(options: TurnTold['options']): string {
  const has = (id: string) => options.some((option) => option.id === id);
  if (has('check')) return 'check';
  if (has('raise') && Math.random() < 0.05) return 'raise';
  if (has('call') && Math.random() < 0.4) return 'call';
  return has('fold') ? 'fold' : (options[0]?.id ?? 'fold');
}
