/** Poker tables in a real browser: a move, the final table, running it twice, and forward folds. */
import { describe, expect, test } from 'vitest';
import type { PlayerId } from '../../core/base/ids.ts';
import { present } from '../../core/base/invariant.ts';
import { stepsOf } from '../../house/tournaments/hand-steps.ts';
import { handsOf } from '../../house/tournaments/read.ts';
import { addPlayers, asked, nextDoes } from '../../house/tournaments/testing/poker-house.ts';
import { button, inAPokerHouse, playerNamed, push, register, saidTo, seatOf, toTable } from './testing/at-poker.ts';
import { look } from './testing/at-table.ts';

const levels = [{ smallBlind: 100, bigBlind: 200, minutes: 240 }];

describe('poker tables', () => {
  const room = inAPokerHouse();

  /** A tournament starting in ten minutes, with scripted players. */
  async function announced(preset: string, name: string, others: number, more: object) {
    const poker = room().poker();
    const id = await poker.create(preset, { name, levels, lateRegistration: 'none', antes: false, ...more }, 10);
    await poker.enter(id, ...(await addPlayers(room().accounts.db, others)));
    // Open lobbies learn of it when the house's clock moves.
    await room().pass(1);
    return id;
  }
  const tablesOf = (id: string): readonly (readonly PlayerId[])[] => {
    const { tables, entries } = room().poker().room(id).tournament;
    return tables.map(({ seats }) => seats.flatMap((entry) => entries[entry]?.player ?? []));
  };
  const mineOf = async (id: string, player: PlayerId) => (await room().poker().room(id).seenBy(player)).mine;

  /** Each of these players asked in a current hand does this. Returns whether anyone was. */
  async function allDo(id: string, players: readonly PlayerId[], option: string): Promise<boolean> {
    const poker = room().poker();
    const hands = new Set(poker.turns(id).map(({ turn }) => turn.hand));
    for (let did = 0; ; did++) {
      const next = poker.turns(id).find(({ player, turn }) => players.includes(player) && hands.has(turn.hand));
      if (next === undefined) return did > 0;
      const { player, turn } = next;
      const does = turn.options.some((one) => one.id === option) ? option : turn.fallback;
      expect(await poker.say(id, player, { do: 'act', hand: turn.hand, option: does })).toBeUndefined();
    }
  }

  test('[PT-926] [PT-928] a move to another table and the final table are announced, with the new seat', async () => {
    const house = room();
    const ana = await house.visit('/poker', { player: 'ana' });
    const id = await announced('freeze-out', 'Two tables', 5, { seats: 3 });
    const own = await playerNamed(house, 'ana');
    await register(ana, 'Two tables', '11.00');
    await house.pass(600);
    await toTable(ana);
    const isHers = (players: readonly PlayerId[]) => players.includes(own);
    const hers = () => present(tablesOf(id).find(isHers), 'her table');
    const others = () =>
      tablesOf(id)
        .filter((players) => !isHers(players))
        .flat();
    const first = (await mineOf(id, own)).table;
    // Three at a table: the button is the next big blind, and moves when the other table has lost two.
    const hasButton = async () => {
      const { state, mine } = await house.poker().room(id).seenBy(own);
      return state.table?.hand?.button === mine.seat;
    };
    for (let hands = 0; hands < 6 && !(await hasButton()); hands++) {
      await allDo(id, hers(), 'fold');
      await house.pass(3);
    }
    for (let tries = 0; tries < 60 && others().length > 1; tries++) {
      if (!(await allDo(id, others(), 'all-in'))) await house.pass(1);
    }
    expect([hers().length, others().length]).toEqual([3, 1]);
    await allDo(id, hers(), 'fold');
    await house.pass(1);
    const moved = await mineOf(id, own);
    expect(moved.table).not.toBe(first);
    const told = `You’ve been moved to table ${moved.table}, seat ${moved.seat}, to balance the tables.`;
    await saidTo(ana).getByText(told).waitFor();
    await look(ana, 'poker-moved');
    // One more is out: the three left sit at one table, with seats redrawn.
    for (let tries = 0; tries < 60 && tablesOf(id).length > 1; tries++) {
      const isDone = await allDo(id, others(), 'all-in');
      if (!(await allDo(id, hers(), 'fold')) && !isDone) await house.pass(1);
    }
    const last = await mineOf(id, own);
    await saidTo(ana).getByText(`Final table! Table ${last.table}, seat ${last.seat}.`).waitFor();
    await look(ana, 'poker-final-table');
  });

  test('[PP-140] [PP-141] a forward fold leaves before the turn and plays on at another table at once', async () => {
    const house = room();
    const fay = await house.visit('/poker', { player: 'fay' });
    const id = await announced('fastforward', 'Forward', 8, { seats: 3 });
    const own = await playerNamed(house, 'fay');
    await register(fay, 'Forward', '11.00');
    await house.pass(600);
    await toTable(fay);
    const poker = house.poker();
    const forward = button(fay, 'Forward fold');
    // Until she is the big blind, who owes nothing before someone raises.
    const seatIn = async () => {
      const { state, mine } = await poker.room(id).seenBy(own);
      return { hand: state.table?.hand, seat: state.table?.seats.find(({ seat }) => seat === mine.seat), mine };
    };
    for (let hands = 0; hands < 12 && (await seatIn()).seat?.position !== 'big-blind'; hands++) {
      await allDo(id, tablesOf(id).flat(), 'fold');
      await house.pass(3);
    }
    const before = await seatIn();
    expect(before).toMatchObject({ seat: { position: 'big-blind', bet: 200 } });
    await seatOf(fay, 'fay').getByTitle('Big blind').waitFor();
    await button(fay, 'Check/fold').waitFor();
    expect(await forward.count()).toBe(0);
    const there = present(
      tablesOf(id).find((players) => players.includes(own)),
      'her table',
    );
    const raiser = present(
      poker.turns(id).find(({ player }) => there.includes(player)),
      'the first to act',
    ).player;
    const rest = there.filter((player) => player !== own && player !== raiser);
    await allDo(id, [raiser], 'all-in');
    // It is the small blind's turn, and she faces a bet now.
    await forward.waitFor();
    await look(fay, 'poker-forward-fold');
    const { hand } = before;
    await forward.click();
    await house.pass(0);
    // Nobody there can tell: her cards and chips are unchanged.
    const seen = await poker.room(id).seenBy(raiser);
    expect(seen.state.table?.seats.find(({ player }) => player === 'fay')).toMatchObject({ isLive: true, bet: 200 });
    for (let tries = 0; tries < 20 && (await seatIn()).mine.hand === undefined; tries++) {
      await allDo(
        id,
        tablesOf(id)
          .flat()
          .filter((player) => !rest.includes(player)),
        'fold',
      );
    }
    const after = await seatIn();
    expect(after.mine.table).not.toBe(before.mine.table);
    expect(after.mine.cards).toHaveLength(2);
    expect(after.hand?.hand).not.toBe(hand?.hand);
    await saidTo(fay).getByText(`You’re at table ${after.mine.table}, seat ${after.mine.seat}.`).waitFor();
    await seatOf(fay, 'fay').getByRole('img').first().waitFor();
    // At her old table someone is still asked.
    expect(poker.turns(id).map(({ player }) => player)).toContain(rest[0]);
  });

  test('[PP-129] [PP-933] [PP-934] when both run it twice, two boards are shown, each for half the pot', async () => {
    const house = room();
    const more = { name: 'Two boards', levels, runItTwice: 'marked', chips: 3000 };
    const id = await house.poker().create('sit-and-go-heads-up', more);
    const cleo = await house.visit('/poker', { player: 'cleo' });
    const dan = await house.visit('/poker', { player: 'dan', size: 'phone' });
    for (const page of [cleo, dan]) await register(page, 'Two boards', '10.50');
    for (const page of [cleo, dan]) await toTable(page);
    const pages = [cleo, dan] as const;
    const first = asked(house.poker(), id) === (await playerNamed(house, 'cleo')) ? cleo : dan;
    await button(first, 'Call 100').click();
    const other = first === cleo ? dan : cleo;
    const check = other.getByRole('button', { name: 'Check', exact: true });
    await check.waitFor();
    await house.pass(1);
    await check.click();
    await button(other, 'All-in').first().waitFor();
    await push(other);
    await button(first, /^Call .*all-in$/).waitFor();
    await house.pass(1);
    await button(first, /^Call .*all-in$/).click();
    for (const page of pages) await page.getByText('Run it twice? Only if both players agree.').waitFor();
    await look(cleo, 'poker-twice-asked');
    await button(cleo, 'Twice').click();
    await button(cleo, 'Twice').waitFor({ state: 'detached' });
    await button(dan, 'Twice').click();
    for (const page of pages) {
      for (const name of ['Board', 'Second board']) {
        const board = page.getByRole('group', { name, exact: true });
        await expect.poll(() => board.getByRole('img').count()).toBe(5);
      }
      await page
        .getByText(/^First board:/)
        .first()
        .waitFor();
      await page
        .getByText(/^Second board:/)
        .first()
        .waitFor();
    }
    // A busted player first sees the end of the hand, then the result.
    await look(cleo, 'poker-twice');
    await look(dan, 'poker-twice-phone');
    // As stored, because whoever wins both boards has won the tournament, and its table is gone.
    const [played] = await handsOf(house.accounts.db, id, { limit: 1 });
    const { steps } = stepsOf(present(played, 'the hand'), 'audit', { event: 'Two boards', name: String });
    const { awards, board, secondBoard } = present(steps.at(-1)?.table.hand, 'its end');
    // 6,000 chips, half for each board; both share the flop.
    const wonOn = (which: number) =>
      awards.filter((award) => award.board === which).reduce((sum, { chips }) => sum + chips, 0);
    expect([wonOn(0), wonOn(1)]).toEqual([3000, 3000]);
    expect(secondBoard.slice(0, 3)).toEqual(board.slice(0, 3));
    expect(secondBoard.slice(3)).not.toEqual(board.slice(3));
  });

  test('of four tables side by side, the one waiting for the player gets the focus', async () => {
    const house = room();
    const poker = house.poker();
    const page = await house.visit('/poker', { player: 'max', size: 'wall' });
    const own = await playerNamed(house, 'max');
    const ids: string[] = [];
    for (const name of ['North', 'East', 'South', 'West']) {
      const id = await poker.create('sit-and-go-heads-up', { name });
      await poker.enter(id, ...(await addPlayers(house.accounts.db, 1)));
      expect(await poker.say(id, own, { do: 'enter' })).toBeUndefined();
      // Nobody waits for this player yet.
      if (asked(poker, id) === own) await nextDoes(poker, id, 'call');
      ids.push(id);
    }
    await page.goto(`${house.address}/poker-tables`);
    await expect.poll(() => page.getByRole('region').locator('[data-seat]').count()).toBe(8);
    const south = page.getByRole('region', { name: 'South' });
    const [, , third = ''] = ids;
    const roundThere = async () => (await poker.room(third).seenBy(own)).state.table?.hand?.round ?? 0;
    while (asked(poker, third) !== own) {
      const { turn } = present(poker.turns(third)[0], 'a turn');
      await nextDoes(poker, third, turn.options.some(({ id }) => id === 'check') ? 'check' : 'call');
    }
    await expect.poll(() => south.getAttribute('data-forward')).toBe('true');
    await look(page, 'poker-four-tables');
    await south.getByRole('button', { name: 'Check', exact: true }).waitFor();
    const round = await roundThere();
    await page.keyboard.press('c');
    await expect.poll(roundThere).toBe(round + 1);
  });
});
