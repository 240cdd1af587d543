/** `--samples`: sampled bets continue, counted ones refuse. */
import { expect, test } from 'vitest';
import { spotId } from '../../core/base/ids.ts';
import type { SpotChances } from '../../core/games/chances.ts';
import { tableOf } from '../../core/games/game.ts';
import { casinoWar } from '../../core/games/casino-war/index.ts';
import { sampleFurther, tellSample } from './samples.ts';

/** A bet sampled over this many deals. */
const sampledOver = (deals: number): SpotChances => ({
  spot: spotId('ante'),
  fee: undefined,
  chances: [],
  otherPlay: {},
  strategy: [],
  charts: [],
  sampled: { deals, standardError: { rtp: 0.0123, rtpInitial: 0.04 }, goOn: (further) => sampledOver(further) },
});
const further = (samples: string, wanted = [sampledOver(200)]) =>
  sampleFurther(casinoWar, wanted, { samples, quiet: true });

test('a sample continues up to the number of deals given', () => {
  expect(further('5_000').map(({ sampled }) => sampled?.deals)).toEqual([5000]);
});

test('a bad number, and a game that is counted exactly, are refused with a sentence', () => {
  for (const samples of ['many', '0', '-5', '1.5'])
    expect(() => further(samples)).toThrow(`samples '${samples}' is not`);
  expect(() => further('5000', [...tableOf(casinoWar).chances()])).toThrow('casino-war is counted exactly');
});

test('the standard error is reported with the return', () => {
  expect(tellSample(sampledOver(200))).toEqual([
    'ante: sampled over 200 deals; standard error 1.23 % of the return, 4.00 % of the opening stake. --samples 2000 goes on.',
  ]);
  expect(tableOf(casinoWar).chances().flatMap(tellSample)).toEqual([]);
});
