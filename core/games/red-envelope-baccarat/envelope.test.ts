/** Red Envelope Baccarat: whether an envelope appears, what it boosts, who gets it and when it is seen. */
import { describe, expect, test } from 'vitest';
import { freshShoe } from '../../cards/shoe.ts';
import type { RequestOf } from '../../round/request.ts';
import { Round } from '../../round/round.ts';
import { tableOf } from '../game.ts';
import { envelopeOn, noEnvelope } from '../testing/envelopes.ts';
import { ana, ben, type Deal, play, wagersOf } from '../testing/play.ts';
import { redEnvelopeBaccarat as game } from './index.ts';

const table = tableOf(game);

// 6 against 6 with a pair in both hands, neither of them perfect: every bet that an envelope can boost wins.
const everythingWins = '3c 8d 3h 8s';
const bets = 'tie 10, player-pair 10, banker-pair 10, either-pair 10, perfect-pair 10, player 10';

const returns = (draws: Deal['draws'] & {}, cards = everythingWins, parameters = {}) =>
  play(game, { cards, bets, draws, parameters })
    .settlement.lines.map((line) => (line.returns / 100).toFixed(2))
    .join(' ');

/** The draws that the table asks for when these are picked, with the weights of their options. */
function drawsAsked(picked: readonly (readonly string[])[], parameters = {}): readonly RequestOf<'draw'>[] {
  const table = tableOf(game, parameters);
  const round = new Round(table, freshShoe(table.shoe.decks));
  round.answer({ kind: 'bets', wagers: wagersOf(table, bets) });
  const asked: RequestOf<'draw'>[] = [];
  for (const pick of picked) {
    if (round.asks?.ask === 'draw') asked.push(round.asks);
    expect(round.answer({ kind: 'draw', picked: pick })).toBeUndefined();
  }
  return asked;
}

const percents = ({ options }: RequestOf<'draw'>) => {
  const total = options.reduce((sum, { weight }) => sum + weight, 0);
  return Object.fromEntries(options.map(({ id, weight }) => [id, (100 * weight) / total]));
};

describe('what it boosts', () => {
  const boosts = [
    ['tie', 15, '160.00 120.00 120.00 60.00 0.00 10.00'],
    ['player-pair', 15, '90.00 160.00 120.00 60.00 0.00 10.00'],
    ['banker-pair', 15, '90.00 120.00 160.00 60.00 0.00 10.00'],
  ] as const;
  test.each(boosts)('[RE-033] an envelope raises the payout of %s, and of no other bet', (spot, payout, paid) => {
    expect(returns(noEnvelope)).toBe('90.00 120.00 120.00 60.00 0.00 10.00');
    expect(returns(envelopeOn(spot, payout))).toBe(paid);
  });

  test('[RE-914] the boosted payout replaces the normal one: 88 to 1 and the stake, nothing on top', () => {
    const { line } = play(game, { cards: everythingWins, bets, draws: envelopeOn('tie', 88) });
    expect(line('tie')).toMatchObject({ returns: 89_000, clause: 'RE-915' });
  });

  test('[RE-914] the boost is for that round only: the next one pays 8 to 1 again', () => {
    const payOfRound = (draws: Deal['draws'] & {}) => {
      const round = new Round(table, freshShoe(table.shoe.decks));
      round.answer({ kind: 'bets', wagers: wagersOf(table, 'tie 10') });
      for (const picked of draws) round.answer({ kind: 'draw', picked });
      return table.payOn({ coup: tieOfSeven, envelope: undefined, ...boostIn(round) }, tieSpot).odds.win;
    };
    expect([payOfRound(envelopeOn('tie', 50)), payOfRound(noEnvelope)]).toEqual([50, 8]);
  });

  test('a boosted bet that does not win is lost', () => {
    expect(returns(envelopeOn('tie', 88), 'Kc Kd 7d 6h')).toBe('0.00 0.00 0.00 0.00 0.00 20.00');
    expect(returns(envelopeOn('player-pair', 88), 'Kc Kd 7d 6h')).toBe('0.00 0.00 0.00 0.00 0.00 20.00');
  });
});
