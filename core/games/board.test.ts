/** What every game writes on the board after a round, and which spots it marks as winners. */
import { describe, expect, test } from 'vitest';
import { spotId } from '../base/ids.ts';
import { roadResultsIn } from './baccarat/presentation/roads/from-board.ts';
import { bonusBaccarat } from './bonus-baccarat/index.ts';
import { casinoWar } from './casino-war/index.ts';
import { ezugiBaccarat } from './ezugi-baccarat/index.ts';
import { ezugiBlackjack } from './ezugi-blackjack/index.ts';
import { ezugiRoulette } from './ezugi-roulette/index.ts';
import { fortuneRoulette } from './fortune-roulette/index.ts';
import { type Game, tableOf } from './game.ts';
import { goldenWealthBaccarat } from './golden-wealth-baccarat/index.ts';
import { peekBaccarat } from './peek-baccarat/index.ts';
import { redEnvelopeBaccarat } from './red-envelope-baccarat/index.ts';
import { rngBaccarat } from './rng-baccarat/index.ts';
import { rouletteRacetrack } from './roulette-racetrack/index.ts';
import { envelopeOn, noEnvelope } from './testing/envelopes.ts';
import { fortune, slots } from './testing/fortune.ts';
import { playGolden } from './testing/golden-round.ts';
import { lights } from './testing/lights.ts';
import { ana, play, type Played } from './testing/play.ts';
import { royal } from './testing/royal.ts';
import { seated } from './testing/seated.ts';
import { spin } from './testing/spin.ts';
import { stoppedAfter } from './testing/stopped.ts';
import { ultimateSicBo } from './ultimate-sic-bo/index.ts';

const boardOf = ({ table, round }: Played) => table.board(round.outcome);
const wonIn = ({ table, round }: Played) => table.won(round.outcome);

describe('baccarat', () => {
  /** Player 9 + 9 = 8, a pair and a natural; Banker K + 7 = 7. */
  const natural = { player: 8, banker: 7, winner: 'player', natural: true, total: 8 };
  const deal = '9h Kc 9d 7s';

  test.each<[Game, readonly (readonly string[])[]]>([
    [ezugiBaccarat, []],
    [rngBaccarat, []],
    [bonusBaccarat, []],
    [redEnvelopeBaccarat, noEnvelope],
    [peekBaccarat, [['1'], ['P1']]],
  ])('$0.id: winner, points, pairs, natural and cards', (game, draws) => {
    const played = play(game, { cards: deal, draws, bets: 'player 10' });
    expect(boardOf(played)).toEqual({
      ...natural,
      playerPair: true,
      bankerPair: false,
      cards: { player: ['9h', '9d'], banker: ['Kc', '7s'] },
    });
    // Every game of the family has these; most also bet on pairs.
    const won = wonIn(played) ?? [];
    expect(won).toContain('player');
    expect(won.includes(spotId('player-pair'))).toBe(played.table.betting.spots.has(spotId('player-pair')));
    expect(won).not.toContain('banker');
    expect(won).not.toContain('tie');
  });

  test('[BAC-E-046] on a tie Tie wins, and Player and Banker do not', () => {
    const tie = play(ezugiBaccarat, { cards: '9h 2c Td 7s', bets: 'tie 10' });
    expect(boardOf(tie)).toMatchObject({ winner: 'tie', player: 9, banker: 9, natural: true, total: 9 });
    expect(wonIn(tie)).toEqual(['tie', 'small']);
  });

  test('the roads read the board; a void round and another game’s board leave no mark', () => {
    const third = play(ezugiBaccarat, { cards: '2c 3c 3d Kh 9s 5h', bets: 'tie 10' });
    const board = boardOf(third);
    // Player 2 + 3 + 9 = 4, Banker 3 + 0 + 5 = 8 with three cards.
    const result = { winner: 'banker', playerPair: false, bankerPair: false, natural: false, total: 8 };
    expect(roadResultsIn([board, null, { pocket: 3 }, board])).toEqual([result, result]);
    expect(roadResultsIn([JSON.parse(JSON.stringify(board)) as typeof board])).toEqual([result]);
  });

  test('[RE-916] the envelope and what it pays', () => {
    const played = play(redEnvelopeBaccarat, { cards: deal, draws: envelopeOn('player-pair', 25), bets: 'player 10' });
    expect(boardOf(played)).toMatchObject({ envelope: { spot: 'player-pair', pays: 25 } });
  });

  test('[GW-026] the golden cards with their multipliers, in the order drawn', () => {
    const { golden } = boardOf(
      playGolden(goldenWealthBaccarat, { cards: deal, golden: '9h 3x, 9d 8x', bets: 'player 10' }),
    ) as { golden: readonly unknown[] };
    expect(golden).toHaveLength(5);
    expect(golden.slice(0, 2)).toEqual([
      { card: '9h', times: 3 },
      { card: '9d', times: 8 },
    ]);
  });
});

