/** Bonus Baccarat: who wins what, one line per case. */
import { describe, expect, test } from 'vitest';
import { cents, printMoney } from '../../base/money.ts';
import { cards } from '../../cards/card.ts';
import { openingOf } from '../baccarat/presentation/hand.ts';
import { tableOf } from '../game.ts';
import { ana, ben, eur, play, wagersOf } from '../testing/play.ts';
import { bonusBaccarat as game } from './index.ts';

const returns = (dealt: string, bets: string, parameters = {}) => {
  const { settlement } = play(game, { cards: dealt, bets, parameters });
  return settlement.lines.map((line) => printMoney(line.returns)).join(' ');
};

// Deals by name: Player's two cards, Banker's two, then third cards.
const playerWins = 'Kc Kd 7d 6h';
const bankerWins = 'Kc Kd 6d 7h';
const tie = 'Kc Kd 6d 6h';

/** The backed hand ends on 9 with three cards, the other on 9 minus the margin. */
const playerAheadBy = (points: number) => `Kc Ks 2d Qh 7s ${'TA2345678'[9 - points]}d`;
const bankerAheadBy = (points: number) => `Kc Ks Qd 2h ${'TA2345678'[9 - points]}s 7d`;

describe('main bets', () => {
  test.each([
    ['BB-021', 'player', playerWins, '20.00'],
    ['BB-021', 'player', bankerWins, '0.00'],
    ['BB-022', 'banker', bankerWins, '19.50'],
    ['BB-022', 'banker', playerWins, '0.00'],
    ['BB-023', 'tie', tie, '90.00'],
    ['BB-023', 'tie', playerWins, '0.00'],
    ['BB-023', 'tie', bankerWins, '0.00'],
  ])('[%s] 10.00 on %s, dealt %s: %s back', (_clause, spot, dealt, back) => {
    expect(returns(dealt, `${spot} 10`)).toBe(back);
  });

  test.each([
    ['6 and 6', tie],
    ['two naturals of 8', 'Kc Kd 8d 8h'],
    ['0 and 0 with three cards each', 'Kc Kd Qd Jh Ts Tc'],
    ['7 of two cards and 7 of three', 'Kc Kd 7d 2h 5s'],
  ])('[BB-015 BB-904] a tie pays Tie and returns Player and Banker stakes in full: %s', (_, dealt) => {
    expect(returns(dealt, 'player 10, banker 7.77, tie 1')).toBe('10.00 7.77 9.00');
    const played = play(game, { cards: dealt, bets: 'player 10, banker 7.77' });
    for (const spot of ['player', 'banker']) {
      expect(played.line(spot)).toMatchObject({ result: 'push', clause: 'BB-904' });
    }
  });

  test('[BB-022] Banker’s winnings are rounded half up to the cent', () => {
    expect(returns(bankerWins, 'banker 1.10')).toBe('2.15'); // wins 1.045, which becomes 1.05
    expect(returns(bankerWins, 'banker 1.01')).toBe('1.97'); // wins 0.9595, which becomes 0.96
  });

  test('[BB-021 BB-022 BB-023] a table can set other payouts', () => {
    const payouts = { player: '1.5', banker: '1', tie: '9' };
    expect(returns(playerWins, 'player 10, banker 10, tie 10', { payouts })).toBe('25.00 0.00 0.00');
    expect(returns(bankerWins, 'player 10, banker 10, tie 10', { payouts })).toBe('0.00 20.00 0.00');
    expect(returns(tie, 'player 10, banker 10, tie 10', { payouts })).toBe('10.00 10.00 100.00');
  });
});

describe('kinds of pair', () => {
  test.each([
    ['BB-007', 'perfect', 'Kh Kh'],
    ['BB-008', 'coloured', '5h 5d'],
    ['BB-008', 'coloured', '8c 8s'],
    ['BB-009', 'mixed', 'Th Tc'],
    ['BB-009', 'mixed', '2s 2d'],
  ])(
    '[%s BB-006] a %s pair, %s, wins Player Pair and Banker Pair; only a perfect one wins Perfect Pair',
    (_, kind, pair) => {
      expect(openingOf(cards(pair))).toBe(`${kind}-pair`);
      const [first, second] = pair.split(' ');
      const bets = 'player-pair 10, banker-pair 10, perfect-pair 10';
      const perfect = kind === 'perfect' ? '260.00' : '0.00';
      // The other hand has a natural 9, so no third card is dealt.
      expect(returns(`${first} 4s ${second} 5c`, bets)).toBe(`120.00 0.00 ${perfect}`);
      expect(returns(`4s ${first} 5c ${second}`, bets)).toBe(`0.00 120.00 ${perfect}`);
    },
  );

  test('[BB-007 BB-008 BB-009] equal suit or equal value without equal rank is not a pair of any kind', () => {
    for (const two of ['Kh Qh', 'Tc Jc', '4d 5d', 'Kh Qd']) {
      expect(openingOf(cards(two))).toBe('no-pair');
      const [first, second] = two.split(' ');
      expect(returns(`${first} 4s ${second} 5c`, 'player-pair 10, either-pair 10, perfect-pair 10')).toBe(
        '0.00 0.00 0.00',
      );
    }
  });
});

