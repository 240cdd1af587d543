/** Royal Poker: one whole round from the first bet to the money. */
import { expect, test } from 'vitest';
import { playerId } from '../../base/ids.ts';
import { cents, printMoney } from '../../base/money.ts';
import { isRefusal } from '../../base/refusal.ts';
import { card } from '../../cards/card.ts';
import { freshShoe } from '../../cards/shoe.ts';
import type { Answer } from '../../round/answer.ts';
import { Round } from '../../round/round.ts';
import { tableOf } from '../game.ts';
import { settleRound } from '../settle-round.ts';
import { ana, ben, tellRequest, wagersOf } from '../testing/play.ts';
import { royalPoker as game } from './index.ts';

const cia = playerId('cia');

test('a round: Ana swaps into a Full House, insures it and pays for the exchange; Ben bets the pair; Cia folds', () => {
  const table = tableOf(game);
  const round = new Round(table, freshShoe(1));

  /** The table asks `asked` and gets `answer`. */
  const step = (asked: string, answer: Answer) => {
    expect(round.asks && tellRequest(round.asks)).toBe(asked);
    expect(round.answer(answer)).toBeUndefined();
  };
  const scan = (text: string): Answer => ({ kind: 'card', card: card(text) });
  const burn = (text: string): Answer => ({ kind: 'burn', card: card(text) });
  const dealt = (asked: string, text: string) => text.split(' ').forEach((one) => step(asked, scan(one)));

  const wagers = [
    ...wagersOf(table, 'ante 10', ana),
    ...wagersOf(table, 'ante 2.50', ben),
    ...wagersOf(table, 'ante 100', cia),
  ];
  step('bets RP-020', { kind: 'bets', wagers });
  dealt('card customer up RP-028', 'Qs Qd 7h 7c 3d');
  dealt('card dealer down RP-028', 'Jd 9s 6c 4h');
  dealt('card dealer up RP-028', '2s');
  const hidden = ['hidden', 'hidden', 'hidden', 'hidden', '2s'];
  expect(round.view(ben).places).toEqual({ customer: ['Qs', 'Qd', '7h', '7c', '3d'], dealer: hidden });

  // Two pairs. Ana swaps the sevens for two of the row, Ben bets, Cia lets the time pass.
  step('window RP-029', { kind: 'choice', holder: ana, option: 'buy' });
  step('window RP-029', { kind: 'choice', holder: ana, option: 'swap', cards: [3, 2] });
  step('window RP-029', { kind: 'choice', holder: ben, option: 'bet' });
  expect(round.answer({ kind: 'choice', holder: cia, option: 'bet-insured' })).toMatchObject({
    refused: 'not-offered',
  });
  step('window RP-029', { kind: 'closed', unpaid: [] });

  step('burn down RP-031', burn('Ah'));
  dealt('card community up RP-031', 'Qh 3c 8s Kd 5s');
  expect(round.view(ana).places['dealer']).toEqual(hidden);

  // Ana holds Q Q Q 3 3, 7 to 1: the Bet of 20 and insurance from 10 to 70. Nobody else is asked.
  expect(
    round.view(ana).asks?.offers?.map(({ options }) => options.map(({ id, cost }) => `${id} ${printMoney(cost)}`)),
  ).toEqual([['fold 0.00', 'bet 20.00', 'bet-insured 30.00']]);
  expect(round.view(ben).asks?.offers).toEqual([]);
  step('window RP-033', { kind: 'choice', holder: ana, option: 'bet-insured', amount: cents(5000) });
  step('window RP-033', { kind: 'closed', unpaid: [] });

  for (const slot of [1, 2, 3, 4]) step(`turn dealer ${slot} RP-034`, { kind: 'turn' });
  expect(round.view(cia).places['dealer']).toEqual(['Jd', '9s', '6c', '4h', '2s']);

  // Jack high: the dealer does not qualify. Ana wants the Jack exchanged, Ben declines.
  step('window RP-036', { kind: 'choice', holder: ana, option: 'exchange' });
  step('window RP-036', { kind: 'choice', holder: ben, option: 'x' });
  step('window RP-036', { kind: 'closed', unpaid: [] });
  step('burn down RP-039', burn('Ts'));
  step('move RP-905', { kind: 'move' });
  step('card dealer up RP-039', scan('9d'));
  expect(round.asks).toBeUndefined();
  expect(round.view(ana).places).toMatchObject({ dealer: ['9s', '6c', '4h', '2s', '9d'], exchanged: ['Jd'] });

  const { lines, cuts } = settleRound(table, round);
  expect(cuts).toEqual([]);
  expect(
    lines.map(
      ({ wager, result, staked, returns, parts = [] }) =>
        `${wager.player}: ${result}, ${printMoney(staked)} > ${printMoney(returns)}` +
        parts.map(({ name, stake, returns }) => `; ${name} ${printMoney(stake)} > ${printMoney(returns)}`).join(''),
    ),
  ).toEqual([
    // A Full House beats the pair of nines: 7 times 20; 30 of insurance won on the Jack-high hand; two fees lost.
    'ana: win, 80.00 > 230.00; bet 20.00 > 160.00; ante 10.00 > 10.00; fee 10.00 > 0.00; insurance 30.00 > 60.00; exchange 10.00 > 0.00',
    'ben: win, 7.50 > 10.00; bet 5.00 > 5.00; ante 2.50 > 5.00',
    'cia: lose, 100.00 > 0.00',
  ]);

  // The journal alone replays the same round.
  const again = Round.replay(table, freshShoe(1), round.journal);
  expect(isRefusal(again) ? again : [again.outcome, again.steps, again.view(ben)]).toEqual([
    round.outcome,
    round.steps,
    round.view(ben),
  ]);
});
