/** Studio sockets: consoles that receive their whole view on every change, and devices that send readings. */
import type { WebSocket } from 'ws';
import { z } from 'zod';
import type { Accounts } from '../../accounts/accounts.ts';
import type { Person } from '../../accounts/person.ts';
import { mayRole } from '../../accounts/rights.ts';
import { standingsOf } from '../../accounts/session.ts';
import type { Token } from '../../accounts/token.ts';
import { type DeviceTold, reading, type StudioTold } from '../../protocol/studio.ts';
import { deviceOf } from '../../studio/device-keys.ts';
import { otherDevice } from '../../studio/device-proof.ts';
import type { Studio } from '../../studio/studio.ts';
import type { TableStudio } from '../../studio/table-studio.ts';
import type { Log } from '../log.ts';
import { failed, noSuchTable, signInFirst } from '../refusal.ts';
import type { Streams } from '../../streams/streams.ts';
import type { Wall } from './wall.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';
import { isRefused, refuseHere } from '../../protocol/refusals.ts';

export interface SocketHouse {
  readonly accounts: Accounts;
  readonly studio: Studio;
  readonly streams: Streams;
  readonly wall: Wall;
  readonly log: Log;
}

interface Console {
  readonly socket: WebSocket;
  readonly token: Token;
  readonly person: Person;
  /** The table of this console; undefined for the floor's wall. */
  readonly table: string | undefined;
}

const second = 1000;
/** Maximum seconds until a locked console goes blank. */
const lookSeconds = 5;
/** The wall is updated at most this often. */
const wallMilliseconds = 250;
const wrong = 1008;

export class StudioSockets {
  readonly #house: SocketHouse;
  readonly #consoles = new Set<Console>();
  readonly #devices = new Set<WebSocket>();
  readonly #ends: (() => void)[];
  #cancelWall: (() => void) | undefined;
  #cancelLook: () => void = () => {};

