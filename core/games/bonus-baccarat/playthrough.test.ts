/** Bonus Baccarat: one whole round, step by step. */
import { expect, test } from 'vitest';
import { isRefusal } from '../../base/refusal.ts';
import { card } from '../../cards/card.ts';
import { freshShoe } from '../../cards/shoe.ts';
import { closeBetting, placeChip, type Stakes } from '../../round/betting.ts';
import { Round } from '../../round/round.ts';
import { paidTo } from '../../round/settle.ts';
import { tableOf } from '../game.ts';
import { settleRound } from '../settle-round.ts';
import { ana, ben, chips, tellRequest } from '../testing/play.ts';
import { bonusBaccarat } from './index.ts';

test('Ana backs Banker and its bonus, Ben the Player and pairs: Banker wins by seven', () => {
  const table = tableOf(bonusBaccarat);
  const told: string[] = [];
  const put = (stakes: Stakes, text: string): Stakes => {
    const [chip] = chips(text);
    const placed = placeChip(table.betting, stakes, chip!, 0);
    told.push(isRefusal(placed) ? `${text}: ${placed.refused}` : `${text}: ${placed.placed}`);
    return isRefusal(placed) ? stakes : placed.stakes;
  };
  const closed = (player: typeof ana, stakes: Stakes) => {
    const bets = closeBetting(table.betting, player, stakes, 0);
    if (isRefusal(bets)) throw new Error(bets.refused);
    return bets;
  };

  // Ana's bonus chip needs a main bet first, and is then cut to its size.
  const anas = ['banker-bonus 50', 'banker 40', 'banker-bonus 50', 'tie 0.50'].reduce(put, new Map() as Stakes);
  const bens = ['player 25', 'either-pair 10', 'player-pair 10', 'player-bonus 25'].reduce(put, new Map() as Stakes);
  expect(told).toEqual([
    'banker-bonus 50: needs-main-bet',
    'banker 40: accepted',
    'banker-bonus 50: reduced',
    'tie 0.50: inactive',
    'player 25: accepted',
    'either-pair 10: accepted',
    'player-pair 10: accepted',
    'player-bonus 25: accepted',
  ]);

  // No more bets: Ana's half euro on Tie is below the minimum and is returned.
  const [fromAna, fromBen] = [closed(ana, anas), closed(ben, bens)];
  expect(fromAna.changes.map(({ spot, from, to }) => [spot, from, to])).toEqual([['tie', 50, 0]]);
  expect(fromBen.changes).toEqual([]);
  const wagers = [...fromAna.wagers, ...fromBen.wagers];
  const round = new Round(table, freshShoe(table.shoe.decks));
  const next = () => (round.asks === undefined ? 'nothing' : tellRequest(round.asks));
  expect(next()).toBe('bets BB-003');
  expect(round.answer({ kind: 'bets', wagers })).toBeUndefined();
  expect(round.view(ana)).toEqual({
    places: {},
    burned: [],
    drawn: [],
    wagers: [
      { player: ana, spot: 'banker', stake: 4000, fee: 0 },
      { player: ana, spot: 'banker-bonus', stake: 4000, fee: 0 },
    ],
    decisions: [],
    asks: { ask: 'card', clause: 'BB-901' },
  });

  // Two cards each: Player a pair of sixes, which counts 2; Banker 3.
  const asked: string[] = [];
  const deal = (text: string) => {
    asked.push(`${next()}: ${text}`);
    expect(round.answer({ kind: 'card', card: card(text) })).toBeUndefined();
  };
  for (const text of ['6h', 'Ks', '6c', '3d']) deal(text);
  expect(round.view(ben).places).toEqual({ player: ['6h', '6c'], banker: ['Ks', '3d'] });
  expect(round.outcome).toBeUndefined();

  // Player draws a queen and stays at 2; so Banker's 3 draws a six and has 9.
  deal('Qd');
  expect(round.view(ana)).toMatchObject({ places: { player: ['6h', '6c', 'Qd'] }, asks: { clause: 'BB-902' } });
  deal('6s');
  expect(asked).toEqual([
    'card player up BB-901: 6h',
    'card banker up BB-901: Ks',
    'card player up BB-901: 6c',
    'card banker up BB-901: 3d',
    'card player up BB-018: Qd',
    'card banker up BB-902: 6s',
  ]);
  expect(next()).toBe('nothing');
  expect(round.outcome).toMatchObject({ playerPoints: 2, bankerPoints: 9, winner: 'banker' });

  // Nine against two is a margin of seven without a natural: the bonus pays 6 to 1. Ben's pair wins both his pair bets.
  const settlement = settleRound(table, round);
  const lines = settlement.lines.map(({ wager, result, staked, returns, clause }) => [
    `${wager.player} ${wager.spot}`,
    result,
    staked,
    returns,
    clause,
  ]);
  expect(lines).toEqual([
    ['ana banker', 'win', 4000, 7800, 'BB-022'],
    ['ana banker-bonus', 'win', 4000, 28_000, 'BB-030'],
    ['ben player', 'lose', 2500, 0, 'BB-003'],
    ['ben either-pair', 'win', 1000, 6000, 'BB-026'],
    ['ben player-pair', 'win', 1000, 12_000, 'BB-024'],
    ['ben player-bonus', 'lose', 2500, 0, 'BB-906'],
  ]);
  expect(settlement.cuts).toEqual([]);
  expect([paidTo(settlement, ana), paidTo(settlement, ben)]).toEqual([35_800, 18_000]);
});
