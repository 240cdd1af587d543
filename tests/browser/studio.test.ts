/**
 * Dealer, floor and player at once: a round dealt with a keyboard-wedge scanner, an unrequested card, and the floor's
 * answer.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prompted as promptedAt, scan as scanAt } from './testing/at-studio.ts';
import { atTable, look } from './testing/at-table.ts';
import { browserHouse, type BrowserHouse } from './testing/browser-house.ts';

describe('a studio table', () => {
  let house: BrowserHouse;
  let dealer: Page;
  let floor: Page;
  beforeAll(async () => {
    house = await browserHouse(['ezugi-baccarat', 'ezugi-roulette'], ['ezugi-baccarat', 'ezugi-roulette']);
    dealer = await house.visit('/dealer', { staff: { name: 'dora', role: 'dealer' } });
    floor = await house.visit('/floor', { staff: { name: 'flora', role: 'floor' }, size: 'wall' });
  }, 120_000);
  afterAll(() => house.close());

  const scan = (...cards: readonly string[]) => scanAt(house, dealer, ...cards);
  const prompted = (words: string | RegExp) => promptedAt(dealer, words);

  test('[GLI-96 GLI-97] a dealer signs in and prepares the shoe; bets are taken once a floor manager is on duty', async () => {
    await dealer.getByRole('button', { name: /Live Baccarat/ }).click();
    await prompted('Change the shoe');
    await dealer.getByLabel('Seal number').fill('S-100');
    await dealer.getByLabel('The set is').selectOption('declared');
    await look(dealer, 'dealer-shoe');
    await dealer.getByRole('button', { name: 'Start' }).click();
    await prompted('Draw a card, show it and burn it');
    await dealer.locator('body').click({ position: { x: 1, y: 1 } });
    await scan('As');
    await prompted('Burn a card face down');
    await scan('2s');
    await prompted('No floor manager is on duty');
    await house.pass(1);
    const player = await house.visit(`/table/${house.tableOf('ezugi-baccarat')}`, { player: 'petra', language: 'lt' });
    await player.getByText('Salėje nėra budinčio vadovo').first().waitFor();
    await look(player, 'no-floor');
    await floor.getByText('No floor manager is on duty').first().waitFor();
    await look(floor, 'floor-not-taken');
    await floor.getByRole('button', { name: 'Take the floor' }).click();
    await prompted('place your bets');
    await player.close();
    await house.pass(1);
    await floor.getByText('On duty: flora').waitFor();
    await floor.getByRole('button', { name: /Live Baccarat.*dora/s }).waitFor();
    await look(floor, 'floor-wall');
    expect(house.complaints).toEqual([]);
  });

  test('[BAC-E-031] cards are scanned as prompted, and the player sees them and is paid', async () => {
    const page = await house.visit(`/table/${house.tableOf('ezugi-baccarat')}`, { player: 'pia' });
    const table = await atTable(house, page);
    await table.choose('5.00');
    await table.place('Player, pays', 2);
    await table.shows('Total bet', '10.00');
    await house.until('ezugi-baccarat', 'dealing');
    await prompted(/1st card to Player, face up/);
    await look(dealer, 'dealer-card');
    // Player's 2 + 7 = 9 is a natural against 3 + 4 = 7.
    await scan('2h', '3c');
    await prompted(/2nd card to Player, face up/);
    await scan('7h', '4c');
    await house.pass(2);
    await table.shows('Balance', '1,010.00');
    expect(house.complaints).toEqual([]);
  });

  test('an unrequested card holds the table and calls the floor, who resolves it by the book', async () => {
    await house.until('ezugi-baccarat', 'betting');
    await scan('9d');
    await dealer.getByRole('alert').waitFor();
    await prompted('wait for the floor manager');
    await house.pass(1);
    await floor.getByRole('button', { name: /Live Baccarat.*Unexpected card/s }).click();
    await floor.getByRole('button', { name: 'I’m on my way' }).click();
    await floor.getByText('An incident is open').waitFor();
    await look(floor, 'floor-incident');
    await floor.getByLabel('Reason', { exact: true }).fill('The card went back unseen.');
    await floor.getByRole('button', { name: 'Reject: do nothing' }).click();
    await prompted('place your bets');
    await house.pass(1);
    await floor.getByText('What happened?').waitFor();
    expect(house.tables.get(house.tableOf('ezugi-baccarat'))?.open.lobby().phase).toBe('betting');
  });

  test('one key calls the floor manager', async () => {
    await dealer.keyboard.press('F2');
    await dealer.getByText('Floor manager called').waitFor();
    await house.pass(1);
    await floor.getByText('The dealer calls.').first().waitFor();
    expect(house.complaints.filter((line) => !line.includes('400'))).toEqual([]);
  });
});
