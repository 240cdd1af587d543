/** Red Envelope Baccarat: who wins what in a round without an envelope, and the cap, one line per case. */
import { describe, expect, test } from 'vitest';
import { cents } from '../../base/money.ts';
import { tableOf } from '../game.ts';
import { envelopeOn, noEnvelope } from '../testing/envelopes.ts';
import { ana, ben, play, wagersOf } from '../testing/play.ts';
import { redEnvelopeBaccarat as game } from './index.ts';

const deal = (cards: string, bets: string, parameters = {}) =>
  play(game, { cards, bets, draws: noEnvelope, parameters });
const returns = (cards: string, bets: string, parameters = {}) =>
  deal(cards, bets, parameters)
    .settlement.lines.map((line) => (line.returns / 100).toFixed(2))
    .join(' ');

// Deals by name: Player, Banker, Player, Banker, then third cards.
const playerWins = 'Kc Kd 7d 6h'; // 7 against 6
const bankerWins = 'Kc Kd 6d 7h'; // 6 against 7
const bankerWinsWithSix = 'Kc Kd 4d 6h Qs'; // 4 against 6
const tie = 'Kc Kd 7d 7h';
const tieOfSix = 'Kc Kd 6d 6h';

describe('main bets', () => {
  test('[RE-034] Player pays 1 to 1', () => {
    expect(returns(playerWins, 'player 10')).toBe('20.00');
    expect(returns(bankerWins, 'player 10')).toBe('0.00');
    expect(returns(playerWins, 'player 10', { payouts: { player: '0.9' } })).toBe('19.00');
  });

  test('[RE-035] Banker pays 1 to 1, without commission', () => {
    expect(returns(bankerWins, 'banker 10')).toBe('20.00');
    expect(returns(playerWins, 'banker 10')).toBe('0.00');
    expect(returns('Kc Kd 6d 9h', 'banker 10')).toBe('20.00');
    expect(returns(bankerWins, 'banker 10', { payouts: { banker: '0.95' } })).toBe('19.50');
  });

  test('[RE-036] Banker pays 0.5 to 1 when it wins with six points, with two cards or three', () => {
    expect(returns(bankerWinsWithSix, 'banker 10')).toBe('15.00');
    expect(returns('Kc Kd 4d 3h Qs 3s', 'banker 10')).toBe('15.00');
    expect(returns('Kc Kd 7d 5h As', 'banker 10')).toBe('0.00'); // draws to six, and loses to seven
    expect(returns(tieOfSix, 'banker 10')).toBe('10.00'); // six, and ties
    expect(returns(bankerWinsWithSix, 'banker 10', { payouts: { bankerWithSix: '0.6' } })).toBe('16.00');
  });

  test('[RE-037] Tie pays 8 to 1', () => {
    expect(returns(tie, 'tie 10')).toBe('90.00');
    expect(returns(tie, 'tie 10', { payouts: { tie: '9' } })).toBe('100.00');
  });

  test('[RE-026] equal values are a tie: Tie wins, Player and Banker come back; any other result loses Tie', () => {
    expect(returns(tie, 'player 10, banker 7.50, tie 2')).toBe('10.00 7.50 18.00');
    expect(returns('2c 3d Kd Kh 3s 2h', 'player 10, banker 10, tie 10')).toBe('10.00 10.00 90.00'); // 5 against 5, three cards each
    expect([returns(playerWins, 'tie 10'), returns(bankerWins, 'tie 10')]).toEqual(['0.00', '0.00']);
  });

  test('[RE-907] a tie returns Player and Banker in full, even with six; the other bets follow their own conditions', () => {
    const bets = 'player 10, banker 10, super-6 10, perfect-pair 10, either-pair 10';
    expect(returns(tieOfSix, bets)).toBe('10.00 10.00 0.00 0.00 0.00');
    expect(returns('3c Kd 3c 6h', bets)).toBe('10.00 10.00 0.00 260.00 60.00');
    expect(deal(tieOfSix, bets).line('banker')).toMatchObject({ result: 'push', clause: 'RE-907' });
  });
});

