/** Joining, signing in and out, and passwords, over HTTP. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { present } from '../../../core/base/invariant.ts';
import { sheet, tokenIn } from '../../accounts/testing/open-accounts.ts';
import { engines } from '../../testing/databases.ts';
import { type Asked, ask } from '../testing/ask.ts';
import { type ServerHouse, serverHouse } from '../testing/server-house.ts';

const [embedded] = engines;
const { password } = sheet;
const newcomer = (name: string) => ({ name, email: `${name}@example.org`, password });
const cookieOf = (headers: Headers) => present(headers.getSetCookie()[0], 'a cookie');

describe('people', () => {
  let house: ServerHouse;
  const post = (path: string, body: unknown, more: Asked = {}) =>
    ask(house.server.address, `POST ${path}`, { body, ...more });
  const get = (path: string, more: Asked = {}) => ask(house.server.address, `GET ${path}`, more);

  beforeAll(async () => {
    house = await serverHouse(present(embedded, 'an engine'), { limits: { passwordRequestsPerMinute: 1000 } });
  });
  afterEach(() => house.closeClients());
  afterAll(() => house.drop());

  test('joining a play-money house signs in, grants play money, and says so', async () => {
    const { status, json, headers } = await post('/api/register', newcomer('ana'));
    expect(status).toBe(201);
    expect(json).toMatchObject({
      person: { name: 'ana', email: 'ana@example.org', role: 'player', language: 'en' },
      granted: 100_000,
      money: { kind: 'play', currency: 'PLAY', notice: expect.stringContaining('play money') },
      idleMinutes: 30,
    });
    expect(json).not.toHaveProperty('token');
    const cookie = cookieOf(headers);
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/']) expect(cookie).toContain(part);
    const session = present(cookie.split(';')[0], 'a session');
    expect((await get('/api/me', { headers: { cookie: session } })).json).toMatchObject({
      person: { name: 'ana' },
      money: { notice: expect.any(String) },
    });
    const browser = await house.connect({ cookie: session });
    expect(browser.frames[0]).toMatchObject({ player: { name: 'ana', balance: 100_000 } });
  });

  test('a program requests a token instead, and gets no cookie', async () => {
    const { json, headers } = await post('/api/register', { ...newcomer('bea'), proof: 'token' });
    expect(headers.getSetCookie()).toEqual([]);
    const token = json['token'] as string;
    expect((await get('/api/me', { token })).json).toMatchObject({ person: { name: 'bea' } });
  });

  test.each([
    { body: { ...newcomer('a'), name: 'a' }, status: 400, refused: 'bad-name' },
    { body: { ...newcomer('cid'), email: 'nowhere' }, status: 400, refused: 'bad-email' },
    { body: { ...newcomer('cid'), password: 'short' }, status: 400, refused: 'weak-password' },
    { body: newcomer('ana'), status: 409, refused: 'name-taken' },
    { body: { ...newcomer('cid'), email: 'ANA@example.org' }, status: 409, refused: 'email-taken' },
    { body: { ...newcomer('cid'), role: 'administrator' }, status: 400, refused: 'bad-request', says: 'role' },
    { body: { name: 'cid', password }, status: 400, refused: 'bad-request', says: 'email' },
  ])('an invalid sign-up is explained: $refused', async ({ body, status, refused, says = '' }) => {
    const answer = await post('/api/register', body);
    expect(answer).toMatchObject({
      status,
      json: { refused, ...(says === '' ? {} : { values: { mistakes: expect.stringContaining(says) } }) },
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('[GLI-67] a wrong password, an unknown name and a locked account get identical answers', async () => {
    await post('/api/register', newcomer('dan'));
    const signIn = (nameOrEmail: string, typed: string) => post('/api/sign-in', { nameOrEmail, password: typed });
    const [wrong, unknown] = [await signIn('dan', 'not this one'), await signIn('nobody', 'not this one')];
    await signIn('dan', 'nor this one');
    await signIn('dan', 'nor that one');
    const locked = await signIn('dan', password);
    expect(wrong).toMatchObject({ status: 401, json: { refused: 'wrong-credentials' } });
    for (const { status, text } of [unknown, locked])
      expect({ status, text }).toEqual({ status: 401, text: wrong.text });
  });

  test('[GLI-84] every failed attempt is recorded with its time and network address', async () => {
    await post('/api/register', newcomer('eva'));
    await post('/api/sign-in', { nameOrEmail: 'eva', password: 'not this one' });
    const rows = await house.accounts.db.query(
      `select outcome, origin, at from sign_in_attempt join person on person.id = person_id where name = 'eva' order by seq`,
    );
    const at = house.accounts.clock.now();
    expect(rows).toEqual([
      { outcome: 'right', origin: '127.0.0.1', at },
      { outcome: 'wrong', origin: '127.0.0.1', at },
    ]);
  });

  test('[GLI-68] the session ends after half an hour without activity; automatic requests don’t count', async () => {
    const { token } = await house.player('fay');
    await house.pass(29 * 60);
    expect(await get('/api/balance', { token })).toMatchObject({ status: 200 });
    await house.pass(60);
    expect(await get('/api/balance', { token })).toMatchObject({ status: 401, json: { refused: 'session-idle' } });
    expect(await get('/api/statement', { token })).toMatchObject({ status: 401 });
  });

  test('signing out takes effect at once, over HTTP and socket; the other device stays signed in', async () => {
    const phone = await house.player('gil');
    const { json } = await post('/api/sign-in', { nameOrEmail: 'gil', password, proof: 'token' });
    const other = json['token'] as string;
    const [here, there] = [await house.connect({ token: phone.token }), await house.connect({ token: other })];
    expect(await post('/api/sign-out', {}, { token: phone.token })).toMatchObject({ status: 200 });
    expect(await here.ended).toBe(1008);
    expect(await get('/api/me', { token: phone.token })).toMatchObject({ status: 401 });
    expect(await there.say({ do: 'ping' })).toMatchObject({ frame: 'done' });
  });

  test('signing out everywhere takes effect on every device at once', async () => {
    const { token } = await house.player('hal');
    const { json } = await post('/api/sign-in', { nameOrEmail: 'hal', password, proof: 'token' });
    const other = await house.connect({ token: json['token'] as string });
    const { headers } = await post('/api/sign-out-everywhere', {}, { token });
    expect(cookieOf(headers)).toMatch(/^baize-session=;/);
    expect(await other.ended).toBe(1008);
  });

  test('a forgotten password: the same answer for any address, an email only to a known one', async () => {
    const { token } = await house.player('ida');
    const client = await house.connect({ token });
    const before = house.accounts.letters.length;
    const unknown = await post('/api/password/ask', { email: 'nobody@example.org' });
    const known = await post('/api/password/ask', { email: 'ida@example.org' });
    expect(known).toMatchObject({ status: 200, text: unknown.text });
    await house.quiet();
    expect(house.accounts.letters.length).toBe(before + 1);
    const letter = tokenIn(house.accounts);
    const next = 'another horse battery';
    expect(await post('/api/password/redeem', { token: 'made-up', password: next })).toMatchObject({ status: 410 });
    expect(await post('/api/password/redeem', { token: letter, password: next })).toMatchObject({ status: 200 });
    expect(await client.ended).toBe(1008);
    expect(await post('/api/password/redeem', { token: letter, password: next })).toMatchObject({ status: 410 });
    expect(await post('/api/sign-in', { nameOrEmail: 'ida', password: next })).toMatchObject({ status: 200 });
  });

  test('changing the password needs the current one and ends every session', async () => {
    const { token } = await house.player('jan');
    const next = 'another horse battery';
    expect(await post('/api/password/change', { now: 'not this one', next }, { token })).toMatchObject({ status: 401 });
    expect(await post('/api/password/change', { now: password, next }, { token })).toMatchObject({ status: 200 });
    expect(await get('/api/me', { token })).toMatchObject({ status: 401 });
    expect(await post('/api/sign-in', { nameOrEmail: 'jan', password: next })).toMatchObject({ status: 200 });
  });

  test.each([
    'GET /api/me',
    'GET /api/balance',
    'GET /api/statement',
    'GET /api/rounds',
    'GET /api/rounds/a/1',
    'POST /api/sign-out',
  ])('%s is for people who are signed in', async (what) => {
    const answer = { status: 401, json: { refused: 'not-signed-in' } };
    expect(await ask(house.server.address, what)).toMatchObject(answer);
    expect(await ask(house.server.address, what, { token: 'made-up' })).toMatchObject(answer);
  });

  test('a page of another site can’t act for anyone, whatever cookie the browser sends', async () => {
    const { headers } = await post('/api/register', newcomer('kim'));
    const cookie = present(cookieOf(headers).split(';')[0], 'a session');
    const foreign = { cookie, origin: 'https://elsewhere.example' };
    const answer = await post('/api/sign-out-everywhere', {}, { headers: foreign });
    expect(answer).toMatchObject({ status: 403, json: { refused: 'other-origin' } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    const own = { cookie, origin: house.server.address };
    expect(await get('/api/me', { headers: own })).toMatchObject({ status: 200 });
    expect(await post('/api/sign-out', {}, { headers: own })).toMatchObject({ status: 200 });
  });
});

test('a real-money house grants nothing and mentions no play money', async () => {
  const house = await serverHouse(present(embedded, 'an engine'), { kind: 'real' });
  const { json } = await ask(house.server.address, 'POST /api/register', { body: newcomer('ana') });
  expect(json['money']).toEqual({ kind: 'real', currency: 'EUR' });
  expect(json).not.toHaveProperty('granted');
  const client = await house.connect();
  expect(client.frames[0]).toMatchObject({ currency: 'EUR' });
  expect(client.frames[0]).not.toHaveProperty('notice');
  await house.drop();
});

test('password attempts are limited per address; other requests continue', async () => {
  const house = await serverHouse(present(embedded, 'an engine'), { limits: { passwordRequestsPerMinute: 3 } });
  const tries = [];
  for (let n = 0; n < 5; n++) {
    const body = { nameOrEmail: `guess-${n}`, password: 'guess' };
    tries.push((await ask(house.server.address, 'POST /api/sign-in', { body })).json['refused']);
  }
  expect(tries).toEqual([...Array(3).fill('wrong-credentials'), 'too-fast', 'too-fast']);
  expect(await ask(house.server.address, 'GET /api/tables')).toMatchObject({ status: 200 });
  await house.drop();
});
