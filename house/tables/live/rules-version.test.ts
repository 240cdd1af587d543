/** A round begun under an earlier version of its game's rules continues, ends and is proven under that version. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { present } from '../../../core/base/invariant.ts';
import { readShoeExport } from '../../../core/chance/shoe-export.ts';
import { verifyShoe } from '../../../core/chance/verify-shoe.ts';
import { type Game, type Table, tableOf } from '../../../core/games/game.ts';
import { rulesOf } from '../../../core/games/rules-of.ts';
import { readRound } from '../../rounds/read.ts';
import { engines } from '../../testing/databases.ts';
import { gameNamed } from '../../testing/game-named.ts';
import { ana, type TableHouseInTest, tableHouse } from '../../testing/table-house.ts';
import { exportShoe } from '../dealing/export-shoe.ts';
import { verifyLedger, verifyRounds } from '../../testing/books.ts';

const fortune = gameNamed('fortune-roulette');
const first = present(fortune.versions[0], 'version 1');
/** As the previous version of the program had it. */
const before: Game = { ...fortune, rulesVersion: first.version, configure: (given) => first.configure(given) };
/** Above the limit introduced with version 2 (FR-918). */
const parameters = { fortune: { multipliers: { '600': 1 } } };
const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());

describe.each(engines)('on $name', (engine) => {
  let house: TableHouseInTest;
  beforeAll(async () => {
    house = await tableHouse(engine);
  });
  afterAll(() => house.drop());

  test('[FR-918] stopped in mid-round, it ends under version 1, and the next round uses version 2', async () => {
    const left = await house.open(before, { parameters });
    await left.lay({ bet: 'place', spot: 'straight/17', amount: 1000 });
    while (left.table.phase !== 'dealing') await left.move(1);
    await left.table.close('hold');

    const again = await house.open(fortune, { id: left.id });
    while (again.table.phase !== 'betting') await again.move(1);
    const { id } = left;
    const stored = present(await readRound(house.db, `${id}/1`), 'the round');
    expect([stored.rulesVersion, stored.state]).toEqual(['1', 'settled']);
    const next = present(await readRound(house.db, `${id}/2`), 'the next round');
    expect([next.rulesVersion, next.parameters]).toEqual(['2', tableOf(fortune).parameters]);
    expect(again.settled(ana)).toMatchObject({ round: `${id}/1`, staked: 1000 });
    await again.table.close('hold');

    expect((await verifyRounds(house.db)).problems).toEqual([]);
    expect(await verifyLedger(house.db)).toMatchObject({ sum: 0, differences: [] });

    const shoe = await exportShoe(house.db, house.safe, { table: id, number: 1 });
    const read = readShoeExport(JSON.parse(JSON.stringify(shoe)));
    if ('mistake' in read) throw new Error(read.mistake);
    expect(read.rulesVersion).toBe('1');
    const rules = rulesOf(read) as Table;
    const proof = await verifyShoe(read, { ...rules, isOver: () => false }, (bytes) => Promise.resolve(sha256(bytes)));
    expect(proof.wrong).toBeUndefined();
  });
});