describe('pair bets', () => {
  const playerPair = '3c Kd 3h 9h';
  const bankerPair = 'Kc 3d 9h 3h';
  const bothPairs = 'Qc 4d Qh 4h';
  const noPair = 'Kc 3d 9h 4h';

  test.each([
    ['BB-004 BB-024', 'player-pair', playerPair, '120.00'],
    ['BB-004 BB-024', 'player-pair', bankerPair, '0.00'],
    ['BB-005 BB-025', 'banker-pair', bankerPair, '120.00'],
    ['BB-005 BB-025', 'banker-pair', playerPair, '0.00'],
    ['BB-011 BB-026', 'either-pair', playerPair, '60.00'],
    ['BB-011 BB-026', 'either-pair', bankerPair, '60.00'],
    ['BB-011 BB-026', 'either-pair', noPair, '0.00'],
    ['BB-012 BB-027', 'perfect-pair', '3c Kd 3c 9h', '260.00'],
    ['BB-012 BB-027', 'perfect-pair', 'Kc 3d 9h 3d', '260.00'],
    ['BB-012 BB-027', 'perfect-pair', playerPair, '0.00'],
    ['BB-012 BB-027', 'perfect-pair', noPair, '0.00'],
  ])('[%s] 10.00 on %s, dealt %s: %s back', (_clauses, spot, dealt, back) => {
    expect(returns(dealt, `${spot} 10`)).toBe(back);
  });

  test('[BB-004 BB-005] only the two initial cards count: a third card of equal rank does not make a pair', () => {
    expect(returns('2c 7d 3h Kd 3c', 'player-pair 10, either-pair 10')).toBe('0.00 0.00');
    expect(returns('Kc 2d 6d 3h 3d', 'banker-pair 10, perfect-pair 10')).toBe('0.00 0.00');
  });

  test('[BB-011 BB-905] two pairs in a round win Any Pair once, at 5 to 1', () => {
    expect(returns(bothPairs, 'either-pair 10, player-pair 10, banker-pair 10')).toBe('60.00 120.00 120.00');
  });

  test('[BB-012 BB-905] two perfect pairs win Perfect Pair once, at 25 to 1, or at 200 where the table says so', () => {
    const perfectBoth = '4c Kd 4c Kd';
    const payouts = { perfectPairBoth: '200' };
    expect(returns(perfectBoth, 'perfect-pair 10')).toBe('260.00');
    expect(returns(perfectBoth, 'perfect-pair 10', { payouts })).toBe('2010.00');
    expect(returns('3c Kd 3c 9h', 'perfect-pair 10', { payouts })).toBe('260.00');
  });

  test('[BB-024 BB-025] a table can set other payouts for each pair bet', () => {
    const payouts = { playerPair: '12', bankerPair: '10', anyPair: '4', perfectPair: '20' };
    expect(returns('Qc 4d Qc 4h', 'player-pair 10, banker-pair 10, either-pair 10, perfect-pair 10', { payouts })).toBe(
      '130.00 110.00 50.00 210.00',
    );
  });
});

