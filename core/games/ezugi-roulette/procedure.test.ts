/** Live Roulette (Ezugi): the wheel, the spin and the announcement. */
import { expect, test } from 'vitest';
import { freshShoe } from '../../cards/shoe.ts';
import { Round } from '../../round/round.ts';
import { tableOf } from '../game.ts';
import { europeanWheel } from '../roulette/presentation/wheel.ts';
import { colourOf } from '../../round/pocket.ts';
import { settleRound } from '../settle-round.ts';
import { wagersOf } from '../testing/play.ts';
import { spin, winsOn } from '../testing/spin.ts';
import { ezugiRoulette as game } from './index.ts';

const table = tableOf(game);
const numbers = Array.from({ length: 36 }, (_, i) => i + 1);

function roundWith(bets: string) {
  const round = new Round(table, freshShoe(0));
  round.answer({ kind: 'bets', wagers: wagersOf(table, bets) });
  return round;
}

test('[RO-E-001] the ball decides: the number it rests in wins, by the kind of bet', () => {
  const { returns } = spin(game, 17, 'straight/17 1, straight/18 1, black 1');
  expect([returns('straight/17'), returns('straight/18'), returns('black')]).toEqual(['36.00', '0.00', '2.00']);
});

test('[RO-E-005] there are 37 pockets, 0 to 36, and no other', () => {
  expect(europeanWheel.toSorted((a, b) => a - b)).toEqual([0, ...numbers]);
  for (const pocket of [37, -1, 0.5]) {
    const round = roundWith('red 1');
    expect(round.answer({ kind: 'pocket', pocket })).toMatchObject({ refused: 'not-asked' });
    expect(round.asks).toMatchObject({ ask: 'pocket', pockets: 37 });
  }
});

test('[RO-E-901] the wheel clockwise', () => {
  expect(europeanWheel.join(' ')).toBe(
    '0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26',
  );
});

test('[RO-E-006] red and black alternate around the wheel', () => {
  const colours = europeanWheel.slice(1).map(colourOf);
  for (const [at, colour] of colours.entries()) expect(colour).toBe(at % 2 === 0 ? 'red' : 'black');
});

test('[RO-E-902] the colours of all numbers', () => {
  const inColour = (colour: string) => [0, ...numbers].filter((number) => colourOf(number) === colour).join(' ');
  expect(inColour('red')).toBe('1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36');
  expect(inColour('black')).toBe('2 4 6 8 10 11 13 15 17 20 22 24 26 28 29 31 33 35');
  expect(inColour('green')).toBe('0');
});

test('[RO-E-007] zero is green and in no red/black, odd/even, high/low, dozen or column bet', () => {
  expect(colourOf(0)).toBe('green');
  const outside = ['red', 'black', 'odd', 'even', 'low', 'high'];
  for (const n of [1, 2, 3]) outside.push(`dozen/${n}`, `column/${n}`);
  for (const spot of outside) expect([spot, winsOn(game, spot).split(' ').includes('0')]).toEqual([spot, false]);
});

test('[RO-E-042 RO-E-043] the dealer spins, the ball comes to rest, the number is announced; then everything is settled', () => {
  const { asked, round, returns } = spin(game, 17, 'straight/17 1');
  expect(asked).toEqual(['bets RO-E-904', 'pocket RO-E-042', 'announce RO-E-043']);
  expect(round.steps.at(-1)?.request).toMatchObject({
    fact: { kind: 'winning-number', values: { number: 17, colour: 'black' } },
  });
  expect(returns('straight/17')).toBe('36.00');
});

test('[RO-E-044] an automatic wheel launches the ball itself, and the result is announced', () => {
  const { asked, round } = spin(game, 0, 'straight/0 1', { automaticWheel: true });
  expect(asked).toEqual(['bets RO-E-904', 'pocket RO-E-044', 'announce RO-E-044']);
  expect(round.steps.at(-1)?.request).toMatchObject({
    fact: { kind: 'winning-number', values: { number: 0, colour: 'green' } },
  });
});

test('[RO-E-928] a void gives back every stake of the round', () => {
  const round = roundWith('straight/17 1, red 5, split/0-3 2.50');
  round.void({ clause: 'RO-E-928', reason: 'no valid spin can be made', by: ['floor'] });
  const { lines } = settleRound(table, round);
  expect(lines.map(({ result, returns, clause }) => [result, returns, clause])).toEqual([
    ['refund', 100, 'RO-E-928'],
    ['refund', 500, 'RO-E-928'],
    ['refund', 250, 'RO-E-928'],
  ]);
});
