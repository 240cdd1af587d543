/** Live Blackjack (Ezugi): who wins what, one line per case. */
import { describe, expect, test } from 'vitest';
import { printMoney } from '../../base/money.ts';
import { tableOf } from '../game.ts';
import { settleRound } from '../settle-round.ts';
import { ana, ben, type Deal, play } from '../testing/play.ts';
import { seated } from '../testing/seated.ts';
import { stoppedBefore } from '../testing/stopped.ts';
import { ezugiBlackjack as game } from './index.ts';

const table = tableOf(game);
type More = Omit<Partial<Deal>, 'bets'> & { readonly bets?: string };
const deal = (dealt: string, turns = '', { bets = '1: main 10', ...more }: More = {}) =>
  play(game, { cards: dealt, bets: seated(table, bets), turns, ...more });
const insured: More = { choices: { 'seat-1': 'insurance' } };

/** The stake and return of each line: "10.00 > 20.00". */
const money = (...round: Parameters<typeof deal>) =>
  deal(...round)
    .settlement.lines.map(({ staked, returns }) => `${printMoney(staked)} > ${printMoney(returns)}`)
    .join(', ');

describe('the main bet', () => {
  // First card, open card, second card, hole card, then what is drawn.
  test.each([
    ['BJ-E-001', 'closer to 21 than the dealer', 'Tc 9h 9d 8s', '', '10.00 > 20.00'],
    ['BJ-E-051', 'above 21 loses, even if the dealer busts', 'Tc 9h 6d 8s Td', 'hit', '10.00 > 0.00'],
    ['BJ-E-056', 'farther from 21 loses', 'Tc 9h 6d 8s', '', '10.00 > 0.00'],
    ['BJ-E-057', 'the dealer busts', 'Tc 9h 2d 6s Td', '', '10.00 > 20.00'],
    ['BJ-E-058', 'the same value', 'Tc 9h 7d 8s', '', '10.00 > 10.00'],
    ['BJ-E-059', 'blackjack against blackjack', 'Ac Kh Kd As', '', '10.00 > 10.00'],
    ['BJ-E-060', 'blackjack', 'Ac 9h Kd 8s', '', '10.00 > 25.00'],
    ['BJ-E-061', 'doubled and won', '5c 9h 6d 8s Tc', 'double', '20.00 > 40.00'],
  ])('[%s] %s', (_clause, _what, dealt, turns, expected) => {
    expect(money(dealt, turns)).toBe(expected);
  });

  test('[BJ-E-014] a blackjack beats any other 21', () => {
    const found = deal('Th Kh 6d As 5c', 'hit', { parameters: { peekOnTen: false } });
    expect([found.returns('main'), found.line('main').clause]).toEqual(['0.00', 'BJ-E-014']);
    // Against a dealer's 21 with three cards, which the dealer need not even draw.
    expect(money('Ac 9h Kd 5s')).toBe('10.00 > 25.00');
  });

  test('[BJ-E-015] 21 after a split is not a blackjack: it is paid 1 to 1 and loses to one', () => {
    // Two Aces, each with a ten: 21 and 21 against 17.
    expect(money('Ac 9h Ad 8s Tc Td', 'split')).toBe('20.00 > 40.00');
    // Against a dealer's drawn 21 both are pushes.
    expect(money('Ac 9h Ad 5s Tc Td 7c', 'split')).toBe('20.00 > 20.00');
    // A dealer's blackjack that was not checked for takes both.
    expect(money('Ac Kh Ad As Tc Td', 'split', { parameters: { peekOnTen: false } })).toBe('20.00 > 0.00');
  });

  test('[BJ-E-047] two hands of a split are judged separately, each on its own stake', () => {
    // 18 wins, 11 doubled to 16 loses against 17.
    const split = deal('8c 9h 8d 8s Tc 3d 5d', 'split stand double');
    const { staked, returns, parts } = split.line('main');
    expect([staked, returns]).toEqual([3000, 2000]);
    expect(parts?.map(({ name, stake, pay }) => `${name}: ${stake} ${pay.result}`)).toEqual([
      'hand 1: 1000 win',
      'hand 2: 2000 lose',
    ]);
  });

  test('[BJ-E-903] without the check, doubled and split stakes lose in full to a blackjack', () => {
    const unchecked = { parameters: { peekOnTen: false } };
    expect(money('5c Kh 6d As Tc', 'double', unchecked)).toBe('20.00 > 0.00');
    expect(money('8c Kh 8d As Tc Td', 'split', unchecked)).toBe('20.00 > 0.00');
    expect(money('5c Kh 6d As')).toBe('10.00 > 0.00');
  });

  test('[BJ-E-060 BJ-E-061 BJ-E-062] payouts are configurable', () => {
    expect(money('Ac 9h Kd 8s', '', { parameters: { payouts: { blackjack: '1.2' } } })).toBe('10.00 > 22.00');
    expect(money('Tc 9h 9d 8s', '', { parameters: { payouts: { win: '2' } } })).toBe('10.00 > 30.00');
    expect(money('Tc Ah 9d Ks', '', { ...insured, parameters: { payouts: { insurance: '3' } } })).toBe('15.00 > 20.00');
    expect(money('Tc Ah 9d Ks', '', insured)).toBe('15.00 > 15.00');
  });

  test('[BJ-E-922] winnings and surrender round half up to the cent, insurance down', () => {
    const odd = (more: More = {}) => ({ bets: '1: main 10.01', ...more });
    expect(money('Ac 9h Kd 8s', '', odd())).toBe('10.01 > 25.03'); // 15.015 won
    expect(money('Tc Ah 6d 8s', '', odd({ choices: { 'seat-1': 'surrender' } }))).toBe('10.01 > 5.01'); // 5.005
    expect(money('Tc Ah 9d Ks', '', odd(insured))).toBe('15.01 > 15.00'); // 5.00 insured
  });
});