describe('pairs and Super 6', () => {
  test('[RE-004 RE-039] Player Pair: Player’s first two cards are a pair, 11 to 1', () => {
    expect(returns('3c Kd 3h 7h', 'player-pair 10')).toBe('120.00');
    expect(returns('Kc 3d 7h 3h', 'player-pair 10')).toBe('0.00'); // Banker's pair
    expect(returns('2c 7d 3h Kd 3c', 'player-pair 10')).toBe('0.00'); // the third card does not count
    expect(returns('Kc 7d Qh Kd 9h', 'player-pair 10')).toBe('0.00'); // both count zero, but they are not a pair
    expect(returns('3c Kd 3h 7h', 'player-pair 10', { payouts: { playerPair: '12' } })).toBe('130.00');
  });

  test('[RE-006 RE-040] Banker Pair: Banker’s first two cards are a pair, 11 to 1', () => {
    expect(returns('Kc 3d 7h 3h', 'banker-pair 10')).toBe('120.00');
    expect(returns('3c Kd 3h 7h', 'banker-pair 10')).toBe('0.00'); // Player's pair
    expect(returns('7d 2c Kd 3h 3c', 'banker-pair 10')).toBe('0.00'); // the third card does not count
    expect(returns('Kc 3d 7h 3h', 'banker-pair 10', { payouts: { bankerPair: '12' } })).toBe('130.00');
  });

  test('[RE-003] both pair bets are judged separately, whoever wins', () => {
    expect(returns('3c 8d 3h 8h', 'player-pair 10, banker-pair 5')).toBe('120.00 60.00');
    expect(returns('3c Kd 3h 7h', 'player-pair 10, banker-pair 5')).toBe('120.00 0.00');
  });

  test('[RE-008 RE-041] Perfect Pair: one hand opens with two identical cards, 25 to 1', () => {
    expect(returns('3c Kd 3c 7h', 'perfect-pair 10')).toBe('260.00');
    expect(returns('Kc 3d 7h 3d', 'perfect-pair 10')).toBe('260.00');
    expect(returns('3c Kd 3s 7h', 'perfect-pair 10')).toBe('0.00'); // same colour is not same suit
    expect(returns('2c 3d 4c 4d', 'perfect-pair 10')).toBe('0.00'); // same suit is not same rank
    expect(returns('3c Kd 3c 7h', 'perfect-pair 10', { payouts: { perfectPair: '30' } })).toBe('310.00');
  });

  test('[RE-009 RE-042] Perfect Pair: both hands open with two identical cards, 200 to 1', () => {
    expect(returns('3c 8d 3c 8d', 'perfect-pair 10')).toBe('2010.00');
    expect(returns('3c 8d 3c 8h', 'perfect-pair 10')).toBe('260.00'); // the other pair is not perfect
    expect(returns('3c 8d 3c 8d', 'perfect-pair 10', { payouts: { perfectPairBoth: '250' } })).toBe('2510.00');
  });

  test('[RE-912] 200 to 1 replaces the 25 to 1; the two pairs may be of one rank or of two', () => {
    for (const cards of ['3c 8d 3c 8d', '3c 3d 3c 3d', '3c 3c 3c 3c']) {
      const { line } = deal(cards, 'perfect-pair 10');
      expect(line('perfect-pair')).toMatchObject({ returns: 201_000, clause: 'RE-042' });
    }
    expect(deal('3c Kd 3c 7h', 'perfect-pair 10').line('perfect-pair')).toMatchObject({ returns: 26_000 });
  });

  test('[RE-043] Any Pair pays 5 to 1', () => {
    expect(returns('3c Kd 3h 7h', 'either-pair 10')).toBe('60.00');
    expect(returns('3c Kd 3h 7h', 'either-pair 10', { payouts: { anyPair: '6' } })).toBe('70.00');
  });

  test('[RE-911] Any Pair wins with a pair of Player, of Banker or of both, and is paid once', () => {
    expect(returns('3c Kd 3h 7h', 'either-pair 10')).toBe('60.00');
    expect(returns('Kc 3d 7h 3h', 'either-pair 10')).toBe('60.00');
    expect(returns('3c 8d 3h 8h', 'either-pair 10')).toBe('60.00');
    expect(returns('Kc Qd 7h 6h', 'either-pair 10')).toBe('0.00'); // king and queen are not a pair
    expect(returns('3c 4d 4h 3h', 'either-pair 10')).toBe('0.00'); // nor are equal cards in two hands
  });

  test('[RE-014 RE-038] Super 6: Banker wins with six points, 15 to 1', () => {
    expect(returns(bankerWinsWithSix, 'super-6 10')).toBe('160.00');
    expect(returns('Kc Kd 4d 3h Qs 3s', 'super-6 10')).toBe('160.00');
    expect(returns(tieOfSix, 'super-6 10')).toBe('0.00');
    expect(returns('Kc Kd 7d 6h', 'super-6 10')).toBe('0.00'); // Banker's six loses to seven
    expect(returns('Kc Kd 6d 4h 2s', 'super-6 10')).toBe('0.00'); // Banker draws to six, and ties
    expect(returns(bankerWins, 'super-6 10')).toBe('0.00');
    expect(returns(bankerWinsWithSix, 'super-6 10', { payouts: { superSix: '12' } })).toBe('130.00');
  });
});

