/** Fortune Roulette: the draws, the ball and what the number is worth. */
import { describe, expect, test } from 'vitest';
import { settleRound } from '../settle-round.ts';
import { type Game, tableOf } from '../game.ts';
import { fortune, slots } from '../testing/fortune.ts';
import { ana, play, wagersOf } from '../testing/play.ts';
import { freshShoe } from '../../cards/shoe.ts';
import { Round } from '../../round/round.ts';
import { fortuneRoulette as game } from './index.ts';

type Draws = ReturnType<typeof fortune>;

/** What a straight bet of 1.00 on the winning number returns. */
const worth = (pocket: number, draws: Draws) => {
  const spot = `straight/${pocket}`;
  return play(game, { cards: '', bets: `${spot} 1`, draws, pocket }).returns(spot);
};
const six = '1 36x, 2 48x, 3 60x, 4 84x, 5 120x, 6 540x';

describe('the order of a round', () => {
  test('[FR-905] after the bets six different numbers, a multiplier each, at most one special number, then the ball', () => {
    const drawn = ['draw fortune-numbers FR-905', ...Array<string>(6).fill('draw fortune-multiplier FR-906')];
    const opening = ['bets FR-901', ...drawn, 'draw special FR-905'];
    const bets = 'red 1';
    expect(play(game, { cards: '', bets, draws: fortune(), pocket: 1 }).asked).toEqual([...opening, 'pocket FR-901']);
    const { asked, round } = play(game, { cards: '', bets, draws: fortune(six, 'chest 0'), pocket: 1 });
    expect(asked).toEqual([...opening, 'draw special-number FR-905', 'pocket FR-901']);
    const numbers = round.steps.find(({ request }) => 'name' in request && request.name === 'fortune-numbers');
    expect(numbers?.request).toMatchObject({ take: 6, options: { length: 37 } });
  });

  test('[FR-905] no special number in 45, the Chest in 25, the Bonus in 30 of 100', () => {
    const { round } = play(game, { cards: '', bets: 'red 1', draws: fortune(), pocket: 1 });
    const special = round.steps.find(({ request }) => 'name' in request && request.name === 'special');
    expect(special?.request).toMatchObject({
      options: [
        { id: 'none', weight: 45 },
        { id: 'chest', weight: 25 },
        { id: 'bonus', weight: 30 },
      ],
    });
  });

  test('[FR-905] the special number is drawn from the 31 that are not Fortune numbers', () => {
    const { round } = play(game, { cards: '', bets: 'red 1', draws: fortune(six, 'chest 0'), pocket: 1 });
    const { request } =
      round.steps.find((step) => 'name' in step.request && step.request.name === 'special-number') ?? {};
    const options = request?.ask === 'draw' ? request.options.map(({ id }) => id) : [];
    expect(options).toEqual(['0', ...Array.from({ length: 30 }, (_, at) => String(at + 7))]);
    expect(() => play(game, { cards: '', bets: 'red 1', draws: fortune(six, 'chest 6'), pocket: 1 })).toThrow(
      'bad-draw',
    );
  });

  test('[FR-906] multipliers by weight: mean 66.72', () => {
    const { round } = play(game, { cards: '', bets: 'red 1', draws: fortune(), pocket: 1 });
    const step = round.steps.find(({ request }) => 'name' in request && request.name === 'fortune-multiplier');
    const options = step?.request.ask === 'draw' ? step.request.options : [];
    expect(options.map(({ id, weight }) => `${id}x:${weight}`).join(' ')).toBe(
      '36x:28 48x:30 60x:20 84x:11 120x:7 240x:3 540x:1',
    );
    expect(options.reduce((sum, { id, weight }) => sum + Number(id) * weight, 0)).toBe(6672);
  });

  test('[FR-033] a table can set other multipliers; six numbers are given one, up to 540x', () => {
    expect(worth(6, fortune(six))).toBe('540.00');
    expect(() => worth(6, fortune(six.replace('540x', '600x')))).toThrow('bad-draw');
    const parameters = { fortune: { multipliers: { '300': 1 } } };
    const draws = fortune('1 300x, 2 300x, 3 300x, 4 300x, 5 300x, 6 300x');
    expect(play(game, { cards: '', bets: 'straight/6 1', draws, pocket: 6, parameters }).paid()).toBe('300.00');
    expect(() => worth(1, fortune('1 36x, 2 36x, 3 36x, 4 36x, 5 36x'))).toThrow('bad-draw');
  });
});

