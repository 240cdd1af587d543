/** The poker room for every eye and hand: lobby, information, table, replay and record, measured in the browser. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { look } from './testing/at-table.ts';
import { browserHouse, type BrowserHouse, sizes } from './testing/browser-house.ts';
import { beyondWindow, measurable } from './testing/measure.ts';

describe('the poker room measured', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await browserHouse(['poker']);
  });
  afterAll(() => house.close());

  test.each(['lt', 'ro'] as const)('in %s everything has its words, and none of them hangs over', async (language) => {
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
    // The tournament that it leads to is named.
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
    await poker.room(id).cancel();
  });

  test('no page complained of anything', () => {
    expect(house.complaints).toEqual([]);
  });
});
