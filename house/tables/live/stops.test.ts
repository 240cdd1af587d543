/** Tables enforce stops of play: when betting, at the close, between rounds, and when lifted. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { gameId } from '../../../core/base/ids.ts';
import { commandLine } from '../../accounts/rights.ts';
import { liftStop, type Stop, type StopScope, stopPlay } from '../../accounts/stops.ts';
import { engines } from '../../testing/databases.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { gameNamed } from '../../testing/game-named.ts';
import { ana, ben, type TableHouseInTest, tableHouse } from '../../testing/table-house.ts';
import { verifyLedger, verifyRounds } from '../../testing/books.ts';

const baccarat = gameNamed('ezugi-baccarat');
const on = (spot: string, amount: number) => ({ bet: 'place', spot, amount }) as const;
const deed = { by: commandLine, reason: 'a drill' } as const;

describe.each(engines)('on $name', (engine) => {
  let house: TableHouseInTest;
  let made: Stop[] = [];
  beforeAll(async () => {
    house = await tableHouse(engine);
  });
  afterAll(() => house.drop());
  afterEach(async () => {
    await lift();
  });

  /** Stops play as another process would: tables find out by themselves unless told. */
  async function stop(what: StopScope, isTold: 'told' | 'untold' = 'told'): Promise<void> {
    const stopped = await stopPlay({ db: house.db, clock: new TestClock() }, what, deed);
    if ('refused' in stopped) throw new Error(stopped.refused);
    made.push(stopped);
    if (isTold === 'told') await house.stops.look();
  }

  async function lift(isTold: 'told' | 'untold' = 'told'): Promise<void> {
    for (const { id } of made) await liftStop({ db: house.db, clock: new TestClock() }, id, deed);
    made = [];
    if (isTold === 'told') await house.stops.look();
  }

  test('[GLI-52] a stop while bets are open ends betting at once: chips are removed, nothing is debited, everyone is told', async () => {
    const { id, table, bet, heard, said, quiet } = await house.open(baccarat);
    const before = await house.balance();
    await bet(ana, on('player', 1000));
    await stop({ scope: 'table', table: id });
    await quiet();
    expect(table.phase).toBe('paused');
    const why = expect.objectContaining({ why: 'play-stopped', values: { scope: 'table', reason: 'a drill' } });
    const told = { refused: 'table-paused', values: { why: 'play-stopped' } };
    expect(heard(ana).at(-1)).toMatchObject({
      said: 'gone',
      why: { refused: 'play-stopped', values: { scope: 'table', reason: 'a drill' } },
    });
    expect(said.at(-1)).toMatchObject({ said: 'paused', why });
    expect(await bet(ana, on('player', 1000))).toMatchObject({ placed: 'refused', told });
    expect(await house.balance()).toBe(before);
    await lift();
    await quiet();
    expect([table.phase, said.at(-1)?.said]).toEqual(['betting', 'betting']);
    expect(await bet(ana, on('player', 1000))).toMatchObject({ placed: 'accepted' });
    await table.close('hold');
  });

  test('[GLI-7] a round in play is finished; then the table pauses, and resumes by itself when the stop is lifted', async () => {
    const { table, bet, said, settled, move, seconds } = await house.open(baccarat);
    await bet(ana, on('player', 1000));
    await move(seconds);
    await stop({ scope: 'game', game: gameId('ezugi-baccarat') }, 'untold');
    while (table.phase !== 'paused') await move(1);
    expect(settled()).toMatchObject({ staked: 1000 });
    expect(await table.state()).toMatchObject({
      phase: 'paused',
      paused: { why: 'play-stopped', values: { scope: 'game', reason: 'a drill' } },
    });
    // The displayed round has moved to the boards.
    expect((await table.state()).boards).toHaveLength(1);
    await move(60);
    expect(said.filter((one) => one.said === 'betting')).toHaveLength(1);
    await lift('untold');
    await move(5);
    expect(table.phase).toBe('betting');
    await table.close('hold');
  });

  test('a stop the table was not told of is found at the close: no bet is taken', async () => {
    const { table, bet, heard, move, seconds } = await house.open(baccarat);
    const before = await house.balance();
    await bet(ana, on('player', 1000));
    await stop({ scope: 'all' }, 'untold');
    await move(seconds);
    expect(heard(ana).at(-1)).toMatchObject({
      said: 'gone',
      why: { refused: 'play-stopped', values: { scope: 'all', reason: 'a drill' } },
    });
    expect([table.phase, await house.balance()]).toEqual(['paused', before]);
    await table.close('hold');
  });

  test('a stopped player’s chips are not taken, the others’ are', async () => {
    const { bet, heard, said, move, seconds, finish } = await house.open(baccarat);
    await bet(ana, on('player', 1000));
    await bet(ben, on('player', 2000));
    await stop({ scope: 'player', player: ana });
    const why = { refused: 'play-stopped', values: { scope: 'player', reason: 'a drill' } };
    expect(await bet(ana, on('tie', 500))).toMatchObject({ told: why, laid: { stakes: { player: 1000 } } });
    // Chips can be taken back.
    expect(await bet(ana, { bet: 'undo' })).toMatchObject({ placed: 'accepted' });
    await lift();
    expect(await bet(ana, on('tie', 500))).toMatchObject({ placed: 'accepted' });
    await stop({ scope: 'player', player: ana }, 'untold');
    await move(seconds);
    expect(said.find((one) => one.said === 'closed')).toMatchObject({ bettors: 1, staked: 2000 });
    expect(heard(ana).at(-1)).toMatchObject({
      said: 'gone',
      why: { refused: 'play-stopped', values: { scope: 'player', reason: 'a drill' } },
    });
    expect(heard(ben).at(-1)).toMatchObject({ said: 'taken' });
    await finish();
  });

  test('a stopped table waits after opening; a stop of another table does not affect it', async () => {
    await stop({ scope: 'table', table: 'closed-1' });
    const closed = await house.open(baccarat, { id: 'closed-1' });
    const other = await house.open(baccarat, { id: 'open-1' });
    expect([closed.table.phase, other.table.phase]).toEqual(['paused', 'betting']);
    expect(await closed.table.state()).toMatchObject({ steps: 0, boards: [] });
    await closed.table.close('after-round');
    expect(closed.table.phase).toBe('stopped');
    await other.table.close('hold');
  });

  test('stopped and resumed rounds verify', async () => {
    expect((await verifyRounds(house.db)).problems).toEqual([]);
    expect(await verifyLedger(house.db)).toMatchObject({ sum: 0, differences: [] });
  });
});
