/** Tables of every game run by a clock that the test moves: bets, choices, money and journal, on both engines. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PlayerId, playerId, type Seat, type Spot } from '../../core/base/ids.ts';
import { cents } from '../../core/base/money.ts';
import { type Game, tableOf } from '../../core/games/game.ts';
import { games } from '../../core/games/games.ts';
import { bank, postAll } from '../ledger/ledger.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { readRound } from '../rounds/read.ts';
import { verifyRounds } from '../rounds/verify.ts';
import { engines } from '../testing/databases.ts';
import { ana, type TableHouseInTest, tableHouse } from '../testing/table-house.ts';

/** RNG Baccarat deals when its one customer says so: it has no betting time. */
const timed = games.filter((game) => 'bettingSeconds' in tableOf(game).parameters);

describe.each(engines)('tables on $name', (engine) => {
  let house: TableHouseInTest;
  beforeAll(async () => {
    house = await tableHouse(engine);
  });
  afterAll(() => house.drop());
  const balance = () => house.balance();
  const open: TableHouseInTest['open'] = (...given) => house.open(...given);

  const spotsOf = (game: Game) => [...tableOf(game).betting.spots.values()];

  test.each(timed)(
    '$id: a stake is debited at the close, the round is dealt, settled and followed by the next',
    async (game) => {
      const { table, said, move, lay } = await open(game);
      const before = await balance();
      const [spot] = spotsOf(game);
      const stake = cents(spot?.least.amount ?? 100);
      expect(await lay({ bet: 'place', spot: spot?.spot as Spot, amount: stake })).toMatchObject({
        placed: 'accepted',
      });
      expect(await balance()).toBe(before);
      await move(Number(tableOf(game).parameters['bettingSeconds']));
      expect(table.phase).not.toBe('betting');
      expect(await balance()).toBeLessThan(before);
      while (said.filter((one) => one.said === 'betting').length < 2) await move(1);
      const result = said.find((one) => one.said === 'result');
      const line = result?.settlement.lines[0];
      expect(line?.wager).toMatchObject({ player: ana, spot: spot?.spot, stake });
      expect(await balance()).toBe(before - (line?.staked ?? 0) + (line?.returns ?? 0));
      await table.stop();
      while (table.phase !== 'stopped') await move(1);
      expect(said.at(-1)).toEqual({ said: 'stopped' });
    },
  );

  test('everything that these tables did replays, and every cent is explained', async () => {
    const { rounds, problems } = await verifyRounds(house.db);
    expect([rounds > timed.length, problems]).toEqual([true, []]);
    expect(await verifyLedger(house.db)).toMatchObject({ sum: 0, differences: [] });
  });

  test('after "no more bets" a bet is refused with the clause, and what lies there stays', async () => {
    const { move, lay } = await open(games[0] as Game);
    await lay({ bet: 'place', spot: 'player' as Spot, amount: cents(1000) });
    await move(18);
    const late = await lay({ bet: 'place', spot: 'player' as Spot, amount: cents(1000) });
    expect(late).toMatchObject({ placed: 'refused', stakes: { player: 1000 }, told: { refused: 'betting-closed' } });
  });

  test('undo, clear, double and rebet, each with all that then lies there', async () => {
    const { table, move, lay } = await open(games[0] as Game);
    const put = (spot: string, amount: number) => lay({ bet: 'place', spot: spot as Spot, amount: cents(amount) });
    await put('player', 1000);
    expect((await put('tie', 500)).stakes).toEqual({ player: 1000, tie: 500 });
    expect((await lay({ bet: 'double' })).stakes).toEqual({ player: 2000, tie: 1000 });
    expect((await lay({ bet: 'undo' })).stakes).toEqual({ player: 1000, tie: 500 });
    expect((await lay({ bet: 'undo' })).stakes).toEqual({ player: 1000 });
    expect((await lay({ bet: 'clear' })).stakes).toEqual({});
    await put('banker', 700);
    await move(18);
    while (table.phase !== 'betting') await move(1);
    expect((await lay({ bet: 'rebet' })).stakes).toEqual({ banker: 700 });
    expect((await lay({ bet: 'compound', name: 'voisins', amount: cents(100) })).told).toMatchObject({
      refused: 'unknown-spot',
    });
  });

  test('a choice in time counts, one after it or for somebody else does not', async () => {
    const war = games.find(({ id }) => id === 'casino-war') as Game;
    for (let attempt = 0; attempt < 400; attempt++) {
      const { table, said, move, lay } = await open(war);
      await lay({ bet: 'place', spot: 'main' as Spot, amount: cents(1000) });
      await move(14 + 3);
      if (table.phase !== 'deciding') {
        await table.stop();
        continue;
      }
      const before = await balance();
      const others = await table.decide(playerId('ben'), ana, { option: 'war' });
      expect(others).toMatchObject({ refused: 'not-a-holder' });
      expect(await table.decide(ana, ana, { option: 'run' })).toMatchObject({ refused: 'not-offered' });
      expect(await table.decide(ana, ana, { option: 'war' })).toBeUndefined();
      expect(await balance()).toBe(before);
      await move(8);
      expect(await balance()).toBe(before - 1000);
      expect(await table.decide(ana, ana, { option: 'surrender' })).toMatchObject({ refused: 'not-a-holder' });
      await move(60);
      expect(said.find((one) => one.said === 'result')?.settlement.lines[0]?.staked).toBe(2000);
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
        await first.lay({ bet: 'place', spot: spot?.spot as Spot, amount: cents(spot?.least.amount ?? 100) });
        await first.move(seconds);
        const isRunning = first.table.phase === 'dealing' || first.table.phase === 'deciding';
        const left = isRunning ? (first.table.round?.journal ?? []) : [];
        const second = await open(game, first);
        expect(second.table.round?.journal).toEqual(left);
        void second.table.stop();
        while (second.table.phase !== 'stopped') await second.move(1);
        expect(second.said.some((one) => one.said === 'result')).toBe(true);
        // The first still has its timers; the next of them finds that the table is not its own any more.
        await first.move(30);
        expect(first.said.at(-1)).toEqual({ said: 'failed', why: `table ${first.id} has another owner` });
      }
      expect((await verifyRounds(house.db)).problems).toEqual([]);
      expect(await verifyLedger(house.db)).toMatchObject({ sum: 0, differences: [] });
    },
  );

  test.each(timed)('$id: a round that has stood still too long is void by the page, every stake back', async (game) => {
    const before = await balance();
    const first = await open(game);
    const [spot] = spotsOf(game);
    await first.lay({ bet: 'place', spot: spot?.spot as Spot, amount: cents(spot?.least.amount ?? 100) });
    await first.move(Number(tableOf(game).parameters['bettingSeconds']));
    expect(await balance()).toBeLessThan(before);
    const late = await open(game, { id: first.id, begin: '2026-11-16T10:05:00Z' });
    expect(await balance()).toBe(before);
    expect([late.table.phase, late.table.round?.journal]).toEqual(['betting', []]);
    const voided = await readRound(house.db, `${first.id}/1`);
    expect(voided).toMatchObject({ state: 'void' });
    expect(voided?.settlements[0]?.lines[0]).toMatchObject({ result: 'refund', clause: tableOf(game).failureClause });
  });

  test('what the seeds hash to is said before the first bet, and is what is kept', async () => {
    const { said, id } = await open(games[0] as Game);
    const [first] = said;
    const [kept] = await house.db.query('select number, commitment from shoe where table_id = $1', [id]);
    expect(first).toMatchObject({ said: 'betting', shoe: kept });
    expect(first).toMatchObject({ commitment: (await readRound(house.db, `${id}/1`))?.commitment });
  });

  test('[BJ-E-002, BJ-E-003, BJ-E-016] a seat that is not there, taken, or one too many is refused before the close', async () => {
    const { table, move, seconds } = await open(games.find(({ id }) => id === 'ezugi-blackjack') as Game);
    const ben = playerId('ben');
    const at = (player: PlayerId, seat: string, spot = 'main') =>
      table.bet({ player, seat: seat as Seat }, { bet: 'place', spot: spot as Spot, amount: cents(1000) });
    expect(await at(ana, 'seat-1')).toMatchObject({ placed: 'accepted', stakes: { main: 1000 } });
    expect(await at(ben, 'seat-1')).toMatchObject({ placed: 'refused', stakes: {}, told: { refused: 'seat-taken' } });
    expect(await at(ben, 'seat-8')).toMatchObject({ told: { refused: 'no-such-seat' } });
    expect(await at(ana, 'seat-2')).toMatchObject({ placed: 'accepted' });
    expect(await at(ana, 'seat-3')).toMatchObject({ told: { refused: 'too-many-seats' } });
    expect(await at(ana, 'seat-1', 'perfect-pair')).toMatchObject({ stakes: { main: 1000, 'perfect-pair': 1000 } });
    await move(seconds);
    expect(table.round?.wagers.map(({ seat, spot }) => `${seat} ${spot}`)).toEqual([
      'seat-1 main',
      'seat-1 perfect-pair',
      'seat-2 main',
    ]);
  });

  test('[RO-E-911] a sector lies on its positions with one gesture and goes with one', async () => {
    const { lay } = await open(games.find(({ id }) => id === 'ezugi-roulette') as Game);
    const sector = (amount: number) => lay({ bet: 'compound', name: 'jeu-zero', amount: cents(amount) });
    const lies = { 'split/0-3': 100, 'split/12-15': 100, 'straight/26': 100, 'split/32-35': 100 };
    expect(await sector(100)).toMatchObject({ placed: 'accepted', stakes: lies, total: 400 });
    expect(await sector(10_000_000)).toMatchObject({ placed: 'refused', stakes: lies, told: { clause: 'RO-E-911' } });
    expect((await lay({ bet: 'undo' })).stakes).toEqual({});
  });

  test('who cannot pay for a choice in a window gets the default, and pays nothing', async () => {
    const war = games.find(({ id }) => id === 'casino-war') as Game;
    const spare = { kind: 'player', owner: ana } as const;
    const all = await balance();
    const away = { id: 'away', kind: 'test', from: spare, to: bank, amount: cents(all - 1500) };
    await postAll(house.db, [away], { reference: 'test', at: new Date() });
    for (let isTie = false; !isTie;) {
      const { table, move, lay } = await open(war);
      await lay({ bet: 'place', spot: 'main' as Spot, amount: cents(1000) });
      await move(14 + 3);
      isTie = table.phase === 'deciding';
      if (isTie) {
        expect(await table.decide(ana, ana, { option: 'war' })).toBeUndefined();
        await move(8);
        expect(table.round?.decisions[0]?.decision).toMatchObject({ option: { id: 'surrender' }, byDefault: true });
      }
      void table.stop();
      while (table.phase !== 'stopped') await move(1);
      // Back to 15.00, whatever the round brought; a surrender gives back half of the 10.00.
      const left = await balance();
      if (isTie) expect(left).toBe(1500 - 500);
      else await refill(left);
    }
    const back = { ...away, id: 'back', from: bank, to: spare };
    await postAll(house.db, [back], { reference: 'test', at: new Date() });

    async function refill(left: number): Promise<void> {
      const [from, to] = left < 1500 ? [bank, spare] : [spare, bank];
      const change = { ...away, id: `refill ${(refills += 1)}`, from, to, amount: cents(Math.abs(1500 - left)) };
      await postAll(house.db, [change], { reference: 'test', at: new Date() });
    }
  });
  let refills = 0;

  describe('a lost connection', () => {
    const sicBo = games.find(({ id }) => id === 'ultimate-sic-bo') as Game;
    const staked = async () => {
      const before = await balance();
      const at = await open(sicBo);
      await at.lay({ bet: 'place', spot: 'small' as Spot, amount: cents(1000) });
      return { ...at, before };
    };

    test('[SB-044] before "no more bets" the bets vanish and nothing is debited', async () => {
      const { table, said, move, before } = await staked();
      await table.lose(ana);
      await move(60);
      expect(await balance()).toBe(before);
      expect(said.find((one) => one.said === 'closed')).toMatchObject({ bettors: 0 });
    });

    test('[SB-045 SB-922] after it and before the multipliers are seen the round is annulled and the stake returned', async () => {
      const { table, said, move, before } = await staked();
      await move(18);
      expect(await balance()).toBe(before - 1000);
      await table.lose(ana);
      await move(90);
      expect(await balance()).toBe(before);
      const line = said.find((one) => one.said === 'result')?.settlement.lines[0];
      expect(line).toMatchObject({ result: 'refund', returns: 1000, clause: 'SB-922' });
    });

    test('[SB-922] once they are seen it is settled like any other', async () => {
      const { table, said, move } = await staked();
      await move(18 + 1);
      await table.lose(ana);
      await move(90);
      expect(said.find((one) => one.said === 'result')?.settlement.lines[0]?.result).not.toBe('refund');
    });
  });
});
