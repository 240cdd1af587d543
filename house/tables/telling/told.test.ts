/** What the protocol says of rounds, bets, offers and settlements, checked against the clients' schemas. */
import { describe, expect, test } from 'vitest';
import { playerId, type Seat, spotId } from '../../../core/base/ids.ts';
import { cents } from '../../../core/base/money.ts';
import { refuse } from '../../../core/base/refusal.ts';
import { tableOf } from '../../../core/games/game.ts';
import { bonusBaccarat } from '../../../core/games/bonus-baccarat/index.ts';
import { ezugiBlackjack } from '../../../core/games/ezugi-blackjack/index.ts';
import { peekBaccarat } from '../../../core/games/peek-baccarat/index.ts';
import { ana, ben, play } from '../../../core/games/testing/play.ts';
import { seated } from '../../../core/games/testing/seated.ts';
import { stoppedAfter } from '../../../core/games/testing/stopped.ts';
import type { Option } from '../../../core/round/request.ts';
import { ownTold } from '../../protocol/own-told.ts';
import { shown } from '../../protocol/table-told.ts';
import {
  changesTold,
  decisionTold,
  laidTold,
  nothingShown,
  offersIn,
  offerTold,
  refusalTold,
  settledTold,
  shownTold,
  takenTold,
} from './told.ts';

const blackjack = tableOf(ezugiBlackjack);
/** Ana splits eights and stands on both; Ben stands on twenty; the dealer shows 5 and draws to 25. */
const split = play(ezugiBlackjack, {
  bets: seated(blackjack, '1: main 10; ben 3: main 20'),
  cards: '8c Kd 5h 8d Qs Kh 3c 2d Ts',
  turns: 'split stand stand stand',
});

describe('a round as everyone sees it', () => {
  test('[GLI-47] shows cards, turns at seats and whose turn it is, but no wagers and no window choices', () => {
    const at = (entries: number) => shownTold(stoppedAfter(split, entries).openView());
    // The bets, then six cards: two per seat and the dealer's two, the second face down.
    expect(at(7)).toEqual({
      places: { 'seat-1': ['8c', '8d'], 'seat-3': ['Kd', 'Qs'], dealer: ['5h', 'hidden'] },
      worth: { 'seat-1': '16', 'seat-3': '20', dealer: '5' },
      burned: [],
      drawn: [],
      decisions: [],
      asks: { ask: 'choice', clause: 'BJ-E-913', name: 'play seat-1', holder: 'seat-1' },
    });
    const end = shownTold(split.round.openView());
    expect(end.decisions.map(({ holder, option }) => `${holder} ${option}`)).toEqual([
      'seat-1 split',
      'seat-1 stand',
      'seat-1 stand',
      'seat-3 stand',
    ]);
    expect(end).not.toHaveProperty('asks');
    expect(shown.parse(end)).toEqual(end);
    expect(JSON.stringify(end)).not.toMatch(/ana|ben/);
  });

  test('contains no player names in a game without seats', () => {
    const { round } = play(peekBaccarat, {
      cards: '2c 3c 3d Kh 9s 5h',
      draws: [['1'], ['B1']],
      bets: 'player 10',
      choices: { ana: 'double' },
    });
    for (let mark = 0; mark <= round.steps.length; mark++) {
      const told = shownTold(round.openView(mark));
      expect(shown.parse(told)).toEqual(told);
      expect(JSON.stringify(told)).not.toContain('ana');
      expect(told.decisions).toEqual([]);
    }
  });

  test('is empty before anything is dealt', () => {
    expect(shown.parse(nothingShown)).toEqual(nothingShown);
  });
});

