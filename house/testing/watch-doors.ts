/** For tests of the house: notes on each test the doors it opened, by what it sends over sockets and HTTP. */
import { aroundEach } from 'vitest';
import { WebSocket } from 'ws';
import { doorAt, through, watched } from './doors.ts';

aroundEach(async (run, { task }) => {
  task.meta.doors = await watched(run);
});

function noted(url: string): void {
  const door = doorAt(new URL(url).pathname);
  if (door !== undefined) through(door);
}

/** Sockets of clients alone know their address; those that a server accepted have none. */
const send: unknown = Reflect.get(WebSocket.prototype, 'send');
if (typeof send !== 'function') throw new Error('a socket cannot send');
Object.defineProperty(WebSocket.prototype, 'send', {
  value(this: WebSocket, ...what: readonly unknown[]) {
    if (this.url) noted(this.url);
    Reflect.apply(send, this, what);
  },
});

const fetched = globalThis.fetch;
globalThis.fetch = (input, init) => {
  noted(input instanceof Request ? input.url : input.toString());
  return fetched(input, init);
};
