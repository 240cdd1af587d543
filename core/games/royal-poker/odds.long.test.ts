/** Royal Poker: the return of the Ante over a larger sample, against the page's own estimate. */
import { expect, test } from 'vitest';
import { present } from '../../base/invariant.ts';
import { toNumber } from '../../base/ratio.ts';
import { figuresOf } from '../chances.ts';
import { tableOf } from '../game.ts';
import { royalPoker as game } from './index.ts';

test(
  '[RP-925] over 3,000 deals: 6.2 percent of the Ante lost, 98.0 of all money returned',
  { timeout: 900_000 },
  () => {
    const ante = present(tableOf(game).chances()[0], 'chances of the Ante');
    const { otherPlay, sampled } = present(ante.sampled, 'a sample').goOn(3000);
    const { rtp, rtpInitial } = figuresOf(otherPlay['withoutInsurance'] ?? [], undefined);
    const error = present(sampled, 'a sample').standardError;
    // The page bets every Ace-King and exchanges by a rule of thumb, which costs a percent of the Ante.
    expect(Math.abs(1 - toNumber(rtpInitial) - 0.062)).toBeLessThan(0.004 + 0.01 + 2 * error.rtpInitial);
    expect(Math.abs(toNumber(rtp) - 0.98)).toBeLessThan(0.0013 + 0.0033 + 2 * error.rtp);
    expect(error.rtpInitial).toBeLessThan(0.015);
  },
);
