/** The control listener of a running house: loopback only, for whoever can read the key in its folder. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { answerTo, BadRequest } from './answer.ts';
import type { RequestContext, RequestProgress } from './request.ts';

/** Created at each start and deleted on closing. */
export const controlKeyIn = (folder: string): string => join(folder, 'control.key');

const bodyBytesMost = 1024 * 1024;

/** One JSON object per line; the last is an answer or a failure. */
export type ControlLine =
  { readonly told: RequestProgress } | { readonly answer: unknown } | { readonly failed: string };

export interface ControlListener {
  /** http://127.0.0.1:40001 */
  readonly address: string;
  close(): Promise<void>;
}

export async function listenToCommands(folder: string, asked: RequestContext): Promise<ControlListener> {
  const key = randomBytes(32).toString('base64url');
  const file = controlKeyIn(folder);
  rmSync(file, { force: true });
  writeFileSync(file, key, { flag: 'wx', mode: 0o600 });
  const server = createServer((request, response) => {
    hear(request, response, asked, key).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      rmSync(file, { force: true });
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function hear(
  request: IncomingMessage,
  response: ServerResponse,
  asked: RequestContext,
  key: string,
): Promise<void> {
  if (!isKey(request.headers.authorization, key)) {
    response.writeHead(401).end();
    return;
  }
  const say = async (line: ControlLine) => {
    if (response.destroyed) throw new Error('nobody listens any more');
    if (!response.write(`${JSON.stringify(line)}\n`))
      await Promise.race([once(response, 'drain'), once(response, 'close')]);
  };
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  try {
    const input = JSON.parse(await bodyOf(request)) as unknown;
    const answer = await answerTo(asked, (request.url ?? '').slice(1), input, (told) => say({ told }));
    await say({ answer });
  } catch (error) {
    await say({ failed: error instanceof Error ? error.message : String(error) });
  }
  response.end();
}

/** Constant-time comparison; the length is no secret. */
function isKey(given: string | undefined, key: string): boolean {
  const [wanted, had] = [Buffer.from(`Bearer ${key}`), Buffer.from(given ?? '')];
  return wanted.length === had.length && timingSafeEqual(wanted, had);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > bodyBytesMost) throw new BadRequest('the request is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
