/** `baize dev`: one command for house and client; a changed page is served anew, and Ctrl-C leaves nothing behind. */
import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CopiedHouse } from './testing/copied-house.ts';

let copy: CopiedHouse;
let child: ChildProcess;
let address: string;
let houseAddress: string;

beforeAll(async () => {
  copy = new CopiedHouse();
  const [port, housePort] = [await freePort(), await freePort()];
  address = `http://127.0.0.1:${port}`;
  houseAddress = `http://127.0.0.1:${housePort}`;
  const ports = ['--port', String(port), '--house-port', String(housePort)];
  child = copy.start(['dev', ...ports, '--data', join(copy.folder, 'data')]);
});
afterAll(() => {
  try {
    process.kill(-(child.pid ?? 0), 'SIGKILL');
  } catch {
    // Nothing of it runs any more.
  }
  copy.remove();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  server.close();
  await once(server, 'close');
  return typeof place === 'object' && place !== null ? place.port : 0;
}

/** What comes once somebody answers, and answers so. */
async function once200(url: string, isSo: (text: string) => boolean = () => true): Promise<string> {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    const text = await answer?.text();
    if (answer?.ok === true && text !== undefined && isSo(text)) return text;
    await wait(100);
  }
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** The commands of a process group; what has ended and only waits to be forgotten is none. */
function running(group: number): readonly string[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pgid=,stat=,args='], { encoding: 'utf8' });
  const lines = stdout.split('\n').map((line) => line.trim().split(/ +/));
  return lines
    .filter(([pgid, state = '']) => Number(pgid) === group && !state.startsWith('Z'))
    .map(([, , ...words]) => words.join(' '));
}

test('the client asks the house behind it', async () => {
  expect(await once200(`${address}/`)).toContain('/@vite/client');
  expect(await once200(`${houseAddress}/api/tables`)).toContain('dragon-tiger-1');
  expect(await once200(`${address}/api/tables`)).toContain('dragon-tiger-1');
});

test('a page that was changed is served anew, ready to be swapped in place', async () => {
  const page = `${address}/page/footer.tsx`;
  expect(await once200(page)).toContain('import.meta.hot');
  copy.change(
    'web/page/footer.tsx',
    'export function Footer',
    "export const mark = 'a-new-footer';\n\nexport function Footer",
  );
  expect(await once200(page, (text) => text.includes('a-new-footer'))).toContain('a-new-footer');
});

test('Ctrl-C ends both at once', async () => {
  expect(running(child.pid ?? 0).length).toBeGreaterThan(1);
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  expect([await answers(address), await answers(houseAddress)]).toEqual([false, false]);
  expect(running(child.pid ?? 0)).toEqual([]);
});
