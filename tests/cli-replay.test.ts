/** `baize replay` as typed by a person, on our own hands. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { baize } from './testing/cli.ts';

const hand = (number: number, actions: readonly string[], more = '') => `variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [1000, 1000, 1000]
actions = ${JSON.stringify(['d dh p1 AsAh', 'd dh p2 KsKh', 'd dh p3 QsQh', ...actions])}
hand = ${number}
${more}`;

const folded = hand(7, ['p3 f', 'p1 f'], "players = ['Ann', 'Bo', 'Cleo']\nfinishing_stacks = [950, 1050, 1000]\n");
const illegal = hand(8, ['p3 f', 'p1 cbr 120']);
const unfinished = hand(9, ['p3 cbr 300']);
const omaha = folded
  .replace("'NT'", "'PO'")
  .replace('[0, 0, 0]', '[0, 100, 0]')
  .replaceAll(/([AKQ]s[AKQ]h)/g, '$1????');

let folder = '';
const at = (name: string) => join(folder, name);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-replay-'));
  writeFileSync(at('folded.phh'), folded);
  writeFileSync(at('omaha.phh'), omaha);
  writeFileSync(at('many.phhs'), [folded, illegal, unfinished].map((text, index) => `[${index}]\n${text}\n`).join(''));
  writeFileSync(at('torn.phh'), "variant = 'NT'\nantes = [0, 0\n");
});
afterAll(() => rmSync(folder, { recursive: true }));

const lines = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe.concurrent('replay', () => {
  test('one hand: a table of its stacks', async () => {
    const { code, stdout } = await baize(['replay', at('folded.phh')]);
    expect(code).toBe(0);
    expect(stdout).toContain('Hand 7  ok');
    expect(stdout).toMatch(/p2\s+Bo\s+1,000\s+1,050\s+100\n/);
    expect(stdout).toContain('The record states the same.');
  });

  test('one hand as JSON', async () => {
    const { code, stdout } = await baize(['replay', at('folded.phh'), '--json']);
    expect([code, lines(stdout)]).toEqual([
      0,
      [
        {
          hand: 7,
          ok: true,
          finished: true,
          finishingStacks: [950, 1050, 1000],
          winnings: [0, 100, 0],
          departures: [],
          agrees: true,
        },
      ],
    ]);
  });

  test('many hands: a line each and a summary; exit code 1 if one is illegal', async () => {
    const { code, stdout } = await baize(['replay', at('many.phhs')]);
    expect([code, stdout.split('\n')]).toEqual([
      1,
      [
        '7  ok  950  1,050  1,000',
        '8  illegal  action 5, p1 cbr 120: The minimum raise is to 200, not 120. (PP-917)',
        '9  unfinished  950  900  700',
        '3 hands: 2 ok, 1 illegal, 1 of them unfinished',
        '',
      ],
    ]);
  });

  test('many hands as JSON: the error, and who is next', async () => {
    const { code, stdout } = await baize(['replay', at('many.phhs'), '--json']);
    const [, second, third] = lines(stdout);
    expect(code).toBe(1);
    expect(second).toMatchObject({
      hand: 8,
      ok: false,
      error: { action: 'p1 cbr 120', index: 4, refused: 'raise-too-small', clause: 'PP-917' },
    });
    expect(third).toMatchObject({
      finished: false,
      next: { actor: 0, toCall: 250, canRaise: true, minRaiseTo: 500, maxRaiseTo: 1000 },
    });
  });

  test('a table with its own terms is replayed, and refused with --strict', async () => {
    const played = await baize(['replay', at('omaha.phh'), '--json']);
    expect([played.code, lines(played.stdout)[0]]).toMatchObject([0, { ok: true, departures: ['PP-031', 'PP-909'] }]);
    const strict = await baize(['replay', at('omaha.phh'), '--strict', '--json']);
    expect([strict.code, lines(strict.stdout)[0]]).toMatchObject([1, { ok: false, error: { clause: 'PP-031' } }]);
  });

  test('a folder: every file in it, named; an unreadable one gives exit code 2 and stops no other', async () => {
    const { code, stdout, stderr } = await baize(['replay', folder, '--json']);
    expect(code).toBe(2);
    expect(stderr).toBe('');
    const read = lines(stdout);
    expect(read.map(({ file, error }) => (file === undefined ? (error as { message: string }).message : file))).toEqual(
      [
        at('folded.phh'),
        ...['many.phhs', 'many.phhs', 'many.phhs', 'omaha.phh'].map(at),
        expect.stringMatching(/torn\.phh, line 3: not TOML, /),
      ],
    );
  });

  test.each([
    ['nowhere.phh', /^baize: cannot read '.*nowhere\.phh': no such file\n$/],
    ['torn.phh', /^baize: .*torn\.phh, line 3: not TOML, .+\n$/],
  ])('%s is a mistake in one line', async (name, sentence) => {
    const { code, stdout, stderr } = await baize(['replay', at(name)]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(sentence);
  });

  test('to text: legal hands only, with the others listed separately', async () => {
    const { code, stdout, stderr } = await baize(['replay', at('many.phhs'), '--to', 'text']);
    expect(stdout).toContain('Bo wins 100\n');
    const left = 'left out: 8  illegal  action 5, p1 cbr 120: The minimum raise is to 200, not 120. (PP-917)\n';
    expect([code, stderr]).toEqual([1, left]);
  });

  test('to Open Hand History', async () => {
    const { code, stdout } = await baize(['replay', at('folded.phh'), '--to', 'ohh']);
    expect([code, JSON.parse(stdout)]).toMatchObject([0, { ohh: { game_type: 'Holdem', pots: [{ amount: 100 }] } }]);
  });

  test('to PHH', async () => {
    const { code, stdout } = await baize(['replay', at('folded.phh'), '--to', 'phh']);
    expect(code).toBe(0);
    expect(stdout).toContain('finishing_stacks = [950, 1050, 1000]\n');
  });

  test('any other format is refused', async () => {
    const { code, stderr } = await baize(['replay', at('folded.phh'), '--to', 'pdf']);
    expect([code, stderr]).toEqual([2, "baize: unknown format 'pdf'. Choose one of: phh, ohh, text\n"]);
  });
});
