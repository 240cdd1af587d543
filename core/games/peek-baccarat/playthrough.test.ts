/** Peek Baccarat: one whole round from the first bet to the money. */
import { expect, test } from 'vitest';
import { playerId } from '../../base/ids.ts';
import { printMoney } from '../../base/money.ts';
import { isRefusal } from '../../base/refusal.ts';
import { card } from '../../cards/card.ts';
import { freshShoe } from '../../cards/shoe.ts';
import type { Answer } from '../../round/answer.ts';
import { Round } from '../../round/round.ts';
import { tableOf } from '../game.ts';
import { settleRound } from '../settle-round.ts';
import { ana, ben, close, tellRequest, wagersOf } from '../testing/play.ts';
import { peekBaccarat as game } from './index.ts';

const scan = (text: string): Answer => ({ kind: 'card', card: card(text) });
const turn: Answer = { kind: 'turn' };

test('a round: Ana triples on Banker’s open cards, Ben lets the window pass, Banker wins on a third card', () => {
  const table = tableOf(game);
  const round = new Round(table, freshShoe(8));

  /** The table asks `asked` and gets `answer`. */
  const step = (asked: string, answer: Answer) => {
    expect(round.asks && tellRequest(round.asks)).toBe(asked);
    expect(round.answer(answer)).toBeUndefined();
  };
  const seenBy = (viewer: typeof ana) => round.view(viewer).places;

  // Betting closes. Ana's ten on Banker cost two more for the peek; the pair has no fee.
  const closed = close(table, 'banker 10, banker-pair 2');
  expect(isRefusal(closed) ? [] : closed.wagers).toEqual(wagersOf(table, 'banker 10, banker-pair 2', ana));
  const bens = wagersOf(table, 'player 50, tie 5', ben);
  expect(bens.map(({ stake, fee }) => `${printMoney(stake)} + ${printMoney(fee)}`)).toEqual([
    '50.00 + 10.00',
    '5.00 + 0.00',
  ]);
  step('bets PB-016', { kind: 'bets', wagers: [...wagersOf(table, 'banker 10, banker-pair 2', ana), ...bens] });

  // Four cards, all face down: scanned, but nobody sees them.
  step('card player down PB-025', scan('Kc'));
  step('card banker down PB-025', scan('2h'));
  step('card player down PB-025', scan('4s'));
  step('card banker down PB-025', scan('3d'));
  expect(seenBy(ana)).toEqual({ player: ['hidden', 'hidden'], banker: ['hidden', 'hidden'] });

  // The generator draws: two cards, Banker's. The dealer is told which to turn.
  step('draw revealed PB-901', { kind: 'draw', picked: ['2'] });
  step('draw positions PB-902', { kind: 'draw', picked: ['B2', 'B1'] });
  step('turn banker 1 PB-026', turn);
  step('turn banker 2 PB-026', turn);
  const open = { player: ['hidden', 'hidden'], banker: ['2h', '3d'] };
  expect([seenBy(ana), seenBy(ben), seenBy(playerId('onlooker'))]).toEqual([open, open, open]);

  // Ten seconds to decide. Each sees only their own offer; doubling 50 is within the limits, Ana's pair cannot be
  // raised.
  expect(round.asks).toMatchObject({ ask: 'window', name: 'peek', seconds: 10 });
  const offersTo = (viewer: typeof ana) =>
    round
      .view(viewer)
      .asks?.offers?.map(({ holder, options }) =>
        [holder, options.map(({ id, cost }) => `${id} ${printMoney(cost)}`).join(', ')].join(': '),
      );
  expect(offersTo(ana)).toEqual(['ana: keep 0.00, double 10.00, triple 20.00']);
  expect(offersTo(ben)).toEqual(['ben: keep 0.00, double 50.00, triple 100.00']);
  step('window PB-906', { kind: 'choice', holder: ana, option: 'double' });
  step('window PB-906', { kind: 'choice', holder: ana, option: 'triple' });
  expect(round.answer({ kind: 'choice', holder: ben, option: 'quadruple' })).toMatchObject({ refused: 'not-offered' });
  step('window PB-906', { kind: 'closed', unpaid: [] });
  expect(round.view(ana).decisions).toMatchObject([
    {
      name: 'peek',
      holder: 'ana',
      decision: { option: { id: 'triple', on: 'banker', clause: 'PB-904' }, cost: 2000, byDefault: false },
    },
  ]);
  expect(round.view(ben).decisions).toMatchObject([
    { holder: 'ben', decision: { option: { id: 'keep' }, byDefault: true } },
  ]);

  // The others are turned: four against five. Both draw, Player first.
  expect(seenBy(ben)).toEqual(open);
  step('turn player 1 PB-026', turn);
  step('turn player 2 PB-026', turn);
  expect(seenBy(ben)).toEqual({ player: ['Kc', '4s'], banker: ['2h', '3d'] });
  step('card player up PB-030', scan('4d')); // eight
  step('card banker up PB-029', scan('4h')); // five draws against a four: nine
  expect(seenBy(ana)).toEqual({ player: ['Kc', '4s', '4d'], banker: ['2h', '3d', '4h'] });

  // Banker wins with nine against eight.
  expect(round.asks).toBeUndefined();
  expect(round.outcome).toMatchObject({ coup: { playerPoints: 8, bankerPoints: 9, winner: 'banker' } });
  const { lines, cuts } = settleRound(table, round);
  expect(cuts).toEqual([]);
  expect(
    lines.map(
      ({ wager, result, staked, returns, clause }) =>
        `${wager.player} ${wager.spot}: ${result}, ${printMoney(staked)} > ${printMoney(returns)} (${clause})`,
    ),
  ).toEqual([
    'ana banker: win, 32.00 > 58.50 (PB-048)', // 30 and 0.95 times 30; the fee of 2 is kept
    'ana banker-pair: lose, 2.00 > 0.00 (PB-019)',
    'ben player: lose, 60.00 > 0.00 (PB-016)',
    'ben tie: lose, 5.00 > 0.00 (PB-017)',
  ]);

  // The journal alone replays the same round.
  const again = Round.replay(table, freshShoe(8), round.journal);
  expect(isRefusal(again) ? again : [again.outcome, again.steps, again.view(ben)]).toEqual([
    round.outcome,
    round.steps,
    round.view(ben),
  ]);
});
