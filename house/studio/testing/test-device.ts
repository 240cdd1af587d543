/**
 * A device for tests at the real endpoint: sends the simulated device's readings over a socket and returns the
 * answers.
 */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { present } from '../../../core/base/invariant.ts';
import { deviceTold, type Prompt, type Reading } from '../../protocol/studio.ts';
import { readingOf, SimulatedDevice, simulatedFingerprint } from '../simulated-device.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';

export class TestDevice {
  readonly #socket: WebSocket;
  readonly #simulated = new SimulatedDevice(new Uint8Array(32), 8);
  readonly #waiting = new Map<string, (why: ToldRefusal | undefined) => void>();
  #prompt: Prompt | undefined;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (message: Buffer) => {
      const told = deviceTold.parse(JSON.parse(message.toString('utf8')));
      if (told.told === 'asks') this.#prompt = told.prompt;
      else this.#waiting.get(told.re ?? '')?.(told.told === 'refused' ? told.why : undefined);
    });
  }

  static async connect(address: string, key: string): Promise<TestDevice> {
    const headers = { authorization: `Bearer ${key}`, 'device-fingerprint': simulatedFingerprint };
    const socket = new WebSocket(`${address.replace('http', 'ws')}/device`, { headers });
    const device = new TestDevice(socket);
    await once(socket, 'open');
    return device;
  }

  /** The table's current prompt, once all pending messages have arrived. */
  async asked(): Promise<Prompt> {
    do {
      this.#socket.ping();
      await once(this.#socket, 'pong');
    } while (this.#prompt === undefined);
    return this.#prompt;
  }

  /** The dealer brings this as prompted, and the device reads it. */
  async bring(what: string): Promise<ToldRefusal | undefined> {
    this.#simulated.stack([what]);
    const prompt = await this.asked();
    const [reading] = this.#simulated.readingsFor(prompt);
    return this.#send(present(reading, `a prompt for ${what}, not ${prompt.do}`));
  }

  /** The device reads this whatever the prompt. */
  read(what: string): Promise<ToldRefusal | undefined> {
    return this.#send(present(readingOf(what), what));
  }

  close(): void {
    this.#socket.close();
  }

  #send(reading: Reading): Promise<ToldRefusal | undefined> {
    return new Promise((resolve) => {
      this.#waiting.set(reading.id, (why) => {
        this.#waiting.delete(reading.id);
        resolve(why);
      });
      this.#socket.send(JSON.stringify(reading));
    });
  }
}
