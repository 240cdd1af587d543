/** Private tables of any game in a browser, at a desk and on a phone: chips, Deal, choices, result, Rebet & deal. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type AtTable, atTable } from './testing/at-table.ts';
import { browserHouse, type BrowserHouse } from './testing/browser-house.ts';
import { beyondWindow, cutWords, measure, overlapping } from './testing/measure.ts';
import { script, type Script } from './testing/script.ts';

interface Course {
  readonly game: string;
  /** Games without seats have one place. */
  readonly boxes: number;
  readonly spot: RegExp;
  /** The chip of a bet of 10.00, and how many of them. */
  readonly chip: readonly [value: string, count: number];
  readonly double: string;
  readonly script: Script;
  /** Pressed one after another, each when it is offered. */
  readonly choices: readonly RegExp[];
  /** After one round, and after the same round again. */
  readonly balances: readonly [string, string];
}

/** Each box has 20, the dealer 19. */
const twenties = (boxes: number): Course => ({
  game: 'ezugi-blackjack',
  boxes,
  spot: /^Main bet/,
  chip: ['10.00', 1],
  double: '2×',
  script: { cards: [...Array(boxes).fill('Kh'), '9d', ...Array(boxes).fill('Kc'), 'Ts'].join(' ') },
  choices: Array<RegExp>(boxes).fill(/^Stand/),
  balances: [`1,0${boxes}0.00`, `1,0${2 * boxes}0.00`],
});

const courses: readonly Course[] = [
  {
    game: 'casino-war',
    boxes: 1,
    spot: /^Main/,
    chip: ['10.00', 1],
    double: 'Double',
    // A tie of kings, three burned, an ace beats a two: 20.00 staked, 30.00 returned.
    script: { cards: 'Kd Ks 2c 3c 4c Ah 2d' },
    choices: [/^Go to war/],
    balances: ['1,010.00', '1,020.00'],
  },
  {
    game: 'royal-poker',
    boxes: 1,
    spot: /^Ante/,
    chip: ['5.00', 2],
    double: 'Double',
    // A straight; the dealer does not qualify: the Ante wins 10.00, the Bet is returned.
    script: { cards: '7c 8s 9d Ts Jh Qc 9h 6h 4s 2c 3d 2d 2h 3h 3s 4c' },
    choices: [/^Bet(?! with)/, /^Decline/],
    balances: ['1,010.00', '1,020.00'],
  },
  {
    game: 'ezugi-roulette',
    boxes: 1,
    spot: /^Straight 17,/,
    chip: ['5.00', 2],
    double: 'Double',
    script: { pocket: 17 },
    choices: [],
    // 10.00 at 35:1.
    balances: ['1,350.00', '1,700.00'],
  },
  twenties(1),
  twenties(2),
  twenties(3),
];

const windows = {
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  onItsSide: { width: 844, height: 390 },
} as const;

describe('private tables in the browser', () => {
  let house: BrowserHouse;
  const ids = new Map<Course, string>();
  beforeAll(async () => {
    house = await browserHouse([]);
    for (const course of courses) ids.set(course, await house.openPrivate(course.game, course.boxes));
  });
  afterEach(() => house.everyoneLeaves());
  afterAll(() => house.close());

  const comes = (page: Page, what: string) => isThere(page, page.locator(what));

  /** The clock advances until this is on the page: a private table announces no deadlines. */
  async function isThere(page: Page, what: Locator): Promise<void> {
    for (let seconds = 0; (await what.count()) === 0; seconds++) {
      if (seconds > 90) throw new Error(`${what.toString()} did not come`);
      await house.pass(1);
      await page.waitForTimeout(30);
      await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    }
  }

  async function play(table: AtTable, course: Course, seen: (moment: string) => Promise<void>): Promise<void> {
    const { page } = table;
    const choice = page.getByRole('region', { name: 'Your choice' });
    // Not the ring beside it, which counts.
    const question = async () => (await choice.getByRole('heading').allInnerTexts()).join();
    for (const [at, option] of course.choices.entries()) {
      const button = choice.getByRole('button', { name: option });
      await isThere(page, button);
      await seen(`choice-${at + 1}`);
      const asked = await question();
      await button.click();
      await expect.poll(question).not.toBe(asked);
    }
    await comes(page, '[data-phase=result]');
  }

  const cases = courses.flatMap((course) => {
    // The most that has to fit beside a stage.
    const side = course.boxes === 3 ? (['onItsSide'] as const) : [];
    return (['desk', 'phone', ...side] as const).map((size) => ({ ...course, course, size }));
  });

  test.each(cases)('[GLI-99] $game, $boxes, $size', async ({ course, size, ...wanted }) => {
    const { game, boxes, spot, double } = wanted;
    const visitor = { player: `${game.slice(-8)}-${boxes}-${size}`, size, viewport: windows[size] };
    const table = await atTable(house, await house.visit(`/table/${ids.get(course)}`, visitor));
    const { page } = table;
    await measure(page);
    const seen = async (moment: string) => {
      await table.look(`private-${game}-${boxes}-${moment}-${size}`);
      expect(await beyondWindow(page)).toBe(0);
      expect(await cutWords(page)).toEqual([]);
      expect(await overlapping(page, '[role=group] > button')).toEqual([]);
    };
    await comes(page, '[data-phase=betting]');
    expect(await page.getByRole('button', { name: /^Free seat/ }).count()).toBe(0);
    await seen('empty');
    const [chip, count] = course.chip;
    await table.choose(chip);
    const places = page.getByRole('button', { name: spot });
    expect(await places.count()).toBe(boxes);
    const lay = async () => {
      for (let box = 0; box < boxes; box++) {
        for (let at = 0; at < count; at++) await places.nth(box).click();
      }
      await table.shows('Total bet', `${boxes}0.00`);
    };
    await lay();
    await table.press(double);
    await table.shows('Total bet', `${2 * boxes}0.00`);
    await table.press('Undo');
    await table.shows('Total bet', `${boxes}0.00`);
    await table.press('Clear');
    await table.shows('Total bet', '0.00');
    await lay();
    await seen('betting');
    script(game, course.script);
    await table.press('Deal');
    await play(table, course, async (moment) => {
      await seen(moment);
      // Boxes stay in sight above the choices; a phone on its side has no felt beside them.
      const boxes = '.seat [data-spot=main], section[aria-label="Your choice"]';
      if (size !== 'onItsSide') expect(await overlapping(page, boxes)).toEqual([]);
    });
    await table.shows('Balance', course.balances[0]);
    await seen('result');
    await comes(page, '[data-phase=betting]');
    await seen('again');
    script(game, course.script);
    await table.press('Rebet & deal');
    await table.shows('Total bet', `${boxes}0.00`);
    await play(table, course, async () => {});
    await table.shows('Balance', course.balances[1]);
    expect(await page.getByRole('log', { name: 'About your bets' }).innerText()).toBe('');
  });

  test('no page logged an error', () => {
    expect(house.complaints).toEqual([]);
  });
});