/** The same four cards with the hands exchanged. */
const swapped = (cards: string) => {
  const [p1, b1, p2, b2] = cards.split(' ');
  return `${b1} ${p1} ${b2} ${p2}`;
};

describe('bonus bets', () => {
  // The winning margin of the backed hand without a natural: Player's deal, then Banker's; a stake of 10 returns this.
  const margins = [
    ['RE-044', 9, '2c Kd 3h Qs 4c Kh', 'Kc 2d Qh As Kd 6h', '310.00', 'nine'],
    ['RE-045', 8, '2c Kd 3h Qs 3c Kh', 'Kc 2d Qh As Kd 5h', '110.00', 'eight'],
    ['RE-046', 7, 'Kc Kd 7h Qs Kh', 'Kc Kd Qh 7s Kh', '70.00', 'seven'],
    ['RE-047', 6, 'Kc Kd 6h Qs Kh', 'Kc Kd Qh 6s Kh', '50.00', 'six'],
    ['RE-048', 5, 'Kc Kd 6h As Kh', 'Kc Kd Qh 5s Kh', '30.00', 'five'],
    ['RE-049', 4, 'Kc Kd 6h 2s Kh', 'Kc Kd Qh 4s Kh', '20.00', 'four'],
  ] as const;
  test.each(margins)('[%s] a win by %i points without a natural', (_clause, _by, player, banker, pays, name) => {
    expect(returns(player, 'player-bonus 10, banker-bonus 10')).toBe(`${pays} 0.00`);
    expect(returns(banker, 'player-bonus 10, banker-bonus 10')).toBe(`0.00 ${pays}`);
    const other = { payouts: { bonus: { [name]: '99' } } };
    expect([returns(player, 'player-bonus 10', other), returns(banker, 'banker-bonus 10', other)]).toEqual([
      '1000.00',
      '1000.00',
    ]);
  });

  // Player's two cards against Banker's: natural wins by one to nine points.
  const naturals = ['8c 7d Kd Kh', '9c 8d Kd Kh', '8c 4d Kd Kh', '9c Kd Kd Qh'];

  test.each(naturals)('[RE-050] a win with a natural pays 1 to 1 whatever the margin: %s', (cards) => {
    expect(returns(cards, 'player-bonus 10, banker-bonus 10')).toBe('20.00 0.00');
    expect(returns(swapped(cards), 'player-bonus 10, banker-bonus 10')).toBe('0.00 20.00');
    expect(returns(cards, 'player-bonus 10', { payouts: { bonus: { natural: '2' } } })).toBe('30.00');
  });

  test('[RE-018] Player Bonus wins with a natural 8 or 9, or by four points or more', () => {
    expect(returns('8c 7d Kd Kh', 'player-bonus 10')).toBe('20.00');
    expect(returns('9c 8d Kd Kh', 'player-bonus 10')).toBe('20.00');
    expect(returns('Kc Kd 6h 2s Kh', 'player-bonus 10')).toBe('20.00'); // 6 against 2
    expect(returns('Kc Kd 6h 3s Kh', 'player-bonus 10')).toBe('0.00'); // 6 against 3
    expect(returns('7c 8d Kd Kh', 'player-bonus 10')).toBe('0.00'); // Banker's natural
  });

  test('[RE-021] Banker Bonus wins with a natural 8 or 9, or by four points or more', () => {
    expect(returns('7c 8d Kd Kh', 'banker-bonus 10')).toBe('20.00');
    expect(returns('8c 9d Kd Kh', 'banker-bonus 10')).toBe('20.00');
    expect(returns('Kc Kd Qh 4s Kh', 'banker-bonus 10')).toBe('20.00'); // 4 against 0
    expect(returns('Kc Kd Qh 3s Kh Qd', 'banker-bonus 10')).toBe('0.00'); // 3 against 0
    expect(returns('8c 7d Kd Kh', 'banker-bonus 10')).toBe('0.00'); // Player's natural
  });

  test('[RE-051] a tie of naturals returns the stake', () => {
    for (const cards of ['8c 8d Kd Kh', '9c 4d Kd 5h']) {
      expect(returns(cards, 'player-bonus 10, banker-bonus 7.50')).toBe('10.00 7.50');
      expect(deal(cards, 'player-bonus 10').line('player-bonus')).toMatchObject({ result: 'push', clause: 'RE-051' });
    }
  });

  const lost = [
    ['Player wins by 1', playerWins, '0.00 0.00'],
    ['Player wins by 2', 'Kc Kd 7d 5h Kh', '0.00 0.00'],
    ['Player wins by 3', 'Kc Kd 6h 3s Kh', '0.00 0.00'],
    ['Banker wins by 1', bankerWins, '0.00 0.00'],
    ['Banker wins by 3', 'Kc Kd Qh 3s Kh Qd', '0.00 0.00'],
    ['a tie on seven', tie, '0.00 0.00'],
    ['a tie on nine of three cards each', '2c 2d 3h Kh 4c 7s', '0.00 0.00'],
    ['Player’s natural eight loses to nine', '8c 9d Kd Kh', '0.00 20.00'],
    ['Banker’s natural eight loses to nine', '9c 8d Kd Kh', '20.00 0.00'],
    ['nine with three cards wins by one and is not a natural', '2c Kd 3h 5h 4c 3s', '0.00 0.00'],
  ] as const;
  test.each(lost)('[RE-913] %s', (_case, cards, pays) => {
    expect(returns(cards, 'player-bonus 10, banker-bonus 10')).toBe(pays);
  });
});

