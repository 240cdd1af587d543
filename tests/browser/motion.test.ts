/**
 * Animations of ball, dice and cards: nothing is revealed before they rest, a tap skips them, latecomers see the end.
 */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sitDown } from './testing/at-table.ts';
import { browserHouse, type BrowserHouse } from './testing/browser-house.ts';
import { script } from './testing/script.ts';

/** Number of these animations still running; the wheel turns for ever. */
const underWay = (page: Page, what: string) =>
  page.evaluate<number>(`[...document.querySelectorAll('${what}')].filter((one) => one.getAnimations().some((motion) =>
    Number.isFinite(motion.effect.getComputedTiming().endTime) && motion.playState === 'running')).length`);

const ball = '.wheel-ball';
const dice = '.die-cube';
const cards = '.dealt-card, .dealt-card *';

const skip = (page: Page) => page.locator('.stage').click();

describe('motion', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await browserHouse(['ezugi-roulette', 'ultimate-sic-bo', 'ezugi-baccarat']);
  });
  afterEach(() => house.everyoneLeaves());
  afterAll(() => house.close());

  test('until the ball rests neither number nor money is shown; a tap brings it to its pocket', async () => {
    const table = await sitDown(house, 'ezugi-roulette', { player: 'rolf', moves: true });
    const { page } = table;
    await house.until('ezugi-roulette', 'betting');
    await table.choose('1.00');
    await page.locator('.spot[data-spot=red]').click();
    await table.shows('Total bet', '1.00');
    script('ezugi-roulette', { pocket: 32 });
    await house.until('ezugi-roulette', 'result');
    await expect.poll(() => underWay(page, ball)).toBe(1);
    expect(await page.locator('.plaque').count()).toBe(0);
    expect(await table.figure('Balance')).toBe('999.00');
    expect(await page.locator('.number[data-latest=true]').count()).toBe(0);
    await skip(page);
    await page.locator('.plaque').getByText('32', { exact: true }).waitFor();
    // Even money.
    await table.shows('Balance', '1,001.00');
    expect(await underWay(page, ball)).toBe(0);

    // A newcomer sees where the ball lies, without the animation.
    const late = await house.visit('/table/ezugi-roulette-1', { moves: true });
    await late.locator('.plaque').getByText('32', { exact: true }).waitFor();
    expect(await underWay(late, ball)).toBe(0);
  });

  test('the dice tumble before the result is shown, and rest at once after a tap', async () => {
    const table = await sitDown(house, 'ultimate-sic-bo', { player: 'sixt', moves: true });
    const { page } = table;
    await house.until('ultimate-sic-bo', 'betting');
    script('ultimate-sic-bo', { dice: [2, 4, 6] });
    await house.until('ultimate-sic-bo', 'dealing');
    await house.until('ultimate-sic-bo', 'result');
    await expect.poll(() => underWay(page, dice)).toBe(3);
    expect(await page.locator('[data-call]').innerText()).not.toContain('12');
    await skip(page);
    await table.hears('2, 4, 6: 12, big, even.');
    expect(await underWay(page, dice)).toBe(0);
  });

  test('cards leave the shoe one after another; after looking away they are all in place', async () => {
    const table = await sitDown(house, 'ezugi-baccarat', { player: 'cora', moves: true });
    const { page } = table;
    await house.until('ezugi-baccarat', 'betting');
    script('ezugi-baccarat', { cards: '9h 2c Kd 3s' });
    await house.until('ezugi-baccarat', 'dealing');
    await expect.poll(() => underWay(page, cards)).toBeGreaterThan(0);
    await skip(page);
    expect(await underWay(page, cards)).toBe(0);
    await house.until('ezugi-baccarat', 'result');
    await table.hears('Player wins, nine to five. A natural.');
    const late = await house.visit('/table/ezugi-baccarat-1', { moves: true });
    await late.locator('.card').nth(3).waitFor();
    expect(await underWay(late, cards)).toBe(0);
  });

  test('no page logged an error', () => {
    expect(house.complaints).toEqual([]);
  });
});
