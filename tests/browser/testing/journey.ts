/**
 * One person's round on a phone by keyboard, in Lithuanian or Romanian, disconnected in mid-round, checked to the
 * cent.
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { present } from '../../../core/base/invariant.ts';
import { atTable, cutOff, joinAgain, look, type AtTable } from './at-table.ts';
import type { BrowserHouse } from './browser-house.ts';
import { enter, reachSpot, tabTo } from './by-keyboard.ts';
import { beyondWindow, cutWords, measure, seriousFindings, smallerThanThumb } from './measure.ts';
import { type Script, script } from './script.ts';

export type Tongue = 'lt' | 'ro';

/** One line of the result: the bet, its stake with fee, its return, and the clause. */
export type Line = readonly [name: string, stake: number, returns: number, clause: string];

export interface Choice {
  /** All options offered. */
  readonly offered: readonly string[];
  /** Names of the cards picked for it. */
  readonly picks?: readonly string[];
  readonly key: string;
  /** In cents. */
  readonly cost: number;
}

export interface Journey {
  /** Starts with the clauses it proves. */
  readonly title: string;
  readonly game: string;
  /** Portrait by default. */
  readonly size?: 'onItsSide';
  /** The language played in; the result is read in the other one too. */
  readonly language: Tongue;
  /** The game's name in that language, to search for in the lobby. */
  readonly called: string;
  /** Takes this seat first. */
  readonly seat?: number;
  /** The part of the felt to switch to first, if it has several. */
  readonly view?: string;
  /** In cents. */
  readonly chip: number;
  /** Spots and number of chips. */
  readonly bets: Readonly<Record<string, number>>;
  /** In cents, including fees. */
  readonly staked: number;
  readonly script: Script;
  /** Seconds dealt before the connection is cut, and while it is. */
  readonly cut: { readonly after: number; readonly away: number };
  /** If reconnecting is blocked after a loss: the message shown, and for how long. */
  readonly kept?: { readonly told: string; readonly seconds: number };
  /** On the table after reconnecting: cards by name, lit spots by their marks. */
  readonly found: readonly string[];
  /** In order; the first is offered after reconnecting. */
  readonly choices?: readonly Choice[];
  readonly lines: readonly Line[];
  readonly calls: Readonly<Record<Tongue, string>>;
}

const words = {
  lt: {
    search: 'Ieškoti stalo',
    lost: 'Ryšys nutrūko',
    balance: 'Likutis',
    total: 'Bendras statymas',
    lastWin: 'Paskutinis laimėjimas',
    choice: 'Jūsų pasirinkimas',
    won: 'Laimėjote',
    lines: 'Jūsų statymai šiame lošime',
    sit: (seat: number) => `Laisva vieta ${seat}: atsisėsti`,
    deal: 'Dalyti',
    menu: 'Taisyklės, tikimybės, istorija, nuostatos',
    settings: 'Nuostatos',
    name: 'Lietuvių',
    thousands: '\u00A0',
  },
  ro: {
    search: 'Caută o masă',
    lost: 'Conexiune pierdută',
    balance: 'Sold',
    total: 'Pariu',
    lastWin: 'Câștig',
    choice: 'Alegerea dumneavoastră',
    won: 'Câștigați',
    lines: 'Pariurile dumneavoastră din această rundă',
    sit: (seat: number) => `Loc liber ${seat}: așezați-vă`,
    deal: 'Carte',
    menu: 'Reguli, șanse, istoric, setări',
    settings: 'Setări',
    name: 'Română',
    thousands: '.',
  },
} as const;

/** A newcomer's balance in cents. */
const purse = 1_000_00;

/** Cents in local notation: 1 009,50 or 1.009,50. */
function written(cents: number, language: Tongue): string {
  const whole = String(Math.trunc(cents / 100)).replaceAll(/\B(?=(?:\d{3})+$)/g, words[language].thousands);
  return `${whole},${String(cents % 100).padStart(2, '0')}`;
}

/** Bets and the cost of choices, in cents. */
const spentOn = ({ staked, choices = [] }: Journey): number => choices.reduce((sum, { cost }) => sum + cost, staked);

const paidFor = ({ lines }: Journey): number => lines.reduce((sum, [, , returns]) => sum + returns, 0);

const other = (language: Tongue): Tongue => (language === 'lt' ? 'ro' : 'lt');

/** In the notation of the language in which the result is read last. */
export const balanceAfter = (journey: Journey): string =>
  written(purse - spentOn(journey) + paidFor(journey), other(journey.language));