describe('bonus bets', () => {
  test.each([
    ['BB-028', 9, '310.00'],
    ['BB-029', 8, '110.00'],
    ['BB-030', 7, '70.00'],
    ['BB-031', 6, '50.00'],
    ['BB-032', 5, '30.00'],
    ['BB-033', 4, '20.00'],
  ])('[%s BB-013 BB-014] a win without a natural by %i points: 10.00 becomes %s', (clause, points, back) => {
    const bets = 'player-bonus 10, banker-bonus 10';
    expect(returns(playerAheadBy(points), bets)).toBe(`${back} 0.00`);
    expect(returns(bankerAheadBy(points), bets)).toBe(`0.00 ${back}`);
    expect(play(game, { cards: playerAheadBy(points), bets }).line('player-bonus').clause).toBe(clause);
  });

  test.each([3, 2, 1])('[BB-906 BB-013 BB-014] a win without a natural by %i loses the bonus bet', (points) => {
    const bets = 'player-bonus 10, banker-bonus 10, player 10, banker 10';
    expect(returns(playerAheadBy(points), bets)).toBe('0.00 0.00 20.00 0.00');
    expect(returns(bankerAheadBy(points), bets)).toBe('0.00 0.00 0.00 19.50');
  });

  test.each([
    ['8 against 7', 'Kc Kd 8d 7h'],
    ['9 against 8', 'Kc Kd 9d 8h'],
    ['8 against 4', 'Kc Kd 8d 4h'],
    ['9 against 2', 'Kc Kd 9d 2h'],
    ['9 against 0', 'Kc Kd 9d Qh'],
  ])('[BB-034 BB-906] a win with a natural pays 1 to 1 at any margin: %s', (_, dealt) => {
    const [p1, b1, p2, b2] = dealt.split(' ');
    const bets = 'player-bonus 10, banker-bonus 10';
    expect(returns(dealt, bets)).toBe('20.00 0.00');
    expect(returns(`${b1} ${p1} ${b2} ${p2}`, bets)).toBe('0.00 20.00');
  });

  test('[BB-034] 8 or 9 with three cards is not a natural: only its margin counts', () => {
    expect(returns('Kc Ks 2d 7h 6s', 'player-bonus 10')).toBe('0.00'); // 8 against 7
    expect(returns(playerAheadBy(5), 'player-bonus 10')).toBe('30.00'); // 9 against 4
  });

  test.each(['Kc Kd 8d 8h', 'Kc Kd 9d 9h', '3c 4d 5d 4h'])(
    '[BB-035 BB-906] a natural tie, %s, returns both bonus stakes',
    (dealt) => {
      expect(returns(dealt, 'player-bonus 10, banker-bonus 3.33')).toBe('10.00 3.33');
      expect(play(game, { cards: dealt, bets: 'player-bonus 10' }).line('player-bonus')).toMatchObject({
        result: 'push',
        clause: 'BB-035',
      });
    },
  );

  test.each([
    ['a tie without a natural', tie],
    ['a tie of three-card nines', 'Kc Ks 2d 2h 7s 7d'],
  ])('[BB-906] %s loses both bonus bets', (_, dealt) => {
    expect(returns(dealt, 'player-bonus 10, banker-bonus 10')).toBe('0.00 0.00');
  });

  test('[BB-013 BB-014 BB-906] the backed hand must win: a natural 8 beaten by 9 loses its bonus', () => {
    expect(returns('Kc Kd 8d 9h', 'player-bonus 10, banker-bonus 10')).toBe('0.00 20.00');
    expect(returns('Kc Kd 9d 8h', 'player-bonus 10, banker-bonus 10')).toBe('20.00 0.00');
  });

  test('[BB-028 BB-033 BB-034] a table can set other bonus payouts', () => {
    const payouts = { bonus: { nine: '50', four: '0.5', natural: '2' } };
    expect(returns(playerAheadBy(9), 'player-bonus 10', { payouts })).toBe('510.00');
    expect(returns(bankerAheadBy(4), 'banker-bonus 10', { payouts })).toBe('15.00');
    expect(returns('Kc Kd 9d 8h', 'player-bonus 10', { payouts })).toBe('30.00');
    expect(returns(playerAheadBy(8), 'player-bonus 10', { payouts })).toBe('110.00');
  });
});

describe('the maximum win in a round', () => {
  test('[BB-903] a player wins at most 500,000.00 in a round, stakes excluded; other players are unaffected', () => {
    const parameters = { stakeMax: eur('100000') }; // Within the usual limits no round can win this much.
    const table = tableOf(game, parameters);
    const bets = [
      ...wagersOf(table, 'tie 60000, player 5000, banker-bonus 100', ana), // wins 480,000; a push; a loss
      ...wagersOf(table, 'tie 70000', ben), // wins 560,000
    ];
    const played = play(game, { cards: tie, bets, parameters });
    expect(played.settlement.cuts).toEqual([{ player: ben, amount: cents(6_000_000), clause: 'BB-903' }]);
    expect([played.paid(ana), played.paid(ben)]).toEqual(['545000.00', '570000.00']);
  });

  test('[BB-903] a table can set another maximum: all winnings of a player count towards it', () => {
    const bets = 'player 100, player-bonus 10, player-pair 10'; // wins 100 + 10 + 110
    const dealt = '4c Kd 4h 7h';
    expect(play(game, { cards: dealt, bets }).paid()).toBe('340.00');
    const capped = play(game, { cards: dealt, bets, parameters: { winMax: eur('150') } });
    expect(capped.settlement.cuts).toEqual([{ player: ana, amount: eur('70'), clause: 'BB-903' }]);
    expect(capped.paid()).toBe('270.00');
  });
});
