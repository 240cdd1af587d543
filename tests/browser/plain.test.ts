/** Every game is playable without a face: its table, its panels and the dealer's console say names, and never an id. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { present } from '../../core/base/invariant.ts';
import { type Game, tableOf } from '../../core/games/game.ts';
import { examples } from '../../core/games/examples/examples.ts';
import { games } from '../../core/games/games.ts';
import { atTable, look } from './testing/at-table.ts';
import { prepareShoe, scan, takeFloor, takeTable } from './testing/at-studio.ts';
import { browserHouse, type BrowserHouse, sizes } from './testing/browser-house.ts';
import { faceless, idsOf, rawIn } from './testing/faceless.ts';
import { script } from './testing/script.ts';

const numbered = [
  ...faceless.map((game, at) => ({ game, name: present(games[at], 'a game').id })),
  ...examples.map((game) => ({ game, name: game.id })),
];
const phaseOf = (house: BrowserHouse, { id }: Game) => house.tables.get(house.tableOf(id))?.open.lobby().phase;

/** Collects texts that are ids rather than words, at every stop. */
function reader(page: Page, game: Game) {
  const found = new Set<string>();
  const ids = idsOf(game);
  return {
    found,
    read: async (where: string) => {
      for (const text of await rawIn(page, ids)) found.add(`${where}: ${text}`);
    },
  };
}

/** On a small page: what lies beyond its edge, and names that chips lie on. */
const faultsOn = `(() => {
  const shared = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const chips = [...document.querySelectorAll('.spot-chips')].map((one) => one.getBoundingClientRect());
  const names = [...document.querySelectorAll('.felt-plain .spot-name')].filter((one) =>
    chips.some((chip) => chip.height > 0 && shared(chip, one.getBoundingClientRect())));
  const wide = document.documentElement.scrollWidth > innerWidth ? ['the page is wider than the screen'] : [];
  return [...wide, ...names.map((one) => 'chips lie on ' + one.textContent)];
})()`;
const faultsOf = (page: Page) => page.evaluate<readonly string[]>(faultsOn);

describe('a table without a face', () => {
  let house: BrowserHouse;
  let page: Page;
  beforeAll(async () => {
    house = await browserHouse(numbered.map(({ game }) => game));
    page = await house.visit('/', { player: 'pia' });
  }, 240_000);
  afterAll(() => house.close());

  test('the lobby names every game, its family and its state', async () => {
    await page.getByRole('article').first().waitFor();
    await look(page, 'plain-lobby');
    expect(
      await rawIn(
        page,
        numbered.flatMap(({ game }) => idsOf(game)),
      ),
    ).toEqual([]);
  });

  test.each(numbered)('$name is bet on, played and read in words', async ({ game }) => {
    const table = tableOf(game);
    const { found, read } = reader(page, game);
    if (table.ownTable === undefined) await house.until(game.id, 'betting');
    await page.goto(`${house.address}/table/${house.tableOf(game.id)}`);
    const at = await atTable(house, page);
    if (table.seats !== undefined) await page.getByRole('button', { name: 'Free seat 1: sit here' }).click();
    const spots = page.locator('.felt-plain [data-spot]');
    await spots.first().waitFor();
    expect(await spots.count()).toBe(table.betting.spots.size);
    await spots.first().click();
    await page.locator('.spot-chips').first().waitFor();
    await read('betting');
    for (const panel of ['Pay table', 'Limits']) {
      await page.getByRole('button', { name: panel, exact: true }).first().click();
      await page.getByRole('tabpanel').locator('table').first().waitFor();
      await read(panel);
      await page.getByRole('button', { name: 'Close', exact: true }).first().click();
    }
    await look(page, `plain-${game.id}-betting`);
    await page.setViewportSize(sizes.phone);
    await read('on a phone');
    await look(page, `plain-${game.id}-phone`);
    expect(await faultsOf(page)).toEqual([]);
    await page.setViewportSize(sizes.desk);
    if (table.ownTable !== undefined) await at.press('Deal');
    for (let seconds = 0; seconds < 120; seconds++) {
      await house.pass(1);
      await page.waitForTimeout(20);
      await read('in play');
      const option = page.locator('section[aria-label="Your choice"] button:not([disabled])').first();
      if ((await option.count()) > 0) {
        await look(page, `plain-${game.id}-choice`);
        await option.click({ timeout: 2000 }).catch(() => undefined);
      }
      if ((await page.locator('[data-outcome]').count()) > 0) break;
    }
    await page.locator('[data-outcome]').first().waitFor();
    await read('result');
    await look(page, `plain-${game.id}-result`);
    expect([...found]).toEqual([]);
    expect(house.complaints).toEqual([]);
  });
});

