/**
 * A table at first sight: payouts before any odds are computed, words where nothing has happened yet, room for
 * everything.
 */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { present } from '../../core/base/invariant.ts';
import { look, sitDown } from './testing/at-table.ts';
import { browserHouse, type BrowserHouse } from './testing/browser-house.ts';
import { measurable, overlapping, spiltWords } from './testing/measure.ts';
import { script } from './testing/script.ts';

/** All text on a spot, including generated content. */
const printed = (page: Page, spot: string) =>
  page.evaluate<string>(`(() => {
    const spot = document.querySelector('.spot[data-spot="${spot}"]');
    return [spot.innerText, ...[...spot.querySelectorAll('[data-print]')].map((one) => one.dataset.print)].join(' ');
  })()`);

describe('at first sight', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await browserHouse([
      'ezugi-baccarat',
      'bonus-baccarat',
      'ezugi-roulette',
      'ultimate-sic-bo',
      'ezugi-blackjack',
      'royal-poker',
    ]);
  });
  afterEach(() => house.everyoneLeaves());
  afterAll(() => house.close());

  test('the layout prints what bets pay, and the pay table for what, before any odds are computed', async () => {
    const page = await house.visit('/table/ezugi-roulette-1');
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await page.reload();
    // RO-E-053: a column pays 2 to 1.
    await page.locator('.spot[data-spot="column/1"]').waitFor();
    for (const column of [1, 2, 3]) expect(await printed(page, `column/${column}`)).toContain('2:1');
    await page.goto(`${house.address}/table/ultimate-sic-bo-1`);
    await page.locator('.spot[data-spot="triple/1"]').waitFor();
    // SB-028, SB-030, SB-038: lit payouts are not printed.
    expect(await printed(page, 'triple/1')).toContain('150:1');
    expect(await printed(page, 'total/4')).toContain('50:1');
    expect(await printed(page, 'single/1')).toContain('1:1');
    await page.goto(`${house.address}/table/royal-poker-1`);
    await page.getByRole('button', { name: 'Pay table', exact: true }).click();
    const row = (name: string) => page.getByRole('tabpanel').getByRole('row').filter({ hasText: name });
    // RP-043, RP-048 and RP-051 combined by RP-071, and the insurance by RP-919.
    expect(await row('RP-043').innerText()).toMatch(/Royal flush\s+100:1/);
    expect(await row('RP-071').innerText()).toMatch(/Straight \+ Pair\s+5:1/);
    expect(await row('RP-919').innerText()).toMatch(/Insurance\s+1:1/);
    expect(asked.filter((path) => path.endsWith('/odds'))).toEqual([]);
  });

  test('before the first round, placeholders say what will appear', async () => {
    const said = {
      'ezugi-baccarat': { en: 'A new shoe', lt: 'Naujas kortų trauktuvas', ro: 'Sabot nou' },
      'ezugi-roulette': { en: 'No spins yet', lt: 'Dar nė vieno sukimo', ro: 'Încă nicio învârtire' },
      'ultimate-sic-bo': { en: 'No throws yet', lt: 'Dar nė vieno metimo', ro: 'Încă nicio aruncare' },
    } as const;
    for (const [game, words] of Object.entries(said)) {
      for (const language of ['en', 'lt', 'ro'] as const) {
        const page = await house.visit(`/table/${game}-1`, { language });
        const record = page.locator('[data-show=record]');
        await record.getByText(words[language]).waitFor();
        expect(await record.innerText()).not.toMatch(/Last 0|Paskutiniai 0|Ultimele 0/);
      }
    }
  });

  test('[BJ-E-060] the arc of blackjack says 3 to 2 in each language', async () => {
    const arcIn = async (language: 'en' | 'lt' | 'ro') => {
      const page = await house.visit('/table/ezugi-blackjack-1', { language });
      return page.locator('textPath').textContent();
    };
    expect(await arcIn('en')).toBe('Blackjack pays 3 to 2 · Insurance pays 2 to 1');
    expect(await arcIn('lt')).toBe('„Blackjack“ moka 3 už 2 · Draudimas moka 2 už 1');
    expect(await arcIn('ro')).toBe('Blackjack plătește 3 la 2 · Asigurarea plătește 2 la 1');
  });

  test('with the chat beside the table, chips, figures and buttons don’t overlap', async () => {
    const { page } = await sitDown(house, 'ezugi-baccarat', { player: 'chloe', language: 'lt', bypassCSP: true });
    await measurable(page.context());
    await page.reload();
    const way = page.getByRole('button', { name: 'Pokalbiai', exact: true });
    await way.click();
    const chat = page.locator('[data-docked=true]');
    await chat.waitFor();
    const underTable = '.chip-choice, [data-press], dl:has(> [data-tone=balance]) > div';
    for (const width of [1280, 1366, 1440, 1559, 1600, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const found = {
        width,
        overlaps: await overlapping(page, underTable),
        spilt: await spiltWords(page, '[data-press]'),
      };
      expect(found).toEqual({ width, overlaps: [], spilt: [] });
    }
    // Too narrow for both: the chat opens as a sheet, as on a phone.
    await page.setViewportSize({ width: 1279, height: 800 });
    await page.getByRole('dialog').getByText('Dar niekas nieko nepasakė.').waitFor();
    expect(await chat.count()).toBe(0);
  });

  test('one of four tables still fits its words, even in longer languages', async () => {
    for (const language of ['lt', 'ro'] as const) {
      const games = ['ezugi-baccarat', 'bonus-baccarat', 'ezugi-blackjack', 'ezugi-roulette'];
      const path = `/wall?${games.map((game) => `table=${game}-1`).join('&')}`;
      const page = await house.visit('/', { player: `wall-${language}`, language, bypassCSP: true });
      await measurable(page.context());
      await page.goto(`${house.address}${path}`);
      await house.until('ezugi-blackjack', 'betting');
      await page.locator('.seat-free').nth(3).click();
      await page.locator('.own-seat').waitFor();
      for (const [width, height] of [
        [1280, 800],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height });
        // Landscape and portrait are two layouts; wait until the felt has settled on one.
        await page.waitForFunction('document.querySelectorAll("[data-upright=true]").length === 2');
        expect({ language, width, spilt: await spiltWords(page, '.spot') }).toEqual({ language, width, spilt: [] });
        await look(page, `wall-of-four-${language}-${width}`);
      }
    }
  });

  test('the statement names the table and round of every movement, in the player’s language', async () => {
    const table = await sitDown(house, 'ezugi-baccarat', { player: 'stan' });
    const { page } = table;
    await house.until('ezugi-baccarat', 'betting');
    await table.choose('5.00');
    await table.place('Banker,');
    await table.shows('Total bet', '5.00');
    script('ezugi-baccarat', { cards: '2h 3d 2c 4s Td' });
    await house.until('ezugi-baccarat', 'dealing');
    // Away while the round is settled: the house must report the result.
    await page.goto('about:blank');
    await house.until('ezugi-baccarat', 'result');
    await page.goto(house.address);
    await page.getByRole('button', { name: 'stan’s account' }).click();
    const sheet = page.getByRole('dialog');
    // 5.00 at 0.95 to 1.
    await sheet.locator('dl > div').filter({ hasText: 'Net' }).getByText('+4.75').waitFor();
    await sheet.getByRole('button', { name: 'Statement' }).click();
    const lines = sheet.getByRole('row');
    await lines.filter({ hasText: 'Play money granted' }).waitFor();
    const told = (await lines.allInnerTexts()).slice(1).map((line) => line.replaceAll(/\s+/g, ' '));
    expect(told).toEqual([
      expect.stringMatching(/^Win · Live Baccarat .* Round ezugi-baccarat-1\/\d+ \+4\.75 1,004\.75$/),
      expect.stringMatching(/^Stake returned · Live Baccarat .* Round ezugi-baccarat-1\/\d+ \+5\.00 1,000\.00$/),
      expect.stringMatching(/^Stakes · Live Baccarat .* Round ezugi-baccarat-1\/\d+ −5\.00 995\.00$/),
      expect.stringMatching(/^Play money granted .* \+1,000\.00 1,000\.00$/),
    ]);
    // No internal identifiers.
    expect(told.join(' ')).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
    await look(page, 'statement-desk');
  });

  test('a held table shows the floor’s reason, and what happens to the bets', async () => {
    const { page } = await sitDown(house, 'ezugi-baccarat', { player: 'petra', language: 'lt' });
    await house.until('ezugi-baccarat', 'betting');
    await page.locator('.spot[data-spot=banker]').click();
    await page.locator('.spot[data-stake]').waitFor();
    await house.until('ezugi-baccarat', 'dealing');
    const table = present(house.tables.get('ezugi-baccarat-1'), 'the table').open;
    await table.pause({ reason: 'a card lies on the floor' });
    const veil = page.locator('[data-veil]');
    await veil.getByText('A card lies on the floor.', { exact: true }).waitFor();
    expect((await veil.innerText()).split('\n').filter((line) => line !== '')).toEqual([
      'Lošimas sustabdytas',
      'A card lies on the floor.',
      'Jūsų statymai lieka, kol lošimas bus tęsiamas arba anuliuotas.',
    ]);
    await table.resume();
    await veil.waitFor({ state: 'detached' });
  });

  test('no page logged an error', () => {
    expect(house.complaints).toEqual([]);
  });
});
