/** Red Envelope Baccarat: the bets and their limits. */
import { describe, expect, test } from 'vitest';
import { card, deck } from '../../cards/card.ts';
import { freshShoe, takeAll, type Shoe } from '../../cards/shoe.ts';
import { tableOf } from '../game.ts';
import { noEnvelope } from '../testing/envelopes.ts';
import { close, eur, place, play } from '../testing/play.ts';
import { redEnvelopeBaccarat as game } from './index.ts';

const table = tableOf(game);
const mainBets = ['player', 'banker', 'tie'];
const sideBets = [
  'player-pair',
  'banker-pair',
  'perfect-pair',
  'either-pair',
  'super-6',
  'player-bonus',
  'banker-bonus',
];
const accepted = { placed: 'accepted' };

describe('the bets', () => {
  test('[RE-901] Player, Banker and Tie are the main bets: only these can be made alone', () => {
    const alone = [...table.betting.spots.keys()].filter((spot) => 'placed' in place(table, `${spot} 10`));
    expect(alone).toEqual(mainBets);
    expect(place(table, 'dragon 10')).toMatchObject({ refused: 'unknown-spot', clause: 'RE-901' });
  });

  test('[RE-901] a stake on Player or on Banker, not on both, and on Tie beside either', () => {
    const opposed = { refused: 'opposite-bets', clause: 'RE-901' };
    expect(place(table, 'player 10, banker 10')).toMatchObject(opposed);
    expect(place(table, 'banker 10, player 10')).toMatchObject(opposed);
    expect(place(table, 'player 10, tie 10')).toMatchObject(accepted);
    expect(place(table, 'banker 10, tie 10')).toMatchObject(accepted);
  });

  test('[RE-901] a table can allow both', () => {
    expect(place(tableOf(game, { allowOpposite: true }), 'player 10, banker 10')).toMatchObject(accepted);
  });

  test('[RE-003] Player Pair and Banker Pair are two bets; either or both may be placed', () => {
    expect(close(table, 'tie 10, player-pair 4, banker-pair 6')).toMatchObject({
      wagers: [
        { spot: 'tie', stake: 1000 },
        { spot: 'player-pair', stake: 400 },
        { spot: 'banker-pair', stake: 600 },
      ],
      changes: [],
    });
    for (const pair of ['player-pair', 'banker-pair'])
      expect(place(table, `tie 10, ${pair} 4`)).toMatchObject(accepted);
  });

  test('[RE-015] Super 6 only after a main bet', () => {
    expect(place(table, 'super-6 10')).toMatchObject({ refused: 'needs-main-bet', clause: 'RE-015' });
    for (const main of mainBets) expect(place(table, `${main} 10, super-6 10`)).toMatchObject(accepted);
    expect(close(table, 'super-6 10')).toMatchObject({
      wagers: [],
      changes: [{ spot: 'super-6', from: 1000, to: 0, told: { clause: 'RE-015' } }],
    });
  });

  test.each(sideBets)('[RE-910] %s needs a main bet and may not exceed the total main bet', (spot) => {
    expect(place(table, `${spot} 10`)).toMatchObject({ refused: 'needs-main-bet' });
    expect(place(table, `tie 10, ${spot} 10`)).toMatchObject(accepted);
    expect(place(table, `tie 10, ${spot} 10.01`)).toMatchObject({ refused: 'above-main-bet' });
    expect(place(table, `tie 10, ${spot} 9, ${spot} 2`)).toMatchObject({ refused: 'above-main-bet' });
  });
});

const toldOf = (clause: string, spot: string) => ({
  refused: 'above-main-bet',
  clause,
  values: { spot, maximum: 1000 },
});

