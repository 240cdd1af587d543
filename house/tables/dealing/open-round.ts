/** Opens a round with a shoe and a seed for its other draws, both committed to and stored before the first bet. */
import type { Shoe } from '../../../core/cards/shoe.ts';
import type { Seed } from '../../../core/chance/stream.ts';
import type { Table } from '../../../core/games/game.ts';
import type { Lease } from '../../rounds/lease.ts';
import { RoundRecord } from '../../rounds/store.ts';
import { commitmentTo, newSeed } from '../../seeds/seed.ts';
import { drawsSeal, keepShoe, nextShoeNumber } from './shoes.ts';
import type { TableHouse, TableSetup } from '../desk/setup.ts';
import { openShoe, shoeAfter, type ShoeInPlay } from './virtual-table.ts';

export type RoundHouse = Pick<TableHouse, 'db' | 'clock' | 'safe'>;

/** What a round is opened for. */
export type RoundSetup = Pick<TableSetup, 'game' | 'table' | 'isRehearsal' | 'picture'>;

export interface OpenRound {
  readonly record: RoundRecord;
  /** For the round's other draws. */
  readonly seed: Seed;
  /** The shoe before the round. */
  readonly before: Shoe;
}

export async function openRoundOn(
  house: RoundHouse,
  lease: Lease,
  setup: RoundSetup,
  { number, seed, pack }: ShoeInPlay,
): Promise<OpenRound> {
  return openRoundFrom(house, lease, setup, { number, before: shoeAfter(setup.table, seed, pack.dealt) });
}

/** For shoes whose order the house may or may not know. */
export async function openRoundFrom(
  { db, clock, safe }: RoundHouse,
  lease: Lease,
  { game, table, isRehearsal, picture }: RoundSetup,
  { number, before }: { readonly number: number; readonly before: Shoe },
): Promise<OpenRound> {
  const seed = newSeed();
  const header = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    parameters: table.parameters,
    shoe: before,
    ...(picture && { recorderOffset: picture.recorderOffset }),
    chance: {
      shoe: number,
      commitment: commitmentTo(seed),
      sealed: safe.seal(seed, drawsSeal(lease.table)),
    },
    isRehearsal,
  };
  return { record: await RoundRecord.open(db, lease, header, clock.now()), seed, before };
}

/** Ends the shoe in play. */
export async function newShoe(house: RoundHouse, lease: Lease, table: Table): Promise<ShoeInPlay> {
  const shoe = openShoe(table, await nextShoeNumber(house.db, lease.table), newSeed());
  await keepShoe(house, lease, shoe.decks, shoe);
  return shoe;
}
