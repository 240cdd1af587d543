/**
 * The peer: a `ws` server that sends the same bytes to everyone at the same pace, and does nothing else. Runs in its
 * own process.
 */
import { once } from 'node:events';
import { WebSocketServer } from 'ws';
import type { Recorded } from './crowd.ts';

export type ToBare = { readonly say: readonly Recorded[] } | 'spent';
export type FromBare =
  { readonly port: number } | { readonly cpuMicroseconds: number; readonly bytes: number } | 'said';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
await once(server, 'listening');
const address = server.address();
const tell = (said: FromBare) => process.send?.(said);
tell({ port: typeof address === 'object' ? (address?.port ?? 0) : 0 });

process.on('message', (asked: ToBare) => {
  if (asked === 'spent') {
    const { user, system } = process.cpuUsage();
    return void tell({ cpuMicroseconds: user + system, bytes: process.memoryUsage.rss() });
  }
  void sayAll(asked.say).then(() => tell('said'));
});
process.on('disconnect', () => process.exit());

async function sayAll(frames: readonly Recorded[]): Promise<void> {
  const [first] = frames;
  const begin = performance.now();
  for (const { text, at } of frames) {
    const wait = at - (first?.at ?? 0) - (performance.now() - begin);
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    for (const client of server.clients) client.send(text);
  }
}