describe('what the winning number is worth', () => {
  test('[FR-032] 24x by default; a Fortune number, the Chest and the bonus game raise it', () => {
    expect(worth(17, fortune(six))).toBe('24.00');
    expect(worth(3, fortune(six))).toBe('60.00');
    expect(worth(17, fortune(six, 'chest 17'))).toBe('888.00'); // 36 + 48 + 60 + 84 + 120 + 540
    expect(worth(17, [...fortune(six, 'bonus 17'), ...slots(5, 'chest 120')])).toBe('120.00');
  });

  test('[FR-035] each Fortune number pays its own multiplier', () => {
    const all = [1, 2, 3, 4, 5, 6].map((pocket) => worth(pocket, fortune(six)));
    expect(all).toEqual(['36.00', '48.00', '60.00', '84.00', '120.00', '540.00']);
  });

  test('[FR-036 FR-907] the Chest adds up all six, 216 to 3,240; the others stay unchanged', () => {
    const each = (times: number) => [1, 2, 3, 4, 5, 6].map((number) => `${number} ${times}x`).join(', ');
    expect(worth(0, fortune(each(36), 'chest 0'))).toBe('216.00');
    expect(worth(0, fortune(each(540), 'chest 0'))).toBe('3240.00');
    expect(worth(2, fortune(six, 'chest 17'))).toBe('48.00');
    expect(worth(18, fortune(six, 'chest 17'))).toBe('24.00');
  });

  /** What the Chest is worth at a table with this many Fortune numbers, all with this multiplier. */
  const chestOf = (by: Pick<Game, 'configure'>, numbers: number, times: number) => {
    const parameters = { fortune: { numbers, multipliers: { [times]: 1 } } };
    const each = Array.from({ length: numbers }, (_, at) => `${at + 1} ${times}x`).join(', ');
    const draws = fortune(each, 'chest 0');
    return play({ ...game, ...by }, { cards: '', bets: 'straight/0 1', draws, pocket: 0, parameters }).paid();
  };

  test('[FR-918] no Chest collects more than 3,240, however many Fortune numbers the table has', () => {
    expect(chestOf(game, 12, 264)).toBe('3168.00');
    expect(chestOf(game, 12, 276)).toBe('3240.00');
    expect(chestOf(game, 12, 540)).toBe('3240.00');
  });

  test('[FR-918 FR-903] under rules version 1 the Chest collects up to 9,000', () => {
    const [version1] = game.versions;
    if (version1 === undefined) throw new Error('no version 1');
    expect(chestOf(version1, 12, 540)).toBe('6480.00');
    expect(chestOf(version1, 6, 1800)).toBe('9000.00');
  });

  test('[FR-908] the bonus game is played once, for all inside bets on its number, and only when the ball lands there', () => {
    const draws = fortune(six, 'bonus 17');
    const table = tableOf(game);
    const bets = [
      ...wagersOf(table, 'straight/17 1, split/17-20 1'),
      ...wagersOf(table, 'line/16-21 1', 'ben' as never),
    ];
    const { asked, returns } = play(game, { cards: '', bets, draws: [...draws, ...slots(5, 'chest 240')], pocket: 17 });
    expect(asked.filter((one) => one === 'draw bonus-reel FR-909')).toHaveLength(25);
    expect(['straight/17', 'split/17-20', 'line/16-21'].map(returns)).toEqual(['240.00', '120.00', '40.00']);
    expect(worth(20, draws)).toBe('24.00');
  });

  test('[FR-917] the bonus game asks customers nothing: after the bets there are only draws and the ball', () => {
    const nine = Array<string>(9).fill('chest').join(' ');
    const draws = [...fortune(six, 'bonus 17'), ...slots(20, nine)];
    const { round } = play(game, { cards: '', bets: 'red 1', draws, pocket: 17 });
    const asked = round.steps.slice(1).map(({ request }) => request.ask);
    expect(new Set(asked)).toEqual(new Set(['draw', 'pocket']));
    expect(asked).toHaveLength(1 + 6 + 1 + 1 + 1 + 100);
  });
});

describe('an invalid spin', () => {
  const table = tableOf(game);
  const voided = () => {
    const round = new Round(table, freshShoe(0));
    round.answer({ kind: 'bets', wagers: wagersOf(table, 'straight/3 2, red 5') });
    for (const picked of fortune(six, 'chest 17')) round.answer({ kind: 'draw', picked });
    round.void({ clause: 'FR-064', reason: 'the ball made three revolutions', by: ['dealer'] });
    return round;
  };

  test('[FR-916] draws are discarded with the round: stakes come back, the next round draws afresh', () => {
    const round = voided();
    expect(settleRound(table, round).lines.map(({ result, returns }) => [result, returns])).toEqual([
      ['refund', 200],
      ['refund', 500],
    ]);
    expect(round.answer({ kind: 'pocket', pocket: 3 })).toMatchObject({ refused: 'round-void' });
    const next = new Round(table, freshShoe(0));
    next.answer({ kind: 'bets', wagers: [] });
    expect(next.asks).toMatchObject({ ask: 'draw', name: 'fortune-numbers' });
    expect(next.view(ana).drawn).toEqual([]);
  });

  test('[FR-914] in a cancelled round no bet of this game is paid as won: every stake is returned', () => {
    const { lines } = settleRound(table, voided());
    expect(lines.every(({ result, staked, returns }) => result === 'refund' && staked === returns)).toBe(true);
  });
});

test('[FR-905] a special number may be absent: with other weights it always is', () => {
  const parameters = { special: { none: 1, chest: 0, bonus: 0 } };
  expect(play(game, { cards: '', bets: 'red 1', draws: fortune(), pocket: 1, parameters }).paid()).toBe('2.00');
});
