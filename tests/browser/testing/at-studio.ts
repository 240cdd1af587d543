/** Browser helpers for a dealer and two floor managers at their consoles. */
import type { Page } from 'playwright-core';
import type { BrowserHouse } from './browser-house.ts';

/** A scanner types the card and Enter; nobody draws faster than once a second. */
export async function scan(
  house: Pick<BrowserHouse, 'pass'>,
  dealer: Page,
  ...cards: readonly string[]
): Promise<void> {
  for (const card of cards) {
    await house.pass(1);
    await dealer.keyboard.type(card);
    await dealer.keyboard.press('Enter');
  }
}

export const prompted = (dealer: Page, words: string | RegExp): Promise<void> =>
  dealer.locator('section[data-prompt]').filter({ hasText: words }).waitFor();

/** Studio tables take bets from now on. */
export async function takeFloor(floor: Page): Promise<void> {
  await floor.getByRole('button', { name: 'Take the floor' }).click();
}

/** Leaves the previous table and signs in at this one. */
export async function takeTable(dealer: Page, name: RegExp): Promise<void> {
  const leave = dealer.getByRole('button', { name: 'Leave the table' });
  if ((await leave.count()) > 0) await leave.click();
  await dealer.getByRole('button', { name }).click();
  await dealer.locator('section[data-prompt]').waitFor();
}

/** A declared shoe; a deuce burns two more cards if the page burns at all. */
export async function prepareShoe(house: Pick<BrowserHouse, 'pass'>, dealer: Page, seal: string): Promise<void> {
  await prompted(dealer, 'Change the shoe');
  await dealer.getByLabel('Seal number').fill(seal);
  await dealer.getByLabel('The set is').selectOption('declared');
  await dealer.getByRole('button', { name: 'Start', exact: true }).click();
  const after = dealer.locator('section[data-prompt="burn"], section[data-prompt="take-bets"]');
  await after.waitFor();
  // Returns keyboard focus to the table.
  await dealer.locator('h1').click();
  if ((await after.getAttribute('data-prompt')) === 'burn') await scan(house, dealer, '2s', '3s', '4s');
  await prompted(dealer, 'place your bets');
}

export interface Floor {
  readonly house: Pick<BrowserHouse, 'pass'>;
  readonly flora: Page;
  readonly gus: Page;
}

/** Answers the incident's questions in order. Flora carries it out, or proposes it and Gus confirms; returns which. */
export async function mend(
  { house, flora, gus }: Floor,
  table: RegExp,
  { trigger, answers = [] }: { readonly trigger: string; readonly answers?: readonly (readonly [string, string])[] },
): Promise<'carried out' | 'confirmed'> {
  const lookAt = async (page: Page) => {
    await page.getByRole('button', { name: 'All tables' }).first().click();
    await house.pass(0.3);
    await page.locator('ol').getByRole('button', { name: table }).click();
  };
  await lookAt(flora);
  await flora.getByRole('button', { name: new RegExp(`^${trigger}`) }).click();
  for (const [question, answer] of answers) {
    const offered = flora.getByRole('group', { name: question }).getByRole('button', { name: answer, exact: true });
    // A question offers buttons or a text field.
    await flora.getByLabel(question).waitFor();
    if ((await offered.count()) > 0) await offered.click();
    else {
      await flora.getByLabel(question).fill(answer);
      await flora.getByRole('button', { name: 'Answer', exact: true }).click();
    }
  }
  const decide = flora.getByRole('button', { name: /^(?:Carry out|Propose)$/ });
  const isAlone = (await decide.textContent()) === 'Carry out';
  await decide.click();
  if (isAlone) return 'carried out';
  await flora.getByRole('button', { name: 'Confirm', exact: true }).click();
  await flora.getByRole('alert').getByText('ask someone else').waitFor();
  await lookAt(gus);
  await gus.getByRole('button', { name: 'Confirm', exact: true }).click();
  await gus.getByText('What happened?').waitFor();
  return 'confirmed';
}
