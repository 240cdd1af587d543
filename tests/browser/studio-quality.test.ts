/** The consoles on a tablet in both orientations, in every language, with everything that can go wrong on the page. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { theHouse } from '../../house/accounts/rights.ts';
import { newDeviceKey } from '../../house/studio/device-keys.ts';
import { languages } from '../../web/settings/languages.ts';
import { prepareShoe, prompted, scan, takeFloor, takeTable } from './testing/at-studio.ts';
import { atTable, look } from './testing/at-table.ts';
import { browserHouse, type BrowserHouse, sizes } from './testing/browser-house.ts';
import { beyondWindow, cutWords, measure, seriousFindings, smallerThanThumb } from './testing/measure.ts';

const windows = {
  across: { width: 1024, height: 768 },
  upright: { width: 768, height: 1024 },
  desk: sizes.desk,
  wall: sizes.wall,
} as const;
const isTablet = (window: string): boolean => window === 'across' || window === 'upright';
const atTablet = { viewport: windows.across, hasTouch: true } as const;

describe('the consoles', () => {
  let house: BrowserHouse;
  let [dora, dainius, flora, pia]: (Page | undefined)[] = [];
  beforeAll(async () => {
    const dealt = ['ezugi-baccarat', 'ezugi-roulette', 'ultimate-sic-bo', 'casino-war'];
    house = await browserHouse(undefined, dealt, {}, ['casino-war']);
    flora = await house.visit('/floor', { staff: { name: 'flora', role: 'floor' }, ...atTablet });
    dora = await house.visit('/dealer', { staff: { name: 'dora', role: 'dealer' }, ...atTablet });
    dainius = await house.visit('/dealer', { staff: { name: 'dainius', role: 'dealer' }, ...atTablet });
    pia = await house.visit('/', { player: 'pia' });
  });
  afterAll(() => house.close());

  const page = (one: Page | undefined): Page => {
    if (one === undefined) throw new Error('nobody has come');
    return one;
  };

  /** Changes the language in another window of the same browser, so that the page keeps its state. */
  const speak = async (at: Page, language: string) => {
    const newValue = JSON.stringify({ language });
    await at.evaluate(`dispatchEvent(new StorageEvent('storage', { key: 'baize.settings', newValue: '${newValue}' }))`);
    await at.locator(`html[lang=${language}]`).waitFor({ state: 'attached' });
  };

  const found: string[] = [];
  /** In every language and size: no cut text, no overflow, touch targets large enough, no accessibility findings. */
  const lookOver = async (at: Page, name: string): Promise<void> => {
    await measure(at);
    for (const language of languages) {
      await speak(at, language);
      for (const [window, size] of Object.entries(windows)) {
        await at.setViewportSize(size);
        const beyond = await beyondWindow(at);
        const faults = [
          ...(beyond > 0 ? [`${beyond} px beyond the window`] : []),
          ...(await cutWords(at)).map((words) => `cut: ${words}`),
          // The same elements exist on a desktop, with more room.
          ...(isTablet(window) ? (await smallerThanThumb(at)).map((target) => `small: ${target}`) : []),
          ...(isTablet(window) ? await seriousFindings(at) : []),
        ];
        found.push(...faults.map((fault) => `${name} ${language} ${window}: ${fault}`));
        if (language !== 'en' || window !== 'desk') await look(at, `console-${name}-${language}-${window}`);
      }
    }
    await speak(at, 'en');
    await at.setViewportSize(windows.across);
  };

  test('[GLI-96 GLI-97] a dealer finds the table, prepares its shoe card by card, and waits for a floor manager', async () => {
    const dealer = page(dora);
    await lookOver(dealer, 'choose');
    await takeTable(dealer, /Live Baccarat/);
    await lookOver(dealer, 'shoe');
    await dealer.getByLabel('Seal number').fill('S-100');
    await dealer.getByRole('button', { name: 'Start', exact: true }).click();
    await prompted(dealer, 'Scan every card');
    await dealer.locator('h1').click();
    await scan(house, dealer, '9h', 'Td', '9h');
    const counted = dealer.getByRole('table', { name: /How often each card/ });
    // Counting from the ace: the nine is the ninth, the ten the one after it.
    const seen = (suit: string, nth: number) =>
      counted
        .getByRole('row', { name: suit })
        .getByRole('cell')
        .nth(nth - 1)
        .innerText();
    await expect.poll(() => seen('hearts', 9)).toBe('2');
    expect([await seen('diamonds', 10), await seen('spades', 9)]).toEqual(['1', '0']);
    await dealer.getByText('of 416 cards scanned in').waitFor();
    await lookOver(dealer, 'scan-in');
    await dealer.getByRole('button', { name: 'Start this shoe over' }).click();
    await dealer.getByLabel('Seal number').fill('S-101');
    await dealer.getByLabel('The set is').selectOption('declared');
    await dealer.getByRole('button', { name: 'Start', exact: true }).click();
    await prompted(dealer, 'Draw a card, show it and burn it');
    await dealer.locator('h1').click();
    await scan(house, dealer, '2s', '3s', '4s');
    await prompted(dealer, 'No floor manager is on duty');
    await takeFloor(page(flora));
    await prompted(dealer, 'place your bets');
    await takeTable(page(dainius), /Casino War/);
    await prepareShoe(house, page(dainius), 'S-200');
    await prompted(dealer, 'place your bets');
    await lookOver(dealer, 'betting');
  });

  test('cards are placed where prompted, each is confirmed, and the result is shown for calling', async () => {
    const dealer = page(dora);
    await page(pia).goto(`${house.address}/table/${house.tableOf('ezugi-baccarat')}`);
    const table = await atTable(house, page(pia));
    await house.until('ezugi-baccarat', 'betting');
    await table.choose('5.00');
    await table.place('Player, pays', 2);
    await table.shows('Total bet', '10.00');
    await house.until('ezugi-baccarat', 'dealing');
    await prompted(dealer, /1st card to Player/);
    await scan(house, dealer, '2h');
    await dealer.getByText('Two of hearts: Player, card 1').waitFor();
    await scan(house, dealer, '3c', '3h');
    await prompted(dealer, /2nd card to Banker/);
    await lookOver(dealer, 'card');
    // Player draws a third card on 5 against 7, and has 8.
    await scan(house, dealer, '4c', '3d');
    await house.until('ezugi-baccarat', 'result');
    await prompted(dealer, 'Player wins, eight to seven.');
    expect(await dealer.getByRole('img', { name: 'Three of diamonds' }).count()).toBeGreaterThan(0);
    await lookOver(dealer, 'result');
  });

  test('an unrequested card, a call and a silent device appear on the wall, in each language', async () => {
    const [dealer, floor] = [page(dora), page(flora)];
    await house.until('ezugi-baccarat', 'betting');
    await prompted(dealer, 'place your bets');
    await scan(house, dealer, '9d');
    await prompted(dealer, 'wait for the floor manager');
    await dealer.keyboard.press('F2');
    await lookOver(dealer, 'held');
    const { db, clock } = house.accounts;
    const deed = { by: theHouse, reason: 'a sensor' } as const;
    const key = await newDeviceKey({ db, clock }, house.tableOf('ezugi-roulette'), deed);
    if (typeof key !== 'string') throw new Error(key.refused);
    await fetch(`${house.address}/api/device/read`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'device-fingerprint': 'a'.repeat(64),
        'content-type': 'application/json',
      },
      body: JSON.stringify({ id: 'a-1', read: 'alive' }),
    });
    await house.pass(12);
    await floor.getByRole('button', { name: /Live Roulette.*Device silent/s }).waitFor();
    await lookOver(floor, 'wall');
    await floor.getByRole('button', { name: /Live Baccarat.*Unexpected card/s }).click();
    await floor.getByText('An incident is open').waitFor();
    await lookOver(floor, 'incident');
    // Records are shown in the reader's language.
    await speak(floor, 'lt');
    const [calls, log] = [floor.getByRole('list', { name: 'Salės vadovo kvietimai' }), floor.getByRole('table')];
    await calls.getByText('Ištraukta korta, kurios niekas neprašė.').waitFor();
    await calls.getByText('Kviečia krupjė.').waitFor();
    await log.getByText('trauktuvas 1, plomba S-101, kortų 416 (patvirtintos), sudeginta 3').waitFor();
    expect(await floor.locator('main').innerText()).not.toMatch(/nobody had asked|The dealer calls|declared/);
    await speak(floor, 'en');
  });

  test('an incident is proposed step by step; then past rounds, the shift and players’ reports', async () => {
    const floor = page(flora);
    await floor.getByRole('button', { name: /^Cards drawn too early/ }).click();
    const due = floor.locator('li[aria-current=step]');
    await due.getByRole('group').or(due.getByRole('textbox')).first().waitFor();
    await lookOver(floor, 'question');
    // Until then only rejecting is offered, and it requires a reason.
    const reject = floor.getByRole('button', { name: 'Reject: do nothing' });
    expect(await reject.isDisabled()).toBe(true);
    await floor.getByLabel('Reason', { exact: true }).fill('It went back unseen.');
    await reject.click();
    await floor.getByText('What happened?').waitFor();
    await floor
      .getByRole('button', { name: /^The cut card was missed|^Objective reason/ })
      .last()
      .click();
    await floor.getByRole('heading', { name: /What the rule book says/ }).waitFor();
    await floor.getByRole('button', { name: 'Propose', exact: true }).click();
    await floor.getByText('Someone other than flora must confirm it').waitFor();
    await lookOver(floor, 'proposed');

    const round = `${house.tableOf('ezugi-baccarat')}/1`;
    const reported = await page(pia)
      .context()
      .request.post(`${house.address}/api/problems`, {
        headers: { origin: house.address },
        data: { round, kind: 'result', text: 'The third card lay there before it was asked for.' },
      });
    expect(reported.ok()).toBe(true);
    for (const [view, heading] of [
      ['Rounds', 'Rounds'],
      ['Shift', 'Dealers'],
    ] as const) {
      await floor.getByRole('button', { name: view, exact: true }).click();
      await floor.getByRole('table', { name: heading }).waitFor();
      if (view === 'Rounds') {
        await floor.getByRole('button', { name: round }).click();
        await floor.getByRole('table', { name: 'Journal' }).waitFor();
      }
      await lookOver(floor, view.toLowerCase());
    }
    await floor.getByRole('button', { name: 'Reported problems', exact: true }).click();
    await floor.getByText('The third card lay there').waitFor();
    await floor.getByRole('button', { name: 'See the round' }).click();
    await floor.getByRole('table', { name: 'Journal' }).waitFor();
    await lookOver(floor, 'problems');
  });

  test('none of these pages has cut text, overflow, small touch targets or accessibility findings', () => {
    expect(found).toEqual([]);
    expect(house.complaints.filter((line) => !line.includes('400'))).toEqual([]);
  });
});
