/** Stores scripted rounds as tables do, for tests of records. */
import type { PlayerId } from '../../../core/base/ids.ts';
import type { Played } from '../../../core/games/testing/play.ts';
import { freshShoe } from '../../../core/cards/shoe.ts';
import type { Game } from '../../../core/games/game.ts';
import { Round } from '../../../core/round/round.ts';
import { holderOf } from '../../../core/round/wager.ts';
import type { Clock } from '../../clock.ts';
import type { Lease } from '../../rounds/lease.ts';
import { RoundRecord } from '../../rounds/store.ts';
import type { SeedSafe } from '../../seeds/safe.ts';
import { commitmentTo, newSeed } from '../../seeds/seed.ts';
import type { Db } from '../../storage/db.ts';
import { drawsSeal, keepShoe } from '../../tables/dealing/shoes.ts';
import { openShoe } from '../../tables/dealing/virtual-table.ts';

export interface RoundKeeper {
  readonly db: Db;
  readonly clock: Clock;
  readonly safe: SeedSafe;
}

/** Starts a new shoe at the table and ends the one before. */
export async function nextShoe(keeper: RoundKeeper, lease: Lease, { table }: Played, number: number): Promise<void> {
  await keepShoe(keeper, lease, table.shoe.decks, openShoe(table, number, newSeed()));
}

export interface StoredAs {
  readonly shoe?: number;
  readonly until?: 'dealing' | 'settled';
  /** A holder who lets their turns time out. */
  readonly silent?: string;
}

/** Writes the round entry by entry, up to `until`. */
export async function keepRound(
  { db, clock, safe }: RoundKeeper,
  lease: Lease,
  game: Game,
  { table, round, settlement }: Played,
  { shoe = 1, until = 'settled', silent }: StoredAs = {},
): Promise<string> {
  const seed = newSeed();
  const chance = { shoe, commitment: commitmentTo(seed), sealed: safe.seal(seed, drawsSeal(lease.table)) };
  const { id, rulesVersion } = game;
  const fresh = freshShoe(table.shoe.decks);
  const header = { game: id, rulesVersion, parameters: table.parameters, shoe: fresh, chance };
  const record = await RoundRecord.open(db, lease, header, clock.now());
  await record.closeBetting(round.wagers, clock.now());
  const mirror = new Round(table, fresh);
  for (const played of round.journal) {
    const entry =
      played.kind === 'choice' && played.holder === silent ? { ...played, byDefault: true as const } : played;
    const asked = mirror.asks?.ask;
    const before = mirror.decisions.length;
    mirror.answer(entry as never);
    if (entry.kind === 'bets') continue;
    const [made] = mirror.decisions.slice(before);
    if (asked === 'choice' && made !== undefined && made.decision.cost > 0) {
      const player = round.wagers.find((wager) => holderOf(wager) === made.holder)?.player as PlayerId;
      await record.appendPaid(entry, { holder: made.holder, player, amount: made.decision.cost }, clock.now());
    } else await record.append([entry], clock.now());
  }
  if (until === 'settled') await record.settle(settlement, 'settled', clock.now(), table.board(round.outcome));
  return record.id;
}