describe('roulette', () => {
  test('[RO-E-066] the pocket, and every position that covers it', () => {
    for (const game of [ezugiRoulette, rouletteRacetrack]) {
      const played = spin(game, 0, 'straight/0 10');
      expect(boardOf(played)).toEqual({ pocket: 0 });
      const won = wonIn(played) ?? [];
      expect(won).toEqual(expect.arrayContaining(['straight/0', 'split/0-3', 'trio/0-1-2']));
      expect(won).not.toContain('red');
      expect(won).not.toContain('even');
    }
  });

  test('[FR-905] Fortune numbers, the special number, and what the pocket was worth', () => {
    const numbers = '1 540x, 2 36x, 3 48x, 4 36x, 5 36x, 6 36x';
    const draws = fortune(numbers, 'chest 17');
    const chest = play(fortuneRoulette, { cards: '', draws, pocket: 17, bets: 'straight/17 1' });
    // 540 + 36 + 48 + 36 + 36 + 36 = 732: the total the Chest collects.
    expect(boardOf(chest)).toMatchObject({
      pocket: 17,
      multiplier: 732,
      numbers: [
        { number: 1, times: 540 },
        { number: 2, times: 36 },
        { number: 3, times: 48 },
        { number: 4, times: 36 },
        { number: 5, times: 36 },
        { number: 6, times: 36 },
      ],
      special: { kind: 'chest', number: 17 },
    });
    expect(boardOf(chest)).not.toHaveProperty('bonus');
    const plain = play(fortuneRoulette, { cards: '', draws: fortune(numbers), pocket: 17, bets: 'straight/17 1' });
    expect(boardOf(plain)).not.toHaveProperty('special');
  });

  test('[FR-910] the bonus game: spins, Chests and what they collected', () => {
    const { spins } = tableOf(fortuneRoulette).parameters['bonus'] as { spins: number };
    const draws = [...fortune(undefined, 'bonus 17'), ...slots(spins, 'chest 12 48')];
    const played = play(fortuneRoulette, { cards: '', draws, pocket: 17, bets: 'straight/17 1' });
    expect(boardOf(played)).toMatchObject({ bonus: { spins, chests: 1, total: 60, result: 60 }, multiplier: 60 });
  });
});

test('[SB-023] sic bo: the dice, their total, and what was lit', () => {
  const played = play(ultimateSicBo, {
    cards: '',
    dice: '2 2 5',
    draws: lights({ 'double/2': '25', 'combination/2-5': '15' }),
    bets: 'small 20',
  });
  expect(boardOf(played)).toEqual({
    dice: [2, 2, 5],
    total: 9,
    triple: false,
    lit: { 'double/2': '25', 'combination/2-5': '15' },
  });
  expect(wonIn(played)?.toSorted()).toEqual(
    ['combination/2-5', 'double/2', 'odd', 'single/2', 'single/5', 'small', 'total/9'].map(spotId),
  );
});