describe('the example game', () => {
  const [example] = examples;
  let house: BrowserHouse;
  beforeAll(async () => void (house = await browserHouse(examples)), 240_000);
  afterAll(() => house.close());

  test.each([
    { language: 'en', size: 'desk', said: 'Winner: Dragon.', name: 'Dragon', balance: 'Balance', now: '1,005.00' },
    { language: 'lt', size: 'phone', said: 'Laimi: Drakonas.', name: 'Drakonas', balance: 'Likutis', now: '1 005,00' },
    { language: 'ro', size: 'phone', said: 'Câștigă: Dragon.', name: 'Dragon', balance: 'Sold', now: '1.005,00' },
  ] as const)('is played from bet to payout in $language', async ({ language, size, said, name, balance, now }) => {
    const { id } = present(example, 'an example');
    const page = await house.visit(`/table/${house.tableOf(id)}`, { player: `pia-${language}`, language, size });
    await house.until(id, 'betting');
    script(id, { cards: 'Kh 2s' });
    await page.locator('[data-spot=dragon]').click();
    await page.locator('.spot-chips').first().waitFor();
    await page.locator('figcaption', { hasText: name }).first().waitFor();
    await house.until(id, 'result');
    await page.locator('[data-outcome=win]').waitFor();
    await page.getByText(said).first().waitFor();
    // 5 on Dragon wins 5 (DT-015).
    const figure = page.locator('dl > div').filter({ hasText: balance }).first();
    await expect.poll(async () => (await figure.innerText()).replaceAll(/\s/g, ' ')).toContain(now);
    await look(page, `example-${language}-${size}`);
  });
});

describe('the dealer’s console of a game without a face', () => {
  const dealt = numbered.filter(({ game }) => tableOf(game).ownTable === undefined);
  let house: BrowserHouse;
  let dealer: Page;
  let player: Page;
  beforeAll(async () => {
    const byPeople = dealt.map(({ game }) => game);
    house = await browserHouse(
      byPeople,
      byPeople.map(({ id }) => id),
    );
    dealer = await house.visit('/dealer', { staff: { name: 'dora', role: 'dealer' } });
    const floor = await house.visit('/floor', { staff: { name: 'flora', role: 'floor' } });
    await takeFloor(floor);
    player = await house.visit('/', { player: 'pia' });
  }, 240_000);
  afterAll(() => house.close());

  /** No card twice in a round, and no rank twice in a row. */
  const cards = '9h 4c Kd 6s 2h 8c Jd 3s 5h Tc 7d Qs 4h 9c 6d Ks 3h 8d 2c Js'.split(' ');

  test.each(dealt)('$name is dealt by prompts that name places', async ({ game }) => {
    const { found, read } = reader(dealer, game);
    await takeTable(dealer, new RegExp(`${game.title.replaceAll(/[()]/g, String.raw`\$&`)}(?!\\d)`));
    await read('sign-on');
    const prompt = dealer.locator('section[data-prompt]');
    if ((await prompt.getAttribute('data-prompt')) === 'prepare') await prepareShoe(house, dealer, 'A 17');
    await house.until(game.id, 'betting');
    await player.goto(`${house.address}/table/${house.tableOf(game.id)}`);
    await atTable(house, player);
    if (tableOf(game).seats !== undefined) await player.getByRole('button', { name: 'Free seat 1: sit here' }).click();
    await player.locator('.felt-plain [data-spot]').first().click();
    await player.locator('.spot-chips').first().waitFor();
    await house.until(game.id, 'dealing');
    const shoe = [...cards];
    for (let step = 0; step < 90 && phaseOf(house, game) !== 'result'; step++) {
      await read('dealing');
      const asked = (await prompt.getAttribute('data-prompt')) ?? '';
      if (asked === 'card' || asked === 'burn') {
        await scan(house, dealer, shoe.shift() ?? 'Ah');
        if (shoe.length === cards.length - 2) await look(dealer, `plain-${game.id}-dealer`);
      } else if (asked === 'spin' || asked === 'throw') {
        await scan(house, dealer, asked === 'spin' ? '17' : '1 2 4');
      } else {
        if (asked !== 'await-players') await dealer.keyboard.press('Space');
        await house.pass(1);
      }
      await dealer.waitForTimeout(20);
    }
    expect(phaseOf(house, game)).toBe('result');
    await read('result');
    await dealer.keyboard.press('F8');
    await read('what is wrong');
    await dealer.keyboard.press('F8');
    expect([...found]).toEqual([]);
  });
});
