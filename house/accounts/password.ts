/** Passwords: the policy, and hashing with argon2id (19 MiB, two passes) off the main thread. */
import { hash, verify } from '@node-rs/argon2';
import type { ToldRefusal } from '../protocol/refusal.ts';
import { refuseHere } from '../protocol/refusals.ts';

export interface Passwords {
  seal(password: string): Promise<string>;
  matches(sealed: string, password: string): Promise<boolean>;
}

/** The package's const enum can't be imported when types are only stripped. */
const argon2id = 2;

export const argon2idPasswords: Passwords = {
  seal: (password) =>
    hash(composed(password), { algorithm: argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }),
  matches: (sealed, password) => verify(sealed, composed(password)),
};

/** A hash that matches nothing, so that an unknown name takes the same time. */
export const decoy =
  '$argon2id$v=19$m=19456,t=2,p=1$YmFpemUtZGVjb3ktMDAwMA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** Accented letters may be typed composed or decomposed; both are the same password. */
const composed = (password: string): string => password.normalize('NFKC');

const lengthMax = 200;
const differentMin = 5;

export interface Whose {
  readonly name: string;
  readonly email: string;
}

/** Undefined if the password is acceptable. */
export function passwordRefusal(password: string, whose: Whose, lengthMin: number): ToldRefusal | undefined {
  const signs = [...composed(password)];
  if (signs.length < lengthMin) return weak('short', lengthMin);
  if (signs.length > lengthMax) return weak('long', lengthMax);
  if (new Set(signs).size < differentMin) return weak('plain', differentMin);
  const folded = composed(password).toLowerCase();
  const [mailbox = ''] = whose.email.split('@');
  const isTelling = [whose.name, mailbox].some((word) => word.length > 2 && folded.includes(word.toLowerCase()));
  return isTelling ? weak('telling', 0) : undefined;
}

/** `characters` is the limit that the rule sets, if it sets one. */
const weak = (rule: 'short' | 'long' | 'plain' | 'telling', characters: number): ToldRefusal =>
  refuseHere('weak-password', { rule, characters });
