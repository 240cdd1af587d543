/** The pages' rules on betting time and lost connections, at running tables. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Holder } from '../../../core/base/ids.ts';
import { engines } from '../../testing/databases.ts';
import { gameNamed } from '../../testing/game-named.ts';
import { ana, ben, type TableHouseInTest, tableHouse, type TestTable } from '../../testing/table-house.ts';

describe.each(engines)('on $name', (engine) => {
  let house: TableHouseInTest;
  beforeAll(async () => {
    house = await tableHouse(engine);
  });
  afterAll(() => house.drop());
  const open = (game: string) => house.open(gameNamed(game));

  test.each([
    ['BAC-E-005', 'ezugi-baccarat', 18],
    ['BJ-E-007', 'ezugi-blackjack', 23],
    ['RO-E-002', 'ezugi-roulette', 23],
    ['GW-006', 'golden-wealth-baccarat', 16],
    ['PB-006', 'peek-baccarat', 14],
    ['RP-006', 'royal-poker', 12],
  ])(
    '[%s] %s: bets are placed, changed and withdrawn for %i seconds, and then no more',
    async (_clause, game, seconds) => {
      const { stake, lay, move } = await open(game);
      await move(seconds - 0.1);
      const [laid] = Object.values((await stake()).laid.stakes);
      expect((await lay({ bet: 'undo' })).laid.stakes).toEqual({});
      expect(Object.values((await stake()).laid.stakes)).toEqual([laid]);
      await move(0.1);
      expect(await lay({ bet: 'undo' })).toMatchObject({ placed: 'refused', told: { refused: 'betting-closed' } });
    },
  );

  test('[BAC-E-006] dealing begins when the betting time is over', async () => {
    const { table, move } = await open('ezugi-baccarat');
    await move(17.9);
    expect(table.round?.steps).toEqual([]);
    await move(0.1 + 1);
    expect(table.round?.steps.map(({ request }) => request.ask)).toEqual(['bets', 'card']);
  });

  test.each([
    ['BAC-E-007', 'ezugi-baccarat', 'player', undefined],
    ['BJ-E-009', 'ezugi-blackjack', 'main', 'seat-7'],
  ])('[%s] %s: who comes while a round is running waits for the next one to bet', async (_clause, game, spot, seat) => {
    const { table, said, stake, sit, bet, move, seconds } = await open(game);
    if (seat !== undefined) await sit(ben, seat);
    await bet(ben, { bet: 'place', spot, amount: 1000 }, seat);
    await move(seconds + 1);
    expect(await stake()).toMatchObject({ placed: 'refused', told: { refused: 'betting-closed' } });
    while (said.filter((one) => one.said === 'betting').length < 2) await move(1);
    expect(table.phase).toBe('betting');
    expect(await stake()).toMatchObject({ placed: 'accepted' });
  });

  const before = [
    ['BAC-E-055 BAC-E-056 BAC-E-929', 'ezugi-baccarat'],
    ['BJ-E-078 BJ-E-079 BJ-E-937', 'ezugi-blackjack'],
    ['RO-E-071 RO-E-072 RO-E-929', 'ezugi-roulette'],
    ['RP-080', 'royal-poker'],
  ] as const;
  test.each(before)(
    '[%s] %s: lost before the close, nothing is debited; back in time, the player can bet again',
    async (_clauses, game) => {
      const money = await house.balance();
      const lost = await open(game);
      await lost.stake();
      await lost.lose(ana);
      await lost.move(lost.seconds + 60);
      expect(await house.balance()).toBe(money);
      expect(lost.said.filter((one) => one.said === 'closed' && one.bettors > 0)).toEqual([]);
      const back = await open(game);
      await back.stake();
      await back.lose(ana);
      await back.stake();
      await back.move(back.seconds);
      expect(await house.balance()).toBeLessThan(money);
      await back.finish();
    },
  );

  const after = [
    ['BAC-E-057 BAC-E-058 BAC-E-059', 'ezugi-baccarat'],
    ['BJ-E-081 BJ-E-082', 'ezugi-blackjack'],
    ['RO-E-073 RO-E-074 RO-E-075', 'ezugi-roulette'],
    ['GW-916', 'golden-wealth-baccarat'],
  ] as const;
  test.each(after)(
    '[%s] %s: lost after the close, the round continues and is settled to the account',
    async (_clauses, game) => {
      const money = await house.balance();
      const at = await open(game);
      const { stake, move, settled, seconds, lose } = at;
      await stake();
      await move(seconds);
      await lose(ana);
      await at.finish();
      await at.enter(ana);
      const line = settled()?.lines[0];
      expect(line?.result).not.toBe('refund');
      expect(await house.balance()).toBe(money - (line?.staked ?? 0) + (line?.returns ?? 0));
    },
  );

  test('[PB-916] lost after the close of Peek Baccarat, a missing peek choice means continue', async () => {
    const at = await open('peek-baccarat');
    await at.stake();
    await at.move(at.seconds);
    await at.lose(ana);
    await at.finish();
    await at.enter(ana);
    const made = at.table.round?.decisions ?? [];
    expect(made.every(({ decision }) => decision.option.id === 'keep' && decision.byDefault)).toBe(true);
    expect(at.settled()?.lines).toHaveLength(1);
  });

  test('[RP-081 RP-923] Royal Poker: lost after the close and before the first card, the round is annulled', async () => {
    const money = await house.balance();
    const at = await open('royal-poker');
    await at.stake();
    await at.move(at.seconds);
    await at.lose(ana);
    await at.finish();
    await at.enter(ana);
    expect(at.settled()?.lines[0]).toMatchObject({ result: 'refund', clause: 'RP-923' });
    expect(await house.balance()).toBe(money);
  });

  test('[RP-923] lost after the first card, the round continues with default actions', async () => {
    const at = await open('royal-poker');
    await at.stake();
    await at.move(at.seconds + 1);
    await at.lose(ana);
    await at.finish();
    await at.enter(ana);
    const [first] = at.table.round?.decisions ?? [];
    expect(first).toMatchObject({ name: 'first', decision: { option: { id: 'fold' }, byDefault: true } });
    expect(at.settled()?.lines[0]?.result).toBe('lose');
  });

  test('[BJ-E-008 BJ-E-080] a turn lasts 13 seconds, then the hand stands', async () => {
    const at = await atTurn();
    await at.move(12.9);
    expect(at.table.phase).toBe('deciding');
    await at.move(0.1);
    const turn = at.table.round?.journal.findLast(({ kind }) => kind === 'choice');
    expect(turn).toMatchObject({ holder: 'seat-1', option: 'stand' });
    await at.finish();
  });

  test('[BJ-E-080] a disconnected player stands and takes no insurance', async () => {
    const at = await atTurn();
    await at.lose(ana);
    await at.finish();
    const options = (at.table.round?.decisions ?? []).map(({ decision }) => decision.option.id);
    expect(options.every((option) => option === 'stand' || option === 'no')).toBe(true);
  });

  test('[BJ-E-083 BJ-E-936] after reconnecting, earlier decisions stand and the next one is the player’s', async () => {
    for (;;) {
      const at = await atTurn();
      const seat = 'seat-1' as Holder;
      expect(await at.decide(ana, seat, { option: 'hit' })).toBeUndefined();
      await at.lose(ana);
      while (at.table.phase === 'dealing') await at.move(1);
      const { round } = at.table;
      if (at.table.phase !== 'deciding' || round?.asks?.ask !== 'choice') {
        await at.finish();
        continue;
      }
      expect(await at.decide(ana, seat, { option: 'stand' })).toBeUndefined();
      const turns = round.decisions.filter(({ name }) => name.startsWith('play'));
      expect(turns.map(({ decision }) => [decision.option.id, decision.byDefault])).toEqual([
        ['hit', false],
        ['stand', false],
      ]);
      await at.finish();
      return;
    }
  });

  /** A blackjack table waiting on Ana's turn; hands without a decision are played on. */
  async function atTurn(): Promise<TestTable> {
    for (;;) {
      const at = await open('ezugi-blackjack');
      await at.stake();
      await at.move(at.seconds);
      while (at.table.phase === 'dealing') await at.move(1);
      if (at.table.phase === 'deciding' && at.table.round?.asks?.ask === 'choice') return at;
      await at.finish();
    }
  }
});
