/** The poker room in a real browser: from the lobby to a prize. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { look } from './testing/at-table.ts';
import { browserHouse, type BrowserHouse } from './testing/browser-house.ts';

describe('the poker room', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await browserHouse(['poker']);
  });
  afterAll(() => house.close());

  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

  const register = async (page: Page) => {
    await page.getByRole('button', { name: 'Heads-up Sit & Go', exact: true }).click();
    await button(page, 'Register for 10.50').click();
  };

  /** All in, or calls all-in, as soon as the turn is this player's. */
  const push = async (page: Page): Promise<boolean> => {
    const call = button(page, /^Call .*all-in$/);
    if (await call.isVisible()) {
      await call.click();
      return true;
    }
    const all = button(page, 'All-in');
    if (!(await all.first().isVisible())) return false;
    await all.first().click();
    await button(page, /^All-in [\d,]+$/).click();
    return true;
  };

  test('[PP-037] [PT-027] two pages play a heads-up Sit & Go to its end, and the prize is paid', async () => {
    const ana = await house.visit('/', { player: 'ana' });
    const ben = await house.visit('/poker', { player: 'ben', size: 'phone' });
    await ana.getByRole('link', { name: 'Poker' }).click();
    await ana.getByText('10 PLAY + 0.50 PLAY').first().waitFor();
    await look(ana, 'poker-lobby');
    // Blinds of 10 and 20, and a tenth of the big blind as ante.
    await ana.getByRole('button', { name: 'Daily Freeze-out', exact: true }).first().click();
    await button(ana, 'Levels').click();
    await ana.getByRole('row', { name: '1 10 / 20 2 12', exact: true }).waitFor();
    await button(ana, 'Close').click();
    await register(ana);
    await ana.getByText('You are registered.').waitFor();
    await look(ana, 'poker-board');
    // Loaded anew, the page knows where its player is waited for.
    await ana.reload();
    await ana.getByText('You are registered', { exact: true }).waitFor();
    await look(ben, 'poker-lobby-phone');
    await register(ben);
    await house.pass(1);
    await ana.getByRole('button', { name: 'Heads-up Sit & Go', exact: true }).first().click();
    for (const page of [ana, ben]) await page.getByRole('link', { name: 'To the table' }).click();
    await button(ana, 'Fold').first().waitFor();
    await look(ana, 'poker-table');
    await look(ben, 'poker-table-phone');
    expect(await ana.getByRole('img', { name: 'face down' }).count()).toBe(2);
    expect(await ana.locator('dl > div', { hasText: 'Level 1' }).textContent()).toContain('10 / 20');
    const won = [ana, ben].map((page) => page.getByText('You have won the tournament'));
    for (let tries = 0; tries < 200; tries++) {
      const isOver = await Promise.all(won.map((one) => one.isVisible()));
      if (isOver.includes(true)) break;
      // The next hand is dealt when the last one has been seen.
      if (!(await push(ana)) && !(await push(ben))) await house.pass(1);
    }
    const isAna = await won[0]?.isVisible();
    const [winner, loser] = isAna === true ? [ana, ben] : [ben, ana];
    // 1,000.00 less 10.50; two pool parts of 10.00 go to the winner.
    await winner.getByText('Your prize of 20.00 is on your balance. You had paid 10.50.').waitFor();
    await loser.getByText('You finished in place 2').waitFor();
    await loser.getByText('This place wins no prize. You had paid 10.50.').waitFor();
    await look(winner, 'poker-won');
    await look(loser, 'poker-lost');
    await winner.getByRole('link', { name: 'All tournaments' }).first().click();
    await winner.getByText('1,009.50').waitFor();
    await loser.getByRole('link', { name: 'All tournaments' }).first().click();
    await loser.getByText('989.50').waitFor();
    expect(house.complaints).toEqual([]);
  });
});
