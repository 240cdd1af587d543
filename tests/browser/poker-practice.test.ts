/** One person against eight practice opponents, from the lobby to the last hand, in Lithuanian and by keyboard. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inAPokerHouse, playerNamed } from './testing/at-poker.ts';
import { look } from './testing/at-table.ts';
import { tabTo } from './testing/by-keyboard.ts';

const words = JSON.parse(readFileSync(join(import.meta.dirname, '../../web/words/lt/poker.json'), 'utf8')) as Readonly<
  Record<string, string>
>;
const say = (key: string, values: Readonly<Record<string, string>> = {}): string =>
  Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, value), words[key] ?? key);

/** Three big blinds each, and half that a minute later: nobody can wait for long. */
const levels = [50, 100, 200, 400].map((smallBlind) => ({ smallBlind, bigBlind: 2 * smallBlind, minutes: 1 }));

describe('a Sit & Go against practice opponents', () => {
  const room = inAPokerHouse();

  test('[PT-045] nine players to the end, by keyboard and in Lithuanian: the place and prize shown match the list', async () => {
    const house = room();
    await house.poker().create('sit-and-go-turbo', { name: 'Practice nine', chips: 300, levels, antes: false });
    const page = await house.visit('/poker', { player: 'lina', language: 'lt' });
    const press = async (key: string) => page.keyboard.press(key);
    await tabTo(page, page.getByRole('button', { name: 'Practice nine', exact: true }));
    await press('Enter');
    await tabTo(page, page.getByRole('button', { name: say('poker.enter', { price: '5,50' }) }));
    await press('Enter');
    await page.getByText(say('poker.youAreIn')).waitFor();
    await look(page, 'poker-practice-board-lt');
    // One joins after five seconds, the next ones faster; the ninth starts it.
    await house.pass(20);
    await tabTo(page, page.getByRole('link', { name: say('poker.toOwnTable') }));
    await press('Enter');
    await page.locator('[data-seat]').nth(8).waitFor();
    expect(await page.getByText('(bot)').count()).toBeGreaterThanOrEqual(8);
    await look(page, 'poker-practice-lt');
    const asked = page.locator('[data-asked=true]');
    const outcome = page.getByRole('region', { name: say('poker.outcome') });
    const rooms = house.poker().tournaments;
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const own = await playerNamed(house, 'lina');
    const isIn = async () =>
      rooms.find(id)?.isOver === false && (await rooms.find(id)?.seenBy(own))?.mine.status === 'in';
    const isAsked = () => rooms.find(id)?.view.turn(own) !== undefined;
    // House time passes while others think; when she is asked, it waits for her page.
    while (await isIn()) {
      if (!isAsked()) await house.pass(1);
      else {
        await asked.waitFor();
        // The maximum, or a call if raising is not possible.
        const turn = await asked.innerText();
        await press('x');
        await press(turn.includes(say('poker.size.least')) ? 'r' : 'c');
        await expect.poll(isAsked).toBe(false);
      }
    }
    await outcome.waitFor();
    await look(page, 'poker-practice-out-lt');
    for (let minutes = 0; minutes < 120 && rooms.find(id)?.isOver !== true; minutes++) await house.pass(30);
    // Nine times 5.00 are paid out in full.
    const rows = outcome.getByRole('row');
    await expect.poll(() => rows.count()).toBe(10);
    const cells = await Promise.all((await rows.all()).slice(1).map((row) => row.getByRole('cell').allTextContents()));
    const prizes = cells.map(([, prize = '']) => Number(prize.replace('–', '0').replace(',', '.')));
    expect(prizes.reduce((sum, prize) => sum + prize, 0)).toBeCloseTo(45);
    // Players eliminated together with equal stacks share a place.
    const ownRow = cells.findIndex(([player]) => player === 'lina');
    const place = Number(
      await rows
        .nth(ownRow + 1)
        .getByRole('rowheader')
        .textContent(),
    );
    const title = place === 1 ? say('poker.youWon') : say('poker.yourPlace', { place: String(place) });
    await outcome.getByRole('heading', { name: title }).waitFor();
    await look(page, 'poker-practice-results-lt');
    await tabTo(page, outcome.getByRole('link', { name: say('poker.back') }));
    await press('Enter');
    const left = 1000 - 5.5 + (prizes[ownRow] ?? 0);
    await page.getByText(new Intl.NumberFormat('lt', { minimumFractionDigits: 2 }).format(left)).waitFor();
  });
});
