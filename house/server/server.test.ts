/** The server as a whole: headers, TLS and proxies, log, metrics, pages, and what visitors can read. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defined } from '../../core/base/defined.ts';
import { present } from '../../core/base/invariant.ts';
import { loadRulebook } from '../../rulebook/load.ts';
import { sheet, tokenIn } from '../accounts/testing/open-accounts.ts';
import { engines } from '../testing/databases.ts';
import { usualLimits } from '../limits.ts';
import { ask } from './testing/ask.ts';
import { worthlessCertificate, worthlessKey } from './testing/certificate.ts';
import { type ServerHouse, serverHouse } from './testing/server-house.ts';

const embedded = present(engines[0], 'an engine');
const html = { headers: { accept: 'text/html' } };

describe('the server', () => {
  let house: ServerHouse;
  const get = (path: string, headers: Record<string, string> = {}) =>
    ask(house.server.address, `GET ${path}`, { headers });

  beforeAll(async () => {
    house = await serverHouse(embedded);
    house.newTable();
  });
  afterAll(() => house.drop());

  test('pages load nothing from elsewhere, and can’t be framed', async () => {
    const { headers } = await get('/api/tables');
    expect(headers.get('content-security-policy')?.split(';')).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  test('operators can check liveness, readiness and metrics', async () => {
    expect((await get('/healthz')).json).toMatchObject({ alive: true });
    expect((await get('/readyz')).json).toMatchObject({ ready: true, tables: { 'hand-1': 'betting' } });
    const client = await house.connect();
    await client.say({ do: 'ping' });
    client.sendText('nonsense');
    await client.until(() => client.last.frame === 'refused');
    const { text } = await get('/metrics');
    for (const line of [
      /^baize_connections 1$/m,
      /^baize_command_seconds_count\{do="ping",answer="done"\} 1$/m,
      /^baize_command_seconds_count\{do="unread",answer="refused"\} 1$/m,
      /^baize_table_phase\{table="hand-1",phase="betting"\} 1$/m,
      /^baize_database_seconds_count\{kind="query"\} [1-9]/m,
      /^baize_request_seconds_count\{method="GET",route="\/readyz",status="200"\} 1$/m,
      /^nodejs_eventloop_lag_seconds /m,
    ]) {
      expect(text).toMatch(line);
    }
    // No metric that enumerates sockets on each scrape.
    expect(text).not.toContain('nodejs_active');
    await client.close();
  });

  test('a house in its last rounds reports that it is closing, and continues', async () => {
    const closing = await serverHouse(embedded);
    const client = await closing.connect();
    closing.server.lastRounds();
    const response = await fetch(`${closing.server.address}/readyz`);
    expect([response.status, await response.json()]).toMatchObject([503, { refused: 'house-closing' }]);
    expect(await client.say({ do: 'ping' })).toMatchObject({ frame: 'done' });
    await client.close();
    await closing.drop();
  });

  test('metrics are served to the machine itself, not through a proxy', async () => {
    expect(await get('/metrics', { 'x-forwarded-for': '192.0.2.1' })).toMatchObject({ status: 404 });
  });

  test('every route is described', async () => {
    const { json } = await get('/api/openapi.json');
    expect(json['openapi']).toMatch(/^3\./);
    const paths = Object.keys(json['paths'] as object);
    const page = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');
    const told = new Set([...page.matchAll(/`(?:GET|POST) (\/api\/[^`]+)`/g)].map(([, path]) => path ?? ''));
    expect(paths.toSorted()).toEqual([...told].toSorted());
  });

  test('the protocol’s page states the actual limits', () => {
    const page = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');
    const { messageBytesMost, commandsPerSecond, commandsAtOnce, dropSeconds, silenceSeconds } = usualLimits;
    expect(page).toContain(`(over ${messageBytesMost} bytes)`);
    expect(page).toContain(`(more than ${commandsPerSecond} commands a second, ${commandsAtOnce} in a burst,`);
    expect([dropSeconds, silenceSeconds]).toEqual([3, 5]);
    expect(page).toContain('has been there for three seconds');
    expect(page).toContain("doesn't answer pings for five seconds");
  });

  test('[GLI-23, GLI-24] rules and limits are readable by everyone, without a balance or a bet', async () => {
    const { pages, clauses } = loadRulebook();
    const { json } = await get('/api/rules');
    expect((json['pages'] as unknown[]).length).toBe(pages.length);
    const page = await get('/api/rules/ezugi-baccarat');
    const expected = clauses.filter((clause) => clause.page === 'ezugi-baccarat').map(({ id }) => id);
    expect((page.json['clauses'] as { id: string }[]).map(({ id }) => id)).toEqual(expected);
    const { proof, ...clause } = (await get('/api/clauses/BAC-E-042')).json;
    expect(clause).toMatchObject({ id: 'BAC-E-042', page: 'ezugi-baccarat' });
    // A price is met in the core and at a table; which of them a test reached is proof.tsv's to say.
    expect(proof).toMatchObject({ levels: [{ level: 'rule', isProven: true }, { level: 'table' }] });
    expect(await get('/api/clauses/BAC-E-999')).toMatchObject({ status: 404, json: { refused: 'no-such-clause' } });
    const { json: terms } = await get('/api/tables/hand-1');
    expect(terms).toMatchObject({
      game: { id: 'ezugi-baccarat' },
      decks: 8,
      clocks: { betting: { seconds: 18, clause: 'BAC-E-005' }, decisions: [] },
      plan: {
        places: [
          { place: 'player', name: 'Player', slots: 3 },
          { place: 'banker', name: 'Banker', slots: 3 },
        ],
      },
      cap: { most: 1_250_000, clause: 'BAC-E-923' },
      money: { notice: expect.any(String) },
    });
    expect(terms['spots']).toContainEqual({
      spot: 'banker',
      name: expect.any(String),
      kind: 'main',
      clause: expect.stringMatching(/^BAC-E-/),
      least: { amount: 50, clause: 'BAC-E-025' },
      most: { amount: 500_000, clause: 'BAC-E-026' },
      wins: [{ odds: { win: 95, per: 100 }, clause: 'BAC-E-042' }],
    });
    expect(await get('/api/tables/none')).toMatchObject({ status: 404, json: { refused: 'no-such-table' } });
  });

  test('a table’s odds are exact, with every payout', async () => {
    const { json } = await get('/api/tables/hand-1/odds');
    const bets = json['bets'] as { spot: string; edge: number; exact: boolean; pays: unknown[] }[];
    const edge = (spot: string) => bets.find((bet) => bet.spot === spot)?.edge.toFixed(6);
    // Eight decks: Player 1.2351 %, Banker 1.0579 %, Tie 14.3596 %, the widely published figures.
    expect([edge('player'), edge('banker'), edge('tie')]).toEqual(['0.012351', '0.010579', '0.143596']);
    expect(bets.every(({ exact }) => exact)).toBe(true);
    expect(bets.find(({ spot }) => spot === 'banker')?.pays).toEqual([
      { result: 'win', odds: { win: 95, per: 100 }, clause: 'BAC-E-042' },
      { result: 'lose', odds: { win: 0, per: 1 }, clause: expect.any(String) },
      { result: 'push', odds: { win: 0, per: 1 }, clause: 'BAC-E-045' },
    ]);
  });

  test('without the built client a page explains what to do; unknown paths are not found', async () => {
    const page = await ask(house.server.address, 'GET /', html);
    expect(page).toMatchObject({ status: 200, text: expect.stringContaining('node cli/web-build.cjs') });
    expect(await ask(house.server.address, 'GET /tables/hand-1', html)).toMatchObject({ status: 200 });
    expect(await ask(house.server.address, 'GET /api/nothing', html)).toMatchObject({
      status: 404,
      json: { refused: 'not-found' },
    });
    expect(await get('/favicon.ico')).toMatchObject({ status: 404 });
  });

  test('a body that is too large or not JSON is refused with a sentence', async () => {
    const { address } = house.server;
    const large = await ask(address, 'POST /api/sign-in', { body: { nameOrEmail: 'x'.repeat(20_000), password: 'x' } });
    expect(large).toMatchObject({ status: 413, json: { refused: 'too-large' } });
    const broken = await fetch(`${address}/api/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"nameOrEmail"',
    });
    expect(broken.status).toBe(400);
    expect(await broken.json()).toMatchObject({ refused: 'bad-request', values: { mistakes: expect.any(String) } });
  });
});

test('no secret ever reaches the log: passwords, tokens, cookies', async () => {
  const house = await serverHouse(embedded);
  const { address } = house.server;
  const [first, second] = ['correct horse battery', 'wrong donkey accumulator'];
  const registered = await ask(address, 'POST /api/register', {
    body: { name: 'ana', email: 'ana@example.org', password: first },
  });
  const cookie = present(registered.headers.getSetCookie()[0]?.split(';')[0], 'a cookie');
  await ask(address, 'GET /api/me', { headers: { cookie } });
  await ask(address, 'POST /api/sign-in', { body: { nameOrEmail: 'ana', password: second } });
  await ask(address, 'POST /api/sign-in', { body: { nameOrEmail: 'ana', password: second, extra: second } });
  await ask(address, `GET /api/me?token=${second.replaceAll(' ', '-')}`, { headers: { cookie } });
  const { json } = await ask(address, 'POST /api/sign-in', {
    body: { nameOrEmail: 'ana', password: first, proof: 'token' },
  });
  const token = json['token'] as string;
  await ask(address, 'POST /api/password/ask', { body: { email: 'ana@example.org' } });
  await house.quiet();
  const letter = tokenIn(house.accounts);
  await ask(address, 'POST /api/password/redeem', { body: { token: letter, password: 'short' } });
  const client = await house.connect({ token });
  const table = house.newTable();
  await client.say({ do: 'watch', table: table.id });
  table.beforeAnswer = async () => {
    throw new Error('the felt is on fire');
  };
  await client.say({ do: 'bet', table: table.id, gesture: { bet: 'undo' } });
  await house.drop();
  const log = house.log.join('');
  expect(log).toContain('the felt is on fire');
  expect(log).toContain('/api/sign-in');
  const session = present(cookie.split('=')[1], 'a session');
  for (const secret of [first, second, second.replaceAll(' ', '-'), session, token, letter, sheet.password]) {
    expect(log).not.toContain(secret);
  }
  for (const line of house.log)
    expect(JSON.parse(line)).toMatchObject({ time: expect.any(String), level: expect.any(String) });
});

test('[GLI-76] with a certificate all traffic is encrypted, cookies are secure, and HSTS is set', async () => {
  const house = await serverHouse(embedded, { tls: { cert: worthlessCertificate, key: worthlessKey } });
  expect(house.server.address).toMatch(/^https:/);
  const body = JSON.stringify({ name: 'ana', email: 'ana@example.org', password: sheet.password });
  const answer = await new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; encrypted: boolean }>(
    (answered, failed) => {
      const asked = request(
        `${house.server.address}/api/register`,
        { method: 'POST', rejectUnauthorized: false, headers: { 'content-type': 'application/json' } },
        (response) => {
          const { statusCode = 0, headers, socket } = response;
          response.resume();
          answered({ status: statusCode, headers, encrypted: 'encrypted' in socket });
        },
      );
      asked.on('error', failed);
      asked.end(body);
    },
  );
  expect(answer).toMatchObject({ status: 201, encrypted: true });
  expect(answer.headers['set-cookie']?.[0]).toContain('Secure');
  expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
  const client = await house.connect();
  expect(await client.say({ do: 'ping' })).toMatchObject({ frame: 'done' });
  await expect(ask(house.server.address.replace('https', 'http'), 'GET /healthz')).rejects.toThrow('fetch failed');
  await house.drop();
});

test('[GLI-84] only a trusted proxy’s headers set the client address and TLS', async () => {
  const forwarded = { 'x-forwarded-for': '198.51.100.9', 'x-forwarded-proto': 'https' };
  const body = { name: 'ana', email: 'ana@example.org', password: sheet.password };
  for (const { trustedProxies, origin, isSecure } of [
    { trustedProxies: ['127.0.0.1'], origin: '198.51.100.9', isSecure: true },
    { trustedProxies: undefined, origin: '127.0.0.1', isSecure: false },
  ]) {
    const house = await serverHouse(embedded, defined({ trustedProxies }));
    const { headers } = await ask(house.server.address, 'POST /api/register', { body, headers: forwarded });
    expect(headers.getSetCookie()[0]?.includes('Secure')).toBe(isSecure);
    const [attempt] = await house.accounts.db.query<{ origin: string }>('select origin from sign_in_attempt');
    expect(attempt?.origin).toBe(origin);
    await house.drop();
  }
});

test('the built client is served with its routes; its files are cached, its page is revalidated', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'baize-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>the client</title>');
  writeFileSync(join(folder, 'assets', 'main-1234.js'), 'export {};');
  const house = await serverHouse(embedded, { webFolder: folder });
  for (const path of ['/', '/tables/hand-1', '/reset']) {
    const page = await ask(house.server.address, `GET ${path}`, html);
    expect(page).toMatchObject({ status: 200, text: expect.stringContaining('the client') });
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  }
  const file = await ask(house.server.address, 'GET /assets/main-1234.js');
  expect(file.headers.get('cache-control')).toContain('immutable');
  expect(await ask(house.server.address, 'GET /assets/none.js', html)).toMatchObject({ status: 404 });
  expect(await ask(house.server.address, 'GET /../server.ts', html)).not.toMatchObject({
    text: expect.stringContaining('openServer'),
  });
  await house.drop();
  rmSync(folder, { recursive: true });
});
