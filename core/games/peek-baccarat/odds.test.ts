/**
 * Peek Baccarat: exact returns, against the page's figures and an independent count that shares no code with the game.
 */
import { describe, expect, test } from 'vitest';
import { divide, multiply, printRatio, type Ratio, ratio, toDecimal } from '../../base/ratio.ts';
import { figuresOf } from '../chances.ts';
import { tableOf } from '../game.ts';
import { deals } from '../testing/eight-decks.ts';
import { type Exact, exact } from '../testing/exact.ts';
import { play } from '../testing/play.ts';
import { stoppedBefore } from '../testing/stopped.ts';
import { peekBaccarat as game } from './index.ts';

// Counted on first use, so that a run of one other test need not wait.
let known: Exact | undefined;
const odds = () => (known ??= exact(game));

const percent = (part: Ratio, digits: number) => toDecimal(multiply(part, ratio(100)), digits);

describe('returns of the page', () => {
  test.each([
    ['player', '98.86'],
    ['banker', '98.81'],
    ['tie', '85.64'],
    ['player-pair', '89.64'],
    ['banker-pair', '89.64'],
  ])('[PB-903] %s returns %s %% of all money staked', (spot, rtp) => {
    expect(odds().percent(spot)).toBe(rtp);
  });

  test.each([
    ['player', '98.0', '82.3'],
    ['banker', '97.9', '82.5'],
  ])('[PB-903] %s: %s %% measured on stake and fee, %s %% when never raised', (spot, onOpening, never) => {
    const { rtpInitial } = odds().of(spot);
    // One plus the expected profit over 1.2: the profit is per unit of stake.
    const profit = ratio(rtpInitial.n - rtpInitial.d, rtpInitial.d);
    const overOpening = divide(profit, ratio(12, 10));
    expect(percent(ratio(overOpening.n + overOpening.d, overOpening.d), 1)).toBe(onOpening);
    const { otherPlay, fee } = odds().chancesOf(spot);
    expect(percent(figuresOf(otherPlay['neverRaising'] ?? [], fee).rtp, 1)).toBe(never);
  });

  test.each([
    ['1', '93.1'],
    ['2', '98.1'],
    ['3', '106.8'],
    ['4', '114.4'],
  ])('[PB-901] Player, with exactly %s of the four cards revealed, returns %s %%', (count, rtp) => {
    const revealed = { '1': 0, '2': 0, '3': 0, '4': 0, [count]: 1 };
    expect(percent(exact(game, { revealed }).of('player').rtp, 1)).toBe(rtp);
  });
});

