/** The end of a poker evening in a real browser: the last hand before the result, a report, an expired session. */
import { describe, expect, test } from 'vitest';
import { present } from '../../core/base/invariant.ts';
import { addPlayers, nextDoes } from '../../house/tournaments/testing/poker-house.ts';
import { button, deckWonBy, inAPokerHouse, register, seatOf, toTable } from './testing/at-poker.ts';
import { look } from './testing/at-table.ts';
import { sizes } from './testing/browser-house.ts';

const levels = [{ smallBlind: 100, bigBlind: 200, minutes: 240 }];

describe('the end', () => {
  const room = inAPokerHouse();

  test('[PT-062] the last hand is shown to its end before the result covers it, and can be skipped', async () => {
    const house = room();
    const poker = house.poker();
    const id = await poker.create('sit-and-go-heads-up', { name: 'Last hand', levels, chips: 3000 });
    // With cards turned one after the other.
    const page = await house.visit('/poker', { player: 'ina', moves: true });
    await register(page, 'Last hand', '10.50');
    // Heads-up, cards are dealt to the big blind first: it wins.
    poker.decks.push(deckWonBy(0, 2));
    await poker.enter(id, ...(await addPlayers(house.accounts.db, 1)));
    await toTable(page);
    // Freezes the page's clock to look at the end of the hand.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await nextDoes(poker, id, 'all-in');
    await nextDoes(poker, id, 'call');
    expect(poker.room(id).isOver).toBe(true);
    const skip = button(page, 'See the result');
    await skip.waitFor();
    const outcome = page.getByRole('region', { name: 'Result' });
    expect(await outcome.count()).toBe(0);
    expect(await page.getByRole('group', { name: 'Board', exact: true }).getByRole('img').count()).toBe(5);
    await page
      .getByText(/ wins 6,000/)
      .first()
      .waitFor({ state: 'attached' });
    // She is still shown in her seat, though the tournament is over.
    expect(await seatOf(page, 'ina').getAttribute('data-own')).toBe('true');
    // No bets are left in front of the seats.
    expect(await page.locator('[data-bet]').count()).toBe(0);
    for (const size of ['desk', 'phone', 'onItsSide'] as const) {
      await page.setViewportSize(sizes[size]);
      await look(page, `poker-last-hand-${size}`);
    }
    await skip.click();
    await outcome.getByRole('heading').first().waitFor();
    expect(await skip.count()).toBe(0);
    // The table can be viewed again, and the result after it.
    await outcome.getByRole('button', { name: 'See the table' }).click();
    expect(await outcome.count()).toBe(0);
    await skip.click();
    await outcome.waitFor();
  });

  test('[PT-062] waiting players see the result automatically, latecomers at once', async () => {
    const house = room();
    const poker = house.poker();
    const id = await poker.create('sit-and-go-heads-up', { name: 'By itself', levels, chips: 3000 });
    const page = await house.visit('/poker', { player: 'ivo' });
    await register(page, 'By itself', '10.50');
    poker.decks.push(deckWonBy(0, 2));
    await poker.enter(id, ...(await addPlayers(house.accounts.db, 1)));
    await toTable(page);
    await nextDoes(poker, id, 'all-in');
    await nextDoes(poker, id, 'call');
    const outcome = page.getByRole('region', { name: 'Result' });
    await outcome.waitFor();
    await page.reload();
    await outcome.waitFor();
    expect(await button(page, 'See the result').count()).toBe(0);
  });

  test('[PP-008] a spectator chooses a table from the empty felt, and sees nobody’s cards', async () => {
    const house = room();
    const poker = house.poker();
    const id = await poker.create('sit-and-go-heads-up', { name: 'Looked at', levels });
    await poker.enter(id, ...(await addPlayers(house.accounts.db, 2)));
    const page = await house.visit('/poker', { player: 'olga', size: 'phone' });
    await page.goto(`${house.address}/poker/${id}`);
    await button(page, 'Choose a table').click();
    await page.getByRole('link', { name: 'Table 1' }).click();
    await expect.poll(() => page.locator('[data-seat]').getByRole('img', { name: 'face down' }).count()).toBe(4);
    expect(await page.locator('[data-open=true]').count()).toBe(0);
    expect(await button(page, 'Choose a table').count()).toBe(0);
    await look(page, 'poker-looked-at-phone');
  });

  test('[PI-038] a player can be reported from the last hands, and the report includes the hand', async () => {
    const house = room();
    const poker = house.poker();
    const id = await poker.create('sit-and-go-heads-up', { name: 'Report', levels });
    const page = await house.visit('/poker', { player: 'rasa', size: 'phone' });
    await register(page, 'Report', '10.50');
    const [other] = await addPlayers(house.accounts.db, 1);
    await poker.enter(id, present(other, 'a player'));
    await toTable(page);
    await nextDoes(poker, id, 'fold');
    await button(page, 'Your recent hands').click();
    await button(page, 'Report a player').click();
    await button(page, 'Send to the house').click();
    await page.getByText('This field is required.').waitFor();
    await page.getByRole('combobox', { name: 'What did it look like?' }).selectOption('Playing with a bot');
    await page.getByRole('textbox', { name: 'What did you see?' }).fill('Always two seconds.');
    await look(page, 'poker-report-phone');
    await button(page, 'Send to the house').click();
    await page.getByText('Thank you. The house will look into it.').waitFor();
    const kept = await house.accounts.db.query<{ says: string; hands: readonly string[]; players: readonly string[] }>(
      `select says, hands, players from integrity_evidence where kind = 'report'`,
    );
    expect(kept).toEqual([{ says: 'Always two seconds.', hands: [`${id}/1`], players: [other] }]);
  });

  test('[GLI-68] a session ended by inactivity is explained at the table, rather than shown as a lost connection', async () => {
    const house = room();
    const poker = house.poker();
    const id = await poker.create('sit-and-go-heads-up', { name: 'Asleep', levels });
    const page = await house.visit('/poker', { player: 'zita', size: 'phone' });
    await register(page, 'Asleep', '10.50');
    await poker.enter(id, ...(await addPlayers(house.accounts.db, 1)));
    await toTable(page);
    await house.pass(1810);
    await page.getByRole('heading', { name: 'You’ve been disconnected' }).waitFor();
    await page.getByText('You were away too long. Please sign in again.').waitFor();
    expect(await page.getByText('Connection lost').count()).toBe(0);
    await look(page, 'poker-signed-out-phone');
    await button(page, 'Reconnect').click();
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
  });
});
