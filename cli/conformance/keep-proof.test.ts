import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseProof, type Proven } from '../../rulebook/proof.ts';
import { keepProof, proofFile } from './keep-proof.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'baize-proof-'));
  mkdirSync(join(root, 'rulebook'));
  const who = ['-c', 'user.name=x', '-c', 'user.email=x@example.org'];
  for (const args of [
    ['init', '-q'],
    [...who, 'commit', '-q', '--allow-empty', '-m', 'first'],
  ]) {
    execFileSync('git', ['-C', root, ...args]);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const proven = (clause: string, door: Proven['door'] = 'rule', file = 'core/x.test.ts'): Proven => ({
  clause,
  file,
  ...(door !== undefined && { door }),
});
const kept = () => parseProof(readFileSync(join(root, proofFile), 'utf8'));

test('what a run proves is written with its commit, and reads back unchanged', () => {
  const some = [proven('AB-001'), proven('AB-001', 'table', 'house/y.test.ts'), proven('AB-002')];
  expect(keepProof(root, some, false)).toEqual({ ok: true, note: 'rulebook/proof.tsv is written: commit it' });
  const commit = execFileSync('git', ['-C', root, 'rev-parse', 'HEAD'], { encoding: 'utf8' });
  expect(commit.startsWith(kept().commit)).toBe(true);
  expect(kept().proven).toHaveLength(3);
  expect(kept().proven).toEqual(expect.arrayContaining(some));
});

test('the same proof again leaves the file unchanged, whatever the order', () => {
  keepProof(root, [proven('AB-001'), proven('AB-002')], false);
  const before = readFileSync(join(root, proofFile), 'utf8').replace(/commit \S+/, 'commit 0000000000');
  execFileSync('sed', ['-i', '1s/.*/# commit 0000000000, 2026-01-01/', join(root, proofFile)]);
  expect(keepProof(root, [proven('AB-002'), proven('AB-001')], false)).toEqual({ ok: true, note: 'unchanged' });
  expect(kept().commit).toBe('0000000000');
  expect(before).toContain('AB-001 AB-002');
});

test('on CI a clause that lost a level fails and nothing is written; one that gained a level is not a drop', () => {
  keepProof(root, [proven('AB-001'), proven('AB-001', 'table')], false);
  const fewer = keepProof(root, [proven('AB-001'), proven('AB-002')], true);
  expect(fewer).toMatchObject({ ok: false, output: expect.stringContaining('AB-001 at table') as string });
  expect(kept().proven).toHaveLength(2);
  const named: Proven = { clause: 'AB-003', file: 'web/x.test.ts' };
  keepProof(root, [proven('AB-001'), proven('AB-001', 'table'), named], false);
  const moved = [
    proven('AB-003', 'screen'),
    proven('AB-001', 'rule', 'core/z.test.ts'),
    proven('AB-001', 'table'),
    proven('AB-002'),
  ];
  expect(keepProof(root, moved, true)).toMatchObject({ ok: true, note: expect.stringContaining('behind') as string });
});
