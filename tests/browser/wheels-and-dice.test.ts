/** Roulette and sic bo in a browser: bets, number or dice, exact return. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { present } from '../../core/base/invariant.ts';
import { cutOff, joinAgain, sitDown } from './testing/at-table.ts';
import { browserHouse, type BrowserHouse } from './testing/browser-house.ts';
import { script } from './testing/script.ts';

describe('roulette and sic bo in the browser', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await browserHouse(['ezugi-roulette', 'roulette-racetrack', 'ultimate-sic-bo']);
  });
  afterEach(() => house.everyoneLeaves());
  afterAll(() => house.close());

  test('[RO-E-058 RO-E-063 RO-E-068] Live Roulette: a chip on a number, the total, the win in "Last win"', async () => {
    const table = await sitDown(house, 'ezugi-roulette', { player: 'ana' });
    await house.until('ezugi-roulette', 'betting');
    await table.hears('Place your bets.');
    await table.choose('1.00');
    await table.place('Straight 17,');
    await table.place('Red,');
    expect(await table.shows('Total bet', '2.00')).toBe('2.00');
    await table.look('ezugi-roulette-betting-desk');
    script('ezugi-roulette', { pocket: 17 });
    await house.until('ezugi-roulette', 'result');
    await table.hears('17, black, odd.');
    // 1.00 at 35:1 returns 36.00; the 1.00 on red is lost.
    expect(await table.shows('Balance', '034.00')).toBe('1,034.00');
    expect(await table.shows('Last win', '36.00')).toBe('36.00');
    await table.look('ezugi-roulette-result-desk');
  });

  test('[RO-E-059 RO-E-061 RO-E-062] Rebet, Undo and Clear', async () => {
    const table = await sitDown(house, 'ezugi-roulette', { player: 'bea', size: 'phone' });
    await house.until('ezugi-roulette', 'betting');
    await table.choose('1.00');
    await table.place('Straight 2,');
    await table.place('Straight 3,');
    await table.shows('Total bet', '2.00');
    await table.press('Undo');
    await table.shows('Total bet', '1.00');
    script('ezugi-roulette', { pocket: 5 });
    await house.until('ezugi-roulette', 'result');
    await table.look('ezugi-roulette-result-phone');
    await house.until('ezugi-roulette', 'betting');
    await table.press('Rebet');
    expect(await table.shows('Total bet', '1.00')).toBe('1.00');
    await table.press('Clear');
    expect(await table.shows('Total bet', '0.00')).toBe('0.00');
  });

  test('on a touch screen, a tap near the middle of a number bets on it; on a line or crossing, on that spot', async () => {
    const table = await sitDown(house, 'ezugi-roulette', { player: 'jane', size: 'phone' });
    const { page } = table;
    await house.until('ezugi-roulette', 'betting');
    await table.choose('1.00');
    const box = present(await page.locator('.roulette-layout [data-spot="straight/17"]').boundingBox(), 'the number');
    // Its right neighbour is 18, the one below is 20; cells are wider than high.
    const taps = [
      [0.5, 0.5, 'straight/17'],
      [0.22, 0.22, 'straight/17'],
      [0.78, 0.78, 'straight/17'],
      [1, 0.5, 'split/17-18'],
      [0.5, 1, 'split/17-20'],
      [1, 1, 'corner/17-18-20-21'],
    ] as const;
    const stakes = new Map<string, number>();
    // The finger hides the spot, so the numbers covered by the tap light up for a while.
    const lit = page.locator('.roulette-covered:not([data-by])');
    for (const [x, y, spot] of taps) {
      const last = spot.split(/[/-]/).length - 2;
      const tap = page.touchscreen.tap(box.x + x * box.width, box.y + y * box.height);
      await Promise.all([lit.nth(last).waitFor(), tap]);
      stakes.set(spot, (stakes.get(spot) ?? 0) + 100);
      await page.locator(`.spot[data-spot="${spot}"][data-stake="${stakes.get(spot)}"]`).waitFor();
    }
    expect(await table.shows('Total bet', '6.00')).toBe('6.00');
  });

  test('[RO-E-060 RO-E-064 RO-E-069] Double; covered numbers light up; "No more bets" on the screen', async () => {
    const table = await sitDown(house, 'ezugi-roulette', { player: 'fay' });
    const { page } = table;
    await house.until('ezugi-roulette', 'betting');
    await table.choose('1.00');
    await table.place('Corner 17, 18, 20, 21');
    await table.place('Straight 32,');
    await table.shows('Total bet', '2.00');
    // 17, 18, 20 and 21, and 32.
    expect(await page.locator('.roulette-covered[data-by=chips]').count()).toBe(5);
    await table.press('Double');
    await table.shows('Total bet', '4.00');
    await house.until('ezugi-roulette', 'dealing');
    await table.hears('No more bets.');
  });

  test('[RO-E-066 RO-E-067 RO-E-915] the winning number: mid-screen, in the statistics, on the layout, announced', async () => {
    const page = await house.visit('/table/ezugi-roulette-1');
    await house.until('ezugi-roulette', 'betting');
    script('ezugi-roulette', { pocket: 32 });
    await house.until('ezugi-roulette', 'result');
    await page.locator('.plaque').getByText('32', { exact: true }).waitFor();
    await page.locator('.number[data-latest=true]').getByText('32', { exact: true }).waitFor();
    await page.locator('.roulette-dolly').waitFor();
    expect(await page.locator('.spot[data-spot="straight/32"]').getAttribute('data-won')).toBe('true');
    await page.getByRole('status').getByText('32, red, even.').waitFor();
  });

  test('[GLI-43 GLI-44 GLI-45] funds, every bet in place and the total; then each win, with time to check it', async () => {
    const table = await sitDown(house, 'ezugi-roulette', { player: 'gail' });
    const { page } = table;
    await house.until('ezugi-roulette', 'betting');
    await table.choose('1.00');
    await table.place('Straight 8,', 2);
    await table.place('Black,');
    await table.place('Odd,');
    expect(await table.shows('Total bet', '4.00')).toBe('4.00');
    expect(await table.figure('Balance')).toBe('1,000.00');
    const stakeOn = (spot: string) => page.locator(`.spot[data-spot="${spot}"]`).getAttribute('data-stake');
    expect([await stakeOn('straight/8'), await stakeOn('black'), await stakeOn('odd')]).toEqual(['200', '100', '100']);
    script('ezugi-roulette', { pocket: 8 });
    await house.until('ezugi-roulette', 'result');
    // 2.00 at 35:1 returns 72.00, 1.00 on black 2.00; odd loses: 74.00 for 4.00.
    await page.getByRole('button', { name: /^You win/ }).click();
    const rows = await page.getByRole('table', { name: 'Your bets this round' }).getByRole('row').allInnerTexts();
    const told = rows.map((row) => row.replaceAll(/\s+/g, ' '));
    for (const line of [
      /Straight 8.* 2\.00 72\.00 RO-E/,
      /Black.* 1\.00 2\.00 RO-E/,
      /Odd.* 1\.00 0\.00 RO-E/,
      /4\.00 74\.00/,
    ]) {
      expect(told).toContainEqual(expect.stringMatching(line));
    }
    // Six seconds by this house's pace.
    await house.pass(5);
    await table.hears('8, black, even.');
    expect(await table.shows('Last win', '74.00')).toBe('74.00');
    expect(await table.shows('Balance', '070.00')).toBe('1,070.00');
  });

  test('[RO-E-070] Live Roulette: disconnection is reported, and reconnecting is automatic', async () => {
    const { page } = await sitDown(house, 'ezugi-roulette', {});
    await cutOff(page);
    await page.getByText('Reconnecting.').waitFor();
    await joinAgain(page);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('[RO-E-065 RT-058] minus and plus set the neighbours, and numbers covered by a racetrack bet light up', async () => {
    const table = await sitDown(house, 'ezugi-roulette', { player: 'hana', size: 'phone' });
    const { page } = table;
    await house.until('ezugi-roulette', 'betting');
    await page.getByRole('button', { name: 'Racetrack', exact: true }).click();
    await page.getByRole('button', { name: 'One neighbour more on each side' }).click();
    const bet = page.getByRole('button', { name: /^17 and 3 neighbours on each side/ });
    await bet.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    // 17 with three on each side.
    expect(await page.locator('.track-outline[data-covered=true]').count()).toBe(7);
    await page.keyboard.press('Enter');
    await table.shows('Total bet', '7.00');
  });

  test('[RT-059 RT-060] Racetrack Roulette: neighbours by − and +, a sector with one tap', async () => {
    const table = await sitDown(house, 'roulette-racetrack', { player: 'cleo', size: 'wall' });
    const { page } = table;
    await house.until('roulette-racetrack', 'betting');
    await table.choose('1.00');
    await page.getByRole('button', { name: 'One neighbour fewer on each side' }).click();
    await page.getByRole('button', { name: /^17 and 1 neighbour on each side/ }).click();
    expect(await table.shows('Total bet', '3.00')).toBe('3.00');
    await table.press('Clear');
    await page.getByRole('button', { name: /^Voisins du zéro/ }).click();
    // Nine chips on seven positions.
    expect(await table.shows('Total bet', '9.00')).toBe('9.00');
    await table.look('roulette-racetrack-betting-wall');
    script('roulette-racetrack', { pocket: 25 });
    await house.until('roulette-racetrack', 'result');
    await table.hears('25, red, odd.');
    // Two chips on the corner 25/26/28/29 at 8:1 return 18.00.
    expect(await table.shows('Balance', '009.00')).toBe('1,009.00');
  });

  test('[SB-041 SB-042 SB-043] Ultimate Sic Bo: the call, the lit spot and the value of the throw', async () => {
    const table = await sitDown(house, 'ultimate-sic-bo', { player: 'eva' });
    // From the start: in its last seconds the betting phase has another name.
    await house.until('ultimate-sic-bo', 'dealing');
    await house.until('ultimate-sic-bo', 'betting');
    await table.hears('Place your bets.');
    await table.choose('1.00');
    await table.place('Total 16,');
    await table.shows('Total bet', '1.00');
    script('ultimate-sic-bo', { dice: [6, 6, 4], draws: { 'multiplier/total/16': [['50']] } });
    await house.until('ultimate-sic-bo', 'result');
    await table.hears('6, 6, 4: 16, big, even.');
    await table.page.getByRole('button', { name: /^Total 16,.* now ×50,/ }).waitFor();
    // Lit with 50: fifty times the stake is returned.
    expect(await table.shows('Balance', '049.00')).toBe('1,049.00');
    await table.look('ultimate-sic-bo-result-desk');
  });

  test('[GLI-34] bets in place are visible, and the number or dice faces are unmistakable', async () => {
    const table = await sitDown(house, 'ultimate-sic-bo', { player: 'iris', size: 'phone' });
    const { page } = table;
    await house.until('ultimate-sic-bo', 'betting');
    await table.choose('1.00');
    await table.place('Small,');
    await page.getByRole('button', { name: /^Small,.*1\.00/ }).waitFor();
    await page.locator('.spot-chips[data-on=small]').waitFor();
    script('ultimate-sic-bo', { dice: [1, 2, 4] });
    await house.until('ultimate-sic-bo', 'result');
    await table.hears('1, 2, 4: 7, small, odd.');
    await page.locator('.dice-row .die-face').first().waitFor();
    const faces = await page.locator('.dice-row .die-face').all();
    expect(await Promise.all(faces.map((face) => face.locator('circle').count()))).toEqual([1, 2, 4]);
  });

  test('no page logged an error', () => {
    expect(house.complaints.filter((one) => !/ERR_INTERNET_DISCONNECTED/.test(one))).toEqual([]);
  });
});
