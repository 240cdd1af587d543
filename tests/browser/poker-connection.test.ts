/** A connection lost at a poker table and recovered, within sixty seconds and after. */
import { describe, expect, test } from 'vitest';
import type { PlayerId } from '../../core/base/ids.ts';
import { present } from '../../core/base/invariant.ts';
import { addPlayers, asked, nextDoes } from '../../house/tournaments/testing/poker-house.ts';
import {
  button,
  deckWonBy,
  inAPokerHouse,
  passUntil,
  playerNamed,
  register,
  saidTo,
  seatOf,
  toTable,
} from './testing/at-poker.ts';
import { cutOff, look } from './testing/at-table.ts';

describe('a lost connection', () => {
  const room = inAPokerHouse((complaint) => complaint.includes('ERR_INTERNET_DISCONNECTED'));

  test('[PI-950] [PI-902] [PI-905] within sixty seconds the player can win the pot and play on; afterwards the entry is lost', async () => {
    const house = room();
    const poker = house.poker();
    const levels = [{ smallBlind: 100, bigBlind: 200, minutes: 240 }];
    // The first to act, third from the button's left, has the best hand.
    poker.decks.push(...Array.from({ length: 8 }, () => deckWonBy(2, 4)));
    const id = await poker.create('sit-and-go', { name: 'Lines', levels, entriesMax: 4, seats: 4, chips: 3000 });
    await poker.enter(id, ...(await addPlayers(house.accounts.db, 2)));
    const eve = await house.visit('/poker', { player: 'eve' });
    const gil = await house.visit('/poker', { player: 'gil', size: 'phone' });
    for (const page of [eve, gil]) await register(page, 'Lines', '11.00');
    for (const page of [eve, gil]) await toTable(page);
    const own = await playerNamed(house, 'eve');
    const seen = async (player: PlayerId) =>
      present(
        (await poker.room(id).seenBy(player)).state.table?.seats.find((seat) => seat.player === 'eve'),
        'eve',
      );
    for (let hands = 0; asked(poker, id) !== own && hands < 4; hands++) {
      for (const _ of ['first', 'button', 'small blind']) await nextDoes(poker, id, 'fold');
      await house.pass(3);
    }
    const { stack } = await seen(own);
    await button(eve, 'Call 200').click();
    await expect.poll(() => asked(poker, id)).not.toBe(own);
    await house.pass(1);
    const raiser = await nextDoes(poker, id, 'raise', 600);
    await nextDoes(poker, id, 'fold');
    await nextDoes(poker, id, 'call');
    expect(asked(poker, id)).toBe(own);
    await button(eve, 'Call 400').waitFor();

    const address = eve.url();
    await cutOff(eve);
    await eve.getByText('Your hand is protected for 60 seconds').waitFor();
    await look(eve, 'poker-lost-line');
    // Leaves without notice.
    await eve.goto('about:blank');
    await expect.poll(async () => (await seen(raiser)).awayUntil).toBeDefined();
    const lostAt = house.accounts.clock.now().getTime();
    expect(Date.parse((await seen(raiser)).awayUntil ?? '') - lostAt).toBe(60_000);
    await seatOf(gil, 'eve')
      .getByTitle(/^Connection lost, \d:\d\d left$/)
      .waitFor();
    await look(gil, 'poker-lost-line-phone');
    // After twenty seconds not folded, but all-in for the 200 in the pot.
    await house.pass(20);
    expect(await seen(raiser)).toMatchObject({ isLive: true, stack: stack - 200 });
    for (const _ of ['flop', 'turn', 'river']) {
      await house.pass(6);
      await nextDoes(poker, id, 'check');
      await nextDoes(poker, id, 'check');
    }
    // 200 each from three players, and 100 from the small blind.
    expect(await seen(raiser)).toMatchObject({ stack: stack - 200 + 700 });
    await house.pass(7);
    await eve.context().setOffline(false);
    await eve.goto(address);
    await expect.poll(async () => (await seen(raiser)).awayUntil).toBeUndefined();
    await seatOf(gil, 'eve')
      .getByTitle(/^Connection lost/)
      .waitFor({ state: 'detached' });
    await passUntil(house, seatOf(eve, 'eve').locator('[data-open=true]'));
    await house.pass(61);
    expect((await poker.room(id).seenBy(own)).mine.status).toBe('in');

    await eve.goto('about:blank');
    await expect.poll(async () => (await seen(raiser)).awayUntil).toBeDefined();
    await house.pass(59);
    expect((await poker.room(id).seenBy(own)).mine.status).toBe('in');
    await house.pass(2);
    await saidTo(gil).getByText('eve didn’t come back and is out.').waitFor();
    await look(gil, 'poker-removed-phone');
    await eve.goto(address);
    // One of four left: fourth place wins nothing, and the entry is not refunded.
    await passUntil(house, eve.getByText('You finished 4th'));
    await eve.getByText('No prize for this place. You paid 11.00.').waitFor();
    await look(eve, 'poker-removed');
    await eve.getByRole('link', { name: 'All tournaments' }).first().click();
    await eve.getByText('989.00').waitFor();
  });
});
