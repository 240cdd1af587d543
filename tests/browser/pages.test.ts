/**
 * Everything around the tables in a browser: joining, watching, panels, history and proof, several tables,
 * disconnection.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { atTable, cutOff, joinAgain, look, sitDown } from './testing/at-table.ts';
import { browserHouse, type BrowserHouse } from './testing/browser-house.ts';
import { script } from './testing/script.ts';

describe('around the tables', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await browserHouse(['ezugi-baccarat', 'ezugi-roulette', 'casino-war']);
  });
  afterEach(() => house.everyoneLeaves());
  afterAll(() => house.close());

  test('joining mentions play money, signs in, and returns to the previous page', async () => {
    const page = await house.visit('/table/ezugi-baccarat-1', { size: 'phone' });
    await page.getByText('You’re watching.').waitFor();
    await page.getByRole('link', { name: 'Sign in to play' }).click();
    await page.getByRole('link', { name: 'Open an account' }).click();
    await page.getByText('This house uses play money.').waitFor();
    const send = page.getByRole('button', { name: 'Open an account' });
    const [name, email] = [page.getByLabel('Name'), page.getByLabel('Email')];
    const password = page.getByLabel('Password', { exact: true });
    /** Errors appear under the fields in our own words, and the first such field has the focus. */
    const faults = async (told: Readonly<Record<string, string>>) => {
      const wrong = () =>
        page.evaluate(`[...document.querySelectorAll('[aria-invalid=true]')].map((field) => [
          field.labels[0].textContent,
          field.getAttribute('aria-describedby').split(' ').map((id) => document.getElementById(id).textContent).at(-1),
          field === document.activeElement,
        ])`);
      await expect.poll(wrong).toEqual(Object.entries(told).map(([label, fault], at) => [label, fault, at === 0]));
    };
    await send.click();
    await faults({
      Name: 'This field is required.',
      Email: 'This field is required.',
      Password: 'This field is required.',
    });
    await name.fill('Ąžuolas');
    await email.fill('not an address');
    await password.fill('short');
    await send.click();
    await faults({ Email: 'This doesn’t look like an email address.' });
    await look(page, 'register-phone');
    await email.fill('azuolas@example.org');
    await send.click();
    await faults({ Password: 'A password needs at least 10 characters.' });
    await password.fill('a long enough password');
    await send.click();
    const table = await atTable(house, page);
    expect(await table.shows('Balance', '000.00')).toBe('1,000.00');
    expect(new URL(page.url()).pathname).toBe('/table/ezugi-baccarat-1');
  });

  test('a forgotten password: an email, its link, a new password', async () => {
    await (await house.visit('/', { player: 'dana' })).context().close();
    const page = await house.visit('/sign-in');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email').fill('dana@example.org');
    await page.getByRole('button', { name: 'Send email' }).click();
    await page.getByText('an email is on its way').waitFor();
    const letter = await vi.waitUntil(() => house.letters.at(-1));
    const link = /\/reset#\S+/.exec(letter.text)?.[0] ?? '';
    await page.goto(`${house.address}${link}`);
    await page.getByLabel('New password').fill('quite another password');
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByText('Your password has been changed').waitFor();
    await page.getByRole('link', { name: 'Sign in' }).last().click();
    await page.getByLabel('Name or email').fill('dana');
    await page.getByLabel('Password', { exact: true }).fill('quite another password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('button', { name: 'dana’s account' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('[GLI-23 GLI-25] visitors can read rules, pay table, limits and exact odds', async () => {
    const page = await house.visit('/table/ezugi-baccarat-1', { language: 'lt' });
    await page.getByRole('button', { name: 'Taisyklės', exact: true }).click();
    await page.getByText('Dalijamos dvi kombinacijos').waitFor();
    await page.getByText('BAC-E-034', { exact: true }).first().waitFor();
    await look(page, 'rules-panel-lt');
    await page.getByRole('tab', { name: 'Tikimybės' }).click();
    // The page's own figure for Banker: 98.9421 %.
    await page
      .getByRole('row', { name: /^Bankininkas/ })
      .getByText('98,9421')
      .waitFor();
    await look(page, 'odds-panel-lt');
    await page.getByRole('tab', { name: 'Statymų ribos', exact: true }).click();
    expect(await page.getByRole('row', { name: /^Bankininkas/ }).innerText()).toMatch(/0,50\s+5\s000,00/);
    await page.getByRole('tab', { name: 'Išmokos' }).click();
    expect(await page.getByRole('row', { name: /^Bankininkas/ }).innerText()).toContain('0,95:1');
    // Player, Tie, the pairs, Big, Small, Perfect Pair and Either Pair.
    const pays = await page.getByRole('tabpanel').innerText();
    const prices = [...pays.matchAll(/\s([\d,]+):1/g)].map(([, price]) => price);
    expect(new Set(prices)).toEqual(new Set(['1', '0,95', '8', '11', '0,54', '1,5', '25', '5']));
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('[GLI-9 BAC-E-054] disconnected in mid-round: reported at once, reconnects by itself, with bets and cards as the house has them', async () => {
    const table = await sitDown(house, 'ezugi-baccarat', { player: 'fred' });
    const { page } = table;
    await house.until('ezugi-baccarat', 'betting');
    await table.choose('5.00');
    await table.place('Banker,');
    await table.shows('Total bet', '5.00');
    script('ezugi-baccarat', { cards: '2h 3d 2c 4s Td' });
    await house.until('ezugi-baccarat', 'dealing');
    await table.shows('Balance', '995.00');
    await cutOff(page);
    await page.getByText('Reconnecting.').waitFor();
    await table.look('connection-lost-desk');
    await house.pass(3);
    await joinAgain(page);
    await house.until('ezugi-baccarat', 'result');
    await table.hears('Banker wins, seven to four.');
    // 5.00 at 0.95 to 1 is 4.75.
    expect(await table.shows('Balance', '004.75')).toBe('1,004.75');
  });

  test('[GLI-58] a past round is shown step by step, with its money, and verified in the browser', async () => {
    const table = await sitDown(house, 'ezugi-roulette', { player: 'gina' });
    const { page } = table;
    await house.until('ezugi-roulette', 'betting');
    await table.choose('1.00');
    await table.place('Red,');
    await table.shows('Total bet', '1.00');
    // Not scripted: the proof is of the number from the seed.
    script('ezugi-roulette', {});
    await house.until('ezugi-roulette', 'result');
    await page.getByRole('button', { name: 'My history', exact: true }).click();
    await page.getByRole('tabpanel').getByRole('button', { name: /1\.00/ }).first().click();
    await page.getByText('Replay').first().waitFor();
    await page.getByRole('button', { name: 'To the end' }).click();
    await page
      .getByText(/^\d+, (red|black), (even|odd)\.|^Zero\./)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Step back' }).click();
    await page.getByText(/^The ball lands on \d+/).waitFor();
    await page.getByRole('button', { name: 'Verify now' }).click();
    await page.getByText('The number matches the seed.').waitFor();
    expect(await page.getByText('Balance before').locator('..').innerText()).toContain('1,000.00');
    await look(page, 'replay-desk');
  });

  test('limits and breaks are set at the table, and stop the next bet', async () => {
    const table = await sitDown(house, 'casino-war', { player: 'rasa', size: 'phone' });
    const { page } = table;
    const ownLimits = async () => {
      await page.getByRole('button', { name: 'Rules, odds, history, settings' }).click();
      await page.getByRole('tab', { name: 'My limits' }).click();
    };
    const refused = (words: string | RegExp) => page.getByText(words).first().waitFor();
    const bet = () => table.place('Main');
    await ownLimits();
    const loss = page.getByLabel('Loss in 24 hours');
    await loss.fill('nothing');
    await loss.press('Enter');
    await page.getByText('Enter an amount such as 50.00.').waitFor();
    await loss.fill('0.50');
    await loss.press('Enter');
    await page.getByText('Limit: 0.50. Used: 0.00.').waitFor();
    await look(page, 'own-limits-phone');
    await page.keyboard.press('Escape');
    await bet();
    await refused('This bet could take you over the loss you allow yourself in 24 hours.');
    await ownLimits();
    // Two taps: the duration, then the confirmation.
    await page.getByRole('button', { name: '24 hours', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '24 hours' }).click();
    await page.getByText('You’re taking a break from play').waitFor();
    await page.keyboard.press('Escape');
    await bet();
    await refused(/You’re on a break from play until .+, as you asked\./);
    expect(await table.shows('Total bet', '0.00')).toBe('0.00');
    expect(await table.figure('Balance')).toBe('1,000.00');
  });

  test('two tables side by side, each played on its own', async () => {
    const page = await house.visit('/', { player: 'hugo', size: 'wall' });
    await page.getByRole('button', { name: 'Several tables' }).click();
    for (const name of ['Live Baccarat', 'Casino War']) await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('button', { name: 'Side by side' }).click();
    await house.until('casino-war', 'betting');
    await page.getByRole('heading', { name: 'Casino War' }).waitFor();
    const war = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Casino War' }) })
      .first();
    await war.getByRole('button', { name: /^Main bet/ }).click();
    await war
      .locator('dl > div')
      .filter({ hasText: 'Total bet' })
      .getByText(/^[1-9]/)
      .waitFor();
    await look(page, 'wall-of-two');
    expect(await page.getByRole('heading', { level: 1, name: /Live Baccarat|Casino War/ }).count()).toBe(2);
  });

  test('the language changes at once and is remembered', async () => {
    const page = await house.visit('/', { size: 'phone' });
    await page.getByRole('combobox', { name: 'Language' }).selectOption('ro');
    await page.getByText('Bani de joc', { exact: true }).waitFor();
    await look(page, 'lobby-phone-ro');
    await page.reload();
    await page.getByText('Bani de joc', { exact: true }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('ro');
  });

  test('unknown pages and tables say so', async () => {
    const page = await house.visit('/nothing/here');
    await page.getByText('Page not found.').waitFor();
    await page.goto(`${house.address}/table/none`);
    await page.getByText('This table doesn’t exist.').waitFor();
    expect(house.complaints.filter((one) => !/404|ERR_INTERNET_DISCONNECTED|400/.test(one))).toEqual([]);
  });
});
