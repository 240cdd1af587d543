/** Shoes dealt at tables, exported and proven from the export alone, on both engines. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { present } from '../../../core/base/invariant.ts';
import { readShoeExport, type ShoeExport } from '../../../core/chance/shoe-export.ts';
import { verifyShoe } from '../../../core/chance/verify-shoe.ts';
import { type Game, type Table, tableOf } from '../../../core/games/game.ts';
import { games } from '../../../core/games/games.ts';
import { isShoeOver } from '../../../core/games/shoe-life.ts';
import type { TableTold } from '../../protocol/table-told.ts';
import { engines } from '../../testing/databases.ts';
import { gameNamed as gameOf } from '../../testing/game-named.ts';
import { type TableHouseInTest, tableHouse } from '../../testing/table-house.ts';
import { exportShoe } from './export-shoe.ts';

const timed = games.filter((game) => tableOf(game).clocks.betting !== undefined);
const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());

describe.each(engines)('exports on $name', (engine) => {
  let house: TableHouseInTest;
  beforeAll(async () => {
    house = await tableHouse(engine);
  });
  afterAll(() => house.drop());

  const exported = (table: string, number = 1) => exportShoe(house.db, house.safe, { table, number });

  /** Bets on the first spot for this many rounds. */
  async function play(id: string, game: Game, parameters: unknown, rounds: number): Promise<readonly TableTold[]> {
    const { said, stake, move, finish } = await house.open(game, { id, parameters });
    for (let round = 1; round <= rounds; round++) {
      await stake();
      while (said.filter((one) => one.said === 'result').length < round) await move(5);
      await move(6);
    }
    await finish();
    return said;
  }

  /** Proves a shoe from the exported text alone, as anyone who downloads it can. */
  async function prove(written: unknown, game: Game) {
    const shoe = readShoeExport(JSON.parse(JSON.stringify(written)));
    if ('mistake' in shoe) throw new Error(shoe.mistake);
    const table = tableOf(game, shoe.parameters);
    return verifyShoe(shoe, { ...table, isOver: (dealt) => isShoeOver(table.shoe, dealt) }, sha256);
  }

  const isStillOpen = (table: Table) => table.shoe.decks > 0 && table.shoe.cutCardFromEnd !== undefined;

  test.each(timed.filter((game) => !isStillOpen(tableOf(game))))(
    '[GLI-15 GLI-16] $id: every draw of a round follows from its own seed, committed to before betting',
    async (game) => {
      const said = await play(game.id, game, {}, 2);
      const written = (await exported(game.id)) as ShoeExport;
      const proof = await prove(written, game);
      expect(proof.wrong).toBeUndefined();
      expect(proof.checked.draws + proof.checked.cards).toBeGreaterThan(0);
      expect(proof.checked.rounds).toBe(written.rounds.length);
      const promised = new Map(said.flatMap((one) => (one.said === 'betting' ? [[one.round, one.commitment]] : [])));
      for (const { id, commitment } of written.rounds) expect(promised.get(id)).toBe(commitment);
    },
  );

  test('[GLI-17] the seed of a shoe in play is not shown', async () => {
    const game = present(
      timed.find((one) => isStillOpen(tableOf(one))),
      'a game with a shoe',
    );
    await play('in-play', game, {}, 1);
    expect(await exported('in-play')).toMatchObject({ refused: 'still-in-play' });
  });

  // One deck, so that the shoe is used up after a few rounds.
  const short = [
    ['ezugi-baccarat', { decks: 1, cutCardFromEnd: 14 }],
    ['golden-wealth-baccarat', { decks: 1, cutCardFromEnd: 14 }],
    ['ezugi-blackjack', { decks: 2, cutCardFromEnd: 52, burnAfterShuffle: 3 }],
  ] as const;

  test.each(short)(
    '[GLI-17] %s: a used-up shoe is proven card by card, even across a restart, without players’ names',
    async (id, parameters) => {
      const game = gameOf(id);
      const name = `short-${id}`;
      for (let starts = 0; 'refused' in (await exported(name)) && starts < 20; starts++)
        await play(name, game, parameters, 3);
      const written = (await exported(name)) as ShoeExport;
      const { checked, left, wrong } = await prove(written, game);
      expect(wrong).toBeUndefined();
      expect(checked.cards + checked.burned + left).toBe(52 * parameters.decks);
      expect(left).toBeLessThan(parameters.cutCardFromEnd);
      expect(checked.rounds).toBeGreaterThan(2);
      expect(JSON.stringify(written)).not.toContain('ana');
      expect(JSON.stringify(written)).toContain('player 1');
    },
  );

  test('a shoe dealt under two sets of rules can’t be exported', async () => {
    const game = gameOf('ezugi-roulette');
    await play('changed', game, {}, 1);
    await play('changed', game, { bettingSeconds: 30 }, 1);
    expect(await exported('changed')).toMatchObject({ refused: 'rules-changed' });
  });

  test('an unknown shoe is refused', async () => {
    expect(await exported('nowhere')).toMatchObject({ refused: 'no-such-shoe' });
    expect(await exported('ezugi-roulette', 99)).toMatchObject({ refused: 'no-such-shoe' });
  });

  test('a running round does not reveal its seed, even without cards', async () => {
    const { table, said, move } = await house.open(gameOf('ezugi-roulette'), { id: 'running' });
    expect(await exported('running')).toMatchObject({ refused: 'no-rounds' });
    const ended = () => said.filter((one) => one.said === 'result').length;
    while (ended() < 4 || table.phase !== 'dealing') await move(1);
    const [running] = await house.db.query<{ number: number }>(
      `select max(number) as number from round where table_id = 'running'`,
    );
    const { rounds } = (await exported('running')) as ShoeExport;
    expect(rounds.length).toBeGreaterThan(3);
    for (const { number } of rounds) expect(number).toBeLessThan(running?.number ?? 0);
    await table.close('hold');
  });

  test('[GLI-12] every shoe and round has its own seed, even at tables opened at the same moment', async () => {
    const promised = await house.db.query<{ commitment: string }>(
      `select commitment from shoe union all select commitment from round where commitment <> ''`,
    );
    expect(promised.length).toBeGreaterThan(20);
    expect(new Set(promised.map(({ commitment }) => commitment)).size).toBe(promised.length);
  });
});
