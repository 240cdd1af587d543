/**
 * A camera's picture at the player's table: real streams, generated here, played by a real browser, lost and
 * recovered.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takeFloor } from './testing/at-studio.ts';
import { atTable, look } from './testing/at-table.ts';
import { browserHouse, type BrowserHouse, sizes } from './testing/browser-house.ts';
import { hasFfmpeg, hlsStream, type Stream, whepStream } from './testing/streams.ts';

const leftOut = hasFfmpeg ? '' : ' (left out: there is no ffmpeg on this machine)';

describe.skipIf(!hasFfmpeg)(`the picture${leftOut}`, () => {
  let house: BrowserHouse;
  let [hls, whep]: Partial<Stream>[] = [];
  let baccarat: Page;
  beforeAll(async () => {
    [hls, whep] = await Promise.all([hlsStream(), whepStream()]);
    const [inSegments, direct] = [hls.address ?? '', whep.address ?? ''];
    const more = { origins: [], delay: 6, recorderOffset: 0 };
    const games = ['ezugi-baccarat', 'ezugi-roulette'];
    house = await browserHouse(games, games, {
      'ezugi-baccarat': { hls: inSegments, ...more },
      'ezugi-roulette': { whep: direct, hls: inSegments, ...more },
    });
  });
  afterAll(async () => {
    await house.close();
    await Promise.all([hls?.close?.(), whep?.close?.()]);
  });

  const screen = (page: Page) => page.locator('video[data-seen=true]');
  /** Waits until this many lines of video are played. */
  const plays = async (page: Page, lines: (height: number) => boolean) => {
    await screen(page).waitFor();
    const height = () => page.evaluate<number>('document.querySelector("video").videoHeight');
    while (!lines(await height())) await page.waitForTimeout(50);
  };
  const choose = async (page: Page, wish: string) => {
    await page.getByRole('button', { name: 'Video: quality, sound only, off' }).click();
    await page.getByRole('radio', { name: wish, exact: true }).check();
    await page.keyboard.press('Escape');
  };
  const isMuted = (page: Page) => page.evaluate<boolean>('document.querySelector("video").muted');

  test('plays in segments beside the drawn table, in the chosen quality, with sound once the page is touched', async () => {
    await takeFloor(await house.visit('/floor', { staff: { name: 'flora', role: 'floor' } }));
    const dealer = await house.visit('/dealer', { staff: { name: 'dora', role: 'dealer' } });
    await dealer.getByRole('button', { name: /Live Baccarat/ }).click();
    await dealer.getByLabel('Seal number').fill('S-100');
    await dealer.getByLabel('The set is').selectOption('declared');
    await dealer.getByRole('button', { name: 'Start' }).click();
    await dealer.getByText('Draw a card, show it and burn it').waitFor();
    await dealer.locator('body').click({ position: { x: 1, y: 1 } });
    const scan = async (...cards: readonly string[]) => {
      for (const card of cards) {
        await house.pass(1);
        await dealer.keyboard.type(card);
        await dealer.keyboard.press('Enter');
      }
    };
    await scan('As', '2s');
    const scripts: string[] = [];
    baccarat = await house.visit('/', { player: 'vida' });
    baccarat.on('request', (request) => void scripts.push(request.url()));
    await atTable(house, baccarat);
    expect(scripts.filter((url) => /\/hls/.test(url))).toEqual([]);
    await baccarat.goto(`${house.address}/table/${house.tableOf('ezugi-baccarat')}`);
    await screen(baccarat).waitFor();
    expect(scripts.filter((url) => /\/assets\/hls/.test(url))).not.toEqual([]);
    expect(await isMuted(baccarat)).toBe(true);
    await choose(baccarat, '180p');
    await plays(baccarat, (lines) => lines === 180);
    expect(await isMuted(baccarat)).toBe(false);
    await choose(baccarat, '360p');
    await plays(baccarat, (lines) => lines === 360);
    await baccarat.getByRole('button', { name: 'Video sound' }).press('Enter');
    expect(await isMuted(baccarat)).toBe(true);
    await house.until('ezugi-baccarat', 'dealing');
    await dealer.getByText(/1st card to Player, face up/).waitFor();
    await scan('2h', '3c');
    await dealer.getByText(/2nd card to Player, face up/).waitFor();
    await scan('7h', '4c');
    await house.pass(2);
    await baccarat.getByText('Player wins, nine to seven.').first().waitFor();
    // The drawn table stays visible beside it.
    expect(await baccarat.getByRole('heading', { name: /^Banker/ }).isVisible()).toBe(true);
    await look(baccarat, 'picture-desk');
    await look(dealer, 'picture-dealer');
    await dealer.context().close();
    await baccarat.setViewportSize(sizes.phone);
    await look(baccarat, 'picture-phone');
    await baccarat.setViewportSize(sizes.onItsSide);
    await look(baccarat, 'picture-on-its-side');
    await baccarat.setViewportSize(sizes.desk);
  });

  test('[GLI-31] rules and menu state the maximum delay, and that the house’s time counts for bets', async () => {
    await baccarat.getByRole('button', { name: 'Video: quality, sound only, off' }).click();
    await baccarat.getByText(/^Stream: about \d+ seconds? behind\.$/).waitFor();
    await look(baccarat, 'picture-choice');
    await baccarat.keyboard.press('Escape');
    await baccarat.getByRole('button', { name: 'Rules', exact: true }).click();
    const rules = baccarat.getByRole('tabpanel', { name: 'Rules' }).getByRole('article');
    await rules.getByText('The video may be late by up to 6 s').waitFor();
    expect(await rules.innerText()).toContain("Bets, countdown and results follow the house's clock");
    await baccarat.keyboard.press('Escape');
  });

  test('sound only, or no video: the drawn table takes all the room, and the choice is remembered', async () => {
    await choose(baccarat, 'Sound only');
    await screen(baccarat).waitFor({ state: 'detached' });
    await baccarat.getByRole('button', { name: 'Video sound' }).waitFor();
    await choose(baccarat, 'No video');
    await baccarat.getByRole('button', { name: 'Video sound' }).waitFor({ state: 'detached' });
    await baccarat.reload();
    await baccarat.getByRole('button', { name: 'Video: quality, sound only, off' }).click();
    expect(await baccarat.getByRole('radio', { name: 'No video' }).isChecked()).toBe(true);
    expect(await screen(baccarat).count()).toBe(0);
    await baccarat.context().close();
  });

  test('[GLI-30] WebRTC first, segments when that fails, the drawn table when both do; and back by itself', async () => {
    const page = await house.visit(`/table/${house.tableOf('ezugi-roulette')}`, { player: 'vilma' });
    await plays(page, (lines) => lines === 270);
    await look(page, 'picture-wheel');
    await whep?.close?.();
    whep = {};
    await plays(page, (lines) => lines === 180 || lines === 360);
    const port = Number(new URL(hls?.address ?? '').port);
    await hls?.close?.();
    await page.getByRole('status').filter({ hasText: 'No video right now' }).waitFor();
    await screen(page).waitFor({ state: 'detached' });
    await look(page, 'picture-missing');
    hls = await hlsStream(port);
    await screen(page).waitFor();
    expect(await page.getByText('No video right now').count()).toBe(0);
    await page.context().close();
  });

  test('no page logged an error but for the streams that were cut', () => {
    expect(house.complaints.filter((line) => !line.startsWith('Failed to load resource'))).toEqual([]);
  });
});