describe('Casino War', () => {
  test('[CW-902] the higher card', () => {
    const played = play(casinoWar, { cards: 'Kh 9c', bets: 'main 10' });
    expect(boardOf(played)).toEqual({ winner: 'customer', ties: 0, cards: [{ customer: 'Kh', dealer: '9c' }] });
    expect(wonIn(played)).toEqual(['main']);
  });

  test('[CW-007] after a tie the main bet depends on its holder: only the tie bet has won for everyone', () => {
    const war = play(casinoWar, {
      cards: 'Jh Js 2c 3c 5c Ah Kd',
      bets: 'main 10, tie 2',
      choices: { ana: 'war' },
    });
    expect(war.line('main').result).toBe('win');
    expect(wonIn(war)).toEqual(['tie']);
    expect(boardOf(war)).toMatchObject({ winner: 'customer', ties: 1, cards: [{}, { customer: 'Ah', dealer: 'Kd' }] });
    const surrender = play(casinoWar, { cards: 'Jh Js', bets: 'main 10' });
    expect(boardOf(surrender)).toMatchObject({ winner: 'none', ties: 1 });
  });
});

test('[BJ-E-053] blackjack: the dealer’s hand; each seat’s result is its own', () => {
  const bets = seated(tableOf(ezugiBlackjack), '1: main 10');
  const bust = play(ezugiBlackjack, { bets, cards: 'Kd 5h Qs Kh Ts', turns: 'stand' });
  expect(boardOf(bust)).toEqual({ total: 25, blackjack: false, bust: true, cards: ['5h', 'Kh', 'Ts'] });
  expect(wonIn(bust)).toBeUndefined();
  const natural = play(ezugiBlackjack, { bets, cards: 'Kd Kh Qs Ah' });
  expect(boardOf(natural)).toMatchObject({ total: 21, blackjack: true, bust: false });
});

describe('Royal Poker', () => {
  test('[RP-035] the dealer’s hand, whether it qualified, and what an exchange made of it', () => {
    const qualified = royal({ open: 'Qs Qd 7h 7c 3d', dealer: 'Ad Ks 6c 4h 2s' });
    expect(boardOf(qualified)).toEqual({
      hand: 'Ace-King',
      qualified: true,
      cards: ['Ad', 'Ks', '6c', '4h', '2s'],
    });
    expect(wonIn(qualified)).toBeUndefined();
    const exchanged = royal({
      open: 'Qs Qd 7h 7c 3d',
      dealer: 'Jd 9s 6c 4h 2s',
      drawn: '9c',
      says: [{ ana: 'bet' }, { ana: 'exchange' }],
    });
    expect(boardOf(exchanged)).toMatchObject({
      hand: 'High Card',
      qualified: false,
      exchanged: { hand: 'Pair', qualified: true, cards: ['9s', '6c', '4h', '2s', '9c'] },
    });
  });

  test('[RP-910] a swap is shown to the player who made it: the old cards go, the row fills their places from the left', () => {
    const played = royal({
      open: 'Qs Qd 7h 7c 3d',
      dealer: 'Ad Ks 6c 4h 2s',
      community: 'Qh 3c 8s Kd 5s',
      says: [{ ana: 'swap 4 3' }, { ana: 'bet' }],
    });
    const { table } = played;
    const handAt = (entries: number) => {
      const { places, decisions } = stoppedAfter(played, entries).view(ana);
      return table.arrange?.(places, decisions)['hand']?.join(' ');
    };
    // Bets, ten cards, the choice and the close: 13 entries. Then a burned card and the row.
    expect(handAt(12)).toBeUndefined();
    expect(handAt(14)).toBe('Qs Qd 7h 7c 3d');
    expect(handAt(15)).toBe('Qs Qd Qh 7c 3d');
    expect(handAt(16)).toBe('Qs Qd Qh 3c 3d');
    expect(handAt(19)).toBe('Qs Qd Qh 3c 3d');
  });

  test('[RP-022] a bought card lies beside the five', () => {
    const { table, round } = royal({
      open: 'Qs Qd 7h 7c 3d',
      dealer: 'Ad Ks 6c 4h 2s',
      community: 'Qh',
      says: [{ ana: 'buy' }, { ana: 'bet' }],
    });
    const { places, decisions } = round.view(ana);
    expect(table.arrange?.(places, decisions)).toEqual({ hand: ['Qs', 'Qd', '7h', '7c', '3d', 'Qh'] });
  });
});
