/**
 * Players with an account, money and an open session, written straight into the database: signing in thousands takes
 * minutes.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Cents } from '../../core/base/money.ts';
import { bank, postAll, type Transfer } from '../../house/ledger/ledger.ts';
import type { Db } from '../../house/storage/db.ts';

export interface Guest {
  readonly id: string;
  readonly token: string;
}

const day = 86_400_000;

export async function inviteGuests(db: Db, count: number, money: Cents): Promise<readonly Guest[]> {
  const guests = Array.from({ length: count }, (_, n): Guest => ({
    id: `guest-${n}`,
    token: randomBytes(32).toString('base64url'),
  }));
  const now = new Date();
  const ids = guests.map(({ id }) => id);
  const hashes = guests.map(({ token }) => createHash('sha256').update(token).digest('hex'));
  await db.transaction(async (sql) => {
    await sql.query(
      `insert into person (id, name, name_key, email, email_key, role, language, joined_at)
       select id, id, id, id || '@example.org', id || '@example.org', 'player', 'en', $2 from unnest($1::text[]) as g (id)`,
      [ids, now],
    );
    await sql.query(
      `insert into session (token_hash, person_id, begun_at, seen_at, ends_at)
       select hash, id, $3, $3, $4 from unnest($1::text[], $2::text[]) as g (id, hash)`,
      [ids, hashes, now, new Date(now.getTime() + day)],
    );
    const grants = ids.map((id): Transfer => ({
      id: `grant ${id}`,
      kind: 'grant',
      from: bank,
      to: { kind: 'player', owner: id },
      amount: money,
    }));
    await postAll(sql, grants, { reference: 'grant', at: now });
  });
  return guests;
}