describe('insurance and surrender', () => {
  test('[BJ-E-039] an insured 20 against a blackjack loses 10.00 and wins 10.00', () => {
    const { parts, returns } = deal('Tc Ah Td Ks', '', insured).line('main');
    expect(parts?.map(({ name, stake, returns }) => [name, stake, returns])).toEqual([
      ['hand', 1000, 0],
      ['insurance', 500, 1500],
    ]);
    expect(returns).toBe(1500);
  });
  test('[BJ-E-040] no blackjack: the insurance is lost and the hand is played', () => {
    expect(money('Tc Ah Td 8s', 'stand', insured)).toBe('15.00 > 20.00'); // 20 against 19
    expect(money('5c Ah 6d 8s Tc', 'double', insured)).toBe('25.00 > 40.00');
  });
  test('[BJ-E-916] an insured blackjack against a blackjack: stake back, insurance paid, side bets separately', () => {
    expect(money('Ac Ah Kd Ks', '', { ...insured, bets: '1: main 10, perfect-pair 5' })).toBe(
      '15.00 > 25.00, 5.00 > 0.00',
    );
  });
  test('[BJ-E-041 BJ-E-908] surrender returns half, even against a blackjack; side bets are still settled', () => {
    const surrender: More = { choices: { 'seat-1': 'surrender' }, bets: '1: main 10, perfect-pair 5' };
    expect(money('8c Ah 8c Ks', '', surrender)).toBe('10.00 > 5.00, 5.00 > 130.00');
    expect(money('8c Ah 8c 5s', '', surrender)).toBe('10.00 > 5.00, 5.00 > 130.00');
  });
});

