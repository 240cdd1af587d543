/** The poker room in a real browser: from the lobby to a prize. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { button, inAPokerHouse, playerNamed, push } from './testing/at-poker.ts';
import { look } from './testing/at-table.ts';

describe('the poker room', () => {
  const room = inAPokerHouse();

  const register = async (page: Page) => {
    await page.getByRole('button', { name: 'Heads-up Sit & Go', exact: true }).first().click();
    await button(page, 'Register for 10.50').click();
  };

  test('[PP-037] [PT-027] two pages play a heads-up Sit & Go to the end, and the prize is paid', async () => {
    const house = room();
    const ana = await house.visit('/', { player: 'ana' });
    const ben = await house.visit('/poker', { player: 'ben', size: 'phone' });
    await ana.getByRole('link', { name: 'Poker' }).click();
    await ana.getByText('10 PLAY + 0.50 PLAY').first().waitFor();
    await look(ana, 'poker-lobby');
    // Blinds of 10 and 20, and an ante of a tenth of the big blind.
    await ana.getByRole('button', { name: 'Daily Freeze-out', exact: true }).first().click();
    await button(ana, 'Levels').click();
    await ana.getByRole('row', { name: '1 10 / 20 2 12', exact: true }).waitFor();
    await button(ana, 'Close').click();
    await register(ana);
    await ana.getByText('You’re registered.').waitFor();
    await look(ana, 'poker-board');
    // After a reload, the page knows where its player is expected.
    await ana.reload();
    await ana.getByText('You’re registered', { exact: true }).waitFor();
    await look(ben, 'poker-lobby-phone');
    await register(ben);
    await house.pass(1);
    await ana.getByRole('button', { name: 'Heads-up Sit & Go', exact: true }).first().click();
    for (const page of [ana, ben]) await page.getByRole('link', { name: 'Go to the table' }).click();
    await button(ana, 'Fold').first().waitFor();
    await look(ana, 'poker-table');
    await look(ben, 'poker-table-phone');
    expect(await ana.getByRole('img', { name: 'face down' }).count()).toBe(2);
    expect(await ana.locator('dl > div', { hasText: 'Level 1' }).textContent()).toContain('10 / 20');
    const id = decodeURIComponent(new URL(ana.url()).pathname.split('/').at(-1) ?? '');
    const anaHerself = await playerNamed(house, 'ana');
    const poker = house.poker();
    while (!poker.room(id).isOver) {
      const [asked] = poker.turns(id);
      if (asked === undefined) await house.pass(1);
      else {
        const page = asked.player === anaHerself ? ana : ben;
        // Action time does not run while the page still shows the end of the previous hand.
        await button(page, /all-in( [\d,]+)?$/i)
          .first()
          .waitFor();
        expect(await push(page)).toBe(true);
        await expect.poll(() => poker.turns(id)[0]?.turn.until).not.toBe(asked.turn.until);
      }
    }
    const isAna = (await poker.room(id).seenBy(anaHerself)).mine.place === 1;
    const [winner, loser] = isAna ? [ana, ben] : [ben, ana];
    await winner.getByText('You won the tournament').waitFor();
    // 1,000.00 less 10.50; the pool of 20.00 goes to the winner.
    await winner.getByText('Your prize of 20.00 is in your balance. You paid 10.50.').waitFor();
    await loser.getByText('You finished 2nd').waitFor();
    await loser.getByText('No prize for this place. You paid 10.50.').waitFor();
    await look(winner, 'poker-won');
    await look(loser, 'poker-lost');
    await winner.getByRole('link', { name: 'All tournaments' }).first().click();
    await winner.getByText('1,009.50').waitFor();
    await loser.getByRole('link', { name: 'All tournaments' }).first().click();
    await loser.getByText('989.50').waitFor();
  });
});
