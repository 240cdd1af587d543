/** RNG Baccarat: the customer's chips and buttons, from the first chip to REBET & DEAL. */
import { describe, expect, test } from 'vitest';
import type { Spot } from '../../base/ids.ts';
import { isRefusal } from '../../base/refusal.ts';
import { closeBetting, type Stakes } from '../../round/betting.ts';
import { controlsOf, emptySlip, putChip, type Slip, stakesOn, takeBack } from '../../round/slip.ts';
import { applyGesture } from '../../round/slip-gesture.ts';
import { type Table, tableOf } from '../game.ts';
import { ana, chips, eur, play } from '../testing/play.ts';
import { rngBaccarat as game } from './index.ts';

const table = tableOf(game);

/** Clicks chips onto zones, one after another: "player 5, tie 1". */
function click(slip: Slip, text: string): Slip {
  return chips(text).reduce((sofar, chip) => {
    const put = putChip(table.betting, sofar, chip, 0);
    if (isRefusal(put)) throw new Error(put.refused);
    return put.slip;
  }, slip);
}

const onTable = (slip: Slip) => Object.fromEntries(stakesOn(slip));
const deal = (slip: Slip) => closeBetting(table.betting, ana, stakesOn(slip), 0);
const stakes = (text: string): Stakes =>
  new Map(chips(text).map(({ spot, amount }): [Spot, typeof amount] => [spot, amount]));

function rebetOf(last: string, at: Table = table, slip: Slip = emptySlip): Slip {
  const copied = applyGesture(at, { slip, last: stakes(last), dealt: 0 }, { bet: 'rebet' });
  if (isRefusal(copied)) throw new Error(copied.refused);
  return copied.slip;
}

describe('placing', () => {
  test('[RB-030] each click puts the chosen chip on the zone, on top of those already there', () => {
    expect(onTable(click(emptySlip, 'player 5'))).toEqual({ player: 500 });
    expect(onTable(click(emptySlip, 'player 5, tie 0.50, player 1'))).toEqual({ player: 600, tie: 50 });
  });

  test('[RB-031] with a bet placed there are DEAL and CLEAR; without one neither', () => {
    expect(controlsOf(table.betting, emptySlip, undefined, 0)).toEqual([]);
    const slip = click(emptySlip, 'banker 5');
    expect(controlsOf(table.betting, slip, undefined, 0)).toEqual(['deal', 'clear']);
    expect(deal(slip)).toMatchObject({ wagers: [{ player: ana, spot: 'banker', stake: 500 }] });
    expect(controlsOf(table.betting, takeBack(slip), undefined, 0)).toEqual([]);
  });

  test('[RB-903] a bet below the minimum disables DEAL until it is raised or taken back', () => {
    const low = click(emptySlip, 'player 0.05');
    expect(controlsOf(table.betting, low, undefined, 0)).toEqual(['clear']);
    expect(controlsOf(table.betting, click(low, 'player 0.05'), undefined, 0)).toEqual(['deal', 'clear']);
  });

  test('[RB-905] CLEAR takes the latest chip, the next press the one before it', () => {
    const three = click(emptySlip, 'player 5, tie 0.50, player 1');
    expect(onTable(takeBack(three))).toEqual({ player: 500, tie: 50 });
    expect(onTable(takeBack(takeBack(three)))).toEqual({ player: 500 });
    expect(onTable(takeBack(takeBack(takeBack(three))))).toEqual({});
    expect(takeBack(emptySlip)).toEqual(emptySlip);
  });

  test('[RB-904] once CLEAR has taken Player away, Banker may be bet', () => {
    const player = click(emptySlip, 'player 5');
    expect(putChip(table.betting, player, chips('banker 5')[0]!, 0)).toMatchObject({ refused: 'opposite-bets' });
    expect(onTable(click(takeBack(player), 'banker 5'))).toEqual({ banker: 500 });
  });

  test('[RB-027] once CLEAR has taken the last chip, DEAL is refused', () => {
    const slip = click(emptySlip, 'tie 1');
    expect(deal(slip)).toMatchObject({ wagers: [{ spot: 'tie' }] });
    expect(deal(takeBack(slip))).toMatchObject({ refused: 'no-bet', clause: 'RB-027' });
  });
});

