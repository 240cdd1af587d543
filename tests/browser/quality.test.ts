/** Layout and accessibility of every page of the client, at every size, measured in the browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { present } from '../../core/base/invariant.ts';
import { games } from '../../core/games/games.ts';
import { look } from './testing/at-table.ts';
import { browserHouse, type BrowserHouse, sizes, type Wishes } from './testing/browser-house.ts';
import {
  betweenNumbers,
  beyondWindow,
  measurable,
  movedByItself,
  seriousFindings,
  smallerThanThumb,
  watchMoves,
} from './testing/measure.ts';

/** By how much felts that fill their space overflow it. */
const hiddenOfFelts = '[...document.querySelectorAll("[data-fills=true]")].map((e) => e.scrollHeight - e.clientHeight)';
/** Games with a wheel or dome above a large layout. */
const largeLayouts = new Set(['roulette-racetrack', 'ezugi-roulette', 'fortune-roulette', 'ultimate-sic-bo']);

/** Every table has one of these, which needs no other bet beside it. */
const mainBets = ['player', 'main', 'ante', 'red', 'small'].map((spot) => `[data-spot=${spot}]`).join(', ');

const attributes = (page: Page, selector: string, name: string) =>
  page.evaluate<string[]>(
    `[...document.querySelectorAll('${selector}')].map((element) => element.getAttribute('${name}') ?? '')`,
  );

const wallOf = (ids: readonly string[]) => `/wall?${ids.map((id) => `table=${id}-1`).join('&')}`;

