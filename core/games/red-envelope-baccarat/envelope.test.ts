/** Red Envelope Baccarat: whether an envelope appears, what it boosts, who benefits and when it is seen. */
import { describe, expect, test } from 'vitest';
import { printMoney } from '../../base/money.ts';
import { cards } from '../../cards/card.ts';
import { freshShoe } from '../../cards/shoe.ts';
import type { RequestOf } from '../../round/request.ts';
import { Round } from '../../round/round.ts';
import { paidTo } from '../../round/settle.ts';
import type { Wager } from '../../round/wager.ts';
import { type Table, tableOf } from '../game.ts';
import { settleRound } from '../settle-round.ts';
import { envelopeOn, noEnvelope } from '../testing/envelopes.ts';
import { ana, ben, play, wagersOf } from '../testing/play.ts';
import { redEnvelopeBaccarat as game } from './index.ts';

const table = tableOf(game);

// 6 against 6 with a non-perfect pair in both hands: every bet that an envelope can boost wins.
const everythingWins = '3c 8d 3h 8s';
const bets = 'tie 10, player-pair 10, banker-pair 10, either-pair 10, perfect-pair 10, player 10';

const returns = (draws: readonly (readonly string[])[], deal = everythingWins) =>
  play(game, { cards: deal, bets, draws })
    .settlement.lines.map((line) => (line.returns / 100).toFixed(2))
    .join(' ');

/** A round at this table after its bets and these draws. */
function drawn(at: Table, draws: readonly (readonly string[])[], wagers: readonly Wager[] = wagersOf(at, bets)) {
  const round = new Round(at, freshShoe(at.shoe.decks));
  round.answer({ kind: 'bets', wagers });
  for (const picked of draws) expect(round.answer({ kind: 'draw', picked })).toBeUndefined();
  return round;
}

/** The probabilities of the next draw, in percent. */
function percents({ asks }: Round<unknown>): Readonly<Record<string, number>> {
  expect(asks?.ask).toBe('draw');
  const { options } = asks as RequestOf<'draw'>;
  const total = options.reduce((sum, { weight }) => sum + weight, 0);
  return Object.fromEntries(options.map(({ id, weight }) => [id, (100 * weight) / total]));
}

/** The first pick at a table where envelopes appear this often. */
const pick = (percent: number, picked: string) =>
  drawn(tableOf(game, { envelope: { percent } }), []).answer({ kind: 'draw', picked: [picked] });

describe('what it boosts', () => {
  const boosts = [
    ['tie', '160.00 120.00 120.00 60.00 0.00 10.00'],
    ['player-pair', '90.00 160.00 120.00 60.00 0.00 10.00'],
    ['banker-pair', '90.00 120.00 160.00 60.00 0.00 10.00'],
  ] as const;
  test.each(boosts)('[RE-033] an envelope raises the payout of %s, and of no other bet', (spot, paid) => {
    expect(returns(noEnvelope)).toBe('90.00 120.00 120.00 60.00 0.00 10.00');
    expect(returns(envelopeOn(spot, 15))).toBe(paid);
  });

  test('[RE-914] the boosted payout replaces the normal one, for that round only', () => {
    const paid = [envelopeOn('tie', 50), noEnvelope, envelopeOn('banker-pair', 25)].map((draws) => {
      const round = drawn(table, draws);
      for (const card of cards(everythingWins)) round.answer({ kind: 'card', card });
      return settleRound(table, round).lines.map(({ returns }) => returns / 1000);
    });
    expect(paid).toEqual([
      [51, 12, 12, 6, 0, 1],
      [9, 12, 12, 6, 0, 1],
      [9, 12, 26, 6, 0, 1],
    ]);
  });

  const tieBoosts = [15, 25, 50, 88];
  test.each(tieBoosts)('[RE-915] a boosted Tie pays %i to 1', (payout) => {
    const { line } = play(game, { cards: everythingWins, bets: 'tie 1', draws: envelopeOn('tie', payout) });
    expect(line('tie')).toMatchObject({ returns: 100 + payout * 100, clause: 'RE-915' });
  });

  const pairBoosts = ['player-pair', 'banker-pair'].flatMap((spot) => tieBoosts.map((payout) => ({ spot, payout })));
  test.each(pairBoosts)('[RE-916] a boosted $spot pays $payout to 1', ({ spot, payout }) => {
    const { line } = play(game, { cards: everythingWins, bets: `${spot} 1`, draws: envelopeOn(spot, payout) });
    expect(line(spot)).toMatchObject({ returns: 100 + payout * 100, clause: 'RE-916' });
  });

  test('a boosted bet that does not win is lost', () => {
    for (const { spot } of [{ spot: 'tie' }, ...pairBoosts]) {
      expect(returns(envelopeOn(spot, 88), 'Kc Kd 7d 6h')).toBe('0.00 0.00 0.00 0.00 0.00 20.00');
    }
  });
});

