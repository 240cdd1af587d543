/** Browser helpers for a player at a table: what they press and read. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { BrowserHouse, Wishes } from './browser-house.ts';

const screens = join(import.meta.dirname, '../../../.baize/screens');

export interface AtTable {
  readonly page: Page;
  /** Takes this chip from the rack. */
  readonly choose: (value: string) => Promise<void>;
  /** Puts a chip on the spot whose name starts with this, and waits until it is placed. */
  readonly place: (spot: string | RegExp, times?: number) => Promise<void>;
  readonly press: (name: string) => Promise<void>;
  /** The figure with this label under the table: "Balance" is "1,000.00". */
  readonly figure: (name: string) => Promise<string>;
  /** Waits until the confirmed figure contains this value. Returns its full text. */
  readonly shows: (name: string, value: string) => Promise<string>;
  /** Waits until the croupier has called this. */
  readonly hears: (call: string | RegExp) => Promise<void>;
  /** The same while the house's clock advances: a private table announces no deadlines. */
  readonly waitsFor: (call: string) => Promise<void>;
  /** Saves a screenshot in .baize/screens. */
  readonly look: (name: string) => Promise<void>;
}

/** Takes the browser offline, as when a phone loses its network. */
export async function cutOff(page: Page, told = 'Connection lost'): Promise<void> {
  await page.context().setOffline(true);
  await page.evaluate('window.dispatchEvent(new Event("offline"))');
  await page.getByRole('alert').getByText(told).waitFor({ timeout: 30_000 });
}

/** Back online: the client reconnects by itself. */
export async function joinAgain(page: Page, told = 'Connection lost'): Promise<void> {
  await page.context().setOffline(false);
  await page.getByText(told).waitFor({ state: 'detached', timeout: 30_000 });
}

export async function look(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(screens, `${name}.png`), animations: 'disabled' });
}

export async function sitDown(house: BrowserHouse, game: string, wishes: Wishes): Promise<AtTable> {
  const page = await house.visit(`/table/${house.tableOf(game)}`, wishes);
  return atTable(house, page);
}

export async function atTable(house: Pick<BrowserHouse, 'pass'>, page: Page): Promise<AtTable> {
  const figure = (name: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.locator('dt', { hasText: name }) })
      .first()
      .locator('dd');
  await page.getByRole('heading', { level: 1 }).waitFor();
  return {
    page,
    choose: async (value) => {
      await page.getByRole('radio', { name: value, exact: true }).check({ force: true });
    },
    async place(spot, times = 1) {
      const name = typeof spot === 'string' ? new RegExp(`^${spot}(?!\\w)`) : spot;
      for (let time = 0; time < times; time++) await page.getByRole('button', { name }).first().click();
    },
    press: async (name) => page.getByRole('button', { name, exact: true }).click(),
    figure: async (name) => (await figure(name).textContent()) ?? '',
    async shows(name, value) {
      const shown = figure(name).and(page.locator(':not([aria-busy=true])')).filter({ hasText: value });
      await shown.waitFor();
      return (await shown.textContent()) ?? '';
    },
    async hears(call) {
      await page.locator('[data-call]').filter({ hasText: call }).waitFor();
    },
    async waitsFor(call) {
      const called = page.locator('[data-call]').filter({ hasText: call });
      for (let seconds = 0; (await called.count()) === 0; seconds++) {
        if (seconds > 90) throw new Error(`nobody called ${call}`);
        await house.pass(1);
        await page.waitForTimeout(30);
        // Gives a busy page time to draw.
        await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
      }
    },
    look: (name) => look(page, name),
  };
}