/** Returns the balance shown at the end. */
export async function travel(house: BrowserHouse, journey: Journey): Promise<string> {
  const { game, language, choices = [], staked } = journey;
  const said = words[language];
  const page = await house.visit('/', { player: game.slice(0, 20), size: journey.size ?? 'phone', language });
  const table = await comeIn(house, page, journey);
  await placeBets(page, table, journey, isOwn(house, game));

  script(game, journey.script);
  await begin(house, page, journey);
  await house.pass(journey.cut.after);
  await cutOff(page, said.lost);
  await house.pass(journey.cut.away);
  await joinAgain(page, said.lost);
  if (journey.kept !== undefined) await waitAtDoor(house, page, journey.kept);
  const owned = purse - staked;
  await table.shows(said.balance, written(owned, language));
  await seesAsAnew(house, page, journey, written(owned, language));
  await look(page, `journey-${game}-again`);

  for (const [at, choice] of choices.entries()) {
    if (at > 0) await house.until(game, 'dealing');
    await choose(house, page, journey, choice);
  }
  await end(house, table, journey);

  await isTold(page, table, journey, language);
  const paid = written(paidFor(journey), language);
  expect(await table.shows(said.lastWin, paid)).toBe(paid);
  await readLines(page, journey);
  await look(page, `journey-${game}-${language}`);
  await measure(page);
  expect(await seriousFindings(page)).toEqual([]);
  expect(await faultsOf(page, journey)).toEqual(faultless);

  await changeLanguage(page, language, other(language));
  await isTold(page, table, journey, other(language));
  expect(await faultsOf(page, journey)).toEqual(faultless);
  const balance = await table.figure(words[other(language)].balance);
  if (!isOwn(house, game)) await betAgain(house, page, table, journey);
  return balance;
}

const faultless = { beyond: 0, cut: [], small: [] };

/** A phone in landscape is too low for full-size touch targets everywhere. */
const faultsOf = async (page: Page, { size }: Journey) => ({
  beyond: await beyondWindow(page),
  cut: await cutWords(page),
  small: size === undefined ? await smallerThanThumb(page) : [],
});

/** The call and the player's win, visible and announced. */
async function isTold(page: Page, table: AtTable, journey: Journey, language: Tongue): Promise<void> {
  const call = journey.calls[language];
  const { won, balance } = words[language];
  const paid = paidFor(journey);
  await table.hears(call);
  await table.shows(balance, written(purse - spentOn(journey) + paid, language));
  await page
    .getByRole('status')
    .getByText(`${call} ${won} ${written(paid, language)}.`)
    .waitFor();
}

async function comeIn(
  house: BrowserHouse,
  page: Page,
  { game, language, called, seat, view }: Journey,
): Promise<AtTable> {
  const said = words[language];
  await tabTo(page, page.getByRole('searchbox', { name: said.search }));
  await page.keyboard.type(called);
  await enter(page, page.getByRole('article').filter({ hasText: called }).getByRole('link'));
  await page.locator('[data-spot], .seat-free').first().waitFor();
  await house.until(game, 'betting');
  if (seat !== undefined) await enter(page, page.getByRole('button', { name: said.sit(seat) }));
  if (view !== undefined) await enter(page, page.getByRole('button', { name: view, exact: true }));
  return atTable(house, page);
}

