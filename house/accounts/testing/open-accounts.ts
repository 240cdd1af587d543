/** Accounts for tests: a fixed clock, emails in a list, fast password hashes. */
import { createHash } from 'node:crypto';
import type { Db } from '../../storage/db.ts';
import { TestClock } from '../../testing/test-clock.ts';
import type { Accounts } from '../accounts.ts';
import { type HouseKind, openHouse } from '../house-kind.ts';
import type { Letter } from '../outbox.ts';
import type { Passwords } from '../password.ts';
import { usualPolicy } from '../policy.ts';
import { type Token, tokenOf } from '../token.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';
import { isRefused } from '../../protocol/refusals.ts';

const minutes = (count: number): number => count * 60_000;
export const sheet = { language: 'en', password: 'correct horse battery', origin: '192.0.2.7' } as const;

export interface TestAccounts extends Accounts {
  readonly clock: TestClock;
  readonly letters: readonly Letter[];
  /** The hashes that passwords were compared with, in order. */
  readonly compared: readonly string[];
  readonly pass: (count: number) => Promise<void>;
}

export async function openAccounts(db: Db, kind: HouseKind = 'play'): Promise<TestAccounts> {
  const clock = new TestClock();
  const letters: Letter[] = [];
  const compared: string[] = [];
  await openHouse(db, kind, clock.now());
  return {
    db,
    clock,
    policy: usualPolicy,
    passwords: quick(compared),
    outbox: {
      async send(letter) {
        return `letter ${letters.push(letter)}`;
      },
    },
    site: 'https://play.example.org',
    letters,
    compared,
    pass: (count) => clock.advance(minutes(count), async () => {}),
  };
}

/** argon2id is tested where it is used; here it would only cost time. */
function quick(compared: string[]): Passwords {
  const seal = (password: string) => `$argon2id$${createHash('sha256').update(password).digest('hex')}`;
  return {
    seal: async (password) => seal(password),
    async matches(sealed, password) {
      compared.push(sealed);
      return sealed === seal(password);
    },
  };
}

/** Fails the test on a refusal. */
export function granted<T extends object>(value: T | ToldRefusal): T {
  if (isRefused(value)) throw new Error(`refused: ${value.refused}`);
  return value;
}

/** The token in the newest email. */
export function tokenIn({ letters }: TestAccounts): Token {
  const [, token] = /https:\/\/play\.example\.org\/reset#(\S+)/.exec(letters.at(-1)?.text ?? '') ?? [];
  return tokenOf(token ?? '');
}
