/** Blackjack and Royal Poker in a browser: the choices offered and their results. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cutOff, joinAgain, sitDown } from './testing/at-table.ts';
import { browserHouse, type BrowserHouse } from './testing/browser-house.ts';
import { script } from './testing/script.ts';

describe('games with choices in the browser', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await browserHouse(['ezugi-blackjack', 'royal-poker']);
  });
  afterEach(() => house.everyoneLeaves());
  afterAll(() => house.close());

  test('[BJ-E-071 BJ-E-074 BJ-E-075] Live Blackjack: a seat, a bet in front of it, double on eleven', async () => {
    const table = await sitDown(house, 'ezugi-blackjack', { player: 'bea' });
    const { page } = table;
    await house.until('ezugi-blackjack', 'betting');
    await page.getByRole('button', { name: 'Free seat 3: sit here' }).click();
    await table.choose('10.00');
    await table.place('Main bet');
    await table.shows('Total bet', '10.00');
    await table.look('ezugi-blackjack-betting-desk');
    // Bea has 8 + 3, the dealer 6 and a hidden ten. She doubles with a king; the dealer draws a nine and busts.
    script('ezugi-blackjack', { cards: '8h 6d 3c Ts Kd 9c' });
    await house.until('ezugi-blackjack', 'deciding');
    await page.getByRole('button', { name: /^Double/ }).waitFor();
    await table.look('ezugi-blackjack-choice-desk');
    await page.keyboard.press('d');
    await house.until('ezugi-blackjack', 'result');
    await table.hears('Dealer busts with 25.');
    // 20.00 at 1:1.
    expect(await table.shows('Balance', '020.00')).toBe('1,020.00');
    await table.look('ezugi-blackjack-result-desk');
    await page.getByRole('button', { name: 'Leave seat 3' }).click();
    await page.getByRole('button', { name: 'Free seat 3: sit here' }).waitFor();
  });

  test('[BJ-E-076 BJ-E-077 BJ-E-938] 2× beside Rebet, Undo and Clear; "No more bets"; cut off and back again', async () => {
    const table = await sitDown(house, 'ezugi-blackjack', { player: 'dora', size: 'phone' });
    const { page } = table;
    await house.until('ezugi-blackjack', 'betting');
    await page.getByRole('button', { name: 'Free seat 2: sit here' }).click();
    const presses = page.getByRole('group', { name: 'Your chips' }).getByRole('button');
    expect(await presses.allInnerTexts()).toEqual(['Undo', 'Clear', '2×', 'Rebet']);
    await table.choose('10.00');
    await table.place('Main bet');
    await table.shows('Total bet', '10.00');
    await table.press('2×');
    await table.shows('Total bet', '20.00');
    // Dora has 20, the dealer 19.
    script('ezugi-blackjack', { cards: 'Kh 9d Kc Ts' });
    await house.until('ezugi-blackjack', 'dealing');
    await table.hears('No more bets.');
    await cutOff(page);
    await page.getByText('Your bets stand and the round continues').waitFor();
    await joinAgain(page);
    await house.until('ezugi-blackjack', 'result');
    await table.hears('Dealer has 19.');
    expect(await table.shows('Balance', '020.00')).toBe('1,020.00');
    await page.getByRole('button', { name: 'Leave seat 2' }).click();
    await page.getByRole('button', { name: 'Free seat 2: sit here' }).waitFor();
  });

  test('[GLI-33] Live Blackjack: split hands with their own totals, stakes and wins', async () => {
    const table = await sitDown(house, 'ezugi-blackjack', { player: 'eva' });
    const { page } = table;
    await house.until('ezugi-blackjack', 'betting');
    for (const seat of [4, 5]) {
      await page.getByRole('button', { name: `Free seat ${seat}: sit here` }).click();
      await page.getByRole('button', { name: `Leave seat ${seat}` }).waitFor();
    }
    await table.choose('10.00');
    const main = page.getByRole('button', { name: /^Main bet/ });
    await main.first().click();
    await main.last().click();
    await table.shows('Total bet', '20.00');
    // Seat 4 splits eights, doubles 8 3 to 21 and stands on 8 9. Seat 5 stands on 19. The dealer's 6 T 2 makes 18.
    script('ezugi-blackjack', { cards: '8h Th 6d 8c 9c Ts 3d 9s Kc 2h' });
    await house.until('ezugi-blackjack', 'deciding');
    const choice = page.getByRole('region', { name: 'Your choice' });
    const offered = async () => (await choice.getByRole('button').allInnerTexts()).map((text) => text.split('\n')[0]);
    await choice.getByRole('button', { name: /^Split/ }).waitFor();
    expect(await offered()).toEqual(['Stand', 'Hit', 'Double', 'Split']);
    await page.keyboard.press('p');
    await house.pass(4);
    await choice.getByRole('button', { name: /^Double/ }).waitFor();
    await page.keyboard.press('d');
    await house.pass(2);
    const hands = page.getByRole('group', { name: /^Seat 4/ });
    await hands.getByText('21', { exact: true }).waitFor();
    await hands.getByText('17', { exact: true }).waitFor();
    await table.look('ezugi-blackjack-split-desk');
    await page.keyboard.press('s');
    await house.until('ezugi-blackjack', 'result');
    await table.hears('Dealer has 18.');
    await page.getByRole('button', { name: /^You win/ }).click();
    const lines = page.getByRole('table', { name: 'Your bets this round' });
    const row = async (name: string) => (await lines.getByRole('row', { name }).innerText()).replaceAll(/\s+/g, ' ');
    expect(await row('Hand 1')).toMatch(/20\.00 40\.00/);
    expect(await row('Hand 2')).toMatch(/10\.00 0\.00/);
    expect(await row('Seat 5: Main bet')).toMatch(/10\.00 20\.00/);
    // 40.00 staked, 60.00 returned.
    expect(await table.shows('Balance', '020.00')).toBe('1,020.00');
  });

  test('a seat can choose its action before its turn', async () => {
    const [first, second] = [
      await sitDown(house, 'ezugi-blackjack', { player: 'gina' }),
      await sitDown(house, 'ezugi-blackjack', { player: 'hana', size: 'phone' }),
    ];
    await house.until('ezugi-blackjack', 'betting');
    for (const [table, seat] of [[first, 1] as const, [second, 6] as const]) {
      await table.page.getByRole('button', { name: `Free seat ${seat}: sit here` }).click();
      await table.choose('10.00');
      await table.place('Main bet');
      await table.shows('Total bet', '10.00');
    }
    // Seat 1 has 20, seat 6 only 12; the dealer has 6 T and draws a nine.
    script('ezugi-blackjack', { cards: 'Kh 2h 6d Kc Tc Ts 9s' });
    await house.until('ezugi-blackjack', 'deciding');
    const early = second.page.getByRole('region', { name: 'Before your turn' });
    await early.getByRole('button', { name: 'Stand' }).click();
    await early.getByRole('button', { name: 'Stand', pressed: true }).waitFor();
    await second.look('ezugi-blackjack-early-phone');
    await first.page
      .getByRole('region', { name: 'Your choice' })
      .getByRole('button', { name: /^Stand/ })
      .click();
    // Nobody is asked any more: five seconds is less than a decision may take.
    await house.pass(5);
    await second.hears('Dealer busts with 25.');
    expect(await second.shows('Balance', '010.00')).toBe('1,010.00');
  });

  test('[RP-078 RP-079] Royal Poker: insurance by MIN, MAX and chips; the dealer’s exchange is taken or declined', async () => {
    const table = await sitDown(house, 'royal-poker', { player: 'fay' });
    const { page } = table;
    await house.until('royal-poker', 'betting');
    await table.choose('5.00');
    await table.place('Ante', 2);
    await table.shows('Total bet', '10.00');
    // A straight to the jack; the dealer's queen high does not qualify.
    script('royal-poker', { cards: '7c 8s 9d Ts Jh Qc 9h 6h 4s 2c 3d 2d 2h 3h 3s 4c' });
    await house.until('royal-poker', 'deciding');
    const choice = page.getByRole('region', { name: 'Your choice' });
    const insured = choice.getByText('Bet with insurance');
    // Ante 10.00 and 4:1, so from 10.00 to 40.00, besides the Bet of 20.00.
    await choice.getByRole('button', { name: 'MAX' }).click();
    expect(await insured.innerText()).toContain('60.00');
    await choice.getByRole('button', { name: 'MIN' }).click();
    expect(await insured.innerText()).toContain('30.00');
    await choice.getByRole('button', { name: '+5.00' }).click();
    expect(await insured.innerText()).toContain('35.00');
    await choice.getByRole('button', { name: 'Place', exact: true }).click();
    await house.until('royal-poker', 'dealing');
    await house.until('royal-poker', 'deciding');
    await choice.getByText('The dealer does not qualify').waitFor();
    expect((await choice.getByRole('button').allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
      'Exchange',
      'Decline',
    ]);
    await table.look('royal-poker-exchange-desk');
    await choice.getByRole('button', { name: 'Decline' }).click();
    await house.until('royal-poker', 'result');
    // The Ante wins 10.00, the Bet is returned, and the insurance of 15.00 wins 15.00.
    expect(await table.shows('Balance', '025.00')).toBe('1,025.00');
  });

  test('no page logged an error', () => {
    expect(house.complaints.filter((one) => !/ERR_INTERNET_DISCONNECTED/.test(one))).toEqual([]);
  });
});
