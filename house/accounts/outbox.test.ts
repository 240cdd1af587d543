/** Emails in a folder: one file each, readable by their owner only. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderOutbox } from './outbox.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-outbox-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const letter = {
  to: 'ana@example.org',
  subject: 'Alegeți o parolă',
  text: 'Bună ziua,\n\naici.',
  at: new Date('2026-11-16T10:00:00.250Z'),
};

test('an email is one file that a mail program opens, and the sender learns its path', async () => {
  const outbox = join(folder, 'data', 'outbox');
  const file = await folderOutbox(outbox).send(letter);
  expect(readFileSync(file, 'utf8')).toBe(
    `To: ana@example.org
Subject: Alegeți o parolă
Date: Mon, 16 Nov 2026 10:00:00 +0000
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: 8bit

Bună ziua,

aici.
`,
  );
  expect(readdirSync(outbox).map((name) => join(outbox, name))).toEqual([file]);
});

test('two emails of the same moment are two files, readable by their owner only', async () => {
  const outbox = folderOutbox(join(folder, 'outbox'));
  const files = await Promise.all([outbox.send(letter), outbox.send(letter)]);
  expect(new Set(files).size).toBe(2);
  expect(files.map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600]);
  expect(statSync(join(folder, 'outbox')).mode & 0o777).toBe(0o700);
});

test('nothing in an email can start another header', async () => {
  const file = await folderOutbox(folder).send({ ...letter, subject: 'Hello\r\nBcc: all@example.org' });
  expect(readFileSync(file, 'utf8')).not.toMatch(/^Bcc/m);
});