describe('how it is drawn', () => {
  test('[RE-914] after betting closes, one draw for the whole table says whether an envelope appears, another where', () => {
    const wagers = [...wagersOf(table, 'tie 10', ana), ...wagersOf(table, 'player 10, player-pair 5', ben)];
    const without = play(game, { cards: everythingWins, bets: wagers, draws: noEnvelope });
    expect(without.asked.slice(0, 3)).toEqual(['bets RE-901', 'draw envelope RE-914', 'card player up RE-024']);
    const boosted = play(game, { cards: everythingWins, bets: wagers, draws: envelopeOn('player-pair', 25) });
    expect(boosted.asked.slice(0, 5)).toEqual([
      'bets RE-901',
      'draw envelope RE-914',
      'draw envelope-spot RE-914',
      'draw envelope-payout RE-916',
      'card player up RE-024',
    ]);
  });

  test('[RE-914] an envelope appears in 15 % of rounds, on Tie, Player Pair or Banker Pair with a third each', () => {
    expect(percents(drawn(table, []))).toEqual({ none: 85, envelope: 15 });
    const third = 100 / 3;
    expect(percents(drawn(table, [['envelope']]))).toEqual({ tie: third, 'player-pair': third, 'banker-pair': third });
  });

  test('[RE-915] Tie: 15 to 1 in 50 %, 25 in 30 %, 50 in 15 %, 88 in 5 %', () => {
    const round = drawn(table, [['envelope'], ['tie']]);
    expect(percents(round)).toEqual({ '15': 50, '25': 30, '50': 15, '88': 5 });
    expect(round.answer({ kind: 'draw', picked: ['100'] })).toMatchObject({ refused: 'bad-draw', clause: 'RE-915' });
  });

  test.each(['player-pair', 'banker-pair'])(
    '[RE-916] %s: 15 to 1 in 50 of 100 cases, 25 in 35, 50 in 12, 88 in 3',
    (spot) => {
      const round = drawn(table, [['envelope'], [spot]]);
      expect(percents(round)).toEqual({ '15': 50, '25': 35, '50': 12, '88': 3 });
      expect(round.answer({ kind: 'draw', picked: ['11'] })).toMatchObject({ refused: 'bad-draw', clause: 'RE-916' });
    },
  );

  test('[RE-917] frequency, shares and values are configurable', () => {
    const often = tableOf(game, { envelope: { percent: 40 } });
    expect(percents(drawn(often, []))).toEqual({ none: 60, envelope: 40 });
    const uneven = tableOf(game, { envelope: { shares: { tie: 0, playerPair: 3, bankerPair: 1 } } });
    expect(percents(drawn(uneven, [['envelope']]))).toEqual({ tie: 0, 'player-pair': 75, 'banker-pair': 25 });
    const parameters = { envelope: { tie: { '10': 1, '100': 3 }, pair: { '20': 1 } } };
    expect(percents(drawn(tableOf(game, parameters), [['envelope'], ['tie']]))).toEqual({ '10': 25, '100': 75 });
    const hundred = play(game, { cards: everythingWins, bets, draws: envelopeOn('tie', 100), parameters });
    const twenty = play(game, { cards: everythingWins, bets, draws: envelopeOn('banker-pair', 20), parameters });
    expect([hundred.returns('tie'), twenty.returns('banker-pair')]).toEqual(['1010.00', '210.00']);
  });

  test('zero chance is respected: no missing envelope where one always comes, none where it never does', () => {
    expect([pick(100, 'envelope'), pick(0, 'none')]).toEqual([undefined, undefined]);
    expect(pick(100, 'none')).toMatchObject({ refused: 'bad-draw' });
    expect(pick(0, 'envelope')).toMatchObject({ refused: 'bad-draw' });
  });
});

describe('who gets it', () => {
  test('[RE-917] every customer with a stake on the boosted spot gets the boost, and nobody else', () => {
    const wagers = [...wagersOf(table, 'tie 10, player 10', ana), ...wagersOf(table, 'tie 2, player-pair 10', ben)];
    const { settlement } = play(game, { cards: everythingWins, bets: wagers, draws: envelopeOn('tie', 25) });
    expect(settlement.lines.map(({ returns }) => printMoney(returns))).toEqual(['260.00', '10.00', '52.00', '120.00']);
    expect([paidTo(settlement, ana), paidTo(settlement, ben)]).toEqual([27_000, 17_200]);
  });

  test('[RE-917] everyone sees the envelope before the first card, even without a stake on it', () => {
    const round = drawn(table, envelopeOn('banker-pair', 50), wagersOf(table, 'player 10'));
    for (const viewer of [ana, ben]) {
      expect(round.view(viewer)).toMatchObject({
        places: {},
        drawn: [
          { name: 'envelope', picked: ['envelope'] },
          { name: 'envelope-spot', picked: ['banker-pair'] },
          { name: 'envelope-payout', picked: ['50'] },
        ],
        asks: { ask: 'card', clause: 'RE-024' },
      });
    }
  });
});
