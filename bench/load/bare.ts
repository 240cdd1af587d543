/** The bare server's side of the comparison: as many clients, the same bytes; measures its CPU time and memory. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from '../../client/link/socket.ts';
import { socketTo } from '../../client/node/socket-to.ts';
import type { FromBare, ToBare } from './bare-server.ts';
import type { Recorded } from './crowd.ts';

export interface Spent {
  readonly cpuMicroseconds: number;
  readonly bytes: number;
}

export async function besideBare(
  frames: readonly Recorded[],
  players: number,
): Promise<{ readonly microsecondsADelivery: number; readonly bytesAPlayer: number }> {
  const bare = fork(new URL('bare-server.ts', import.meta.url), { execArgv: process.execArgv });
  const ask = async <Told extends FromBare>(asked?: ToBare): Promise<Told> => {
    const answered = once(bare, 'message') as Promise<[Told]>;
    if (asked !== undefined) bare.send(asked);
    const [told] = await answered;
    return told;
  };
  try {
    const { port } = await ask<{ port: number }>();
    const before = await ask<Spent>('spent');
    let heard = 0;
    const sockets = await listeners(port, players, () => (heard += 1));
    const open = await ask<Spent>('spent');
    await ask<'said'>({ say: frames });
    while (heard < frames.length * players) await new Promise((resolve) => setTimeout(resolve, 20));
    const after = await ask<Spent>('spent');
    for (const socket of sockets) socket.close();
    return {
      microsecondsADelivery: (after.cpuMicroseconds - open.cpuMicroseconds) / heard,
      bytesAPlayer: (open.bytes - before.bytes) / players,
    };
  } finally {
    bare.kill();
  }
}

async function listeners(port: number, count: number, onFrame: () => void): Promise<readonly Socket[]> {
  const sockets: Socket[] = [];
  const atOnce = 100;
  while (sockets.length < count) {
    const some = Array.from({ length: Math.min(atOnce, count - sockets.length) }, () => listener(port, onFrame));
    sockets.push(...(await Promise.all(some)));
  }
  return sockets;
}

function listener(port: number, onFrame: () => void): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = socketTo(`http://127.0.0.1:${port}`, undefined).connect({
      onOpen: () => resolve(socket),
      onText: (text) => {
        // Parsed as the crowd parses, so that both servers face the same clients.
        JSON.parse(text);
        onFrame();
      },
      onClose: () => reject(new Error('connection closed by the bare server')),
    });
  });
}
