/** `baize showdown` and `baize equity` as run by a person or a script. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { baize, type Ran } from './testing/cli.ts';

describe('showdown', () => {
  const holdem = { game: 'holdem', board: 'Ah Kd 7c 7d 2s', hands: ['AsKs', '7h2c', 'Ad Kc'] };

  test('a line in, a line out: the high and low winners, and the name of each hand', async () => {
    const { code, stdout } = await showdown([
      holdem,
      { game: 'holdem', board: 'TsJsQsKsAs', hands: ['2h3h', '4d5d'] },
      { game: 'omaha', board: 'Kh 9h 7h 4h 3s', hands: ['AhKsQd2c', '9s9dTcTd'] },
      { game: 'omaha-hilo', board: '2h 4s 7d 8c Kd', hands: ['As 2d Qh Jc', 'Ad 3c Qs Jd', 'KsKcQcJs'] },
      { game: 'omaha-hilo', board: '5h 6s Td Jc Kd', hands: ['As2d3h4c', 'KsKcQcQs'] },
    ]);
    expect(code).toBe(0);
    expect(read(stdout)).toEqual([
      {
        high: [1],
        low: null,
        names: [
          'two pair, aces and kings, seven kicker',
          'full house, sevens over twos',
          'two pair, aces and kings, seven kicker',
        ],
      },
      { high: [0, 1], low: null, names: ['royal flush', 'royal flush'] },
      {
        high: [1],
        low: null,
        names: ['pair of kings, ace, nine and seven kickers', 'three of a kind, nines, king and seven kickers'],
      },
      {
        high: [2],
        low: [1],
        names: [
          'pair of twos, ace, king and eight kickers; eight low, 8-7-4-2-A',
          'high card ace, king, queen, eight and seven kickers; seven low, 7-4-3-2-A',
          'three of a kind, kings, eight and seven kickers',
        ],
      },
      {
        high: [1],
        low: null,
        names: ['high card ace, king, jack, ten and four kickers', 'three of a kind, kings, jack and ten kickers'],
      },
    ]);
  });

  test('names in Lithuanian and Romanian', async () => {
    const [lt, ro] = await Promise.all([showdown([holdem], 'lt'), showdown([holdem], 'ro')]);
    expect(read(lt.stdout)).toMatchObject([{ names: { 0: 'dvi poros, tūzai ir karaliai, lemianti korta septynakė' } }]);
    expect(read(ro.stdout)).toMatchObject([{ names: { 1: 'full de șeptari cu doiari' } }]);
  });

  test('a bad line is reported with its number, the rest continues, and the exit code is 2', async () => {
    const { code, stdout } = await showdown([
      'nonsense',
      { ...holdem, game: 'whist' },
      { ...holdem, board: 'Ah Kd 7c' },
      { ...holdem, board: '' },
      { ...holdem, hands: ['AsKs', '7h'] },
      { ...holdem, hands: ['AsKs', '7hXx'] },
      { ...holdem, hands: ['AsKs', 'As2c'] },
      { ...holdem, hands: [] },
      holdem,
    ]);
    expect(code).toBe(2);
    const shape = 'not a line such as {"game":"holdem","board":"Ah Kd 7c 7d 2s","hands":["AsKs","7h2c"]}';
    expect(read(stdout).slice(0, 8)).toEqual([
      { error: shape, line: 1 },
      { error: "unknown game 'whist'. Choose one of: holdem, omaha, omaha-hilo", line: 2 },
      { error: 'board: a showdown needs five cards, not 3', line: 3 },
      { error: 'board: a showdown needs five cards, not 0', line: 4 },
      { error: 'hand 1: holdem needs 2 cards, not 1', line: 5 },
      { error: "hand 1: 'Xx' is not a card; write rank and suit, such as Ah, Td or 9c", line: 6 },
      { error: 'As appears twice', line: 7 },
      { error: shape, line: 8 },
    ]);
    expect(read(stdout)[8]).toMatchObject({ high: [1] });
  });

  test('every one of many lines is answered, in order', async () => {
    const boards = Array.from({ length: 2500 }, (_, at) => (at % 2 === 0 ? '2s 2h 2d 9c Ks' : '3s 3h 3d 9c Ks'));
    const { stdout } = await showdown(boards.map((board) => ({ game: 'holdem', board, hands: ['2cAh', '3cAd'] })));
    const winners = (read(stdout) as readonly { readonly high: readonly number[] }[]).map(({ high }) => high[0]);
    expect(winners).toEqual(boards.map((_, at) => at % 2));
  });
});

describe('equity', () => {
  test('exact, on all threads: all 1,712,304 boards are dealt and the shares add up to one pot', async () => {
    const { code, stdout } = await baize(['equity', 'AhKh', 'QdQc', '--json']);
    const { exact, deals, hands } = readEquity(stdout);
    expect([code, exact, deals]).toEqual([0, true, 1_712_304]);
    const [first, second] = hands;
    expect((first?.equity ?? 0) + (second?.equity ?? 0)).toBeCloseTo(1, 12);
    // Published for ace-king suited, not sharing a suit, against queens: 46.2 to 53.8.
    expect([first?.equity.toFixed(3), second?.equity.toFixed(3)]).toEqual(['0.462', '0.538']);
    expect((first?.wins ?? 0) + (second?.wins ?? 0) + (first?.ties ?? 0)).toBe(deals);
  });

  test('a board and Omaha: quartered by two wheels', async () => {
    const hands = ['As2dKhKc', 'JcJs9d8d', 'Ad2sQhQc'];
    const board = '3c 4h 5s Jd Jh';
    const { stdout } = await baize(['equity', ...hands, '--board', board, '--game', 'omaha-hilo', '--json']);
    expect(readEquity(stdout).hands.map(({ equity }) => equity)).toEqual([0.25, 0.5, 0.25]);
    const table = await baize(['equity', ...hands, '--board', board, '--game', 'omaha-hilo']);
    expect(table.stdout).toMatch(/Jc Js 9d 8d +50\.00 % +0\.00 % +100\.00 %/);
    expect(table.stdout).toContain('all 1 deals');
  });

  test('against any hand the result is sampled, with its error, and repeatable by seed', async () => {
    const args = ['equity', 'AhKh', 'random', '--samples', '60000', '--seed', 'lamp', '--json'];
    const [first, second] = await Promise.all([baize(args), baize(args)]);
    const { exact, deals, hands } = readEquity(first.stdout);
    expect([exact, deals]).toEqual([false, 60_000]);
    expect(readEquity(second.stdout).hands).toEqual(hands);
    // Published for ace-king suited against a random hand: 67.0.
    expect(Math.abs((hands[0]?.equity ?? 0) - 0.67)).toBeLessThan(5 * (hands[0]?.error ?? 0));
  });

  test('a mistake is one line and exit code 2', async () => {
    const { code, stdout, stderr } = await baize(['equity', 'AhKh', 'AhQc']);
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: 'baize: Ah appears twice\n' });
  });
});

test('only benches that support it have an exhaustive run', async () => {
  const { code, stderr } = await baize(['bench', 'settle', '--exhaustive', '--json']);
  expect([code, stderr]).toEqual([2, '']);
});

interface Equity {
  readonly exact: boolean;
  readonly deals: number;
  readonly hands: readonly {
    readonly equity: number;
    readonly error?: number;
    readonly wins: number;
    readonly ties: number;
  }[];
}

const readEquity = (stdout: string): Equity => JSON.parse(stdout) as Equity;

const read = (stdout: string): readonly unknown[] =>
  stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

/** Runs the real command with these lines on standard input; strings go in verbatim. */
function showdown(lines: readonly unknown[], language = 'en'): Promise<Ran> {
  const root = fileURLToPath(new URL('../', import.meta.url));
  return new Promise((resolve) => {
    const args = ['--import', './cli/strip-types.mjs', 'cli/main.ts', 'showdown', '--language', language];
    const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, NO_COLOR: '1' } });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.on('close', (code) => resolve({ code, stdout, stderr }));
    child.stdin.end(lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));
  });
}
