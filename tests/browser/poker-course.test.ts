/** The course of a tournament in a real browser: announcement, bet sizing, show or muck, the break, hand-for-hand. */
import { describe, expect, test } from 'vitest';
import type { PlayerId } from '../../core/base/ids.ts';
import { present } from '../../core/base/invariant.ts';
import { addPlayers, asked, nextDoes } from '../../house/tournaments/testing/poker-house.ts';
import {
  button,
  deckWonBy,
  inAPokerHouse,
  passUntil,
  passUntilAsked,
  playerNamed,
  register,
  saidTo,
  toTable,
} from './testing/at-poker.ts';
import { look } from './testing/at-table.ts';

const levels = [{ smallBlind: 100, bigBlind: 200, minutes: 240 }];

describe('the course of a tournament', () => {
  const room = inAPokerHouse();

  test('[PT-007 PT-053] announced with a countdown, filtered by state, and open for entries on time', async () => {
    const house = room();
    const poker = house.poker();
    await poker.create('turbo', { name: 'Soon', registrationOpens: { minutesBefore: 30 } }, 32);
    const page = await house.visit('/poker', { player: 'ada', size: 'phone' });
    const row = page.getByRole('listitem').filter({ hasText: 'Soon' });
    await row.getByText('Announced').waitFor();
    await row.getByText(/registration in (2:00|1:\d\d)/).waitFor();
    await page.getByRole('combobox', { name: 'State' }).selectOption('announced');
    await page.getByRole('button', { name: 'Soon', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Heads-up Sit & Go', exact: true }).count()).toBe(0);
    await look(page, 'poker-announced-phone');
    await page.getByRole('button', { name: 'Soon', exact: true }).click();
    await page.getByText(/^Registration opens .*, in (2:00|1:\d\d)\.$/).waitFor();
    await look(page, 'poker-announced-board-phone');
    expect(await button(page, /^Register for/).count()).toBe(0);
    await house.pass(120);
    await button(page, 'Register for 5.50').click();
    await page.getByText('You’re registered.').waitFor();
  });

  test('[PP-917] half pot, pot, minimum, maximum, slider and typing: never an amount the house would refuse', async () => {
    const house = room();
    const poker = house.poker();
    const id = await poker.create('sit-and-go-heads-up', { name: 'Amounts', levels, chips: 3000 });
    const page = await house.visit('/poker', { player: 'bea' });
    const own = await playerNamed(house, 'bea');
    await register(page, 'Amounts', '10.50');
    await poker.enter(id, ...(await addPlayers(house.accounts.db, 1)));
    await toTable(page);
    if (asked(poker, id) !== own) await nextDoes(poker, id, 'call');
    const raise = button(page, /^(Raise to|All-in) [\d,]+$/);
    await raise.waitFor();
    const slider = page.getByRole('slider', { name: 'Amount' });
    const typed = page.getByRole('textbox', { name: 'Amount, from 400 to 3,000' });
    // With 300 in the pot, calling 100 makes 400; half of that, or all of it, is added to 200. With 400 and nothing
    // to call: the same.
    const [half, pot] = [400, 600];
    for (const [name, to] of [
      ['½ pot', half],
      ['Pot', pot],
      ['Min', 400],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click();
      await button(page, `Raise to ${to}`).waitFor();
      expect(await slider.inputValue()).toBe(String(to));
    }
    await page.getByRole('button', { name: 'All-in', exact: true }).click();
    await button(page, 'All-in 3,000').waitFor();
    await look(page, 'poker-amount');
    // By keyboard: minimum, half pot, pot, maximum; then the slider by its own keys.
    for (const [key, text] of [
      ['m', 'Raise to 400'],
      ['p', `Raise to ${pot}`],
      ['h', `Raise to ${half}`],
      ['x', 'All-in 3,000'],
    ] as const) {
      await page.locator('h1').click();
      await page.keyboard.press(key);
      await button(page, text).waitFor();
    }
    await slider.focus();
    await page.keyboard.press('Home');
    await button(page, 'Raise to 400').waitFor();
    await page.keyboard.press('ArrowRight');
    await button(page, 'Raise to 401').waitFor();
    // Typed amounts are clamped to the offered range.
    for (const [text, to] of [
      ['1', 'Raise to 400'],
      ['999999', 'All-in 3,000'],
      ['12ab50', 'Raise to 1,250'],
    ] as const) {
      await typed.fill(text);
      await button(page, to).waitFor();
    }
    await typed.press('Enter');
    const bet = async () =>
      (await poker.room(id).seenBy(own)).state.table?.seats.find(({ player }) => player === 'bea')?.bet;
    await expect.poll(bet).toBe(1250);
  });

  test('[PP-110] [PP-929] a beaten player is asked to show or muck, if they want to be asked', async () => {
    const house = room();
    const poker = house.poker();
    const id = await poker.create('sit-and-go-heads-up', { name: 'Muck', levels, chips: 3000 });
    const page = await house.visit('/poker', { player: 'cia', size: 'phone' });
    const own = await playerNamed(house, 'cia');
    await register(page, 'Muck', '10.50');
    const [other] = await addPlayers(house.accounts.db, 1);
    // Heads-up, cards are dealt to the big blind first, so it wins.
    poker.decks.push(...Array.from({ length: 6 }, () => deckWonBy(0, 2)));
    await poker.enter(id, present(other, 'a player'));
    await toTable(page);
    const autoMuck = page.getByRole('checkbox', { name: 'Auto-muck' });
    await autoMuck.click();
    await expect.poll(async () => (await poker.room(id).seenBy(own)).mine.autoMuck).toBe(false);
    const question = page.getByText('Show your cards?');
    for (let hands = 0; hands < 6 && !(await question.isVisible()); hands++) {
      await passUntilAsked(house, id);
      for (let acts = 0; acts < 12 && poker.turns(id).length > 0; acts++) {
        const { player, turn } = present(poker.turns(id)[0], 'a turn');
        if (turn.name !== 'action') break;
        expect(player).toBe(asked(poker, id));
        await nextDoes(poker, id, turn.options.some((one) => one.id === 'check') ? 'check' : 'call');
      }
      await question.waitFor({ timeout: 1500 }).catch(() => {});
    }
    await question.waitFor();
    await look(page, 'poker-muck-phone');
    await button(page, 'Muck').click();
    await question.waitFor({ state: 'detached' });
    // Nobody has seen her cards.
    const seen = (await poker.room(id).seenBy(present(other, 'a player'))).state.table;
    expect(seen?.seats.find(({ player }) => player === 'cia')?.cards.every((card) => card === 'hidden')).toBe(true);
  });

  test('[PT-080] [PT-925] the five-minute break is announced before, during and after, with its clock', async () => {
    const house = room();
    const poker = house.poker();
    const id = await poker.create('turbo', { name: 'Rest', levels, lateRegistration: 'none', antes: false }, 40);
    // Half an hour without activity signs people out, so she joins 25 minutes before the break.
    await house.pass(1800);
    const [dora, lobby] = [
      await house.visit('/poker', { player: 'dora' }),
      await house.visit('/poker', { player: 'dirk', size: 'phone' }),
    ];
    const others = await addPlayers(house.accounts.db, 2);
    await poker.enter(id, ...others);
    await register(dora, 'Rest', '5.50');
    await house.pass(600);
    await toTable(dora);
    const standing = async (player: PlayerId) => (await poker.room(id).seenBy(player)).state.standing;
    const own = await playerNamed(house, 'dora');
    const { breakDueAt = '' } = await standing(own);
    // Minute 55 of the current hour.
    expect(new Date(breakDueAt).getUTCMinutes()).toBe(55);
    await dora.getByText('Break in').waitFor();
    const left = Math.ceil((Date.parse(breakDueAt) - house.accounts.clock.now().getTime()) / 1000);
    for (let passed = 0; passed < left && (await standing(own)).rest === 'none'; passed += 10) await house.pass(10);
    for (let seconds = 0; seconds < 90 && (await standing(own)).rest !== 'on'; seconds++) await house.pass(1);
    const { restUntil = '' } = await standing(own);
    expect(Date.parse(restUntil) - house.accounts.clock.now().getTime()).toBeGreaterThan(290_000);
    await dora.getByText(/^Break: play resumes in (5:00|4:\d\d)$/).waitFor();
    await dora.getByText('Break ends in').waitFor();
    await saidTo(dora).getByText('Break.', { exact: true }).waitFor();
    await look(dora, 'poker-break');
    await house.pass(1);
    await lobby.getByRole('listitem').filter({ hasText: 'Rest' }).getByText('Break', { exact: true }).waitFor();
    await look(lobby, 'poker-break-lobby-phone');
    expect(poker.turns(id)).toEqual([]);
    const rest = Date.parse(restUntil) - house.accounts.clock.now().getTime();
    await house.pass(Math.floor(rest / 1000) - 1);
    expect(poker.turns(id)).toEqual([]);
    await passUntil(house, saidTo(dora).getByText('The break is over.'), 10);
    await passUntilAsked(house, id);
  });

  test('[PT-089] [PT-090] hand-for-hand is announced at once, and the table that finishes first waits for the other', async () => {
    const house = room();
    const poker = house.poker();
    const more = { name: 'Bubble', levels, seats: 2, lateRegistration: 'none', antes: false, breaks: 'none' };
    // Four to six entries pay two places: with three left at two tables, the next one out gets nothing.
    const id = await poker.create('freeze-out', { ...more, handForHand: 2 }, 10);
    const page = await house.visit('/poker', { player: 'elin', size: 'phone' });
    await poker.enter(id, ...(await addPlayers(house.accounts.db, 3)));
    await register(page, 'Bubble', '11.00');
    await house.pass(600);
    await toTable(page);
    await page.getByText('Hand-for-hand: all tables deal together').waitFor();
    await saidTo(page).getByText('Hand-for-hand begins.').waitFor();
    await look(page, 'poker-hand-for-hand-phone');
    const own = await playerNamed(house, 'elin');
    const { tables, entries } = poker.room(id).tournament;
    const hers = present(
      tables.find(({ seats }) => seats.some((entry) => entries[entry]?.player === own)),
      'her table',
    ).id;
    const handAt = (isHers: boolean) =>
      poker.room(id).tournament.tables.find((table) => (table.id === hers) === isHers)?.hand ?? 0;
    const there = () => poker.turns(id).filter(({ player }) => isAt(player));
    const isAt = (player: PlayerId) => {
      const entry = poker.room(id).tournament.entries.find((one) => one.player === player);
      return entry?.table === hers;
    };
    const { player, turn } = present(there()[0], 'a turn at her table');
    expect(await poker.say(id, player, { do: 'act', hand: turn.hand, option: 'fold' })).toBeUndefined();
    await house.pass(10);
    // Her hand is over, and no other is dealt while the other table plays.
    expect([handAt(true), handAt(false) > 0]).toEqual([0, true]);
    await nextDoes(poker, id, 'fold');
    await house.pass(10);
    expect(handAt(true)).toBeGreaterThan(0);
    expect(handAt(false)).toBeGreaterThan(0);
  });
});
