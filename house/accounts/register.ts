/** Sign-up: validates and stores a player, and grants play money in a play-money house. */
import { present } from '../../core/base/invariant.ts';
import type { Cents } from '../../core/base/money.ts';
import type { Accounts } from './accounts.ts';
import { grantPlayMoney, type House, houseOf } from './house-kind.ts';
import { insertPerson, type Newcomer, newcomerRefusal, type Person } from './person.ts';
import { passwordRefusal } from './password.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';
import { isRefused } from '../protocol/refusals.ts';

export interface Registered {
  readonly person: Person;
  /** The kind of money they will play with. */
  readonly house: House;
  /** Play money granted; undefined in a real-money house. */
  readonly granted: Cents;
}

export async function register(
  { db, clock, policy, passwords }: Accounts,
  newcomer: Newcomer,
  password: string,
): Promise<Registered | ToldRefusal> {
  const refusal = newcomerRefusal(newcomer) ?? passwordRefusal(password, newcomer, policy.passwordLengthMin);
  if (refusal !== undefined) return refusal;
  const sealed = await passwords.seal(password);
  const at = clock.now();
  return db.transaction(async (sql) => {
    const house = present(await houseOf(sql), 'the house');
    const person = await insertPerson(sql, newcomer, { role: 'player', password: sealed, at });
    if (isRefused(person)) return person;
    return { person, house, granted: await grantPlayMoney(sql, house, person, policy.playGrant, at) };
  });
}