describe('after a round', () => {
  test('[RB-049] when the round is paid the table is clear, and REBET and REBET & DEAL are offered', () => {
    const { round, settlement } = play(game, { cards: 'Kc Kd 7d 6h', bets: 'player 5, tie 1' });
    expect(round.asks).toBeUndefined();
    expect(settlement.lines).toHaveLength(2);
    const last: Stakes = new Map(round.wagers.map(({ spot, stake }) => [spot, stake]));
    expect(controlsOf(table.betting, emptySlip, last, 0)).toEqual(['rebet', 'rebet-and-deal']);
    expect(controlsOf(table.betting, emptySlip, new Map(), 0)).toEqual([]);
  });

  test('[RB-050] REBET copies the last bet and waits: chips can be added before DEAL', () => {
    const copied = rebetOf('player 5, tie 1');
    expect(onTable(copied)).toEqual({ player: 500, tie: 100 });
    expect(controlsOf(table.betting, copied, stakes('player 5, tie 1'), 0)).toEqual(['deal', 'clear']);
    expect(onTable(click(copied, 'tie 2, player 0.50'))).toEqual({ player: 550, tie: 300 });
  });

  test('[RB-051] REBET & DEAL deals and pays the copied bet unchanged', () => {
    const first = deal(click(emptySlip, 'banker 5, tie 1'));
    const again = deal(rebetOf('banker 5, tie 1'));
    if (isRefusal(first) || isRefusal(again)) throw new Error('the bet is a good one');
    expect(again.wagers).toEqual(first.wagers);
    const played = play(game, { cards: 'Kc Kd 6d 7h', bets: again.wagers });
    expect([played.returns('banker'), played.returns('tie')]).toEqual(['9.75', '0.00']);
  });

  test.each(['player', 'banker', 'tie'])('[RB-052] instead of rebetting, a new bet on %s alone', (zone) => {
    const slip = click(emptySlip, `${zone} 3`);
    expect(onTable(slip)).toEqual({ [zone]: 300 });
    expect(controlsOf(table.betting, slip, stakes('player 5, tie 1'), 0)).toEqual(['deal', 'clear']);
    expect(deal(slip)).toMatchObject({ wagers: [{ spot: zone, stake: 300 }], changes: [] });
  });

  test('[RB-905] after REBET the copied bet is one placement: CLEAR takes it whole, after any chips added later', () => {
    const added = click(rebetOf('player 5, tie 1'), 'tie 2');
    expect(onTable(takeBack(added))).toEqual({ player: 500, tie: 100 });
    expect(onTable(takeBack(takeBack(added)))).toEqual({});
  });

  test('[RB-028] REBET is refused as a whole when the maximum has been lowered below one of its bets', () => {
    const lowered = tableOf(game, { spotLimits: { tie: { max: eur('0.50') } } });
    const before = { slip: emptySlip, last: stakes('player 5, tie 1'), dealt: 0 };
    const refused = applyGesture(lowered, before, { bet: 'rebet' });
    expect(refused).toMatchObject({ refused: 'above-maximum', clause: 'RB-028' });
    expect(onTable(rebetOf('player 5, tie 0.50', lowered))).toEqual({ player: 500, tie: 50 });
  });

  test('[RB-059] the page has CLEAR and REBET, and neither Undo nor Double', () => {
    const before = { slip: click(emptySlip, 'player 5'), last: undefined, dealt: 0 };
    expect(applyGesture(table, before, { bet: 'undo' })).toMatchObject({ refused: 'no-control' });
    expect(applyGesture(table, before, { bet: 'double' })).toMatchObject({ refused: 'no-control' });
  });
});
