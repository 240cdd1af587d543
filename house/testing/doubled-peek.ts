/** Peek Baccarat in mid-round with a doubled stake and a third card to come. */
import { gameNamed } from './game-named.ts';
import { ana, type TableHouseInTest, type TestTable } from './table-house.ts';

export interface DoubledPeek {
  readonly at: TestTable;
  /** Ana's balance before the bet. */
  readonly before: number;
}

export async function doubledPeek(house: TableHouseInTest): Promise<DoubledPeek> {
  for (;;) {
    const before = await house.balance();
    const at = await house.open(gameNamed('peek-baccarat'));
    const isDealt = () => at.table.phase === 'dealing';
    await at.bet(ana, { bet: 'place', spot: 'player', amount: 1000 });
    await at.move(at.seconds);
    while (isDealt()) await at.move(1);
    await at.decide(ana, ana, { option: 'double' });
    await at.move(10);
    if (isDealt()) return { at, before };
    // If nobody draws, the round ends with the window.
    await at.finish();
  }
}
