/** A simulated device: hears what its table asks for and reads it from its own shoe, wheel or dice. */
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { DeviceTold, Prompt, Reading } from '../../house/protocol/studio.ts';
import { type Fault, SimulatedDevice, simulatedFingerprint } from '../../house/studio/simulated-device.ts';
import { UsageError } from '../fail.ts';
import { refusalText } from '../terminal/refusal-words.ts';

export interface Simulation {
  readonly house: string;
  readonly key: string;
  readonly decks: number;
  /** Milliseconds before each reading. */
  readonly pause: number;
  /** Ends after this many; undefined goes on until the house closes. */
  readonly readings?: number;
  readonly fault?: Fault;
  /** The reading that the fault occurs with, counted from 1. */
  readonly at?: number;
  /** Readings to send first, before random ones. */
  readonly script?: readonly string[];
}

const aliveMilliseconds = 4000;

export function simulate(simulation: Simulation, say: (line: string) => void): Promise<void> {
  const { house, key, decks, pause, readings = Infinity, fault, at = 1, script = [] } = simulation;
  const address = new URL('/device', house);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address, {
    headers: { authorization: `Bearer ${key}`, 'device-fingerprint': simulatedFingerprint },
  });
  const device = new SimulatedDevice(new Uint8Array(randomBytes(32)), decks);
  device.stack(script);
  let done = 0;
  let asked: Prompt | undefined;
  let isSilent = false;
  const send = (reading: Reading) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(reading));
  };
  const beat = setInterval(() => {
    if (!isSilent) send({ id: randomUUID(), read: 'alive' });
  }, aliveMilliseconds);
  const answer = async (prompt: Prompt) => {
    if (isSilent || done >= readings) return;
    // A set of cards runs through a reader quickly.
    await wait(prompt.do === 'scan-in' ? 1 : pause);
    const isFault = fault !== undefined && done + 1 === at;
    const made = device.readingsFor(prompt, isFault ? fault : undefined);
    if (made.length === 0 && !isFault) return;
    done += 1;
    isSilent = isFault && fault === 'silent';
    for (const reading of made) {
      say(`${prompt.do}: ${described(reading)}`);
      send(reading);
    }
    if (done >= readings) return socket.close();
    // After a reading that did not answer, the table still waits for the same thing and does not ask again.
    if (made.every(({ read }) => read === 'failed' || read === 'cut-card') && asked === prompt) await answer(prompt);
  };
  return new Promise((resolve, reject) => {
    socket.on('message', (message: Buffer) => {
      const told = JSON.parse(message.toString('utf8')) as DeviceTold;
      if (told.told === 'refused') say(`refused: ${refusalText(told.why)}`);
      if (told.told === 'refused' && told.re === undefined) reject(new UsageError(refusalText(told.why)));
      if (told.told !== 'asks') return;
      asked = told.prompt;
      void answer(told.prompt);
    });
    socket.on('error', (error) => reject(new UsageError(`there is no house at ${house}: ${error.message}`)));
    socket.on('close', () => {
      clearInterval(beat);
      resolve();
    });
  });
}

function described(reading: Reading): string {
  switch (reading.read) {
    case 'card':
      return reading.card;
    case 'pocket':
      return String(reading.pocket);
    case 'dice':
      return reading.dice.join(' ');
    case 'cut-card':
    case 'failed':
    case 'alive':
      return reading.read;
  }
}