describe('a second count', () => {
  /** The number of ways Player wins and loses, by the points of P1, P2, B1, B2, over every order of six cards. */
  interface Ends {
    readonly opening: string;
    readonly player: number;
    readonly banker: number;
    readonly all: number;
  }

  const bankerDrawsOn = ['0123456789', '0123456789', '0123456789', '012345679', '234567', '4567', '67', ''];

  /** Whole numbers below 2^53: all deals together are 4,998,398,275,503,360. */
  function endsOf(opening: string): Ends {
    const left = Array.from({ length: 10 }, (_, points) => (points === 0 ? 128 : 32));
    let ways = 1;
    for (const points of opening) ways *= left[Number(points)]!--;
    const [p1, p2, b1, b2] = Array.from(opening, Number) as [number, number, number, number];
    const [two, bankersTwo] = [(p1 + p2) % 10, (b1 + b2) % 10];
    const over = two >= 8 || bankersTwo >= 8;
    let [player, banker] = [0, 0];
    for (let fifth = 0; fifth < 10; fifth++) {
      for (let sixth = 0; sixth < 10; sixth++) {
        const both = left[fifth]! * (left[sixth]! - (fifth === sixth ? 1 : 0));
        const draws = !over && two <= 5;
        const bankerDraws = !over && (draws ? bankerDrawsOn[bankersTwo]!.includes(`${fifth}`) : bankersTwo <= 5);
        const playerEnds = draws ? (two + fifth) % 10 : two;
        const bankerEnds = bankerDraws ? (bankersTwo + (draws ? sixth : fifth)) % 10 : bankersTwo;
        if (playerEnds > bankerEnds) player += both;
        if (playerEnds < bankerEnds) banker += both;
      }
    }
    return { opening, player: ways * player, banker: ways * banker, all: ways * 412 * 411 };
  }

  const openings = () => Array.from({ length: 10_000 }, (_, n) => endsOf(n.toString().padStart(4, '0')));
  const sets = Array.from({ length: 15 }, (_, at) => [0, 1, 2, 3].filter((card) => ((at + 1) >> card) & 1));

  /** Returned over staked, in twentieths of a unit, tripled on every sight whose wins outweigh its losses. */
  function bestReturn(all: readonly Ends[], side: 'player' | 'banker', oddsInTwentieths: bigint): Ratio {
    const rival = side === 'player' ? 'banker' : 'player';
    let [returned, staked] = [0n, 0n];
    for (const set of sets) {
      // 45, 30, 15 and 10 in a hundred, shared by 4, 6, 4 and 1 sets of cards, in sixtieths.
      const share = [675n, 300n, 225n, 600n][set.length - 1]!;
      const sights = new Map<string, { won: bigint; lost: bigint; all: bigint }>();
      for (const ends of all) {
        const sight = set.map((card) => ends.opening[card]).join('');
        const sum = sights.get(sight) ?? { won: 0n, lost: 0n, all: 0n };
        sights.set(sight, {
          won: sum.won + BigInt(ends[side]),
          lost: sum.lost + BigInt(ends[rival]),
          all: sum.all + BigInt(ends.all),
        });
      }
      for (const { won, lost, all } of sights.values()) {
        const stake = won * oddsInTwentieths > lost * 20n ? 3n : 1n;
        const profit = stake * (won * oddsInTwentieths - lost * 20n);
        const money = all * (20n * stake + 4n); // the fee is a fifth of the unit
        staked += share * money;
        returned += share * (profit + all * 20n * stake);
      }
    }
    return ratio(returned, staked);
  }

  test('[PB-903] best play of Player and Banker, recounted from the page’s tables alone, is exactly the same', () => {
    const all = openings();
    expect(all.reduce((sum, ends) => sum + ends.all, 0)).toBe(Number(deals));
    expect(printRatio(odds().of('player').rtp)).toBe(printRatio(bestReturn(all, 'player', 20n)));
    expect(printRatio(odds().of('banker').rtp)).toBe(printRatio(bestReturn(all, 'banker', 19n)));
  });
});

describe('best play at a table', () => {
  const table = tableOf(game);
  type Advice = ReturnType<NonNullable<typeof table.bestPlay>>;
  let counted: Advice | undefined;
  const advice: Advice = (...seen) => (counted ??= table.bestPlay!())(...seen);
  const advise = (cards: string, positions: string, bets: string) => {
    const draws = [[`${positions.split(' ').length}`], positions.split(' ')];
    const round = stoppedBefore(play(game, { cards, draws, bets }), 'closed');
    const request = round.asks;
    if (request?.ask !== 'window') throw new Error('the window is open');
    return advice(round.layout, request.offers[0]!, round.wagers).option;
  };

  test.each([
    ['Player has nine', '9c Kd Kh 7s', 'P1 P2', 'player 10', 'triple'],
    ['Player has nine, but Banker is bet on', '9c Kd Kh 7s', 'P1 P2', 'banker 10', 'keep'],
    ['both have nine: nothing can be won', '9c Kd Kh 9s', 'P1 P2 B1 B2', 'player 10', 'keep'],
    ['a triple would exceed 5,000', '9c Kd Kh 7s', 'P1 P2', 'player 2500', 'double'],
    ['no raise is offered', '9c Kd Kh 7s', 'P1 P2', 'player 4000', 'keep'],
  ])('[PB-903] raises when it pays, and only what is offered: %s', (_case, cards, positions, bets, choice) => {
    expect(advise(cards, positions, bets)).toBe(choice);
  });
});