describe('every page', () => {
  let house: BrowserHouse;
  const atTables = new Map<string, Page>();
  beforeAll(async () => {
    house = await browserHouse();
  });
  afterAll(() => house.close());

  /** Opens a page that can be measured, and waits until it is complete. */
  const open = async (path: string, wishes: Wishes): Promise<Page> => {
    const visitor = await house.visit('/sign-in', { size: 'phone', bypassCSP: true, ...wishes });
    await measurable(visitor.context());
    await go(visitor, path);
    return visitor;
  };
  const go = async (page: Page, path: string) => {
    await page.goto(`${house.address}${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForFunction('document.querySelector("[aria-busy=true]") === null');
  };

  /** At all four sizes: no overflow, touch targets large enough, no accessibility findings. */
  const faultsOf = async (page: Page, looked?: string) => {
    const found: string[] = [];
    for (const [name, size] of Object.entries(sizes)) {
      await page.setViewportSize(size);
      if (looked !== undefined) await look(page, `${looked}-${name}`);
      const beyond = await beyondWindow(page);
      if (beyond > 0) found.push(`${name}: ${beyond} px beyond the window`);
      if (name === 'phone') found.push(...(await smallerThanThumb(page)));
      if (name === 'phone' || name === 'desk') found.push(...(await seriousFindings(page)));
    }
    await page.setViewportSize(sizes.phone);
    return found;
  };

  /** How this table's game is played, from its panel. */
  const rulesAt = async (page: Page): Promise<string> => {
    await page.setViewportSize(sizes.desk);
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    const panel = page.getByRole('tabpanel', { name: 'Rules' });
    await panel.getByRole('heading').nth(1).waitFor();
    const told = await panel.getByRole('article').innerText();
    await page.keyboard.press('Escape');
    return told;
  };

  test('the lobby shows every table with its limits, and filters by name, family and stake', async () => {
    const page = await house.visit('/');
    await page.getByRole('link', { name: 'Live Baccarat' }).waitFor();
    expect(await page.getByRole('article').count()).toBe(games.length);
    await page.getByRole('button', { name: 'Roulette', exact: true }).click();
    expect(await page.getByRole('article').count()).toBe(3);
    await page.getByRole('searchbox').fill('fort');
    expect(await page.getByRole('article').allTextContents()).toEqual([expect.stringContaining('Fortune Roulette')]);
    await page.context().close();
  });

  test('the lobby and one table load less than 250 kB of compressed script', async () => {
    const page = await house.visit('/sign-in');
    const scripts = new Map<string, number>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.request().resourceType() !== 'script') return;
      scripts.set(pathname, gzipSync(readFileSync(join(import.meta.dirname, '../../web/dist', pathname))).length);
    });
    await page.goto(house.address);
    await page.getByRole('link', { name: 'Fortune Roulette' }).click();
    await page.locator('[data-spot]').first().waitFor();
    expect(scripts.size).toBeGreaterThan(5);
    expect([...scripts.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(250_000);
    await page.context().close();
  });

  test('lobby, account and sign-in pages fit every window, thumb and screen reader', async () => {
    const page = await open('/', { player: 'quinn' });
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'quinn’s account' }).click();
    expect(await faultsOf(page)).toEqual([]);
    for (const path of ['/sign-in', '/register', '/forgotten', '/nothing/here']) {
      await go(page, path);
      expect({ path, faults: await faultsOf(page) }).toEqual({ path, faults: [] });
    }
    await page.context().close();
  });

  // Concurrent tests must use their own `expect`: the shared one belongs to the test that began last.
  test.concurrent.for(games.map(({ id }, at) => [id, at] as const))(
    'the table of %s fits too',
    async ([game, at], { expect }) => {
      const page = await open(`/table/${game}-1`, { player: `player-${at}` });
      if (game === 'ezugi-blackjack') await page.getByRole('button', { name: 'Free seat 3: sit here' }).click();
      expect(await faultsOf(page, game)).toEqual([]);
      await expect.poll(() => page.evaluate(hiddenOfFelts)).toEqual(largeLayouts.has(game) ? [0] : []);
      for (const sheet of ['All past rounds', 'Chat']) {
        const way = page.getByRole('button', { name: sheet });
        if (!(await way.isVisible())) continue;
        await way.click();
        await page.getByRole('dialog').waitFor();
        expect({ sheet, small: await smallerThanThumb(page) }).toEqual({ sheet, small: [] });
        await page.keyboard.press('Escape');
      }
      atTables.set(game, page);
    },
  );

  test('four tables at once, table panels and roulette’s special bets fit too', async () => {
    const page = await open(wallOf(['ezugi-baccarat', 'ezugi-roulette', 'casino-war', 'ultimate-sic-bo']), {});
    expect(await faultsOf(page)).toEqual([]);
    await page.context().close();
    const table = present(atTables.get('ezugi-roulette'), 'the table');
    await table.getByRole('button', { name: 'Racetrack' }).click();
    expect(await faultsOf(table)).toEqual([]);
    // The layout turns to portrait once the page notices the narrow window.
    await expect.poll(() => table.evaluate(hiddenOfFelts)).toEqual([0]);
    await table.getByRole('button', { name: 'Special bets' }).click();
    expect(await faultsOf(table)).toEqual([]);
    const compounds = (within: string) => attributes(table, `${within} [data-compound]`, 'data-compound');
    const onTrack = await compounds('.racetrack');
    // 37 numbers with their neighbours, and the sectors.
    expect(onTrack.length).toBeGreaterThanOrEqual(40);
    expect(await compounds('.special-bets')).toEqual(expect.arrayContaining(onTrack));
    // Spots on lines are too small for a thumb; all of them are offered here in full size.
    const number = table.getByRole('combobox', { name: 'Number', exact: true });
    const large = new Set<string>();
    for (let one = 0; one <= 36; one++) {
      await number.selectOption(String(one));
      const offered = await attributes(table, '.special-bets [data-spot]', 'data-spot');
      expect(offered).toContain(`straight/${one}`);
      for (const spot of offered) large.add(spot);
    }
    const onLines = await attributes(table, `.roulette-layout :is(${betweenNumbers})[data-spot]`, 'data-spot');
    // 60 splits, 12 streets, 2 trios, 22 corners, first four and 11 lines.
    expect(onLines).toHaveLength(60 + 12 + 2 + 22 + 1 + 11);
    expect([...large]).toEqual(expect.arrayContaining(onLines));
    await table.getByRole('button', { name: 'Layout', exact: true }).click();
    await table.getByRole('button', { name: 'Rules, odds, history, settings' }).click();
    for (const tab of await table.getByRole('tab').all()) {
      await tab.click();
      await table.getByText('One moment').waitFor({ state: 'detached' });
      expect({ tab: await tab.innerText(), faults: await faultsOf(table) }).toMatchObject({ faults: [] });
    }
    await table.keyboard.press('Escape');
  });

  test('[GLI-24] every bet of every table states its minimum and maximum', async () => {
    for (const [game, page] of atTables) {
      const names = await attributes(page, '.spot[data-spot]', 'aria-label');
      const silent = names.filter((name) => !/ from [\d.,]+ to [\d.,]+/.test(name));
      expect({ game, some: names.length > 0, silent }).toEqual({ game, some: true, silent: [] });
    }
  });

  test('[GLI-28 GLI-29 GLI-30] every table explains failures, lost connections and dealers’ errors', async () => {
    for (const [game, page] of atTables) {
      const rules = await rulesAt(page);
      expect({ game, rules }).toEqual({
        game,
        rules: expect.stringContaining('because of a failure of the house is void'),
      });
      expect(rules).toContain('If the connection drops');
      if (game === 'rng-baccarat') continue;
      expect(rules).toContain('Dealers and devices make mistakes');
      expect(rules).toContain('never the video on a screen');
    }
  });

  test('[GLI-26 GLI-27 GLI-31] fees and commission, what multipliers apply to, their range, and no video delay', async () => {
    const rulesOf = (game: string) => rulesAt(present(atTables.get(game), game));
    const golden = await rulesOf('golden-wealth-baccarat');
    expect(golden).toContain('Every stake carries a fee of 20%');
    expect(golden).toContain('less 5% commission');
    expect(golden).toContain('each with a multiplier from 2 to 8');
    expect(golden).toContain('Multipliers apply to winning bets only');
    expect(golden).toContain('with no video that could lag');
    expect(await rulesOf('fortune-roulette')).toContain('36 to 540 times a straight stake');
    expect(await rulesOf('red-envelope-baccarat')).toContain('Tie then pays 15:1 to 88:1');
    expect(await rulesOf('ultimate-sic-bo')).toContain('a triple 250 to 1,000');
  });

  test('nothing moves by itself while a round is played at each table', { timeout: 400_000 }, async () => {
    for (const [at, { id: game }] of games.entries()) {
      const page = present(atTables.get(game), game);
      await page.setViewportSize(at % 2 === 0 ? sizes.desk : sizes.phone);
      await page.locator(mainBets).first().click();
      await page.locator('[data-stake]').first().waitFor();
      if (game === 'rng-baccarat') await page.getByRole('button', { name: 'Deal', exact: true }).click();
      await watchMoves(page);
    }
    await house.pass(60);
    // A seat left on the player's other device is left here too.
    const seated = present(atTables.get('ezugi-blackjack'), 'the table');
    await house.until('ezugi-blackjack', 'betting');
    const elsewhere = await house.open(seated.context(), '/table/ezugi-blackjack-1');
    await elsewhere.getByRole('button', { name: 'Leave seat 3' }).click();
    await seated.getByText('Take a free seat to play.').waitFor();
    for (const [game, page] of atTables) {
      expect.soft({ game, moved: await movedByItself(page) }).toEqual({ game, moved: [] });
    }
  });

  test('no page logged an error', () => {
    expect(house.complaints).toEqual([]);
  });
});
