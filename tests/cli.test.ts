/**
 * The commands as typed by a person: valid ones answer, mistakes get one line that says what is wrong and what is
 * valid.
 */
import { describe, expect, test } from 'vitest';
import { games as allGames } from '../core/games/games.ts';
import { baize } from './testing/cli.ts';

const games = allGames.map(({ id }) => id).join(', ');

describe('mistakes', () => {
  const mistakes: readonly (readonly [string, string])[] = [
    ['odds whist', `unknown game 'whist'. Choose one of: ${games}, dragon-tiger`],
    ['simulate whist', `unknown game 'whist'. Choose one of: ${games}, dragon-tiger`],
    ['odds rng-baccarat --bet super-6', `unknown spot 'super-6'. Choose one of: player, banker, tie`],
    ['odds rng-baccarat --set decks=0', 'decks: must be a whole number from 1 to 12 (RB-007)'],
    ['odds rng-baccarat --set decks', "setting 'decks' is not of the form name=value, such as decks=6"],
    ['odds rng-baccarat --stake ten', "stake 'ten' is not an amount. Write it as 10 or 12.50"],
    ['odds rng-baccarat --sett decks=6', "unknown option '--sett' (Did you mean --set?)"],
    ['odds', "missing required argument 'game'"],
    ['simulate rng-baccarat --rounds many', "rounds 'many' is not a whole number above zero, such as 10000000"],
    ['simulate rng-baccarat --play well', "unknown way to play 'well'. Choose one of: best, default"],
    [
      'bench speed',
      "unknown bench 'speed'. Choose one of: rounds, settle, blackjack, evaluate, hands, replays, ledger, load, tournaments, odds, chance, crash, integrity",
    ],
    ['od', "unknown command 'od' (Did you mean odds?)"],
  ];
  test.concurrent.each(mistakes)('%s', async (line, sentence) => {
    const { code, stdout, stderr } = await baize(line.split(' '));
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: `baize: ${sentence}\n` });
  });

  test('all mistakes of a configuration at once, in one line', async () => {
    const { code, stderr } = await baize([
      'odds',
      'rng-baccarat',
      '--set',
      'decks=99',
      '--set',
      'deck=1',
      '--set',
      'payouts.tie=x',
    ]);
    expect(code).toBe(2);
    expect(stderr.split('\n')).toHaveLength(2);
    for (const part of ['decks: ', 'deck: no such parameter', 'payouts.tie: ']) expect(stderr).toContain(part);
  });

  test('with --json the mistake is JSON, with the choices', async () => {
    const { code, stdout, stderr } = await baize(['odds', 'rng-baccarat', '--bet', 'lucky', '--json']);
    expect([code, stderr]).toEqual([2, '']);
    expect(JSON.parse(stdout)).toEqual({
      error: {
        message: "unknown spot 'lucky'. Choose one of: player, banker, tie",
        choices: ['player', 'banker', 'tie'],
      },
    });
  });
});

