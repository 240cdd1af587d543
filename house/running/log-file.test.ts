/** The log file is rotated and limited in size. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLogFile } from './log-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('lines are appended to those of earlier starts, readable by the owner only', () => {
  const file = join(folder, 'logs', 'house.log');
  for (const line of ['one\n', 'two\n']) {
    const log = openLogFile(file);
    log.write(line);
    log.close();
  }
  expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a full file is rotated, and the oldest is deleted', () => {
  const file = join(folder, 'house.log');
  const log = openLogFile(file, 10);
  for (let n = 1; n <= 8; n++) log.write(`line ${n}  \n`);
  log.close();
  expect(readdirSync(folder).toSorted()).toEqual(['house.log', ...[1, 2, 3, 4, 5].map((n) => `house.log.${n}`)]);
  expect(readFileSync(file, 'utf8')).toBe('line 8  \n');
  expect([1, 5].map((n) => readFileSync(`${file}.${n}`, 'utf8'))).toEqual(['line 7  \n', 'line 3  \n']);
});