describe('the round as a whole', () => {
  // 6 against 6 with two perfect pairs and an envelope on Tie: 5,000 × 88 and 1,000 × 200.
  const luckiest = '3c 8d 3c 8d';
  const bets = 'tie 5000, perfect-pair 1000, player-pair 100, player 5000';

  test('[RE-904] one customer’s winnings above 500,000 in a round are cut; another’s are unaffected', () => {
    const table = tableOf(game);
    const wagers = [...wagersOf(table, bets, ana), ...wagersOf(table, 'tie 5000', ben)];
    const { settlement, paid } = play(game, { cards: luckiest, bets: wagers, draws: envelopeOn('tie', 88) });
    // Ana wins 440,000 + 200,000 + 1,100; her stakes of 11,100 come back in addition.
    expect(settlement.cuts).toEqual([{ player: ana, amount: cents(14_110_000), clause: 'RE-904' }]);
    expect([paid(ana), paid(ben)]).toEqual(['511100.00', '445000.00']);
  });

  test('[RE-904] a table can set its own maximum win', () => {
    const parameters = { winMax: 100_000 };
    const { paid } = play(game, { cards: tie, bets: 'tie 200', draws: noEnvelope, parameters });
    expect(paid()).toBe('1200.00'); // 1,600 won, 1,000 paid with the stake
    expect(play(game, { cards: tie, bets: 'tie 125', draws: noEnvelope, parameters }).settlement.cuts).toEqual([]);
  });
});
