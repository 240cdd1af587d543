/** Double at a position's limit, at a desk and on a phone: the notice stands there, and the chips that the house confirms. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sitDown } from './testing/at-table.ts';
import { browserHouse, type BrowserHouse } from './testing/browser-house.ts';

describe('the slip in a browser', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await browserHouse(['ezugi-roulette']);
  });
  afterEach(() => house.everyoneLeaves());
  afterAll(() => house.close());

  test.each(['desk', 'phone'] as const)('[RO-E-913] on a %s Double leaves a full position as it is', async (size) => {
    const table = await sitDown(house, 'ezugi-roulette', { player: `dora-${size}`, size });
    await house.until('ezugi-roulette', 'betting');
    await table.choose('100.00');
    await table.place('Straight 17,');
    await table.shows('Total bet', '100.00');
    await table.choose('25.00');
    await table.place('Red,');
    await table.shows('Total bet', '125.00');
    await table.press('Double');
    await table.page.getByRole('log', { name: 'About your bets' }).getByText('17').first().waitFor();
    // 17 stays at its maximum of 100.00, Red becomes 50.00.
    expect(await table.shows('Total bet', '150.00')).toBe('150.00');
    await table.look(`slip-double-at-limit-${size}`);
    await table.press('Undo');
    expect(await table.shows('Total bet', '125.00')).toBe('125.00');
  });
});