describe('odds', () => {
  test('JSON: exact fractions beside decimals, and the parameters used', async () => {
    const { code, stdout } = await baize(['odds', 'rng-baccarat', '--json']);
    expect(code).toBe(0);
    const report = JSON.parse(stdout) as {
      game: string;
      rulesVersion: string;
      parameters: { decks: number };
      bets: Record<string, { rtp: number; edge: number; outcomes: { returns: string; probability: string }[] }>;
    };
    expect([report.game, report.rulesVersion, report.parameters.decks]).toEqual(['rng-baccarat', '1', 6]);
    expect(Object.keys(report.bets)).toEqual(['player', 'banker', 'tie']);
    // The page's published returns (RB-006).
    const percent = (spot: string) => ((report.bets[spot]?.rtp ?? 0) * 100).toFixed(2);
    expect([percent('banker'), percent('player'), percent('tie')]).toEqual(['98.94', '98.76', '85.56']);
    for (const { rtp, edge, outcomes } of Object.values(report.bets)) {
      expect(rtp + edge).toBeCloseTo(1, 12);
      const sum = outcomes.reduce((total, { probability }) => total + fraction(probability), 0);
      expect(sum).toBeCloseTo(1, 12);
      const mean = outcomes.reduce(
        (total, { returns, probability }) => total + fraction(returns) * fraction(probability),
        0,
      );
      expect(mean).toBeCloseTo(rtp, 12);
    }
  });

  test('a fee is staked and not returned: `staked` includes it, and both returns are given', async () => {
    const { stdout } = await baize(['odds', 'golden-wealth-baccarat', '--bet', 'player-pair', '--json']);
    const { bets } = JSON.parse(stdout) as {
      bets: Record<string, { rtp: number; rtpInitial: number; staked: string }>;
    };
    const pair = bets['player-pair'];
    expect(pair?.staked).toBe('6/5');
    // Profit is returned less 1.2 staked: rtpInitial = 1 + 1.2 rtp - 1.2.
    expect(pair?.rtpInitial).toBeCloseTo(1.2 * (pair?.rtp ?? 0) - 0.2, 12);
  });

  test('choices: the return of best play, of never raising, and the strategy', async () => {
    const { stdout } = await baize(['odds', 'peek-baccarat', '--bet', 'player', '--json']);
    const { bets } = JSON.parse(stdout) as {
      bets: { player: { rtp: number; neverRaising: { rtp: number }; strategy: { when: string; choose: string }[] } };
    };
    const { rtp, neverRaising, strategy } = bets.player;
    expect([(rtp * 100).toFixed(2), (neverRaising.rtp * 100).toFixed(1)]).toEqual(['98.86', '82.3']); // PB-903
    const choice = (when: string) => strategy.find((advice) => advice.when === when)?.choose;
    expect([choice('Player 8 and 0'), choice('Player 0 and 8')]).toEqual([undefined, 'triple']);
    expect(choice('Banker 0 and 9')).toBe('keep');
  });

  test('--strategy: the charts only, with a legend; a game without choices says so', async () => {
    const { stdout } = await baize(['odds', 'ezugi-blackjack', '--strategy']);
    const lines = stdout.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim());
    expect(lines).toContain('16 S S S S S H H H H Rh');
    expect(lines).toContain('A,7 S Ds Ds Ds Ds S S H H H');
    expect(lines).toContain('8,8 P P P P P P P P P Rp');
    expect(stdout).toContain('H hit, S stand');
    expect(stdout).not.toContain('edge');
    const none = await baize(['odds', 'rng-baccarat', '--strategy', '--json']);
    expect(none.code).toBe(2);
    expect(JSON.parse(none.stdout)).toMatchObject({ error: { message: expect.stringContaining('no strategy') } });
  });

  test('inexact figures say so, with the number of reliable decimals', async () => {
    const { stdout } = await baize(['odds', 'ezugi-blackjack', '--bet', 'main', '--json']);
    const { main } = (JSON.parse(stdout) as { bets: { main: Record<string, unknown> } }).bets;
    expect(main).toMatchObject({ exact: false, digits: 12, insurance: { rtp: expect.closeTo(384 / 415, 12) } });
    expect(main['insurance']).not.toHaveProperty('exact');
    expect(main['outcomes']).toContainEqual({
      returns: '5/2',
      // Two orders of 32 aces and 128 tens, and no dealer's blackjack from 31 and 127.
      probability: ((2 * 32 * 128 * (414 * 413 - 2 * 31 * 127)) / (416 * 415 * 414 * 413)).toFixed(12),
      exact: false,
    });
  });

  test('a stake takes rounding to cents and the cap into account', async () => {
    const { stdout } = await baize(['odds', 'ezugi-baccarat', '--bet', 'tie', '--stake', '5000', '--json']);
    const { bets } = JSON.parse(stdout) as { bets: { tie: { refused: string; outcomes: { returns: string }[] } } };
    // 5,000 at 8 to 1 would win 40,000; the cap leaves 12,500 plus the stake: 3.5 times the stake.
    expect(bets.tie.outcomes.map(({ returns }) => returns)).toEqual(['0/1', '7/2']);
    expect(bets.tie.refused).toContain('BAC-E-923');
  });
});

describe('simulate', () => {
  test('the same seed plays the same rounds on any number of cores, close to the exact return', async () => {
    const args = ['simulate', 'rng-baccarat', '--rounds', '120000', '--seed', 'lamp', '--json'];
    const [first, second] = await Promise.all([baize(args), baize(args)]);
    const read = (text: string) =>
      JSON.parse(text) as {
        rounds: number;
        complete: boolean;
        bets: Record<string, { observed: number; off: number }>;
      };
    expect(read(first.stdout).bets).toEqual(read(second.stdout).bets);
    expect(read(first.stdout)).toMatchObject({ rounds: 120_000, complete: true });
    for (const { off } of Object.values(read(first.stdout).bets)) expect(Math.abs(off)).toBeLessThan(4);
  });

  test('Ctrl-C reports the rounds played so far', async () => {
    const { code, stdout } = await baize(['simulate', 'rng-baccarat', '--rounds', '9000000000'], (_text, kill) =>
      kill(),
    );
    expect(code).toBe(130);
    expect(stdout).toMatch(/rounds, stopped early, seed /);
    expect(stdout).toContain('banker');
  });
});

test('`games` lists every game, and `help` every command', async () => {
  const list = await baize(['games']);
  for (const game of games.split(', ')) expect(list.stdout).toContain(game);
  const help = await baize(['--help']);
  expect(help.code).toBe(0);
  for (const command of [
    'start',
    'staff',
    'halt',
    'backup',
    'games',
    'rules',
    'conformance',
    'odds',
    'simulate',
    'bench',
    'test',
  ]) {
    expect(help.stdout).toContain(`  ${command}`);
  }
});

function fraction(text: string): number {
  const [top, bottom] = text.split('/').map(Number);
  return (top ?? 0) / (bottom ?? 1);
}
