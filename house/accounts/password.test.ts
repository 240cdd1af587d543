/** Password hashes are slow to guess, and weak passwords are refused. */
import { expect, test } from 'vitest';
import { argon2idPasswords, decoy, passwordRefusal } from './password.ts';

const cost = '$argon2id$v=19$m=19456,t=2,p=1$';
const ana = { name: 'Ana', email: 'ana.popa@example.org' };

test('a password is stored as argon2id with 19 MiB and two passes, each time with a new salt', async () => {
  const [one, other] = await Promise.all([
    argon2idPasswords.seal('correct horse battery'),
    argon2idPasswords.seal('correct horse battery'),
  ]);
  expect([one, other].map((sealed) => sealed.slice(0, cost.length))).toEqual([cost, cost]);
  expect(one).not.toBe(other);
  expect(one).not.toContain('horse');
  expect(await argon2idPasswords.matches(one, 'correct horse battery')).toBe(true);
  expect(await argon2idPasswords.matches(one, 'correct horse batterz')).toBe(false);
});

test('the decoy takes as long as a real hash, and matches nothing', async () => {
  const sealed = await argon2idPasswords.seal('correct horse battery');
  expect(decoy.slice(0, cost.length)).toBe(cost);
  expect(decoy).toHaveLength(sealed.length);
  expect(await argon2idPasswords.matches(decoy, '')).toBe(false);
  expect(await argon2idPasswords.matches(decoy, 'correct horse battery')).toBe(false);
});

test('an accented letter typed as one character or two gives the same password', async () => {
  const sealed = await argon2idPasswords.seal('gr\u0103din\u0103 verde');
  expect(await argon2idPasswords.matches(sealed, 'gra\u0306dina\u0306 verde')).toBe(true);
});

test.each([
  ['one short', 'nine-char', { rule: 'short', characters: 10 }],
  ['too long', 'abcdefghij'.repeat(20) + 'k', { rule: 'long', characters: 200 }],
  ['four different characters', 'abcdabcdabcd', { rule: 'plain', characters: 5 }],
  ['the name in it', 'my-ANA-is-best', { rule: 'telling', characters: 0 }],
  ['the address in it', 'xx ana.popa xx', { rule: 'telling', characters: 0 }],
])('a password with %s is refused, and not repeated', (_, password, values) => {
  const refusal = passwordRefusal(password, ana, 10);
  expect(refusal).toEqual({ refused: 'weak-password', values });
});

test.each([
  ['ten signs: ', 'abcde12345'],
  ['spaces and ț', 'mâine țară nouă'],
  ['the longest', 'abcdefghij'.repeat(20)],
])('a password of %s is accepted', (_, password) => {
  expect(passwordRefusal(password, ana, 10)).toBeUndefined();
});
