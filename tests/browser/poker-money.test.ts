/** Money in the poker room, in a real browser: registering and undoing it, a rebuy, an add-on, a re-entry. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { asked, nextDoes } from '../../house/tournaments/testing/poker-house.ts';
import {
  button,
  deckWonBy,
  inAPokerHouse,
  passUntil,
  passUntilAsked,
  playerNamed,
  push,
  register,
  saidTo,
  seatOf,
  toTable,
} from './testing/at-poker.ts';
import { look } from './testing/at-table.ts';

describe('what a tournament costs and gives', () => {
  const room = inAPokerHouse();

  const figure = (page: Page, name: string) => page.locator('dl > div', { hasText: name }).first();

  test('[PT-054] [PT-935] [PT-936] registering can be undone in time, a rebuy is offered after busting, the add-on after the rebuy period', async () => {
    const house = room();
    const levels = [
      { smallBlind: 100, bigBlind: 200, minutes: 2 },
      { smallBlind: 200, bigBlind: 400, minutes: 240 },
    ];
    const bought = { rebuys: { price: 1000, chips: 3000, throughLevel: 1 }, addOns: { price: 1000, chips: 5000 } };
    const poker = house.poker();
    const id = await poker.create('rebuy', { name: 'Buy more', levels, antes: false, breaks: 'none', ...bought }, 10);
    const [rita, rolf] = [
      await house.visit('/poker', { player: 'rita', size: 'phone' }),
      await house.visit('/poker', { player: 'rolf' }),
    ];
    // Cards are dealt to the big blind first; the button beats it.
    poker.decks.push(deckWonBy(1, 2), deckWonBy(1, 2));
    // Registered ten minutes before the start; it can be undone until five minutes before.
    await register(rita, 'Buy more', '11.00');
    await rita.getByText(/^You’re registered\. You can unregister until/).waitFor();
    await button(rita, 'Unregister, 11.00 refunded').click();
    await button(rita, 'Register for 11.00').click();
    await button(rita, 'Unregister, 11.00 refunded').waitFor();
    await house.pass(301);
    await register(rolf, 'Buy more', '11.00');
    await rolf.getByText('You’re registered. It can’t be undone.').waitFor();
    expect(await button(rolf, /^Unregister/).count()).toBe(0);
    // The window states what can be bought, and until when.
    await rita.getByText('10.00 (including a 0.00 fee) for 3,000 chips, unlimited through level 1').waitFor();
    await house.pass(299);
    for (const page of [rita, rolf]) await toTable(page);
    const own = await playerNamed(house, 'rita');
    if (asked(poker, id) === own) await nextDoes(poker, id, 'fold');
    await passUntilAsked(house, id);
    await button(rolf, 'All-in').waitFor();
    expect(await push(rolf)).toBe(true);
    await button(rita, /^Call .*all-in$/).click();
    await look(rita, 'poker-rebuy-phone');
    const offers = rita.getByRole('region', { name: 'Offers' });
    // In the last level of the period both are available: 3,000 and 5,000 chips for 10.00 each.
    await offers.getByRole('button', { name: 'Rebuy and add-on: 8,000 for 20.00' }).waitFor();
    await offers.getByRole('button', { name: 'Rebuy 3,000 for 10.00' }).click();
    await saidTo(rita).getByText('10.00 taken for the rebuy.').waitFor();
    // Two entries and a rebuy at 10.00 each.
    await figure(rolf, 'Prize pool').getByText('30.00').waitFor();
    // 3,000 less the blind she posts in the next hand.
    await passUntilAsked(house, id);
    await seatOf(rolf, 'rita')
      .getByText(/2,[89]00/)
      .waitFor();
    await passUntil(house, rita.getByText('The add-on is available.'), 600);
    expect(await offers.getByRole('button', { name: /^Rebuy/ }).count()).toBe(0);
    const addOn = offers.getByRole('button', { name: 'Add-on 5,000 for 10.00' });
    await addOn.waitFor();
    await look(rita, 'poker-add-on-phone');
    // During a hand it is bought when the hand is over.
    await passUntilAsked(house, id);
    await addOn.click();
    await rita.getByText('Bought as soon as this hand is over.').waitFor();
    await nextDoes(poker, id, 'fold');
    await saidTo(rita).getByText('10.00 taken for the add-on.').waitFor();
    await figure(rolf, 'Prize pool').getByText('40.00').waitFor();
    // One add-on per player.
    await expect.poll(() => offers.getByRole('button', { name: /^Add-on/ }).count()).toBe(0);
    await rita.getByRole('link', { name: 'All tournaments' }).first().click();
    // 1,000.00 less 11.00, 10.00 and 10.00.
    await rita.getByText('969.00').waitFor();
    await poker.room(id).cancel();
    await rita.getByText('1,000.00').waitFor();
  });
});
