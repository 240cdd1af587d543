/** Red Envelope Baccarat: one whole round, step by step. */
import { expect, test } from 'vitest';
import { spotId } from '../../base/ids.ts';
import { printMoney } from '../../base/money.ts';
import { card } from '../../cards/card.ts';
import { freshShoe } from '../../cards/shoe.ts';
import type { Answer } from '../../round/answer.ts';
import type { Closed } from '../../round/betting.ts';
import { closeBetting } from '../../round/betting.ts';
import { Round } from '../../round/round.ts';
import { paidTo } from '../../round/settle.ts';
import { emptySlip, type Put, putChip, type Slip, stakesOn, takeBack } from '../../round/slip.ts';
import { tableOf } from '../game.ts';
import { settleRound } from '../settle-round.ts';
import { ana, ben, eur, tellRequest } from '../testing/play.ts';
import { redEnvelopeBaccarat as game } from './index.ts';

const table = tableOf(game);
const shoe = freshShoe(8);
const chip = (spot: string, amount: string) => ({ spot: spotId(spot), amount: eur(amount) });

/** Puts down a chip that the table takes. */
const put = (slip: Slip, spot: string, amount: string) =>
  (putChip(table.betting, slip, chip(spot, amount), shoe.dealt) as Put).slip;

test('[RE-014 RE-036 RE-916] Ana backs Banker, its pair and Super 6; an envelope falls on the pair; Banker wins with six', () => {
  // Betting. Super 6 needs a main bet first, and may not exceed it.
  expect(putChip(table.betting, emptySlip, chip('super-6', '5'), shoe.dealt)).toMatchObject({ clause: 'RE-015' });
  let anas = put(emptySlip, 'banker', '20');
  expect(putChip(table.betting, anas, chip('super-6', '25'), shoe.dealt)).toMatchObject({ clause: 'RE-016' });
  expect(putChip(table.betting, anas, chip('player', '20'), shoe.dealt)).toMatchObject({ clause: 'RE-901' });
  anas = put(anas, 'super-6', '5');
  anas = put(anas, 'tie', '5');
  anas = put(anas, 'banker-pair', '10');
  anas = takeBack(put(anas, 'player-pair', '10')); // Ana changes her mind.
  const bens = put(put(emptySlip, 'player', '50'), 'player-bonus', '10');

  // Betting closes: nothing has to be cut.
  const closed = [
    closeBetting(table.betting, ana, stakesOn(anas), shoe.dealt) as Closed,
    closeBetting(table.betting, ben, stakesOn(bens), shoe.dealt) as Closed,
  ];
  expect(closed.flatMap(({ changes }) => changes)).toEqual([]);
  const wagers = closed.flatMap((one) => one.wagers);

  const round = new Round(table, shoe);
  const step = (answer: Answer): [string, unknown] => {
    const asked = round.asks === undefined ? 'nothing' : tellRequest(round.asks);
    return [asked, round.answer(answer)];
  };
  const deal = (text: string) => step({ kind: 'card', card: card(text) });

  expect(step({ kind: 'bets', wagers })).toEqual(['bets RE-901', undefined]);
  expect(deal('Kc')).toEqual(['draw envelope RE-914', expect.objectContaining({ refused: 'not-asked' })]);

  // The envelope: it appears, on Banker Pair, at 25 to 1. Everyone sees it before a card is on the table.
  expect(step({ kind: 'draw', picked: ['envelope'] })).toEqual(['draw envelope RE-914', undefined]);
  expect(step({ kind: 'draw', picked: ['banker-pair'] })).toEqual(['draw envelope-spot RE-914', undefined]);
  expect(step({ kind: 'draw', picked: ['25'] })).toEqual(['draw envelope-payout RE-916', undefined]);
  const envelope = [
    { name: 'envelope', picked: ['envelope'] },
    { name: 'envelope-spot', picked: ['banker-pair'] },
    { name: 'envelope-payout', picked: ['25'] },
  ];
  expect(round.view(ana)).toEqual({
    places: {},
    burned: [],
    drawn: envelope,
    wagers: [
      { player: 'ana', spot: 'banker', stake: 2000, fee: 0 },
      { player: 'ana', spot: 'super-6', stake: 500, fee: 0 },
      { player: 'ana', spot: 'tie', stake: 500, fee: 0 },
      { player: 'ana', spot: 'banker-pair', stake: 1000, fee: 0 },
    ],
    decisions: [],
    asks: { ask: 'card', clause: 'RE-024' },
  });
  expect(round.view(ben)).toMatchObject({ drawn: envelope, wagers: [{ stake: 5000 }, { stake: 1000 }] });

  // The opening: Player a king and a four, Banker a pair of eights, which counts six.
  expect(deal('Kc')).toEqual(['card player up RE-024', undefined]);
  expect(deal('8d')).toEqual(['card banker up RE-024', undefined]);
  expect(deal('4h')).toEqual(['card player up RE-024', undefined]);
  expect(round.view(ana).places).toEqual({ player: ['Kc', '4h'], banker: ['8d'] });
  expect(deal('8s')).toEqual(['card banker up RE-024', undefined]);

  // Player draws on four: a ten, which changes nothing. Banker stands on six against it, and the round is over.
  expect(deal('Ts')).toEqual(['card player up RE-029', undefined]);
  expect(round.asks).toBeUndefined();
  expect(deal('2c')).toEqual(['nothing', expect.objectContaining({ refused: 'round-over' })]);
  expect(round.view(ben)).toMatchObject({ places: { player: ['Kc', '4h', 'Ts'], banker: ['8d', '8s'] } });

  // Banker pays half, Super 6 15 to 1, Banker Pair the envelope's 25 to 1 instead of 11; Tie and Ben's bets are lost.
  const settlement = settleRound(table, round);
  expect(
    settlement.lines.map(
      ({ wager, returns, clause }) => `${wager.player} ${wager.spot}: ${printMoney(returns)} by ${clause}`,
    ),
  ).toEqual([
    'ana banker: 30.00 by RE-036',
    'ana super-6: 80.00 by RE-038',
    'ana tie: 0.00 by RE-901',
    'ana banker-pair: 260.00 by RE-916',
    'ben player: 0.00 by RE-901',
    'ben player-bonus: 0.00 by RE-913',
  ]);
  expect([printMoney(paidTo(settlement, ana)), printMoney(paidTo(settlement, ben))]).toEqual(['370.00', '0.00']);
  expect(round.shoe.dealt).toBe(5);
});