describe('bets', () => {
  const { betting } = tableOf(bonusBaccarat);

  test('[GLI-99] list the wagers, and the chips below the minimum', () => {
    const stakes = new Map([
      [spotId('player'), cents(5000)],
      [spotId('tie'), cents(1)],
    ]);
    const told = laidTold(betting, stakes, undefined);
    expect(told).toEqual({ stakes: { player: 5000, tie: 1 }, total: 5001, inactive: ['tie'] });
  });

  test('list the stakes taken, seat by seat, fees included', () => {
    const [one, three] = ['seat-1', 'seat-3'] as Seat[];
    const wager = { player: ana, spot: spotId('main'), fee: cents(200) };
    expect(
      takenTold([
        { ...wager, seat: one as Seat, stake: cents(1000) },
        { ...wager, seat: three as Seat, stake: cents(500), fee: cents(0) },
      ]),
    ).toEqual([
      { seat: 'seat-1', stakes: { main: 1000 }, total: 1200 },
      { seat: 'seat-3', stakes: { main: 500 }, total: 500 },
    ]);
  });

  test('list what the close changed, and why', () => {
    const told = refuse('no-bet', 'BB-037');
    const change = changesTold([{ spot: spotId('tie'), from: cents(1), to: cents(0), told }]);
    expect(ownTold.parse(change)).toEqual({ said: 'changed', changes: [{ spot: 'tie', from: 1, to: 0, told }] });
    expect(refusalTold({ refused: 'play-stopped' })).not.toHaveProperty('clause');
  });
});

describe('choices', () => {
  const asked = stoppedAfter(split, 7);
  const until = new Date('2026-11-16T10:00:13Z');

  test('list the options, their costs, and whether the balance covers them', () => {
    const [offer] = offersIn(asked.asks ?? { ask: 'bets', clause: 'BJ-E-019' });
    if (offer === undefined) throw new Error('nothing is offered');
    const told = offerTold(offer, { name: 'play seat-1', until, balance: cents(999), said: undefined });
    expect(told).toMatchObject({ holder: 'seat-1', fallback: 'stand', until: '2026-11-16T10:00:13.000Z' });
    expect(told.options.map(({ id, cost, covered }) => [id, cost, covered])).toEqual([
      ['stand', 0, true],
      ['hit', 0, true],
      ['double', 1000, false],
      ['split', 1000, false],
    ]);
    const [, hit] = offer.options;
    const said = { option: hit as Option, cost: cents(0), cards: [], byDefault: false };
    const rich = offerTold(offer, { name: 'play seat-1', until, balance: cents(1000), said });
    expect(rich.options.every(({ covered }) => covered)).toBe(true);
    expect(rich.said).toEqual({ option: 'hit' });
    expect(ownTold.parse({ said: 'offers', offers: [told, rich] })).toEqual({ said: 'offers', offers: [told, rich] });
  });

  test('report the decision and its cost', () => {
    expect(split.round.decisions.map(decisionTold)[0]).toEqual({
      name: 'play seat-1',
      holder: 'seat-1',
      option: 'split',
      cost: 1000,
      byDefault: false,
    });
  });
});

test('[GLI-99] a settlement tells each player their own lines, parts and sums', () => {
  const { settlement } = split;
  const told = settledTold(settlement, ana, { round: 'bj/1', balance: cents(104_000) });
  // The dealer has 5 + K + T = 25: both hands of ten win one to one.
  expect(told).toMatchObject({ round: 'bj/1', cuts: [], staked: 2000, paid: 4000, balance: 104_000 });
  expect(told.lines).toMatchObject([
    {
      seat: 'seat-1',
      spot: 'main',
      stake: 1000,
      fee: 0,
      result: 'win',
      staked: 2000,
      returns: 4000,
      parts: [
        { name: 'hand 1', stake: 1000, result: 'win', returns: 2000 },
        { name: 'hand 2', stake: 1000, result: 'win', returns: 2000 },
      ],
    },
  ]);
  expect(ownTold.parse({ said: 'settled', settled: told })).toEqual({ said: 'settled', settled: told });
  expect(settledTold(settlement, ben, { round: 'bj/1', balance: cents(0) })).toMatchObject({
    staked: 2000,
    paid: 4000,
  });
  const nobody = settledTold(settlement, playerId('carl'), { round: 'bj/1', balance: cents(7) });
  expect(nobody).toMatchObject({ lines: [], staked: 0, paid: 0, balance: 7 });
});
