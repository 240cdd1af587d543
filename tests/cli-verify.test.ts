/** `baize verify shoe` and `baize bench chance` as run by a player or a test lab. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { present } from '../core/base/invariant.ts';
import type { ShoeExport } from '../core/chance/shoe-export.ts';
import { dealtShoe } from '../core/chance/testing/dealt-shoe.ts';
import { goldenWealthBaccarat } from '../core/games/golden-wealth-baccarat/index.ts';
import { baize } from './testing/cli.ts';

describe('verify shoe', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'baize-verify-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const shoe = dealtShoe(goldenWealthBaccarat);
  const file = (content: unknown): string => {
    const path = join(folder, 'shoe.json');
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  };
  /** Swaps the second card of the third round for the first. */
  const forged = (): ShoeExport => {
    const copy = structuredClone(shoe);
    const { journal } = present(copy.rounds[2], 'a round');
    const cards = journal.flatMap((entry, at) => (entry.kind === 'card' ? [at] : []));
    const [first, second] = [present(cards[0], 'a card'), present(cards[1], 'a card')];
    [journal[first], journal[second]] = [present(journal[second], 'a card'), present(journal[first], 'a card')];
    return copy;
  };

  test('[GLI-17] says what it checked, and that everything is as promised', async () => {
    const { code, stdout } = await baize(['verify', 'shoe', file(shoe)]);
    expect(code).toBe(0);
    expect(stdout).toContain(`commitment  ${shoe.shoe.commitment}`);
    expect(stdout).toContain(`${shoe.rounds.length + 1} seeds verified`);
    expect(stdout).toContain('Everything is as promised.');
  });

  test('[GLI-16] names the first mismatch; the exit code is 1', async () => {
    const path = file(forged());
    const [told, json] = await Promise.all([
      baize(['verify', 'shoe', path]),
      baize(['verify', 'shoe', path, '--json']),
    ]);
    expect([told.code, json.code]).toEqual([1, 1]);
    expect(told.stdout).toMatch(/WRONG {2}round test-1\/42: entry \d+: .. by the seed, .. in the export/);
    expect(JSON.parse(json.stdout)).toMatchObject({
      verified: false,
      game: 'golden-wealth-baccarat',
      checked: { rounds: 2 },
      wrong: { round: 'test-1/42' },
    });
  });

  test.each([
    ['no JSON', 'cards', /is not JSON/],
    ['something else', { a: 1 }, /is not the export of a shoe/],
    ['an unknown game', { ...shoe, game: 'faro' }, /this program has no game faro/],
    ['other rules', { ...shoe, rulesVersion: '0' }, /rules version 1 of golden-wealth-baccarat, not 0/],
    ['wrong parameters', { ...shoe, parameters: { decks: 99 } }, /decks/],
  ])('%s is one line and exit code 2', async (_, content, line) => {
    const { code, stderr, stdout } = await baize(['verify', 'shoe', file(content)]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(line);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  test('without a subject, or with an unknown one, the choices are listed', async () => {
    const [none, other] = await Promise.all([baize(['verify']), baize(['verify', 'sho'])]);
    expect([none.code, none.stderr]).toEqual([
      2,
      'baize: no subcommand given. Choose one of: shoe, ledger, rounds, tournaments\n',
    ]);
    expect([other.code, other.stderr]).toEqual([
      2,
      "baize: unknown proof 'sho'. Choose one of: shoe, ledger, rounds, tournaments\n",
    ]);
  });

  test('a missing file', async () => {
    const { code, stderr } = await baize(['verify', 'shoe', join(folder, 'none.json')]);
    expect(code).toBe(2);
    expect(stderr).toContain('cannot read');
  });
});

describe('bench chance', () => {
  test('too few draws, or not a number, is refused with the valid range', async () => {
    const { code, stderr } = await baize(['bench', 'chance', '--draws', '12']);
    expect(code).toBe(2);
    expect(stderr).toContain("draws '12' is not a whole number from 10,000 to 10,000,000");
  });

  test('[GLI-14] passes, every trial in the JSON, exit code 0', async () => {
    const { code, stdout } = await baize(['bench', 'chance', '--draws', '10000', '--seed', 'cli', '--json']);
    const result = JSON.parse(stdout) as { passed: boolean; trials: readonly { use: string; passed: boolean }[] };
    expect([code, result.passed]).toEqual([0, true]);
    expect(result.trials.every(({ passed }) => passed)).toBe(true);
    expect(result.trials.map(({ use }) => use)).toContain('pocket of 37');
  });
});