describe('side bets beside the total main bet', () => {
  const shares = [
    ['RE-010', 'perfect-pair'],
    ['RE-012', 'either-pair'],
    ['RE-016', 'super-6'],
    ['RE-019', 'player-bonus'],
    ['RE-022', 'banker-bonus'],
  ] as const;
  test.each(shares)('[%s] %s: as much as the main bets together, and not a cent more', (clause, spot) => {
    expect(place(table, `banker 20, tie 5, ${spot} 25`)).toMatchObject(accepted);
    expect(place(table, `banker 20, tie 5, ${spot} 25.01`)).toMatchObject({ refused: 'above-main-bet', clause });
    expect(close(table, `banker 20, tie 5, ${spot} 30`)).toMatchObject({
      changes: [{ spot, from: 3000, to: 2500, told: { refused: 'above-main-bet', clause } }],
    });
  });

  const lateShares = [
    ['RE-005', 'player-pair'],
    ['RE-007', 'banker-pair'],
    ['RE-011', 'perfect-pair'],
    ['RE-013', 'either-pair'],
    ['RE-017', 'super-6'],
    ['RE-020', 'player-bonus'],
    ['RE-023', 'banker-bonus'],
  ] as const;
  test.each(lateShares)('[%s] %s: with 312 cards dealt, a fifth of the total main bet', (clause, spot) => {
    expect(place(table, `player 80, tie 20, ${spot} 20`, 312)).toMatchObject(accepted);
    expect(place(table, `player 80, tie 20, ${spot} 20.01`, 312)).toMatchObject({ refused: 'above-main-bet', clause });
    expect(close(table, `player 80, tie 20, ${spot} 100`, 312)).toMatchObject({
      changes: [{ spot, from: 10_000, to: 2000, told: { refused: 'above-main-bet', clause } }],
    });
  });

  test.each(sideBets)(
    '[RE-908] %s: the whole main bet until 311 cards are dealt, a fifth of it from 312 on',
    (spot) => {
      expect(place(table, `player 10, ${spot} 10`, 311)).toMatchObject(accepted);
      expect(place(table, `player 10, ${spot} 10`, 312)).toMatchObject({ refused: 'above-main-bet' });
      expect(place(table, `player 10, ${spot} 2`, 415)).toMatchObject(accepted);
    },
  );

  test('[RE-908] both shares and the number of cards are configurable', () => {
    const strict = tableOf(game, { sideBetPercent: 50, lateSideBetPercent: 10, lateFromCards: 208 });
    expect(place(strict, 'player 20, super-6 10', 207)).toMatchObject(accepted);
    expect(place(strict, 'player 20, super-6 10.01', 207)).toMatchObject({
      refused: 'above-main-bet',
      clause: 'RE-016',
    });
    expect(place(strict, 'player 20, super-6 2', 208)).toMatchObject(accepted);
    expect(place(strict, 'player 20, super-6 2.01', 208)).toMatchObject({
      refused: 'above-main-bet',
      clause: 'RE-017',
    });
  });

  test('[RE-908] a burned card counts among the 312 like a dealt one', () => {
    // Six decks minus six cards are out: 306. This round takes five more cards, and one more is burned in it.
    const shoe = takeAll(freshShoe(8), Array(6).fill(deck).flat().slice(6), 'RE-902') as Shoe;
    const { round } = play(game, { cards: '2c 7d 3d Kh 9s', draws: noEnvelope, shoe });
    expect(round.shoe.dealt).toBe(311);
    expect(place(table, 'player 10, super-6 10', round.shoe.dealt)).toMatchObject(accepted);
    const signed = { clause: 'RE-905', reason: 'a card fell', by: ['floor'] } as const;
    round.correct({ edit: 'remove', cards: 1, burned: [card('9s')] }, signed);
    round.answer({ kind: 'card', card: card('4s') });
    expect(round.shoe.dealt).toBe(312);
    expect(place(table, 'player 10, super-6 10', round.shoe.dealt)).toMatchObject({ refused: 'above-main-bet' });
  });

  test('[RE-909] the total main bet is the sum of the stakes on Player, Banker and Tie', () => {
    const both = tableOf(game, { allowOpposite: true });
    expect(place(both, 'player 10, banker 20, tie 5, super-6 35')).toMatchObject(accepted);
    expect(place(both, 'player 10, banker 20, tie 5, super-6 35.01')).toMatchObject({ refused: 'above-main-bet' });
    expect(place(both, 'player 10, player-pair 10, super-6 11')).toMatchObject({ refused: 'above-main-bet' });
  });

  test('[RE-909] at the close each side stake above the limit is reduced to it, and the customer is told', () => {
    const closed = close(table, 'tie 10, super-6 25, player-pair 10, player-bonus 10.01');
    expect(closed).toEqual({
      wagers: [
        { player: 'ana', spot: 'tie', stake: 1000, fee: 0 },
        { player: 'ana', spot: 'super-6', stake: 1000, fee: 0 },
        { player: 'ana', spot: 'player-pair', stake: 1000, fee: 0 },
        { player: 'ana', spot: 'player-bonus', stake: 1000, fee: 0 },
      ],
      changes: [
        { spot: 'super-6', from: 2500, to: 1000, told: toldOf('RE-016', 'super-6') },
        { spot: 'player-bonus', from: 1001, to: 1000, told: toldOf('RE-019', 'player-bonus') },
      ],
    });
  });

  test('[RE-909] a main stake reduced at the close no longer supports its side bets', () => {
    const small = tableOf(game, { stakeMax: eur('8') });
    expect(close(small, 'player 10, super-6 10')).toMatchObject({
      wagers: [{ stake: 800 }, { stake: 800 }],
      changes: [
        { spot: 'player', from: 1000, to: 800 },
        { spot: 'super-6', from: 1000, to: 800 },
      ],
    });
  });
});

