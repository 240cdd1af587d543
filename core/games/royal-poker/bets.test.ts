/** Royal Poker: the Ante, its limits, and the settings of a table. */
import { describe, expect, test } from 'vitest';
import { tableOf } from '../game.ts';
import { ana, ben, close, place, wagersOf } from '../testing/play.ts';
import { royal } from '../testing/royal.ts';
import { royalPoker as game } from './index.ts';

const table = tableOf(game);
const deal = { open: '9c 9d Qh Jc 5d', dealer: 'Ac Kd 6h 4s 2c' };

test('[RP-001] entry 1.18 of the catalogue is Royal Poker by Ezugi', () => {
  expect(game.title).toBe('Royal Poker');
  expect(game.record.catalogue).toEqual({ entry: '1.18', name: 'Royal Poker', manufacturer: 'Ezugi' });
});

test('[RP-002] the version record names the supplement, its order and the base rules’', () => {
  for (const part of ['supplement no. 6', 'annex no. 3', '8 December 2022', 'DIE-908', 'DIE-288', '23 May 2019']) {
    expect(game.record.approval).toContain(part);
  }
});

describe('the Ante', () => {
  test('[RP-020] is the one spot, and a customer without one takes no part', () => {
    expect([...table.betting.spots.keys()]).toEqual(['ante']);
    expect(place(table, 'bet 20')).toMatchObject({ refused: 'unknown-spot', clause: 'RP-020' });
    const { round } = royal({ ...deal, bets: wagersOf(table, 'ante 10', ana) });
    const opened = round.steps.find(({ request }) => request.ask === 'window')?.request;
    expect(opened).toMatchObject({ offers: [{ holder: 'ana' }] });
    expect(round.decisions.some(({ holder }) => holder === ben)).toBe(false);
  });

  test('[RP-003] is at least 0.50', () => {
    expect(place(table, 'ante 0.50')).toMatchObject({ placed: 'accepted' });
    expect(place(table, 'ante 0.49')).toMatchObject({ refused: 'below-minimum', clause: 'RP-003' });
  });

  test('[RP-004] is at most 500', () => {
    expect(place(table, 'ante 500')).toMatchObject({ placed: 'accepted' });
    expect(place(table, 'ante 500.01')).toMatchObject({ refused: 'above-maximum', clause: 'RP-004' });
  });

  test('[RP-920] only the Ante is bound by these limits: Bet, fees and insurance follow from it', () => {
    const { round, line } = royal({ ...deal, bets: 'ante 500', says: [{ ana: 'buy' }, { ana: 'bet' }] });
    expect(round.decisions.map(({ decision }) => decision.cost)).toEqual([50_000, 100_000]);
    expect(line('ante').staked).toBe(200_000);
    const insured = royal({ ...deal, open: '7c 8s 9d Ts Jh', bets: 'ante 500', says: [{ ana: 'bet-insured 3000' }] });
    expect(insured.line('ante').staked).toBe(350_000);
    expect(royal({ ...deal, bets: 'ante 0.50' }).line('ante')).toMatchObject({ staked: 150, returns: 250 });
    expect(close(table, 'ante 500')).toMatchObject({ wagers: [{ stake: 50_000, fee: 0 }], changes: [] });
  });

  test('[RP-920] a table can set its own limits, in order', () => {
    const other = tableOf(game, { stakeMin: 100, stakeMax: 20_000 });
    expect(place(other, 'ante 0.99')).toMatchObject({ refused: 'below-minimum' });
    expect(place(other, 'ante 200.01')).toMatchObject({ refused: 'above-maximum' });
    expect(game.configure({ stakeMin: 60_000 })).toMatchObject({
      mistakes: [expect.stringContaining('must not be above stakeMax (RP-004)')],
    });
  });
});

describe('settings', () => {
  test('[RP-923] when a lost connection annuls: before the first card shown, always, or by the operator’s fault', () => {
    expect(table.parameters).toMatchObject({ annulOnDisconnect: 'beforeReveal' });
    for (const annulOnDisconnect of ['always', 'operatorFaultOnly']) {
      expect(tableOf(game, { annulOnDisconnect }).parameters).toMatchObject({ annulOnDisconnect });
    }
    expect(game.configure({ annulOnDisconnect: 'never' })).toMatchObject({
      mistakes: [expect.stringContaining('RP-923')],
    });
  });

  test('[RP-923] after the first card an absent customer gets the defaults: Fold, no insurance, X', () => {
    const defaults = (says: readonly Readonly<Record<string, string>>[]) =>
      royal({ open: '7c 8s 9d Ts Jh', dealer: 'Qc Td 8h 4s 2c', says })
        .round.decisions.filter(({ decision }) => decision.byDefault)
        .map(({ decision }) => [decision.option.id, decision.cost]);
    expect(defaults([{}])).toEqual([['fold', 0]]);
    expect(defaults([{ ana: 'buy' }, {}])).toEqual([['fold', 0]]);
    expect(defaults([{ ana: 'bet' }, {}])).toEqual([['x', 0]]);
  });

  test('[RP-916] the insurance threshold is one, and a mistake in it names the clause', () => {
    expect(table.parameters).toMatchObject({ insuranceFrom: '4' });
    expect(game.configure({ insuranceFrom: 'three' })).toMatchObject({ mistakes: [expect.stringContaining('RP-916')] });
  });
});
