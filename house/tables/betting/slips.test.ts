/**
 * Undo, Clear, Double, Rebet and sectors at running tables: what each places at a limit or with a short balance, and
 * what is reported.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bank, postAll } from '../../ledger/ledger.ts';
import { cents } from '../../../core/base/money.ts';
import type { Seat } from '../../../core/base/ids.ts';
import { engines } from '../../testing/databases.ts';
import { gameNamed } from '../../testing/game-named.ts';
import { type TableHouseInTest, tableHouse } from '../../testing/table-house.ts';

const on = (spot: string, amount: number) => ({ bet: 'place', spot, amount }) as const;
const double = { bet: 'double' } as const;
const rebet = { bet: 'rebet' } as const;
const undo = { bet: 'undo' } as const;
const clear = { bet: 'clear' } as const;
const voisins = { bet: 'compound', name: 'voisins', amount: 100 } as const;

describe.each(engines)('on $name', (engine) => {
  let house: TableHouseInTest;
  let guests = 0;
  beforeAll(async () => {
    house = await tableHouse(engine);
  });
  afterAll(() => house.drop());

  const guest = (amount: number) => house.join(`guest-${(guests += 1)}`, amount);

  test('[RO-E-913] Double leaves a position unchanged if it would pass its limit, and reports which and why', async () => {
    const { bet, heard, table } = await house.open(gameNamed('ezugi-roulette'));
    const player = await guest(1_000_000);
    await bet(player, on('straight/17', 10_000));
    await bet(player, on('red', 500));
    expect(await bet(player, double)).toMatchObject({
      placed: 'reduced',
      told: { refused: 'above-maximum', clause: 'RO-E-032' },
      changes: [{ spot: 'straight/17', from: 20_000, to: 10_000, told: { clause: 'RO-E-032' } }],
      laid: { stakes: { 'straight/17': 10_000, red: 1000 }, total: 11_000 },
    });
    // Whichever device it came from, the chips are also reported on the player's stream.
    expect(heard(player).at(-1)).toMatchObject({ said: 'laid', laid: { total: 11_000 }, canUndo: true });
    await table.close('hold');
  });

  test('[RO-E-913] with a short balance Double and Rebet place the first positions, in order of placement', async () => {
    const { bet, move, seconds, said, table, enter } = await house.open(gameNamed('ezugi-roulette'));
    const player = await guest(2000);
    await enter(player);
    await bet(player, on('red', 500));
    await bet(player, on('straight/17', 200));
    await bet(player, on('odd', 100));
    expect(await bet(player, { bet: 'place', spot: 'black', amount: 500 })).toMatchObject({ placed: 'accepted' });
    // 13 placed and 20 in the account: red takes 5 of the remaining 7, 17 takes 2.
    expect(await bet(player, double)).toMatchObject({
      placed: 'reduced',
      laid: { stakes: { red: 1000, 'straight/17': 400, odd: 100, black: 500 }, total: 2000 },
      changes: [
        { spot: 'odd', told: { refused: 'not-covered' } },
        { spot: 'black', told: { refused: 'not-covered' } },
      ],
    });
    await bet(player, undo);
    await move(seconds);
    while (!said.some((one) => one.said === 'result')) await move(1);
    const left = await house.balance(player);
    const purse = { kind: 'player', owner: player } as const;
    const spent = { id: `spent ${player}`, kind: 'test', from: purse, to: bank, amount: cents(left - 600) } as const;
    await postAll(house.db, [spent], { reference: 'test', at: new Date() });
    while (said.filter((one) => one.said === 'betting').length < 2) await move(1);
    expect(await bet(player, rebet)).toMatchObject({
      placed: 'reduced',
      laid: { stakes: { red: 500, odd: 100 }, total: 600 },
      changes: [{ spot: 'straight/17', from: 200, to: 0 }, { spot: 'black' }],
    });
    await table.close('hold');
  });

  test('[RO-E-914] Undo reverts one action: a sector, Double, Clear, a chip', async () => {
    const { bet, table } = await house.open(gameNamed('ezugi-roulette'));
    const player = await guest(1_000_000);
    const totals: number[] = [];
    for (const gesture of [on('red', 500), voisins, double, clear, undo, undo, undo, undo, undo] as const) {
      totals.push((await bet(player, gesture)).laid.total);
    }
    expect(totals).toEqual([500, 1400, 2800, 0, 2800, 1400, 500, 0, 0]);
    await table.close('hold');
  });

  test('[RO-E-914] Clear can be undone while betting lasts, but not in the next round', async () => {
    const { bet, move, seconds, said, table } = await house.open(gameNamed('ezugi-roulette'));
    const player = await guest(1000);
    await bet(player, on('red', 500));
    await bet(player, clear);
    expect((await table.own(player)).canUndo).toBe(true);
    await move(seconds);
    while (said.filter((one) => one.said === 'betting').length < 2) await move(1);
    expect((await table.own(player)).canUndo).toBeUndefined();
    expect(await bet(player, undo)).toMatchObject({ laid: { total: 0 } });
    await table.close('hold');
  });

  test('[BAC-E-928] the buttons work in baccarat as in roulette', async () => {
    const { bet, table } = await house.open(gameNamed('ezugi-baccarat'));
    const player = await guest(1_000_000);
    await bet(player, on('tie', 100_000));
    await bet(player, on('player', 5000));
    expect(await bet(player, double)).toMatchObject({
      placed: 'reduced',
      changes: [{ spot: 'tie', from: 200_000, to: 100_000, told: { refused: 'above-ceiling', clause: 'BAC-E-923' } }],
      laid: { stakes: { tie: 100_000, player: 10_000 } },
    });
    expect(await bet(player, clear)).toMatchObject({ laid: { total: 0 } });
    expect(await bet(player, undo)).toMatchObject({ laid: { total: 110_000 } });
    expect(await bet(player, undo)).toMatchObject({ laid: { total: 105_000 } });
    await table.close('hold');
  });

  test('[BJ-E-938] 2× at a seat counts the wagers at the player’s other seat', async () => {
    const { bet, sit, table } = await house.open(gameNamed('ezugi-blackjack'));
    const player = await guest(4000);
    const [one, two] = ['seat-1' as Seat, 'seat-2' as Seat];
    for (const seat of [one, two]) {
      await sit(player, seat);
      await bet(player, on('main', 1000), seat);
    }
    await bet(player, on('21+3', 500), one);
    // 25 placed and 40 in the account: the main bet takes 10 of the 15, 21+3 the rest.
    expect(await bet(player, double, one)).toMatchObject({ placed: 'accepted', laid: { total: 3000 } });
    expect(await bet(player, double, two)).toMatchObject({ placed: 'refused', told: { refused: 'not-covered' } });
    await table.close('hold');
  });

  test.each([
    ['fortune-roulette', 'FR-057', 'straight/17', 40_000, 50_000],
    ['roulette-racetrack', 'RT-924', 'straight/17', 40_000, 50_000],
    ['bonus-baccarat', 'BB-908', 'player', 300_000, 500_000],
  ])('%s [%s] Double takes %s up to its maximum, with a notice', async (game, clause, spot, stake, most) => {
    const { bet, table } = await house.open(gameNamed(game));
    const player = await guest(10_000_000);
    await bet(player, on(spot, stake));
    expect(await bet(player, double)).toMatchObject({
      placed: 'reduced',
      told: { refused: 'above-maximum', clause },
      changes: [{ spot, from: 2 * stake, to: most, told: { clause } }],
      laid: { stakes: { [spot]: most } },
    });
    expect(await bet(player, double)).toMatchObject({ placed: 'refused', laid: { stakes: { [spot]: most } } });
    expect(await bet(player, undo)).toMatchObject({ laid: { stakes: { [spot]: stake } } });
    await table.close('hold');
  });

  test.each([
    ['ezugi-roulette', 'RO-E-911'],
    ['fortune-roulette', 'FR-902'],
    ['roulette-racetrack', 'RT-923'],
  ])('%s [%s] a sector of which one position is full is not laid at all', async (game, clause) => {
    const { bet, table } = await house.open(gameNamed(game));
    const player = await guest(10_000_000);
    await bet(player, on('split/4-7', 30_000));
    await bet(player, on('split/4-7', 70_000));
    const before = (await table.own(player)).laid;
    expect(await bet(player, { ...voisins, amount: 80_000 })).toMatchObject({ placed: 'refused', told: { clause } });
    expect((await table.own(player)).laid).toEqual(before);
    await table.close('hold');
  });

  test('if the page is silent, Double is placed entirely or not at all', async () => {
    const { bet, table } = await house.open(gameNamed('casino-war'));
    const player = await guest(10_000_000);
    await bet(player, on('main', 1000));
    await bet(player, on('tie', 30_000));
    expect(await bet(player, double)).toMatchObject({
      placed: 'refused',
      told: { refused: 'above-maximum', clause: 'CW-904' },
      laid: { stakes: { main: 1000, tie: 30_000 } },
    });
    await table.close('hold');
  });
});