describe('limits', () => {
  test.each(mainBets)('[RE-904] %s takes 1.00 to 5,000.00, however many chips make it', (spot) => {
    expect(place(table, `${spot} 1`)).toMatchObject(accepted);
    expect(place(table, `${spot} 0.99`)).toMatchObject({ refused: 'below-minimum', clause: 'RE-904' });
    expect(place(table, `${spot} 5000`)).toMatchObject(accepted);
    expect(place(table, `${spot} 5000.01`)).toMatchObject({ refused: 'above-maximum', clause: 'RE-904' });
    expect(place(table, `${spot} 4999, ${spot} 2`)).toMatchObject({ refused: 'above-maximum', clause: 'RE-904' });
  });

  test.each(sideBets)('[RE-904] %s takes 1.00 to 1,000.00', (spot) => {
    expect(place(table, `banker 5000, ${spot} 1`)).toMatchObject(accepted);
    expect(place(table, `banker 5000, ${spot} 0.99`)).toMatchObject({ refused: 'below-minimum', clause: 'RE-904' });
    expect(place(table, `banker 5000, ${spot} 1000`)).toMatchObject(accepted);
    expect(place(table, `banker 5000, ${spot} 1000.01`)).toMatchObject({ refused: 'above-maximum', clause: 'RE-904' });
  });

  test('[RE-904] a table can set its own limits', () => {
    const other = tableOf(game, { stakeMin: 500, stakeMax: 5000, sideStakeMin: 200, sideStakeMax: 1000 });
    expect(place(other, 'tie 4.99')).toMatchObject({ refused: 'below-minimum' });
    expect(place(other, 'tie 50')).toMatchObject(accepted);
    expect(place(other, 'tie 50.01')).toMatchObject({ refused: 'above-maximum' });
    expect(place(other, 'tie 50, super-6 1.99')).toMatchObject({ refused: 'below-minimum' });
    expect(place(other, 'tie 50, super-6 10')).toMatchObject(accepted);
    expect(place(other, 'tie 50, super-6 10.01')).toMatchObject({ refused: 'above-maximum' });
  });

  test('[RE-904] betting is open for 14 seconds, or what the table sets', () => {
    expect(table.parameters).toMatchObject({ bettingSeconds: 14 });
    expect(tableOf(game, { bettingSeconds: 20 }).parameters).toMatchObject({ bettingSeconds: 20 });
    expect(game.configure({ bettingSeconds: 0 })).toMatchObject({ mistakes: [expect.stringContaining('RE-904')] });
  });
});

test('a wrong configuration is refused with all its mistakes at once', () => {
  const wrong = {
    stakeMin: 900,
    stakeMax: 800,
    envelope: { percent: 101, shares: { tie: 0, playerPair: 0, bankerPair: 0 } },
  };
  expect(game.configure(wrong)).toEqual({
    mistakes: expect.arrayContaining([
      expect.stringMatching(/^envelope\.percent: .*0 to 100 \(RE-914\)/),
      expect.stringMatching(/^envelope\.shares: .*above zero \(RE-914\)/),
      expect.stringMatching(/^stakeMin: must not be above stakeMax \(RE-904\)/),
    ]) as unknown,
  });
});
