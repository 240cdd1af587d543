/** Tables of every game on a driven clock: bets, choices, money and journal, on both engines. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cents } from '../../../core/base/money.ts';
import { type Game, tableOf } from '../../../core/games/game.ts';
import { games } from '../../../core/games/games.ts';
import { bank, postAll } from '../../ledger/ledger.ts';
import { readRound } from '../../rounds/read.ts';
import { engines } from '../../testing/databases.ts';
import { gameNamed } from '../../testing/game-named.ts';
import { ana, ben, type TableHouseInTest, tableHouse } from '../../testing/table-house.ts';
import { verifyLedger, verifyRounds } from '../../testing/books.ts';

/** RNG Baccarat deals on request: it has no betting time. */
const timed = games.filter((game) => tableOf(game).clocks.betting !== undefined);

describe.each(engines)('tables on $name', (engine) => {
  let house: TableHouseInTest;
  beforeAll(async () => {
    house = await tableHouse(engine);
  });
  afterAll(() => house.drop());
  const balance: TableHouseInTest['balance'] = (player) => house.balance(player);
  const open: TableHouseInTest['open'] = (...given) => house.open(...given);

  const spotsOf = (game: Game) => [...tableOf(game).betting.spots.values()];

  test.each(timed)(
    '$id: a stake is debited at the close, the round is dealt, settled and followed by the next',
    async (game) => {
      const { table, said, move, lay, settled, finish } = await open(game);
      const before = await balance();
      const [spot] = spotsOf(game);
      const stake = spot?.least.amount ?? 100;
      expect(await lay({ bet: 'place', spot: spot?.spot ?? '', amount: stake })).toMatchObject({ placed: 'accepted' });
      expect(await balance()).toBe(before);
      await move(tableOf(game).clocks.betting?.seconds ?? 0);
      expect(table.phase).not.toBe('betting');
      expect(await balance()).toBeLessThan(before);
      while (said.filter((one) => one.said === 'betting').length < 2) await move(1);
      const line = settled()?.lines[0];
      expect(line).toMatchObject({ spot: spot?.spot, stake });
      expect(await balance()).toBe(before - (line?.staked ?? 0) + (line?.returns ?? 0));
      await finish();
      expect(said.at(-1)).toEqual({ said: 'stopped' });
    },
  );

  test('everything these tables did replays, and every cent is accounted for', async () => {
    const { rounds, problems } = await verifyRounds(house.db);
    expect([rounds > timed.length, problems]).toEqual([true, []]);
    expect(await verifyLedger(house.db)).toMatchObject({ sum: 0, differences: [] });
  });

  test('after "no more bets" a bet is refused with the clause, and earlier bets stay', async () => {
    const { move, lay } = await open(games[0] as Game);
    await lay({ bet: 'place', spot: 'player', amount: 1000 });
    await move(18);
    const late = await lay({ bet: 'place', spot: 'player', amount: 1000 });
    expect(late).toMatchObject({
      placed: 'refused',
      laid: { stakes: { player: 1000 } },
      told: { refused: 'betting-closed' },
    });
  });

  test('undo, clear, double and rebet each report the resulting bets', async () => {
    const { table, move, lay } = await open(games[0] as Game);
    const put = (spot: string, amount: number) => lay({ bet: 'place', spot, amount });
    await put('player', 1000);
    expect((await put('tie', 500)).laid.stakes).toEqual({ player: 1000, tie: 500 });
    expect((await lay({ bet: 'double' })).laid.stakes).toEqual({ player: 2000, tie: 1000 });
    expect((await lay({ bet: 'undo' })).laid.stakes).toEqual({ player: 1000, tie: 500 });
    expect((await lay({ bet: 'undo' })).laid.stakes).toEqual({ player: 1000 });
    expect((await lay({ bet: 'clear' })).laid.stakes).toEqual({});
    await put('banker', 700);
    await move(18);
    while (table.phase !== 'betting') await move(1);
    expect((await lay({ bet: 'rebet' })).laid.stakes).toEqual({ banker: 700 });
    expect((await lay({ bet: 'compound', name: 'voisins', amount: 100 })).told).toMatchObject({
      refused: 'unknown-spot',
    });
  });

  test('a choice in time counts; a late one or one for another player does not', async () => {
    const war = gameNamed('casino-war');
    for (let attempt = 0; attempt < 400; attempt++) {
      const { table, move, lay, decide, settled } = await open(war);
      await lay({ bet: 'place', spot: 'main', amount: 1000 });
      await move(14 + 3);
      if (table.phase !== 'deciding') {
        await table.close('hold');
        continue;
      }
      const before = await balance();
      expect(await decide(ben, ana, { option: 'war' })).toMatchObject({ refused: 'not-a-holder' });
      expect(await decide(ana, ana, { option: 'run' })).toMatchObject({ refused: 'not-offered' });
      expect(await decide(ana, ana, { option: 'war' })).toBeUndefined();
      expect(await balance()).toBe(before);
      await move(8);
      expect(await balance()).toBe(before - 1000);
      expect(await decide(ana, ana, { option: 'surrender' })).toMatchObject({ refused: 'not-a-holder' });
      await move(60);
      expect(settled()?.lines[0]?.staked).toBe(2000);
      return;
    }
    throw new Error('no tie in 400 rounds');
  });

  test.each(timed)(
    '$id: stopped anywhere in a round, another process ends it as the first would have',
    async (game) => {
      for (const seconds of [10, 20, 25]) {
        const first = await open(game);
        const [spot] = spotsOf(game);
        await first.lay({ bet: 'place', spot: spot?.spot ?? '', amount: spot?.least.amount ?? 100 });
        await first.move(seconds);
        const isRunning = first.table.phase === 'dealing' || first.table.phase === 'deciding';
        const left = isRunning ? (first.table.round?.journal ?? []) : [];
        const second = await open(game, { id: first.id });
        expect(second.table.round?.journal).toEqual(left);
        // Tables with seats deal to bettors only; provisional bets are gone.
        if (!isRunning) await second.stake();
        await second.finish();
        expect(second.said.some((one) => one.said === 'result')).toBe(true);
        // The first process still has its timers; the next one finds that the table has another owner.
        await first.move(30);
        expect(first.said.at(-1)).toMatchObject({ said: 'stopped', why: { why: 'table-failed' } });
        expect(first.failures).toMatchObject([{ message: `table ${first.id} has another owner` }]);
      }
      expect((await verifyRounds(house.db)).problems).toEqual([]);
      expect(await verifyLedger(house.db)).toMatchObject({ sum: 0, differences: [] });
    },
  );

  test.each(timed)(
    '$id: a round interrupted for too long is void by the page, with every stake returned',
    async (game) => {
      const before = await balance();
      const first = await open(game);
      const [spot] = spotsOf(game);
      await first.lay({ bet: 'place', spot: spot?.spot ?? '', amount: spot?.least.amount ?? 100 });
      await first.move(tableOf(game).clocks.betting?.seconds ?? 0);
      expect(await balance()).toBeLessThan(before);
      const late = await open(game, { id: first.id, begin: '2026-11-16T10:05:00Z' });
      expect(await balance()).toBe(before);
      expect([late.table.phase, late.table.round?.journal]).toEqual(['betting', []]);
      const voided = await readRound(house.db, `${first.id}/1`);
      expect(voided).toMatchObject({ state: 'void' });
      expect(voided?.settlements[0]?.lines[0]).toMatchObject({ result: 'refund', clause: tableOf(game).failureClause });
    },
  );

  test('seed commitments are announced before the first bet, and match those stored', async () => {
    const { said, id } = await open(games[0] as Game);
    const [first] = said;
    const [kept] = await house.db.query('select number, commitment from shoe where table_id = $1', [id]);
    expect(first).toMatchObject({ said: 'betting', shoe: kept });
    expect(first).toMatchObject({ commitment: (await readRound(house.db, `${id}/1`))?.commitment });
  });

  test('[RO-E-911] one gesture places a sector on all its positions, and one removes it', async () => {
    const { lay } = await open(gameNamed('ezugi-roulette'));
    const sector = (amount: number) => lay({ bet: 'compound', name: 'jeu-zero', amount });
    const stakes = { 'split/0-3': 100, 'split/12-15': 100, 'straight/26': 100, 'split/32-35': 100 };
    expect(await sector(100)).toMatchObject({ placed: 'accepted', laid: { stakes, total: 400 } });
    expect(await sector(10_000_000)).toMatchObject({
      placed: 'refused',
      laid: { stakes },
      told: { clause: 'RO-E-911' },
    });
    expect((await lay({ bet: 'undo' })).laid.stakes).toEqual({});
  });

  test('a player who can’t pay for a choice is refused it, and gets the default', async () => {
    const war = gameNamed('casino-war');
    for (let attempt = 0; attempt < 400; attempt++) {
      const poor = await house.join(`poor-${attempt}`, 1500);
      const { table, move, bet, decide, heard } = await open(war);
      await bet(poor, { bet: 'place', spot: 'main', amount: 1000 });
      await move(14 + 3);
      if (table.phase !== 'deciding') {
        await table.close('hold');
        continue;
      }
      const offers = heard(poor).findLast((told) => told.said === 'offers')?.offers;
      expect(offers?.[0]?.options).toMatchObject([
        { id: 'surrender', covered: true },
        { id: 'war', cost: 1000, covered: false },
      ]);
      expect(await decide(poor, poor, { option: 'war' })).toMatchObject({ refused: 'not-covered', clause: 'CW-008' });
      await move(8);
      expect(table.round?.decisions[0]?.decision).toMatchObject({ option: { id: 'surrender' }, byDefault: true });
      await move(60);
      // Surrendering returns half of the 10.00.
      expect(await balance(poor)).toBe(1500 - 500);
      return;
    }
    throw new Error('no tie in 400 rounds');
  });

  test('if the money is gone when the window closes, the default applies and nothing is debited', async () => {
    const war = gameNamed('casino-war');
    for (let attempt = 0; attempt < 400; attempt++) {
      const spender = await house.join(`spender-${attempt}`, 2000);
      const { table, move, bet, decide } = await open(war);
      await bet(spender, { bet: 'place', spot: 'main', amount: 1000 });
      await move(14 + 3);
      if (table.phase !== 'deciding') {
        await table.close('hold');
        continue;
      }
      expect(await decide(spender, spender, { option: 'war' })).toBeUndefined();
      const purse = { kind: 'player', owner: spender } as const;
      const away = { id: `away ${attempt}`, kind: 'test', from: purse, to: bank, amount: cents(500) };
      await postAll(house.db, [away], { reference: 'test', at: new Date() });
      await move(8);
      expect(table.round?.decisions[0]?.decision).toMatchObject({ option: { id: 'surrender' }, byDefault: true });
      await move(60);
      expect(await balance(spender)).toBe(500 + 500);
      return;
    }
    throw new Error('no tie in 400 rounds');
  });

  describe('a lost connection', () => {
    const sicBo = games.find(({ id }) => id === 'ultimate-sic-bo') as Game;
    const staked = async () => {
      const before = await balance();
      const at = await open(sicBo);
      await at.lay({ bet: 'place', spot: 'small', amount: 1000 });
      return { ...at, before };
    };

    test('[SB-044] before "no more bets" the bets are dropped and nothing is debited', async () => {
      const { said, move, before, lose } = await staked();
      await lose(ana);
      await move(60);
      expect(await balance()).toBe(before);
      expect(said.find((one) => one.said === 'closed')).toMatchObject({ bettors: 0 });
    });

    test('[SB-045 SB-922] after it and before the multipliers are shown the round is annulled and the stake returned', async () => {
      const { settled, move, before, lose, enter } = await staked();
      await move(18);
      expect(await balance()).toBe(before - 1000);
      await lose(ana);
      await move(90);
      await enter(ana);
      expect(await balance()).toBe(before);
      expect(settled()?.lines[0]).toMatchObject({ result: 'refund', returns: 1000, clause: 'SB-922' });
    });

    test('[SB-922] once they are shown it is settled like any other', async () => {
      const { settled, move, lose, enter } = await staked();
      await move(18 + 1);
      await lose(ana);
      await move(90);
      await enter(ana);
      expect(settled()?.lines[0]?.result).not.toBe('refund');
    });
  });
});
