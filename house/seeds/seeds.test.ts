/** Seeds are unique, match their commitment, and cannot be read or swapped without the key. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seedSafe } from './safe.ts';
import { commitmentTo, newSeed } from './seed.ts';

// Undo the test setup's repeatable seeds.
vi.unmock(import('./seed.ts'));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-seeds-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const keyFile = () => join(folder, 'keys', 'seeds.key');

test('no two seeds are alike', () => {
  const seeds = Array.from({ length: 2000 }, () => Buffer.from(newSeed()).toString('hex'));
  expect(new Set(seeds).size).toBe(2000);
  expect(seeds.every((seed) => seed.length === 64)).toBe(true);
});

test('the commitment is the SHA-256 of the seed, as anyone can compute it', () => {
  // The published digest of 32 zero bytes.
  const zeros = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';
  expect(commitmentTo(new Uint8Array(32))).toBe(zeros);
  const seed = newSeed();
  expect(commitmentTo(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
});

test('a sealed seed opens only with the key and its own name, even after a restart', () => {
  const seed = newSeed();
  const sealed = seedSafe(keyFile()).seal(seed, 'shoe baccarat-1/7');
  expect(sealed.includes(Buffer.from(seed))).toBe(false);
  expect(seedSafe(keyFile()).open(sealed, 'shoe baccarat-1/7')).toEqual(seed);
  expect(() => seedSafe(keyFile()).open(sealed, 'shoe baccarat-1/8')).toThrow(/authenticate/);
  expect(() => seedSafe(join(folder, 'other.key')).open(sealed, 'shoe baccarat-1/7')).toThrow(/authenticate/);
});

test('only its owner can read the key, and a broken one is refused', () => {
  seedSafe(keyFile());
  expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
  writeFileSync(keyFile(), 'short');
  expect(() => seedSafe(keyFile())).toThrow('is not a key of 32 bytes');
});
