/** Baccarat in a browser: what its pages require of the table beyond the round itself. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sitDown } from './testing/at-table.ts';
import { browserHouse, type BrowserHouse } from './testing/browser-house.ts';
import { script } from './testing/script.ts';

/** Player's natural nine against five, in dealing order. */
const nineToFive = '9h 2c Kd 3s';

describe('baccarat in the browser', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await browserHouse(['ezugi-baccarat', 'rng-baccarat', 'bonus-baccarat']);
  });
  afterEach(() => house.everyoneLeaves());
  afterAll(() => house.close());

  test('[BAC-E-052 BAC-E-053] Live Baccarat: a chip and a field, "no more bets", the exact return', async () => {
    const table = await sitDown(house, 'ezugi-baccarat', { player: 'ana' });
    await table.hears('Place your bets.');
    await table.choose('5.00');
    await table.place('Banker,', 2);
    await table.shows('Total bet', '10.00');
    // Player has 2 + 2 = 4 and a ten; Banker's 3 + 4 = 7 stands.
    script('ezugi-baccarat', { cards: '2h 3d 2c 4s Td' });
    await house.until('ezugi-baccarat', 'dealing');
    await table.hears('No more bets.');
    await table.shows('Balance', '990.00');
    await house.until('ezugi-baccarat', 'result');
    await table.hears('Banker wins, seven to four.');
    // 10.00 at 0.95 to 1: 9.50 won, 19.50 returned.
    await table.shows('Balance', '1,009.50');
    await table.shows('Last win', '19.50');
    await table.shows('Net', '+9.50');
    await table.page.getByRole('button', { name: /^You win/ }).click();
    const line = table.page.locator('tr[data-result=win]');
    expect(await line.innerText()).toMatch(/Banker[\s\S]*10\.00[\s\S]*19\.50[\s\S]*BAC-E-/);
    await table.look('ezugi-baccarat-result-desk');
  });

  test('[BAC-E-928] Undo, Clear, Double and Rebet', async () => {
    const table = await sitDown(house, 'ezugi-baccarat', { player: 'bea', size: 'phone' });
    await house.until('ezugi-baccarat', 'betting');
    await table.choose('5.00');
    await table.place('Tie,', 2);
    await table.press('Double');
    await table.shows('Total bet', '20.00');
    await table.press('Undo');
    await table.shows('Total bet', '10.00');
    await table.press('Clear');
    await table.shows('Total bet', '0.00');
    await table.place('Banker,');
    await table.shows('Total bet', '5.00');
    script('ezugi-baccarat', { cards: '2h 3d 2c 4s Td' });
    await house.until('ezugi-baccarat', 'result');
    await house.until('ezugi-baccarat', 'betting');
    await table.press('Rebet');
    expect(await table.shows('Total bet', '5.00')).toBe('5.00');
    await table.look('ezugi-baccarat-betting-phone');
  });

  test('[RB-055 RB-056 RB-057] RNG Baccarat: MIN and MAX, cards left and right, English labels in every language', async () => {
    const table = await sitDown(house, 'rng-baccarat', { player: 'hana', language: 'ro' });
    const { page } = table;
    const limits = page.getByText('Min. 0,10 · Max. 500,00');
    expect((await limits.boundingBox())?.x).toBeLessThan(400);
    await table.choose('5,00');
    for (const name of ['Player', 'Banker', 'Tie']) {
      expect(await page.getByRole('button', { name: new RegExp(`^${name},`) }).count()).toBe(1);
    }
    await table.place('Banker,');
    await table.shows('Pariu', '5,00');
    script('rng-baccarat', { cards: nineToFive });
    await table.press('Carte');
    await table.waitsFor('Câștigă Jucătorul, nouă la cinci. Natural.');
    const cards = page.getByRole('region', { name: 'Masa' }).locator('.card');
    const left = await Promise.all((await cards.all()).map(async (card) => (await card.boundingBox())?.x ?? 0));
    // Two for Player, two for Banker.
    expect(left).toHaveLength(4);
    expect(Math.max(...left.slice(0, 2))).toBeLessThan(Math.min(...left.slice(2)));
  });

  test('[RB-059 RB-060 RB-061] RNG Baccarat: CLEAR takes back one bet; the sound; the options and their X', async () => {
    const table = await sitDown(house, 'rng-baccarat', { player: 'iris' });
    const { page } = table;
    await table.choose('5.00');
    await table.place('Banker,');
    await table.place('Tie,');
    await table.shows('Total bet', '10.00');
    await table.press('Clear');
    expect(await table.shows('Total bet', '5.00')).toBe('5.00');
    const sound = page.getByRole('navigation').getByRole('button', { name: 'Sound' });
    expect(await sound.getAttribute('aria-pressed')).toBe('true');
    await sound.click();
    expect(await sound.getAttribute('aria-pressed')).toBe('false');
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    expect(await page.getByRole('switch', { name: 'Sound' }).isChecked()).toBe(false);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('[RB-062 RB-064 RB-065] RNG Baccarat: options for sound, the history of hands and the colour of the table', async () => {
    const { page } = await sitDown(house, 'rng-baccarat', { player: 'jana' });
    const past = page.getByRole('complementary', { name: 'Past rounds' });
    await past.waitFor();
    const cloth = page.locator('[data-cloth]').first();
    expect(await cloth.getAttribute('data-cloth')).toBe('green');
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('switch', { name: 'Sound' }).uncheck();
    await page.getByRole('switch', { name: 'Show roads and history at the table' }).uncheck();
    await past.waitFor({ state: 'detached' });
    for (const colour of ['Red', 'Blue', 'Green']) {
      await page.getByRole('radio', { name: colour, exact: true }).check({ force: true });
      expect(await cloth.getAttribute('data-cloth')).toBe(colour.toLowerCase());
    }
    await page.keyboard.press('Escape');
    expect(await page.getByRole('button', { name: 'Sound' }).getAttribute('aria-pressed')).toBe('false');
  });

  test('[RB-063] RNG Baccarat: old cards are collected with animation, or disappear at once', async () => {
    const table = await sitDown(house, 'rng-baccarat', { player: 'kira', moves: true });
    const { page } = table;
    // A card being collected fades on its way to the discards.
    await page.evaluate(`
      window.collected = 0;
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, options) {
        if (frames.at?.(-1).opacity !== undefined && this.closest('.stage') !== null) window.collected += 1;
        return animate.call(this, frames, options);
      };
    `);
    const collected = async (withMovement: boolean) => {
      await page.getByRole('button', { name: 'Settings', exact: true }).click();
      await page.getByRole('switch', { name: 'Animate card collection' }).setChecked(withMovement);
      await page.keyboard.press('Escape');
      await table.choose('5.00');
      await table.place('Player,');
      await table.shows('Total bet', '5.00');
      script('rng-baccarat', { cards: nineToFive });
      await table.press('Deal');
      await table.waitsFor('Player wins, nine to five. A natural.');
      expect(await page.locator('.card').count()).toBe(4);
      await table.waitsFor('Place your bets.');
      await expect.poll(() => page.locator('.card').count()).toBe(0);
      return page.evaluate<number>('collected');
    };
    expect(await collected(false)).toBe(0);
    expect(await collected(true)).toBe(4);
  });

  test('[RB-066 RB-067 RB-068] RNG Baccarat: pay table and rules, the history in a window of its own, "Dealer" in it', async () => {
    const table = await sitDown(house, 'rng-baccarat', { player: 'lena' });
    const { page } = table;
    await table.choose('5.00');
    await table.place('Banker,');
    await table.shows('Total bet', '5.00');
    script('rng-baccarat', { cards: nineToFive });
    await table.press('Deal');
    await table.waitsFor('Player wins, nine to five. A natural.');
    const opened = async (tab: string, link: string) => {
      await page.getByRole('tab', { name: tab }).click();
      const [window] = await Promise.all([
        page.context().waitForEvent('page'),
        page.getByRole('link', { name: link }).click(),
      ]);
      return window;
    };
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const rules = await opened('Pay table', 'Open rules in a new window');
    await rules.getByText('RB-034', { exact: true }).waitFor();
    const history = await opened('My history', 'Open history in a new window');
    await history.getByRole('button', { name: /5\.00/ }).first().click();
    await history.getByRole('row', { name: /^Dealer/ }).waitFor();
    expect(await history.getByRole('row', { name: /^Banker/ }).count()).toBe(0);
  });

  test('[RB-069 RB-070] RNG Baccarat: full screen and back; from the options to the start page', async () => {
    const { page } = await sitDown(house, 'rng-baccarat', { player: 'mia' });
    const whole = page.getByRole('button', { name: 'Full screen' });
    await whole.click();
    // Polled from here, because the page's policy blocks waitForFunction.
    const isWhole = () => page.evaluate('document.fullscreenElement !== null');
    await expect.poll(isWhole).toBe(true);
    await whole.click();
    await expect.poll(isWhole).toBe(false);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('link', { name: 'Leave the table' }).click();
    await page.getByRole('heading', { name: 'Tables' }).waitFor({ state: 'attached' });
    expect(new URL(page.url()).pathname).toBe('/');
    expect(page.context().pages()).toHaveLength(1);
  });

  test('[BB-036 BB-037] Bonus Baccarat: blue, red and green; chips below the minimum stay pale until betting ends', async () => {
    const table = await sitDown(house, 'bonus-baccarat', { player: 'nora' });
    const { page } = table;
    await house.until('bonus-baccarat', 'betting');
    const tintOf = (spot: string) =>
      page.evaluate<string>(
        `getComputedStyle(document.querySelector('.spot[data-spot=${spot}]')).getPropertyValue('--tint')`,
      );
    expect(await Promise.all(['player', 'banker', 'tie'].map(tintOf))).toEqual([
      expect.stringMatching(/#4a90d9/i),
      expect.stringMatching(/#d0483e/i),
      expect.stringMatching(/#4fa36c/i),
    ]);
    // No chip of the rack is below the minimum of 1.00, so this one comes from the player's other device.
    await page.evaluate(`new Promise((done) => {
      const socket = new WebSocket('/ws');
      socket.onmessage = ({ data }) => {
        const frame = JSON.parse(data);
        if (frame.frame === 'welcome') socket.send(JSON.stringify({ id: 'w', do: 'watch', table: 'bonus-baccarat-1' }));
        if (frame.re === 'w') socket.send(JSON.stringify({ id: 'b', do: 'bet', table: 'bonus-baccarat-1', gesture: { bet: 'place', spot: 'player', amount: 50 } }));
        if (frame.re === 'b') done(frame);
      };
    })`);
    await page.getByRole('button', { name: /^Player,.*your 0\.50 doesn’t count yet/ }).waitFor();
    await page.locator('.chip-stack[data-inactive=true]').waitFor();
    await house.until('bonus-baccarat', 'dealing');
    await page.locator('.chip-stack').waitFor({ state: 'detached' });
    expect(await table.shows('Balance', '000.00')).toBe('1,000.00');
  });

  test('[GLI-32] the number of decks is stated, and every card has a name with rank and suit', async () => {
    const table = await sitDown(house, 'ezugi-baccarat', {});
    const { page } = table;
    await house.until('ezugi-baccarat', 'betting');
    script('ezugi-baccarat', { cards: nineToFive });
    await house.until('ezugi-baccarat', 'result');
    await table.hears('Player wins, nine to five.');
    const cards = page.getByRole('region', { name: 'Table' }).getByRole('img');
    const names = await Promise.all((await cards.all()).map((card) => card.getAttribute('aria-label')));
    for (const name of ['nine of hearts', 'two of clubs', 'king of diamonds', 'three of spades']) {
      expect(names.map((one) => one?.toLowerCase())).toContain(name);
    }
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    await page.getByText('8 decks are used.').waitFor();
  });

  test('no page logged an error', () => {
    expect(house.complaints).toEqual([]);
  });
});
