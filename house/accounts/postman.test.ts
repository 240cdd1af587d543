/**
 * Emails reach a real mail server, are kept until it accepts them, and are never sent in the clear where TLS is
 * required.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestClock } from '../testing/test-clock.ts';
import { folderOutbox } from './outbox.ts';
import { type MailServer, Postman, type PostNote } from './postman.ts';
import { MailServerInTest } from './testing/mail-server.ts';

let folder: string;
let server: MailServerInTest;
let clock: TestClock;
let notes: PostNote[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'baize-post-'));
  server = await MailServerInTest.open();
  clock = new TestClock();
  notes = [];
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const letter = (text = 'Sveiki,\n\nhttps://play.example.org/reset#abc\n.\nŠtai.') => ({
  to: 'jonas@example.org',
  subject: 'Pasirinkite slaptažodį',
  text,
  at: clock.now(),
});
const postman = (other: Partial<MailServer> = {}) => {
  const place = {
    from: 'Baize <no-reply@example.org>',
    host: '127.0.0.1',
    port: server.port,
    security: 'none',
  } as const;
  return new Postman(folder, { ...place, ...other }, clock, (note) => void notes.push(note));
};
const lying = () => readdirSync(folder);

/** The text as a mail program shows it. */
const decoded = (content: string): string => {
  const [headers = '', body = ''] = content.split(/\n\n([\s\S]*)/);
  if (/base64/i.test(headers)) return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replaceAll(/=\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return /quoted-printable/i.test(headers) ? Buffer.from(bytes, 'latin1').toString() : body;
};

test('an email reaches the mail server whole, and leaves the folder', async () => {
  const post = postman();
  expect(await post.send(letter())).toBe('by mail to jonas@example.org');
  await post.close();
  const [taken] = server.received;
  expect([taken?.from, taken?.to]).toEqual(['no-reply@example.org', 'jonas@example.org']);
  expect(decoded(taken?.content ?? '').trim()).toBe('Sveiki,\n\nhttps://play.example.org/reset#abc\n.\nŠtai.');
  expect(taken?.content).toMatch(/^From: Baize <no-reply@example.org>$/m);
  expect(taken?.content).toMatch(/^Date: Mon, 16 Nov 2026 10:00:00 \+0000$/m);
  expect(lying()).toEqual([]);
  expect(notes).toEqual([{ to: 'jonas@example.org', became: 'sent' }]);
});

test('emails wait while the server is down, and go out when it is back', async () => {
  const { port } = server;
  await server.close();
  const post = postman({ port });
  await post.send(letter());
  await clock.advance(0, () => post.idle());
  expect(notes).toEqual([{ to: 'jonas@example.org', became: 'waits', why: expect.stringContaining('ECONNREFUSED') }]);
  expect(lying()).toHaveLength(1);
  server = await MailServerInTest.open(port);
  await clock.advance(60_000, () => post.idle());
  expect(server.received).toHaveLength(1);
  expect(lying()).toEqual([]);
});

test('emails left over from an earlier run are sent by the next', async () => {
  await folderOutbox(folder).send(letter());
  const post = postman();
  post.goRound();
  await post.close();
  expect(server.received.map(({ to }) => to)).toEqual(['jonas@example.org']);
});

test('a permanently rejected email is set aside and does not hold up the others', async () => {
  server.refusal = '550 no such mailbox';
  const post = postman();
  await post.send(letter());
  await post.idle();
  server.refusal = undefined;
  await post.send({ ...letter(), to: 'ana@example.org' });
  await post.close();
  expect(server.received.map(({ to }) => to)).toEqual(['ana@example.org']);
  expect(notes.map(({ to, became }) => [to, became])).toEqual([
    ['jonas@example.org', 'refused'],
    ['ana@example.org', 'sent'],
  ]);
  expect(lying()).toEqual([expect.stringMatching(/\.eml\.refused$/)]);
});

test('a temporarily rejected email is retried', async () => {
  server.refusal = '451 come back later';
  const post = postman();
  await post.send(letter());
  await post.idle();
  server.refusal = undefined;
  await clock.advance(60_000, () => post.idle());
  expect(notes.map(({ became }) => became)).toEqual(['waits', 'sent']);
});

test('an email is given up after a day', async () => {
  server.refusal = '451 come back later';
  const post = postman();
  await post.send(letter());
  await clock.advance(25 * 3_600_000, () => post.idle());
  expect(notes.at(-1)).toEqual({ to: 'jonas@example.org', became: 'too-old' });
  expect(lying()).toEqual([expect.stringMatching(/\.eml\.too-old$/)]);
  await post.close();
});

test('credentials are given to the server and nobody else', async () => {
  server.credentials = Buffer.from('\0baize\0quiet river').toString('base64');
  const post = postman({ user: 'baize', password: 'quiet river' });
  await post.send(letter());
  await post.close();
  expect(server.received).toHaveLength(1);
  const wrong = postman({ user: 'baize', password: 'loud river' });
  await wrong.send(letter());
  await wrong.close();
  expect(notes.at(-1)).toMatchObject({ became: 'waits' });
  expect(JSON.stringify(notes)).not.toContain('river');
});

test('when TLS is required, nothing is sent to a server without it', async () => {
  const post = postman({ security: 'starttls' });
  await post.send(letter());
  await post.close();
  expect(server.received).toEqual([]);
  expect(notes).toEqual([expect.objectContaining({ became: 'waits' })]);
  expect(lying()).toHaveLength(1);
});
