/** Tables enforce players' own limits: when betting, at the close, at a costly choice, and at private tables. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlayerId } from '../../../core/base/ids.ts';
import { takeBreak } from '../../protection/away.ts';
import { Protection } from '../../protection/hold.ts';
import { setOwnLimit } from '../../protection/own-limits.ts';
import { engines } from '../../testing/databases.ts';
import { privateHouse, type PrivateHouseInTest, ana as alone } from '../../testing/private-house.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { gameNamed } from '../../testing/game-named.ts';
import { type TableHouseInTest, tableHouse } from '../../testing/table-house.ts';

const baccarat = gameNamed('ezugi-baccarat');
const on = (spot: string, amount: number) => ({ bet: 'place', spot, amount }) as const;
const morning = new Date('2026-11-16T09:00:00Z');
const begin = '2026-11-16T10:00:00Z';

describe.each(engines)('at shared tables on $name', (engine) => {
  let house: TableHouseInTest;
  beforeAll(async () => {
    house = await tableHouse(engine);
  });
  afterAll(() => house.drop());

  /** A player with a daily loss limit. */
  async function careful(name: string, amount: number): Promise<PlayerId> {
    const player = await house.join(name);
    await setOwnLimit(house.db, player, { kind: 'loss', period: 'day', amount }, morning);
    return player;
  }

  test('[GLI-78] a chip that could exceed the player’s own limit is refused; earlier chips stay', async () => {
    const dina = await careful('dina', 1500);
    const { bet, finish, settled } = await house.open(baccarat, { begin });
    expect(await bet(dina, on('player', 1000))).toMatchObject({ placed: 'accepted' });
    expect(await bet(dina, on('tie', 600))).toMatchObject({
      placed: 'refused',
      told: { refused: 'own-limit', values: { period: 'day' } },
      laid: { stakes: { player: 1000 } },
    });
    expect(await bet(dina, on('tie', 500))).toMatchObject({ placed: 'accepted' });
    // Chips can be taken back at the limit too.
    expect(await bet(dina, { bet: 'undo' })).toMatchObject({ placed: 'accepted', laid: { total: 1000 } });
    await finish();
    expect(settled(dina)).toMatchObject({ staked: 1000 });
  });

  test('[GLI-78] two tables closing together don’t both use the rest of a limit', async () => {
    const eva = await careful('eva', 1500);
    const before = await house.balance(eva);
    const protection = await Protection.open(house.db, new TestClock(begin));
    const open = () => house.open(baccarat, { begin, protection });
    const [one, two] = [await open(), await open()];
    await one.bet(eva, on('player', 1000));
    await two.bet(eva, on('player', 1000));
    await Promise.all([one.move(one.seconds), two.move(two.seconds)]);
    const last = [one, two].map(({ heard }) => heard(eva).at(-1));
    expect(last.filter((told) => told?.said === 'taken')).toHaveLength(1);
    expect(last.filter((told) => told?.said === 'gone' && told.why.refused === 'own-limit')).toHaveLength(1);
    expect(before - (await house.balance(eva))).toBe(1000);
    await one.finish();
    await two.finish();
  });

  test('[GLI-80] a player who takes a break with chips on the felt is left out of the round, and told why', async () => {
    const fritz = await careful('fritz', 100_000);
    const before = await house.balance(fritz);
    const { bet, heard, said, move, seconds, finish } = await house.open(baccarat, { begin });
    await bet(fritz, on('player', 1000));
    await takeBreak(house.db, fritz, 24, morning);
    const why = { refused: 'on-break', values: { until: '2026-11-17T09:00:00.000Z' } };
    expect(await bet(fritz, on('tie', 500))).toMatchObject({ placed: 'refused', told: why });
    await move(seconds);
    expect(said.find((one) => one.said === 'closed')).toMatchObject({ bettors: 0, staked: 0 });
    expect(heard(fritz).at(-1)).toMatchObject({ said: 'gone', why: why });
    await finish();
    expect(await house.balance(fritz)).toBe(before);
  });

  test('[GLI-78] a choice costing more than the rest of a limit is refused; free ones are not', async () => {
    const gerda = await careful('gerda', 1000);
    const { table, bet, decide, move, finish, settled } = await house.open(gameNamed('royal-poker'), { begin });
    expect(await bet(gerda, on('ante', 1000))).toMatchObject({ placed: 'accepted' });
    while (table.phase !== 'deciding') await move(1);
    expect(await decide(gerda, gerda, { option: 'bet' })).toMatchObject({ refused: 'own-limit' });
    expect(await decide(gerda, gerda, { option: 'fold' })).toBeUndefined();
    await finish();
    expect(settled(gerda)).toMatchObject({ staked: 1000, paid: 0 });
  });
});

describe.each(engines)('at a private table on $name', (engine) => {
  let house: PrivateHouseInTest;
  beforeAll(async () => {
    house = await privateHouse(engine);
  });
  afterAll(() => house.drop());

  test('[GLI-78 GLI-80] chips and DEAL are refused, and nothing is taken', async () => {
    await setOwnLimit(house.db, alone, { kind: 'loss', period: 'day', amount: 1500 }, morning);
    const { guest, now } = await house.start();
    const { enter, put, deal } = guest(alone);
    const before = await house.balance(alone);
    await enter();
    expect(await put('player', 1000)).toMatchObject({ placed: 'accepted' });
    expect(await put('tie', 600)).toMatchObject({ placed: 'refused', told: { refused: 'own-limit' } });
    await takeBreak(house.db, alone, 1, now());
    expect(await deal()).toMatchObject({ refused: { refused: 'on-break' } });
    expect(await house.balance(alone)).toBe(before);
  });
});