describe('side bets', () => {
  const sides = (dealt: string, parameters = {}) =>
    deal(dealt, '', { bets: '1: main 10, perfect-pair 5, 21+3 5', parameters }).settlement.lines.slice(1);
  const told = (dealt: string, at: 0 | 1) => {
    const line = sides(dealt)[at]!;
    return `${printMoney(line.returns)} ${line.clause}`;
  };

  test.each([
    ['BJ-E-023', 'BJ-E-063', 'two Aces of clubs', 'Ac 9h Ac 8s', '130.00'],
    ['BJ-E-024', 'BJ-E-064', '2♦ and 2♥', '2d 9h 2h 8s', '65.00'],
    ['BJ-E-024', 'BJ-E-064', 'both black', '2c 9h 2s 8s', '65.00'],
    ['BJ-E-025', 'BJ-E-065', '10♥ and 10♣', 'Th 9h Tc 8s', '35.00'],
  ])('[%s %s] %s', (_kind, price, _what, dealt, returns) => {
    expect(told(dealt, 0)).toBe(`${returns} ${price}`);
  });
  test('[BJ-E-917] pairs are by rank, and by colour where the suits differ', () => {
    expect(told('Kc 9h Qc 8s', 0)).toBe('0.00 BJ-E-022');
    expect(told('Th 9h Td 8s', 0)).toBe('65.00 BJ-E-064');
  });
  test('[BJ-E-022] Perfect Pair considers the first two cards only', () => {
    expect(told('9c 9h 8c 8s', 0)).toBe('0.00 BJ-E-022');
  });

  test.each([
    ['BJ-E-027', 'BJ-E-066', 'three Queens of hearts', 'Qh Qh Qh 8s', '505.00'],
    ['BJ-E-028', 'BJ-E-067', '10, Jack, Queen of clubs', 'Qc Tc Jc 8s', '205.00'],
    ['BJ-E-029', 'BJ-E-068', 'three different Kings', 'Kh Kc Ks 8s', '130.00'],
    ['BJ-E-030', 'BJ-E-069', '2♣ 3♠ 4♥', '2c 3s 4h Ts 4d', '55.00'],
    ['BJ-E-031', 'BJ-E-070', '2, 6 and 10 of spades', '2s 6s Ts Kh 5h', '30.00'],
  ])('[%s %s] %s', (_kind, price, _what, dealt, returns) => {
    expect(told(dealt, 1)).toBe(`${returns} ${price}`);
  });
  test('[BJ-E-918] a second card of the same suit spoils nothing; only the first match is paid', () => {
    expect(told('Kh Kh Ks 8s', 1)).toBe('130.00 BJ-E-068');
    expect(told('2c 3c 4h Ts 4d', 1)).toBe('55.00 BJ-E-069');
    expect(told('Kh Kh Kh 8s', 1)).toBe('505.00 BJ-E-066');
  });
  test('[BJ-E-919] the Ace is high or low, never in between', () => {
    expect(told('As 3s 2s Ts 5d', 1)).toBe('205.00 BJ-E-067');
    expect(told('Qs Ac Kd 8s', 1)).toBe('55.00 BJ-E-069');
    expect(told('Ks 2c Ad Ts', 1)).toBe('0.00 BJ-E-026');
  });
  test('[BJ-E-920] three of a kind pays 25 to 1, or what the table sets', () => {
    expect(sides('Kh Kc Ks 8s', { payouts: { threeOfAKind: '30' } })[1]?.returns).toBe(15_500);
  });
  test('[BJ-E-026] 21+3 uses the open card, not the hole card', () => {
    expect(told('Kh 9c Ks Kd', 1)).toBe('0.00 BJ-E-026');
  });
  test('[BJ-E-021] side bets win whatever the main bet does', () => {
    // A pair of eights hit to 26.
    expect(money('8c 9h 8c 8s Td', 'hit', { bets: '1: main 10, perfect-pair 5' })).toBe('10.00 > 0.00, 5.00 > 130.00');
  });
});

describe('the round', () => {
  test('[BJ-E-034 BJ-E-921] one player’s winnings in a round are cut at 100,000, over both seats', () => {
    const bets = '1: main 10000, 21+3 1000; 2: main 10000';
    const { settlement } = deal('Qh Tc Qh Qh 9d 8s', '', { bets });
    // 21+3 wins 100,000; the dealer’s Q 8 stands at 18: seat 1 with 20 wins 10,000, seat 2 with 19 wins 10,000.
    expect(settlement.cuts).toEqual([{ player: ana, amount: 2_000_000, clause: 'BJ-E-921' }]);
  });
  test('[BJ-E-923] a void returns main, side, insurance, double and split stakes', () => {
    const bets = '1: main 10, 21+3 5; ben 2: main 20';
    const played = deal('8c 5c Ah 8d 6c 7s Tc Td Ks', 'split stand stand double', {
      bets,
      choices: { 'seat-2': 'insurance' },
    });
    const { round } = played;
    round.void({ clause: 'BJ-E-119', reason: 'the lights went out', by: ['floor'] });
    const { lines } = settleRound(played.table, round);
    expect(lines.map(({ wager, returns }) => [wager.player, wager.spot, returns])).toEqual([
      [ana, 'main', 2000],
      [ana, '21+3', 500],
      [ben, 'main', 5000], // 20, insured for 10, doubled by 20
    ]);
  });
  test('[BJ-E-923] side bets are settled at the end of the round only', () => {
    expect(stoppedBefore(deal('8c 9h 8c 8s'), 'choice').outcome).toBeUndefined();
  });
});
