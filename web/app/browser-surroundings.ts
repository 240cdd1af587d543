/** What the link needs from the browser. */
import type { Surroundings } from '../../client/link/socket.ts';

export const browserSurroundings: Surroundings = {
  connect: (events) => {
    const address = new URL('/ws', location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    socket.addEventListener('open', () => events.onOpen());
    socket.addEventListener('message', ({ data }) => events.onText(String(data)));
    socket.addEventListener('close', () => events.onClose());
    return socket;
  },
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
  newId: () => crypto.randomUUID(),
};
