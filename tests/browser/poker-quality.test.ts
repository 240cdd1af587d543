/**
 * Layout and accessibility of the poker room: lobby, information, table, replay and record, measured in the browser.
 */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addPlayers, asked, nextDoes } from '../../house/tournaments/testing/poker-house.ts';
import { button, inAPokerHouse, playerNamed, register, seatOf, toTable } from './testing/at-poker.ts';
import { look } from './testing/at-table.ts';
import { sizes } from './testing/browser-house.ts';
import { beyondWindow, measurable, seriousFindings, smallerThanThumb } from './testing/measure.ts';

describe('the poker room measured', () => {
  const room = inAPokerHouse();

  /** Phone and desktop: no overflow and no accessibility findings; on a phone also touch target sizes. */
  async function faultsOf(page: Page, name: string): Promise<readonly string[]> {
    const found: string[] = [];
    for (const size of ['desk', 'phone'] as const) {
      await page.setViewportSize(sizes[size]);
      await look(page, `poker-room-${name}-${size}`);
      const beyond = await beyondWindow(page);
      if (beyond > 0) found.push(`${beyond} px beyond the window`);
      found.push(...(await seriousFindings(page)));
      if (size === 'phone') found.push(...(await smallerThanThumb(page, 'input[type=range]')));
    }
    return found.map((fault) => `${name}: ${fault}`);
  }

  test('[PT-043] [PT-955] lobby, information window, table, replay and record fit every size', async () => {
    const house = room();
    const poker = house.poker();
    const id = await poker.create('sit-and-go-heads-up', { name: 'Measured' });
    await poker.enter(id, ...(await addPlayers(house.accounts.db, 1)));
    const page = await house.visit('/sign-in', { player: 'una', bypassCSP: true });
    await measurable(page.context());
    await page.goto(`${house.address}/poker`);
    await page.getByRole('button', { name: 'Measured', exact: true }).waitFor();
    const faults = [...(await faultsOf(page, 'lobby'))];
    await register(page, 'Measured', '10.50');
    for (const part of ['Terms', 'Levels', 'Prizes', 'Players', 'Tables']) {
      await page.getByRole('button', { name: part, exact: true }).click();
      faults.push(...(await faultsOf(page, `board-${part.toLowerCase()}`)));
    }
    await toTable(page);
    const own = await playerNamed(house, 'una');
    if (asked(poker, id) !== own) await nextDoes(poker, id, 'call');
    await button(page, /^(Check|Call 10)$/).waitFor();
    await seatOf(page, 'una').locator('[data-open=true]').waitFor();
    faults.push(...(await faultsOf(page, 'table')));
    await nextDoes(poker, id, 'fold');
    await button(page, 'Your recent hands').click();
    await button(page, 'To the end').click();
    await page.getByText('una: Fold').waitFor();
    faults.push(...(await faultsOf(page, 'replay')));
    // Downloads in three formats, each with its proper beginning.
    const saved = async (format: string) => {
      const href = (await page.getByRole('link', { name: format, exact: true }).getAttribute('href')) ?? '';
      const answer = await page.context().request.get(`${house.address}${href}`);
      expect(answer.status()).toBe(200);
      return answer.text();
    };
    expect(await saved('Text')).toContain('una');
    expect(await saved('PHH')).toContain("variant = 'NT'");
    expect(JSON.parse(await saved('Open Hand History'))).toMatchObject({
      ohh: { game_type: 'Holdem', bet_limit: { bet_type: 'NL' } },
    });
    await button(page, 'Hand history').click();
    await page.getByText(/Texas Hold'em/).waitFor();
    faults.push(...(await faultsOf(page, 'history')));
    await page.goto(`${house.address}/poker`);
    await button(page, 'Results and statement').click();
    await page.getByRole('link', { name: 'Measured', exact: true }).waitFor();
    faults.push(...(await faultsOf(page, 'results')));
    await page.getByRole('button', { name: 'Statement', exact: true }).click();
    // 1,000.00 granted, 10.00 to the pool, 0.50 to the house.
    await page.getByRole('row', { name: /^Fee.*0\.50 .*989\.50$/ }).waitFor();
    await page.getByRole('row', { name: /^Buy-in.*10\.00 .*990\.00$/ }).waitFor();
    faults.push(...(await faultsOf(page, 'statement')));
    expect(faults).toEqual([]);
  });

  test('[PT-057] registering for a Sit & Go offers the remaining seats', async () => {
    const house = room();
    const poker = house.poker();
    const id = await poker.create('sit-and-go', { name: 'Seats' });
    await poker.enter(id, ...(await addPlayers(house.accounts.db, 1)));
    const taken = (poker.room(id).tournament.tables[0]?.seats ?? []).findIndex((number) => number >= 0) + 1;
    const page = await house.visit('/sign-in', { player: 'vera' });
    await page.goto(`${house.address}/poker`);
    await page.getByRole('button', { name: 'Seats', exact: true }).click();
    const seats = page.getByRole('combobox', { name: 'Your seat' });
    const left = [1, 2, 3, 4, 5, 6].filter((seat) => seat !== taken);
    expect(await seats.getByRole('option').allTextContents()).toEqual([
      'random',
      ...left.map((seat) => `Seat ${seat}`),
    ]);
    const wanted = left[3] ?? 0;
    await seats.selectOption(`Seat ${wanted}`);
    await button(page, /^Register for/).click();
    await page.getByText('You’re registered.').waitFor();
    const { entries, tables } = poker.room(id).tournament;
    const own = await playerNamed(house, 'vera');
    expect(entries[tables[0]?.seats[wanted - 1] ?? -1]).toMatchObject({ player: own });
  });

  test.each(['lt', 'ro'] as const)('in %s everything is translated, and nothing overflows', async (language) => {
    const house = room();
    const poker = house.poker();
    const id = await poker.create(
      'satellite',
      { name: `Long words ${language}`, satellite: { targetPrice: 11_000, target: 'Sunday 110' } },
      60,
    );
    const page = await house.visit('/sign-in', { language, size: 'phone', player: `una-${language}`, bypassCSP: true });
    await measurable(page.context());
    await page.goto(`${house.address}/poker`);
    await page.getByRole('button', { name: `Long words ${language}`, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('dl').waitFor();
    // The target tournament is named.
    await dialog.getByText('Sunday 110').waitFor();
    const said = await dialog.innerText();
    expect(said).not.toMatch(/poker\./);
    for (const size of ['phone', 'onItsSide'] as const) {
      await page.setViewportSize(sizes[size]);
      await look(page, `poker-board-${language}-${size}`);
      expect(await beyondWindow(page)).toBe(0);
    }
    await page.goto(`${house.address}/poker/${id}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look(page, `poker-waiting-${language}`);
    expect(await beyondWindow(page)).toBe(0);
  });
});
