/** Rounds interrupted by a lost connection, a stop or a failure: each ends exactly once, and everyone learns of it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defined } from '../../../core/base/defined.ts';
import { tableOf } from '../../../core/games/game.ts';
import { auditBrokenAt, readAudit } from '../../accounts/audit.ts';
import { readRound } from '../../rounds/read.ts';
import { engines } from '../../testing/databases.ts';
import { doubledPeek } from '../../testing/doubled-peek.ts';
import { gameNamed } from '../../testing/game-named.ts';
import { ana, ben, type TableHouseInTest, tableHouse, type TestTable } from '../../testing/table-house.ts';
import { verifyLedger, verifyRounds } from '../../testing/books.ts';

const baccarat = gameNamed('ezugi-baccarat');
const on = (spot: string, amount: number) => ({ bet: 'place', spot, amount }) as const;
const late = '2026-11-16T12:00:00Z';

describe.each(engines)('on $name', (engine) => {
  let house: TableHouseInTest;
  beforeAll(async () => {
    house = await tableHouse(engine);
  });
  afterAll(() => house.drop());

  /** Opens the table as another process would after the first is gone. */
  const openAgain = ({ id }: TestTable, game: string, begin?: string) =>
    house.open(gameNamed(game), { id, ...defined({ begin }) });

  /** What the ledger took for a round. */
  async function takenFor(round: string, player: string): Promise<number | undefined> {
    const [row] = await house.db.query<{ taken: number }>(
      `select sum(amount)::bigint as taken from transfer join account on account.id = from_account
       where reference = $1 and account.kind = 'player' and owner = $2`,
      [round, player],
    );
    return row?.taken;
  }

  test('[RO-E-003] bets are accepted only from the message that betting is open', async () => {
    const { table, said, lay, move } = await house.open(gameNamed('ezugi-roulette'));
    while (table.phase !== 'result') await move(1);
    expect(await lay(on('red', 1000))).toMatchObject({ told: { refused: 'betting-closed' } });
    await move(6);
    expect(said.at(-1)?.said).toBe('betting');
    expect(await lay(on('red', 1000))).toMatchObject({ placed: 'accepted' });
    await table.close('hold');
  });

  test.each([
    ['BAC-E-060 BAC-E-061', 'ezugi-baccarat'],
    ['RO-E-076 RO-E-077', 'ezugi-roulette'],
    ['BJ-E-084', 'ezugi-blackjack'],
  ])('[%s] %s: whoever comes back finds the round, their bets, and then its result', async (_clauses, game) => {
    const { id, table, stake, move, seconds, enter, lose, found } = await house.open(gameNamed(game));
    await enter(ana);
    const placed = await stake();
    await move(seconds + 1);
    await lose(ana);
    await enter(ana);
    const { mine } = found(ana);
    expect(mine).toMatchObject({ laid: [{ stakes: placed.laid.stakes }] });
    expect(mine).not.toHaveProperty('settled');
    expect(found(ana).state).toMatchObject({ round: `${id}/1`, phase: 'dealing' });
    await lose(ana);
    while (table.phase !== 'result') await move(1);
    await enter(ana);
    const back = found(ana);
    expect(back.mine?.settled).toMatchObject({ round: `${id}/1`, staked: placed.laid.total });
    expect(back.state.ended).toMatchObject({ round: `${id}/1`, board: {} });
    expect(back.mine?.settled?.balance).toBe(await house.balance());
    await table.close('hold');
  });

  describe('[GLI-52] another process takes over', () => {
    test('while bets are open: they are dropped, and a new round begins', async () => {
      const first = await house.open(baccarat);
      const before = await house.balance();
      await first.bet(ana, on('player', 1000));
      const second = await openAgain(first, 'ezugi-baccarat');
      expect(await second.table.state()).toMatchObject({ phase: 'betting', round: `${first.id}/2` });
      expect(await readRound(house.db, `${first.id}/1`)).toMatchObject({ state: 'void', entries: [] });
      expect([await house.balance(), (await second.table.own(ana)).laid]).toEqual([before, []]);
      await second.table.close('hold');
    });

    test('during the deal: the same cards are on the table, and the rest follow', async () => {
      const first = await house.open(baccarat);
      await first.bet(ana, on('player', 1000));
      await first.move(first.seconds + 3);
      const { shown, shoe, commitment } = await first.table.state();
      const second = await openAgain(first, 'ezugi-baccarat');
      expect(await second.table.state()).toMatchObject({ phase: 'dealing', shown, shoe, commitment });
      await second.finish();
      expect(second.settled()).toMatchObject({ staked: 1000 });
    });

    test('during a decision: players are asked again with the full time, and earlier choices stand', async () => {
      const first = await house.open(gameNamed('peek-baccarat'));
      await first.bet(ana, on('player', 1000));
      await first.bet(ben, on('banker', 1000));
      await first.move(first.seconds);
      while (first.table.phase === 'dealing') await first.move(1);
      await first.decide(ana, ana, { option: 'double' });
      await first.move(9);
      const second = await openAgain(first, 'peek-baccarat');
      await second.move(1);
      expect(second.table.phase).toBe('deciding');
      await second.move(9.9);
      expect(second.table.phase).toBe('deciding');
      await second.move(0.1);
      expect(second.table.round?.decisions).toMatchObject([
        { holder: ana, decision: { option: { id: 'double' }, byDefault: false } },
        { holder: ben, decision: { option: { id: 'keep' }, byDefault: true } },
      ]);
      await second.finish();
      // 10.00, its 20 % fee, and 10.00 for the choice.
      expect(second.settled(ana)).toMatchObject({ staked: 1000 + 200 + 1000 });
      expect(await takenFor(`${first.id}/1`, ana)).toBe(1000 + 200 + 1000);
    });

    test('after the result: it was settled once, is on the board, and can be bet again', async () => {
      const first = await house.open(baccarat);
      await first.bet(ana, on('player', 1000));
      while (first.table.phase !== 'result') await first.move(1);
      const after = await house.balance();
      const second = await openAgain(first, 'ezugi-baccarat');
      expect(await house.balance()).toBe(after);
      const { ended } = await first.table.state();
      expect(await second.table.state()).toMatchObject({ phase: 'betting', boards: [ended] });
      expect((await second.table.own(ana)).canRebet).toBe(true);
      expect((await second.bet(ana, { bet: 'rebet' })).laid.stakes).toEqual({ player: 1000 });
      await second.table.close('hold');
    });
  });

  test('[GLI-46] a choice repeated after a stop is not applied twice', async () => {
    for (;;) {
      const first = await house.open(gameNamed('ezugi-blackjack'));
      await first.stake();
      await first.move(first.seconds);
      while (first.table.phase === 'dealing') await first.move(1);
      if (first.table.round?.asks?.ask !== 'choice') {
        await first.table.close('hold');
        continue;
      }
      const hit = { id: 'once', do: 'decide', holder: 'seat-1', option: 'hit' } as const;
      const said = (at: TestTable) => at.send(ana, hit);
      expect(await said(first)).toEqual({ done: true });
      const second = await openAgain(first, 'ezugi-blackjack');
      expect(await said(second)).toEqual({ done: true });
      expect(second.table.round?.decisions.filter(({ decision }) => decision.option.id === 'hit')).toHaveLength(1);
      await second.finish();
      return;
    }
  });

  test('[GLI-54] a round without choices ends by itself: history and balance follow before the next betting', async () => {
    const { id, table, bet, said, move, seconds, lose } = await house.open(baccarat);
    const before = await house.balance();
    await bet(ana, on('player', 1000));
    await move(seconds + 1);
    await lose(ana);
    expect(await bet(ana, on('player', 1000))).toMatchObject({ told: { refused: 'betting-closed' } });
    while (said.filter((one) => one.said === 'betting').length < 2) await move(1);
    const [row] = await house.db.query<{ returned: number }>('select returned from round_player where round_id = $1', [
      `${id}/1`,
    ]);
    expect(await house.balance()).toBe(before - 1000 + (row?.returned ?? NaN));
    await table.close('hold');
  });

  test('[GLI-55] a missing choice in a window is the page’s default, marked as such; other players’ choices stand', async () => {
    const { id, table, bet, decide, move, seconds, finish, lose } = await house.open(gameNamed('peek-baccarat'));
    await bet(ana, on('player', 1000));
    await bet(ben, on('player', 1000));
    await move(seconds);
    while (table.phase === 'dealing') await move(1);
    await lose(ana);
    expect(await decide(ben, ben, { option: 'triple' })).toBeUndefined();
    await finish();
    expect((await table.own(ana)).decisions).toMatchObject([{ option: 'keep', cost: 0, byDefault: true }]);
    expect((await table.own(ben)).decisions).toMatchObject([{ option: 'triple', cost: 2000, byDefault: false }]);
    const stored = await readRound(house.db, `${id}/1`);
    expect(stored?.entries.filter(({ entry }) => entry.kind === 'choice')).toHaveLength(1);
  });

  test('[GLI-56] a round that cannot continue returns every wager by the page’s clause, in history and audit trail', async () => {
    const first = await house.open(baccarat);
    const before = await house.balance();
    await first.bet(ana, on('player', 1000));
    await first.move(first.seconds + 2);
    const second = await openAgain(first, 'ezugi-baccarat', late);
    expect(await house.balance()).toBe(before);
    const { failureClause } = tableOf(baccarat);
    expect((await second.table.state()).boards).toMatchObject([{ board: null, void: { clause: failureClause } }]);
    const [entry] = await readAudit(house.db, { limit: 1 });
    expect(entry?.entry).toMatchObject({ by: 'the house', did: 'round-voided', subject: `round ${first.id}/1` });
    await second.table.close('hold');
  });

  test('[BAC-E-927] once the last card is registered the result stands, however late the house reopens', async () => {
    const first = await house.open(baccarat);
    const before = await house.balance();
    await first.bet(ana, on('player', 1000));
    while (first.table.round?.outcome === undefined) await first.move(1);
    expect(await readRound(house.db, `${first.id}/1`)).toMatchObject({ state: 'dealing' });
    const second = await openAgain(first, 'ezugi-baccarat', late);
    await second.move(1);
    expect(second.table.phase).toBe('result');
    const settled = second.settled();
    expect(settled?.lines[0]?.result).not.toBe('refund');
    expect(await house.balance()).toBe(before - 1000 + (settled?.paid ?? 0));
    await second.table.close('hold');
  });

  test('boards survive a restart, for the current shoe only', async () => {
    const parameters = { decks: 1, cutCardFromEnd: 14 };
    const first = await house.open(baccarat, { parameters });
    const shoes = () => new Set(first.said.flatMap((one) => (one.said === 'betting' ? [one.shoe.number] : [])));
    while (shoes().size < 2 || (await first.table.state()).boards.length < 2) await first.move(5);
    const { boards } = await first.table.state();
    await first.table.close('hold');
    const second = await house.open(baccarat, { id: first.id, parameters });
    await second.move(1);
    const again = (await second.table.state()).boards;
    expect(again.slice(0, boards.length)).toEqual(boards);
    expect(boards.length).toBeLessThan(first.said.filter((one) => one.said === 'result').length);
    await second.table.close('hold');
  });

  test('all rounds interrupted here verify', async () => {
    expect((await verifyRounds(house.db)).problems).toEqual([]);
    expect(await verifyLedger(house.db)).toMatchObject({ sum: 0, differences: [] });
    expect(await auditBrokenAt(house.db)).toBeUndefined();
  });

  test('[GLI-56] a round with a tampered journal does not continue: everything the ledger took for it is returned', async () => {
    const { at: first, before } = await doubledPeek(house);
    expect(await house.balance()).toBeLessThan(before - 2000);
    await house.db.query('alter table round_entry disable trigger round_entry_is_append_only');
    await house.db.query(
      `update round_entry set entry = '{"kind":"card","card":0,"touched":true}' where round_id = $1 and place = 1`,
      [`${first.id}/1`],
    );
    await house.db.query('alter table round_entry enable trigger round_entry_is_append_only');
    const second = await openAgain(first, 'peek-baccarat');
    expect([second.table.phase, await house.balance()]).toEqual(['betting', before]);
    expect((await readAudit(house.db, { limit: 1 }))[0]?.entry).toMatchObject({ reason: 'its journal is broken' });
    // Verification reports it too.
    expect((await verifyRounds(house.db)).problems).toMatchObject([{ round: `${first.id}/1` }]);
    expect(await verifyLedger(house.db)).toMatchObject({ sum: 0, differences: [] });
    await second.table.close('hold');
  });
});
