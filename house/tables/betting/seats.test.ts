/** Blackjack seats at a running table, and decisions sent before a player's turn. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Holder } from '../../../core/base/ids.ts';
import { cents } from '../../../core/base/money.ts';
import { bank, postAll } from '../../ledger/ledger.ts';
import { readRound } from '../../rounds/read.ts';
import { engines } from '../../testing/databases.ts';
import { gameNamed } from '../../testing/game-named.ts';
import { ana, ben, cleo, type TableHouseInTest, tableHouse, type TestTable } from '../../testing/table-house.ts';
import { verifyRounds } from '../../testing/books.ts';

const on = (spot: string, amount: number) => ({ bet: 'place', spot, amount }) as const;
const [one, two, three] = ['seat-1', 'seat-2', 'seat-3'] as unknown as readonly [Holder, Holder, Holder];
const done = { done: true };

describe.each(engines)('on $name', (engine) => {
  let house: TableHouseInTest;
  beforeAll(async () => {
    house = await tableHouse(engine);
  });
  afterAll(() => house.drop());
  const open = () => house.open(gameNamed('ezugi-blackjack'));

  test('[BJ-E-071 BJ-E-074] a free seat is taken, everyone sees by whom, and players bet at their own seat only', async () => {
    const { table, sit, bet, said, heard, move, seconds } = await open();
    expect(table.lobby().seatsFree).toBe(7);
    expect(await bet(ana, on('main', 1000), one)).toMatchObject({ told: { refused: 'not-your-seat' } });
    expect(await sit(ana, one)).toEqual(done);
    expect(said.at(-1)).toEqual({ said: 'seats', seats: [{ seat: one, player: 'ana', stakes: {} }] });
    expect(heard(ana).at(-1)).toEqual({ said: 'seats', seats: [one] });
    expect(await bet(ana, on('main', 1000), one)).toMatchObject({ placed: 'accepted', laid: { seat: one } });
    expect(await bet(ben, on('main', 1000), one)).toMatchObject({ placed: 'refused', laid: { stakes: {} } });
    expect(await bet(ana, on('main', 1000))).toMatchObject({ told: { refused: 'not-your-seat' } });
    expect(said.at(-1)).toEqual({ said: 'seats', seats: [{ seat: one, player: 'ana', stakes: { main: 1000 } }] });
    expect(table.lobby().seatsFree).toBe(6);
    await move(seconds);
    expect(table.round?.wagers).toMatchObject([{ player: ana, seat: one }]);
    expect(await table.state()).toMatchObject({ seats: [{ seat: one, stakes: { main: 1000 } }] });
    await table.close('hold');
  });

  test('[BJ-E-002 BJ-E-003 BJ-E-016] a nonexistent seat, a taken one, or one too many is refused', async () => {
    const { sit, table } = await open();
    expect(await sit(ana, one)).toEqual(done);
    expect(await sit(ana, one)).toEqual(done);
    expect(await sit(ben, one)).toMatchObject({ refused: { refused: 'seat-taken', clause: 'BJ-E-016' } });
    expect(await sit(ben, 'seat-8')).toMatchObject({ refused: { refused: 'no-such-seat', clause: 'BJ-E-002' } });
    expect(await sit(ana, two)).toEqual(done);
    expect(await sit(ana, three)).toMatchObject({ refused: { refused: 'too-many-seats', clause: 'BJ-E-003' } });
    expect((await table.own(ana)).seats).toEqual([one, two]);
    await table.close('hold');
  });

  describe('[BJ-E-036] cards are dealt to players with bets', () => {
    test('without bets, betting is extended again and again, and no card leaves the shoe', async () => {
      const { id, table, said, sit, bet, move, seconds } = await open();
      await sit(ana, one);
      await move(3 * seconds);
      expect(table.phase).toBe('betting');
      expect(await table.state()).toMatchObject({ round: `${id}/1`, phase: 'betting' });
      expect(said.filter((told) => told.said === 'closed')).toEqual([]);
      // At the end of each 23 seconds (BJ-E-007).
      expect(said.filter((told) => told.said === 'resumed')).toHaveLength(3);
      expect(await bet(ana, on('main', 1000), one)).toMatchObject({ placed: 'accepted' });
      await move(seconds);
      expect(table.round?.wagers).toMatchObject([{ player: ana, seat: one }]);
      await table.close('hold');
    });

    test('if all chips are taken back after the warning, the full time runs again', async () => {
      const { table, said, sit, bet, move, seconds } = await open();
      await sit(ana, one);
      await bet(ana, on('main', 1000), one);
      await move(seconds - 1);
      expect(said.at(-1)).toMatchObject({ said: 'closing' });
      await bet(ana, { bet: 'clear' }, one);
      await move(1);
      expect(said.at(-1)).toMatchObject({ said: 'resumed', phase: 'betting' });
      expect(table.phase).toBe('betting');
      await table.close('hold');
    });

    test('if no bet is covered at the close, bettors are told and a new round opens', async () => {
      const { id, table, heard, sit, bet, move, seconds } = await open();
      const poor = await house.join(`poor-${engine.name}`, 1000);
      await sit(poor, one);
      await bet(poor, on('main', 1000), one);
      const spent = { id: `spent ${poor}`, kind: 'grant', from: { kind: 'player', owner: poor }, to: bank } as const;
      await postAll(house.db, [{ ...spent, amount: cents(1000) }], { reference: 'elsewhere', at: new Date() });
      await move(seconds);
      expect(heard(poor)).toContainEqual(expect.objectContaining({ said: 'out', round: `${id}/1` }));
      expect(await table.state()).toMatchObject({ phase: 'betting', round: `${id}/2` });
      expect(await readRound(house.db, `${id}/1`)).toMatchObject({ state: 'void' });
      expect((await verifyRounds(house.db)).problems).toEqual([]);
      await table.close('hold');
    });

    test('a closing house deals no empty round first', async () => {
      const { id, table, said, quiet } = await open();
      await table.close('after-round');
      await quiet();
      expect(said.map((told) => told.said)).toEqual(['betting', 'seats', 'stopped']);
      expect(await readRound(house.db, `${id}/1`)).toMatchObject({ state: 'void' });
    });
  });

  test('of two simultaneous requests by one player to sit, one succeeds', async () => {
    const { sit, table } = await open();
    const both = await Promise.all([sit(ana, one), sit(ben, one)]);
    expect(both).toContainEqual(done);
    expect(both).toContainEqual({ refused: expect.objectContaining({ refused: 'seat-taken' }) });
    await table.close('hold');
  });

  test('a side bet needs a main bet at the same seat', async () => {
    const { sit, bet, table } = await open();
    await sit(ana, one);
    await sit(ana, two);
    await bet(ana, on('main', 1000), one);
    expect(await bet(ana, on('perfect-pair', 1000), two)).toMatchObject({ told: { clause: 'BJ-E-020' } });
    expect(await bet(ana, on('perfect-pair', 1000), one)).toMatchObject({
      laid: { stakes: { main: 1000, 'perfect-pair': 1000 } },
    });
    await table.close('hold');
  });

  test('[BJ-E-073 BJ-E-914] a player without a stake in the round frees the seat at once, chips included', async () => {
    const { sit, stand, bet, said, heard, table } = await open();
    await sit(ana, one);
    await bet(ana, on('main', 1000), one);
    expect(await stand(ben, one)).toMatchObject({ refused: { refused: 'not-your-seat' } });
    expect(await stand(ana, one)).toEqual(done);
    expect(heard(ana)).toContainEqual({
      said: 'laid',
      laid: { seat: one, stakes: {}, total: 0 },
      slip: { seat: one, placements: [] },
      canRebet: false,
    });
    expect(said.at(-1)).toEqual({ said: 'seats', seats: [] });
    expect(await sit(ben, one)).toEqual(done);
    expect((await table.own(ana)).laid).toEqual([]);
    await table.close('hold');
  });

  test('[BJ-E-914] with a stake in play the seat is freed at settlement; otherwise it is kept from round to round', async () => {
    const { table, sit, stand, bet, said, move, seconds } = await open();
    await sit(ana, one);
    await sit(ben, two);
    await bet(ana, on('main', 1000), one);
    await bet(ben, on('main', 1000), two);
    await move(seconds + 1);
    expect(await stand(ana, one)).toEqual(done);
    expect(await sit(cleo, one)).toMatchObject({ refused: { refused: 'seat-taken' } });
    while (said.filter((told) => told.said === 'betting').length < 2) await move(1);
    expect((await table.state()).seats).toEqual([{ seat: two, player: 'ben', stakes: {} }]);
    expect(await sit(cleo, one)).toEqual(done);
    await table.close('hold');
  });

  test('[BJ-E-914] a lost connection frees the seat at once without a stake, otherwise after the round unless the player is back', async () => {
    const { table, sit, bet, said, move, seconds, lose, enter } = await open();
    await sit(ana, one);
    await sit(ben, two);
    await sit(cleo, three);
    await bet(ana, on('main', 1000), one);
    await bet(ben, on('main', 1000), two);
    await lose(cleo);
    const names = async () => (await table.state()).seats?.map(({ player }) => player);
    expect(await names()).toEqual(['ana', 'ben']);
    await move(seconds + 1);
    await lose(ana);
    await lose(ben);
    expect(await names()).toEqual(['ana', 'ben']);
    await enter(ben);
    while (said.filter((told) => told.said === 'betting').length < 2) await move(1);
    expect(await names()).toEqual(['ben']);
    await table.close('hold');
  });

  test('after a restart, players with stakes have their seats', async () => {
    const first = await open();
    await first.sit(ana, two);
    await first.bet(ana, on('main', 1000), two);
    await first.move(first.seconds + 1);
    await first.table.close('hold');
    const again = await house.open(gameNamed('ezugi-blackjack'), { id: first.id });
    expect((await again.table.state()).seats).toEqual([{ seat: two, player: 'ana', stakes: { main: 1000 } }]);
    expect(await again.sit(ben, two)).toMatchObject({ refused: { refused: 'seat-taken' } });
    await again.finish();
  });

  test('[BJ-E-072] the history includes the seat number', async () => {
    const { id, sit, bet, settled, finish } = await open();
    await sit(ana, three);
    await bet(ana, on('main', 1000), three);
    await finish();
    expect(settled()?.lines).toMatchObject([{ seat: three }]);
    expect((await readRound(house.db, `${id}/1`))?.settlements[0]?.lines).toMatchObject([{ wager: { seat: three } }]);
  });

  describe('a decision sent before the turn', () => {
    /** Ana at seat 1 and Ben at seat 2, on Ana's turn. */
    async function atAnasTurn(): Promise<TestTable> {
      for (;;) {
        const at = await open();
        await at.sit(ana, one);
        await at.sit(ben, two);
        await at.bet(ana, on('main', 1000), one);
        await at.bet(ben, on('main', 1000), two);
        await at.move(at.seconds);
        while (at.table.phase === 'dealing') await at.move(1);
        const asks = at.table.round?.asks;
        const [bens] = [at.table.round?.layout.places.get(two as never) ?? []];
        const mayDecide = worth(bens.map(({ card }) => card)) < 12;
        if (asks?.ask === 'choice' && asks.offer.holder === one && mayDecide) return at;
        await at.table.close('hold');
      }
    }

    /** The total of two cards with aces as one: below 12 the hand can't be over. */
    const worth = (cards: readonly number[]) =>
      cards.reduce((sum, card) => sum + Math.min(10, Math.floor(card / 4) === 12 ? 11 : Math.floor(card / 4) + 2), 0);

    const turnsOf = (at: TestTable, holder: Holder) =>
      (at.table.round?.decisions ?? [])
        .filter((made) => made.holder === holder && made.name.startsWith('play'))
        .map(({ decision }) => `${decision.option.id}${decision.byDefault ? ' by default' : ''}`);

    test('is acknowledged, held, and applied on the turn; the last one counts', async () => {
      const at = await atAnasTurn();
      expect(await at.decide(ben, two, { option: 'hit' })).toBeUndefined();
      expect(await at.decide(ben, two, { option: 'stand' })).toBeUndefined();
      expect(turnsOf(at, two)).toEqual([]);
      await at.decide(ana, one, { option: 'stand' });
      expect(turnsOf(at, one)).toEqual(['stand']);
      expect(turnsOf(at, two)).toEqual(['stand']);
      // Nobody else learned of it before it was applied.
      const steps = at.said.filter((told) => told.said === 'deciding');
      expect(steps.map((told) => told.shown.asks?.holder)).not.toContain(two);
      await at.finish();
    });

    test('is ignored if not offered: the holder is asked', async () => {
      const at = await atAnasTurn();
      expect(await at.decide(ben, two, { option: 'surrender' })).toBeUndefined();
      await at.decide(ana, one, { option: 'stand' });
      expect(at.table.round?.asks).toMatchObject({ ask: 'choice', offer: { holder: two } });
      expect((await at.table.own(ben)).offers).toMatchObject([{ holder: two, name: 'play seat-2' }]);
      await at.move(13);
      expect(turnsOf(at, two)[0]).toBe('stand by default');
      await at.finish();
    });

    test('is refused for another player’s seat', async () => {
      const at = await atAnasTurn();
      const refused = { refused: 'not-a-holder' };
      expect(await at.decide(ana, two, { option: 'stand' })).toMatchObject(refused);
      expect(await at.decide(cleo, one, { option: 'stand' })).toMatchObject(refused);
      expect(await at.decide(ana, ana, { option: 'stand' })).toMatchObject(refused);
      await at.finish();
    });

    test('[GLI-55] a missing decision is made by rule, and the history marks it', async () => {
      const at = await atAnasTurn();
      await at.move(13);
      expect(turnsOf(at, one)).toEqual(['stand by default']);
      const mine = (await at.table.own(ana)).decisions;
      expect(mine.at(-1)).toMatchObject({ holder: one, option: 'stand', byDefault: true });
      const stored = await readRound(house.db, `${at.id}/1`);
      expect(stored?.entries.find(({ entry }) => entry.kind === 'choice')?.entry).toMatchObject({ byDefault: true });
      expect(await at.decide(ben, two, { option: 'stand' })).toBeUndefined();
      expect(turnsOf(at, two)).toEqual(['stand']);
      await at.finish();
    });
  });

  test('everything played verifies', async () => {
    expect((await verifyRounds(house.db)).problems).toEqual([]);
  });
});
