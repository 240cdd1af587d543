/** Connects the link from Node, over a `ws` socket. */
import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import type { Surroundings } from '../link/socket.ts';

export function socketTo(house: string, token: string | undefined): Surroundings {
  const address = new URL('/ws', house.replace(/^http/, 'ws'));
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return {
    connect({ onOpen, onText, onClose }) {
      const socket = new WebSocket(address, { headers });
      socket.on('open', onOpen);
      // Text frames arrive as a single buffer.
      socket.on('message', (data: Buffer) => onText(data.toString('utf8')));
      // A close event follows, and the link reconnects.
      socket.on('error', () => {});
      socket.on('close', onClose);
      return {
        send: (text) => {
          if (socket.readyState === WebSocket.OPEN) socket.send(text);
        },
        close: () => socket.close(),
      };
    },
    now: () => Date.now(),
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    random: () => Math.random(),
    newId: () => randomUUID(),
  };
}
