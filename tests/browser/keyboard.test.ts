/** A round from the lobby to its result and the next one, at three tables, without a mouse. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { atTable, type AtTable } from './testing/at-table.ts';
import { browserHouse, type BrowserHouse } from './testing/browser-house.ts';
import { tabTo } from './testing/by-keyboard.ts';
import { script } from './testing/script.ts';

/** On the felt, with this arrow until such a spot has the focus; answers its name. */
async function arrowTo(page: Page, arrow: string, spot: RegExp): Promise<string> {
  for (let times = 0; times < 20; times++) {
    const name = (await page.locator('.spot:focus').getAttribute('data-spot')) ?? '';
    if (spot.test(name)) return name;
    await page.keyboard.press(arrow);
  }
  throw new Error(`no way to ${String(spot)} with ${arrow}`);
}

describe('without a mouse', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await browserHouse(['ezugi-baccarat', 'ezugi-roulette', 'ezugi-blackjack']);
  });
  afterEach(() => house.everyoneLeaves());
  afterAll(() => house.close());

  /** From the lobby to the table, when betting is open there. */
  const enter = async (player: string, name: string, game: string): Promise<AtTable> => {
    const page = await house.visit('/', { player });
    await tabTo(page, page.getByRole('link', { name }));
    await page.keyboard.press('Enter');
    await page.locator('[data-spot], .seat-free').first().waitFor();
    await house.until(game, 'betting');
    return atTable(house, page);
  };
  const feltOf = (page: Page) => page.locator('.spot[tabindex="0"]');

  test('Live Baccarat: chip, bet, double, undo, result, rebet', async () => {
    const table = await enter('kay', 'Live Baccarat', 'ezugi-baccarat');
    const { page } = table;
    await tabTo(page, page.getByRole('radio', { checked: true }));
    await page.keyboard.press('ArrowRight');
    const chip = await page.getByRole('radio', { checked: true }).getAttribute('aria-label');
    expect(chip).toBe('5.00');
    await page.keyboard.press('Shift+Tab');
    await arrowTo(page, 'ArrowDown', /^(player|tie|banker)$/);
    await arrowTo(page, 'ArrowRight', /^banker$/);
    await page.keyboard.press('Enter');
    await table.shows('Total bet', '5.00');
    await page.keyboard.press('d');
    await table.shows('Total bet', '10.00');
    await page.keyboard.press('u');
    await table.shows('Total bet', '5.00');
    script('ezugi-baccarat', { cards: '2h 3d 2c 4s Td' });
    await house.until('ezugi-baccarat', 'result');
    await table.hears('Banker wins, seven to four.');
    // 5.00 at 0.95 to 1.
    expect(await table.shows('Balance', '004.75')).toBe('1,004.75');
    await house.until('ezugi-baccarat', 'betting');
    await page.keyboard.press('r');
    expect(await table.shows('Total bet', '5.00')).toBe('5.00');
  });

  test('Live Roulette: a chip by its number, a spot by arrows, clear', async () => {
    const table = await enter('lou', 'Live Roulette', 'ezugi-roulette');
    const { page } = table;
    await tabTo(page, feltOf(page));
    await page.keyboard.press('1');
    const number = await arrowTo(page, 'ArrowRight', /^straight\/[1-9]/);
    await page.keyboard.press('Space');
    // The smallest chip is the table's minimum.
    await table.shows('Total bet', '0.10');
    await page.keyboard.press('c');
    await table.shows('Total bet', '0.00');
    await page.keyboard.press('Enter');
    await table.shows('Total bet', '0.10');
    script('ezugi-roulette', { pocket: Number(number.split('/')[1]) });
    await house.until('ezugi-roulette', 'result');
    // 0.10 at 35:1 returns 3.60.
    expect(await table.shows('Last win', '3.60')).toBe('3.60');
  });

  test('Live Blackjack: a seat, a bet, hit and stand by their letters', async () => {
    const table = await enter('max', 'Live Blackjack', 'ezugi-blackjack');
    const { page } = table;
    await tabTo(page, page.getByRole('button', { name: 'Free seat 3: sit here' }));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Leave seat 3' }).waitFor();
    await page.keyboard.press('2');
    await tabTo(page, feltOf(page));
    await arrowTo(page, 'ArrowDown', /^main$/);
    await page.keyboard.press('Enter');
    await table.shows('Total bet', '10.00');
    // 8 and 3, a Ten makes 21; the dealer has 6 T and draws a nine.
    script('ezugi-blackjack', { cards: '8h 6d 3c Ts Kd 9c' });
    await house.until('ezugi-blackjack', 'deciding');
    await page.getByRole('region', { name: 'Your choice' }).waitFor();
    await page.keyboard.press('h');
    await house.until('ezugi-blackjack', 'result');
    await table.hears('Dealer is bust with 25.');
    expect(await table.shows('Balance', '010.00')).toBe('1,010.00');
  });

  test('no page complained of anything', () => {
    expect(house.complaints).toEqual([]);
  });
});