  constructor(house: SocketHouse) {
    this.#house = house;
    this.#ends = [
      house.studio.onChange((table) => this.#changed(table)),
      house.studio.floor.onChange(() => this.#touchWall()),
      house.streams.observe({ tableTold: () => this.#touchWall(), ownTold: () => {} }),
    ];
    this.#lookLater();
  }

  close(): void {
    for (const end of this.#ends) end();
    this.#cancelLook();
    this.#cancelWall?.();
    for (const { socket } of this.#consoles) socket.close(1001);
    for (const socket of this.#devices) socket.close(1001);
  }

  /** A signed-in person's console: one table's, or the floor's wall. */
  async accept(socket: WebSocket, token: Token | undefined, table: string | undefined): Promise<void> {
    const person = await this.#whoMay(token, table);
    if ('refused' in person || token === undefined) return bye(socket, 'refused' in person ? person : signInFirst);
    const console = { socket, token, person, table };
    this.#consoles.add(console);
    socket.on('close', () => this.#consoles.delete(console));
    await this.#tell(console);
  }

  /** A device authenticated by its table's key. Readings come in; their results and the next prompt go out. */
  async acceptDevice(socket: WebSocket, key: Token | undefined, fingerprint: string | undefined): Promise<void> {
    const found = await this.deviceAt(key, fingerprint);
    if ('refused' in found) {
      this.#toDevice(socket, { told: 'refused', at: this.#now(), why: found });
      return socket.close(wrong);
    }
    const { studio } = this.#house;
    const { id } = found.table;
    // The device stays connected while a failed table is reopened.
    const table = () => studio.tables.get(id) ?? found;
    this.#devices.add(socket);
    let last = '';
    const ask = () => {
      const { prompt } = table();
      const text = JSON.stringify(prompt);
      if (text === last) return;
      last = text;
      this.#toDevice(socket, { told: 'asks', at: this.#now(), prompt });
    };
    const forget = studio.onChange((changed) => {
      if (changed === id) ask();
    });
    socket.on('close', () => {
      this.#devices.delete(socket);
      forget();
    });
    let queue = Promise.resolve();
    socket.on('message', (message: Buffer) => {
      queue = queue.then(() => this.#hear(socket, table(), message.toString('utf8')));
    });
    ask();
  }

  /** The table of a device with the right key and fingerprint. Another fingerprint alerts the floor (GLI-20). */
  async deviceAt(key: Token | undefined, fingerprint: string | undefined): Promise<TableStudio | ToldRefusal> {
    const device = key === undefined ? undefined : await deviceOf(this.#house.accounts, key, fingerprint);
    const table = device && this.#house.studio.tables.get(device.table);
    if (device === undefined || table === undefined) return noKey;
    if (device.is === 'itself') return table;
    if (device.is === 'nameless' || fingerprint === undefined) return nameless;
    await table.otherDevice(fingerprint);
    return otherDevice;
  }

  async #hear(socket: WebSocket, table: TableStudio, text: string): Promise<void> {
    const read = reading.safeParse(parsed(text));
    if (!read.success) {
      const why = refuseHere('bad-request', { mistakes: z.prettifyError(read.error) });
      return this.#toDevice(socket, { told: 'refused', at: this.#now(), why });
    }
    const re = read.data.id;
    try {
      const why = await this.#house.studio.readByDevice(table, read.data);
      const at = this.#now();
      this.#toDevice(socket, why === undefined ? { told: 'taken', re, at } : { told: 'refused', re, at, why });
    } catch (error) {
      this.#house.log.error({ err: error, table: table.table.id }, 'reading failed');
      this.#toDevice(socket, { told: 'refused', re, at: this.#now(), why: failed });
    }
  }

  async #whoMay(token: Token | undefined, table: string | undefined): Promise<Person | ToldRefusal> {
    if (token === undefined) return signInFirst;
    const standing = (await standingsOf(this.#house.accounts, [token])).get(token);
    if (standing === undefined) return signInFirst;
    if (isRefused(standing)) return standing;
    const right = table === undefined ? 'run-floor' : 'deal';
    if (!mayRole(standing.person.role, right)) return refuseHere('not-allowed');
    return table === undefined || this.#house.studio.tables.has(table) ? standing.person : noSuchTable(table);
  }

  #changed(table: string): void {
    for (const console of this.#consoles) if (console.table === table) void this.#tell(console);
    this.#touchWall();
  }

  #touchWall(): void {
    this.#cancelWall ??= this.#house.accounts.clock.after(wallMilliseconds, () => {
      this.#cancelWall = undefined;
      for (const console of this.#consoles) if (console.table === undefined) void this.#tell(console);
    });
  }

  async #tell({ socket, person, table }: Console): Promise<void> {
    const { studio, wall, log } = this.#house;
    try {
      if (table === undefined) return send(socket, { told: 'wall', you: youTold(person), ...(await wall.told()) });
      const shown = studio.tables.get(table);
      if (shown !== undefined) send(socket, { told: 'console', state: shown.state() });
    } catch (error) {
      log.error({ err: error }, 'console message not delivered');
    }
  }

  /** Consoles whose session is over see nothing until the person signs in again (GLI-96). */
  async #look(): Promise<void> {
    const standings = await standingsOf(this.#house.accounts, [
      ...new Set([...this.#consoles].map(({ token }) => token)),
    ]);
    for (const { socket, token } of this.#consoles) {
      const standing = standings.get(token);
      if (standing !== undefined && isRefused(standing)) bye(socket, standing);
    }
  }

  #lookLater(): void {
    const { accounts, log } = this.#house;
    this.#cancelLook = accounts.clock.after(lookSeconds * second, () => {
      if (this.#consoles.size > 0) {
        this.#look().catch((error: unknown) => log.error({ err: error }, 'console check failed'));
      }
      this.#lookLater();
    });
  }

  #toDevice(socket: WebSocket, told: DeviceTold): void {
    socket.send(JSON.stringify(told));
  }

  #now(): string {
    return this.#house.accounts.clock.now().toISOString();
  }
}

const nameless = refuseHere('no-fingerprint');
const noKey = refuseHere('bad-device-key');

const youTold = ({ name, role }: Person) => ({ name, mayTakeFloor: role === 'floor' });

function bye(socket: WebSocket, why: ToldRefusal): void {
  send(socket, { told: 'bye', why });
  socket.close(wrong);
}

function send(socket: WebSocket, told: StudioTold): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(told));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
