/** The house's permanent kind: play money or real money. */
import { present } from '../../core/base/invariant.ts';
import { type Cents, nothing } from '../../core/base/money.ts';
import { bank, postAll } from '../ledger/ledger.ts';
import type { Sql } from '../storage/db.ts';
import type { Person } from './person.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';
import { refuseHere } from '../protocol/refusals.ts';

export type HouseKind = 'play' | 'real';

export interface House {
  readonly kind: HouseKind;
  readonly currency: 'PLAY' | 'EUR';
  readonly openedAt: Date;
}

export async function houseOf(sql: Sql): Promise<House | undefined> {
  const [house] = await sql.query<House>('select kind, currency, opened_at as "openedAt" from house');
  return house;
}

/** Set at the first start; later starts must agree. */
export async function openHouse(sql: Sql, kind: HouseKind, at: Date): Promise<House | ToldRefusal> {
  if ((await houseOf(sql)) === undefined) {
    await sql.query('insert into house (kind, opened_at) values ($1, $2) on conflict do nothing', [kind, at]);
  }
  const house = present(await houseOf(sql), 'the house');
  if (house.kind === kind) return house;
  return refuseHere('other-kind', { kind: house.kind });
}

/** A newcomer's play money, granted once. None in a real-money house, where the database would refuse it. */
export async function grantPlayMoney(
  sql: Sql,
  { kind }: House,
  { id }: Pick<Person, 'id'>,
  amount: Cents,
  at: Date,
): Promise<Cents> {
  if (kind !== 'play') return nothing;
  const reference = `grant ${id}`;
  const to = { kind: 'player', owner: id } as const;
  await postAll(sql, [{ id: reference, kind: 'grant', from: bank, to, amount }], { reference, at });
  return amount;
}
