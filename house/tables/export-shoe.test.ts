/** What tables dealt, exported and proven from the export alone, on both engines. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playerId } from '../../core/base/ids.ts';
import { cents } from '../../core/base/money.ts';
import { present } from '../../core/base/invariant.ts';
import { readShoeExport, type ShoeExport } from '../../core/chance/shoe-export.ts';
import { verifyShoe } from '../../core/chance/verify-shoe.ts';
import { type Game, type Table, tableOf } from '../../core/games/game.ts';
import { games } from '../../core/games/games.ts';
import { isShoeOver } from '../../core/games/shoe-life.ts';
import { bank, postAll } from '../ledger/ledger.ts';
import { seedSafe } from '../seeds/safe.ts';
import { migrate } from '../storage/migrate.ts';
import { engines, type TestDatabase } from '../testing/databases.ts';
import { TestClock } from '../testing/test-clock.ts';
import { exportShoe } from './export-shoe.ts';
import { LiveTable, type TableSaid } from './live-table.ts';

const ana = playerId('ana');
const pace = { step: 1, warning: 5, result: 6 };
const timed = games.filter((game) => 'bettingSeconds' in tableOf(game).parameters);
const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());

const gameOf = (id: string): Game =>
  present(
    games.find((one) => one.id === id),
    id,
  );

describe.each(engines)('exports on $name', ({ fresh }) => {
  let database: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'baize-export-'));
    database = await fresh();
    await migrate(database.db);
    const to = { kind: 'player', owner: ana } as const;
    const grant = { id: 'grant', kind: 'grant', from: bank, to, amount: cents(10_000_000) } as const;
    await postAll(database.db, [grant], { reference: 'grant', at: new Date() });
  });
  afterAll(async () => {
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  const safe = () => seedSafe(join(folder, 'seeds.key'));
  const exported = (table: string, number = 1) => exportShoe(database.db, safe(), { table, number });

  /** A bet on the first spot in every round, until so many rounds are over. */
  async function play(id: string, game: Game, table: Table, rounds: number): Promise<readonly TableSaid[]> {
    const clock = new TestClock();
    const said: TableSaid[] = [];
    const house = { db: database.db, clock, safe: safe(), publish: (one: TableSaid) => void said.push(one) };
    const live = await LiveTable.open({ id, game, table, pace, resumeSeconds: 60 }, house, 'test');
    const [spot] = table.betting.spots.values();
    const seat = table.seats?.[0];
    const bettor = seat === undefined ? { player: ana } : { player: ana, seat };
    const { spot: name, least } = present(spot, 'a spot');
    for (let round = 1; round <= rounds; round++) {
      await live.bet(bettor, { bet: 'place', spot: name, amount: least.amount });
      while (said.filter((one) => one.said === 'result').length < round) await clock.advance(5000, () => live.idle());
      await clock.advance(pace.result * 1000, () => live.idle());
    }
    await live.stop();
    await clock.advance(600_000, () => live.idle());
    return said;
  }

  /** From the text alone, as whoever downloads it has it. */
  async function prove(written: unknown, game: Game) {
    const shoe = readShoeExport(JSON.parse(JSON.stringify(written)));
    if ('mistake' in shoe) throw new Error(shoe.mistake);
    const table = tableOf(game, shoe.parameters);
    return verifyShoe(shoe, { ...table, isOver: (dealt) => isShoeOver(table.shoe, dealt) }, sha256);
  }

  const isStillOpen = (table: Table) => table.shoe.decks > 0 && table.shoe.cutCardFromEnd !== undefined;

  test.each(timed.filter((game) => !isStillOpen(tableOf(game))))(
    '[GLI-15 GLI-16] $id: every draw of a round is what its own seed gives, promised before betting',
    async (game) => {
      const table = tableOf(game);
      const said = await play(game.id, game, table, 2);
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
    await play('in-play', game, tableOf(game), 1);
    expect(await exported('in-play')).toMatchObject({ refused: 'still-in-play' });
  });

  // One deck, so that a shoe is used up after a few rounds.
  const short = [
    ['ezugi-baccarat', { decks: 1, cutCardFromEnd: 14 }],
    ['golden-wealth-baccarat', { decks: 1, cutCardFromEnd: 14 }],
    ['ezugi-blackjack', { decks: 2, cutCardFromEnd: 52, burnAfterShuffle: 3 }],
  ] as const;

  test.each(short)(
    '[GLI-17] %s: a used-up shoe is proven card by card, also over a restart, and tells nobody’s name',
    async (id, parameters) => {
      const game = gameOf(id);
      const table = tableOf(game, parameters);
      const name = `short-${id}`;
      for (let starts = 0; 'refused' in (await exported(name)) && starts < 20; starts++)
        await play(name, game, table, 3);
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

  test('a shoe dealt by two sets of rules has no one proof', async () => {
    const game = gameOf('ezugi-roulette');
    await play('changed', game, tableOf(game), 1);
    await play('changed', game, tableOf(game, { bettingSeconds: 30 }), 1);
    expect(await exported('changed')).toMatchObject({ refused: 'rules-changed' });
  });

  test('a shoe that never was is refused', async () => {
    expect(await exported('nowhere')).toMatchObject({ refused: 'no-such-shoe' });
    expect(await exported('ezugi-roulette', 99)).toMatchObject({ refused: 'no-such-shoe' });
  });

  test('a round that still runs keeps its seed, also where no cards are dealt', async () => {
    const game = gameOf('ezugi-roulette');
    const clock = new TestClock();
    const house = { db: database.db, clock, safe: safe(), publish: () => {} };
    const live = await LiveTable.open(
      { id: 'running', game, table: tableOf(game), pace, resumeSeconds: 60 },
      house,
      'test',
    );
    expect(await exported('running')).toMatchObject({ refused: 'no-rounds' });
    await clock.advance(150_000, () => live.idle());
    expect(live.phase).not.toBe('stopped');
    const [running] = await database.db.query<{ number: number }>(
      `select max(number) as number from round where table_id = 'running'`,
    );
    const { rounds } = (await exported('running')) as ShoeExport;
    expect(rounds.length).toBeGreaterThan(3);
    for (const { number } of rounds) expect(number).toBeLessThan(running?.number ?? 0);
    await live.stop();
  });
});