/** Arrows choose in the rack; elsewhere digits do, counted from the left. */
async function chooseChip(page: Page, value: string): Promise<void> {
  await tabTo(page, page.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowRight');
  const chips = await page.locator('.chip-rack').getByRole('radio').all();
  const values = await Promise.all(chips.map((chip) => chip.getAttribute('aria-label')));
  await page.keyboard.press(String(values.indexOf(value) + 1));
  await page.getByRole('radio', { name: value, exact: true, checked: true }).waitFor({ state: 'attached' });
}

async function placeBets(
  page: Page,
  table: AtTable,
  { language, chip, bets, staked }: Journey,
  isOwnTable: boolean,
): Promise<void> {
  await page.locator('.spot:visible').first().waitFor();
  await chooseChip(page, written(chip, language));
  for (const [spot, times] of Object.entries(bets)) {
    await reachSpot(page, spot);
    for (let time = 0; time < times; time++) await page.keyboard.press('Enter');
  }
  const { total } = words[language];
  await table.shows(total, written(staked, language));
  if (isOwnTable) return;
  await page.keyboard.press('d');
  await table.shows(total, written(2 * staked, language));
  await page.keyboard.press('u');
  await table.shows(total, written(staked, language));
}

/** The next round: the same bets again, then cleared. */
async function betAgain(house: BrowserHouse, page: Page, table: AtTable, journey: Journey): Promise<void> {
  const { game, staked } = journey;
  const language = other(journey.language);
  const { total } = words[language];
  await house.until(game, 'betting');
  await page.locator('[data-call=place-your-bets], [data-call=bets-closing]').waitFor();
  await page.keyboard.press('r');
  await table.shows(total, written(staked, language));
  await page.keyboard.press('c');
  await table.shows(total, written(0, language));
}

/** At a private table the player starts the round. */
const isOwn = (house: BrowserHouse, game: string) =>
  present(house.tables.get(house.tableOf(game)), game).open.isPrivate;

async function begin(house: BrowserHouse, page: Page, { game, language, choices }: Journey): Promise<void> {
  if (isOwn(house, game)) {
    await enter(page, page.getByRole('button', { name: words[language].deal, exact: true }));
    await page.locator('[data-call=no-more-bets]').waitFor();
  } else await house.until(game, choices === undefined ? 'dealing' : 'deciding');
}

async function end(house: BrowserHouse, table: AtTable, { game, language, calls }: Journey): Promise<void> {
  if (isOwn(house, game)) await table.waitsFor(calls[language]);
  else await house.until(game, 'result');
}

/** Reloads the page two seconds before the block ends; when it ends, the table opens by itself. */
async function waitAtDoor(
  house: BrowserHouse,
  page: Page,
  { told, seconds }: NonNullable<Journey['kept']>,
): Promise<void> {
  const door = page.getByRole('status').getByText(told);
  await door.waitFor();
  await house.pass(seconds - 2);
  await page.reload();
  await door.waitFor();
  await house.pass(2);
}

/** The reconnected page shows the same as a newly opened page of the player. */
async function seesAsAnew(
  house: BrowserHouse,
  page: Page,
  { game, language, found }: Journey,
  owned: string,
): Promise<void> {
  const beside = await house.open(page.context(), `/table/${house.tableOf(game)}`);
  await (await atTable(house, beside)).shows(words[language].balance, owned);
  const anew = await seen(beside, language);
  expect(anew.found).toEqual(expect.arrayContaining([...found]));
  await expect.poll(() => seen(page, language)).toEqual(anew);
  await beside.close();
}

interface Seen {
  readonly call: string;
  readonly found: readonly string[];
  readonly stakes: readonly string[];
  readonly total: string;
  readonly offered: readonly string[];
}

/** Everything the player sees of the round: the call, cards and marks, own chips, options. */
function seen(page: Page, language: Tongue): Promise<Seen> {
  const { total, choice } = words[language];
  return page.evaluate(`(() => {
    const all = (selector, tell) => [...document.querySelectorAll(selector)].map(tell);
    const named = (element) => element.getAttribute('aria-label') ?? '';
    const stage = '[data-show=stage] ';
    return {
      call: document.querySelector('[data-call] p')?.textContent ?? '',
      found: [
        ...all(stage + '[role=img]', named),
        ...all('.spot-mark', ({ dataset, parentElement }) => parentElement.dataset.spot + ' ' + dataset.print),
      ],
      stakes: all('.spot[data-stake]', ({ dataset }) => (dataset.seat ?? '') + dataset.spot + ' ' + dataset.stake),
      total: all('dt', (name) => name).find(({ textContent }) => textContent === '${total}')?.nextSibling.textContent ?? '',
      offered: all('section[aria-label="${choice}"] button', ({ textContent }) => textContent),
    };
  })()`);
}

async function choose(
  house: BrowserHouse,
  page: Page,
  journey: Journey,
  { offered, picks = [], key }: Choice,
): Promise<void> {
  const { game, language } = journey;
  await house.until(game, 'deciding');
  const offer = page.getByRole('region', { name: words[language].choice });
  const names = offer.locator('button[aria-keyshortcuts] > :first-child');
  await names.filter({ hasText: offered[0] ?? '' }).waitFor();
  expect(await names.allInnerTexts()).toEqual(offered);
  await measure(page);
  expect(await faultsOf(page, journey)).toEqual(faultless);
  for (const card of picks) await enter(page, page.getByRole('button', { name: card }));
  await page.keyboard.press(key);
  // A turn ends at once; in a window the choice stays visible until it closes.
  const chosen = offer.getByRole('button', { pressed: true });
  await expect.poll(async () => (await offer.count()) === 0 || (await chosen.count()) > 0).toBe(true);
}

/** The win expands bet by bet, each with its clause. */
async function readLines(page: Page, { language, lines }: Journey): Promise<void> {
  const said = words[language];
  await enter(page, page.getByRole('button', { name: new RegExp(`^${said.won}`) }));
  const rows = page.getByRole('table', { name: said.lines }).locator('tbody > tr:not([data-part])');
  await rows.first().waitFor();
  const told = (await rows.allInnerTexts()).map((row) => row.split('\t').map((cell) => cell.split('\n')[0]));
  expect(told).toEqual(
    lines.map(([name, stake, returns, clause]) => [name, written(stake, language), written(returns, language), clause]),
  );
  await page.keyboard.press('Enter');
}

/** In the settings: behind the phone's menu, or a separate button if there is room. */
async function changeLanguage(page: Page, from: Tongue, to: Tongue): Promise<void> {
  const { menu, settings, name } = words[from];
  const direct = page.getByRole('button', { name: settings, exact: true });
  await enter(page, page.getByRole('button', { name: menu }).or(direct));
  await tabTo(page, page.getByRole('tab', { selected: true }));
  // The last tab: one step left of the first.
  if ((await page.getByRole('tab', { name: settings, selected: true }).count()) === 0) {
    await page.keyboard.press('ArrowLeft');
  }
  await tabTo(page, page.getByRole('radio', { name }));
  // English, Lithuanian, Romanian.
  await page.keyboard.press(to === 'ro' ? 'ArrowDown' : 'ArrowUp');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}
