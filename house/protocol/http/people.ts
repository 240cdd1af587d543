/** Over HTTP: joining, signing in and out, passwords. */
import { z } from 'zod';
import { amount, moment, money } from './told.ts';

const name = z.string().min(1).max(100);
const email = z.string().min(1).max(300);
const password = z.string().min(1).max(1000);
const language = z.enum(['en', 'lt', 'ro']);
const proof = z
  .enum(['cookie', 'token'])
  .default('cookie')
  .meta({ description: 'A browser gets a cookie that no script can read; a program asks for the token itself.' });

export const registration = z.strictObject({ name, email, language: language.default('en'), password, proof });
export const credentials = z.strictObject({ nameOrEmail: email, password, proof });

export const personTold = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(['player', 'dealer', 'floor', 'office', 'regulator', 'administrator']),
    language,
    joinedAt: moment,
  })
  .meta({ id: 'Person' });

export const signedIn = z
  .strictObject({
    person: personTold,
    endsAt: moment.meta({ description: 'However busy the person is until then.' }),
    idleMinutes: z.int().meta({ description: 'Without anything done for so long, one signs in again.' }),
    token: z.string().optional().meta({ description: 'Only where it was asked for.' }),
    money,
    granted: amount.optional().meta({ description: 'Play money that a newcomer begins with.' }),
  })
  .meta({ id: 'SignedIn' });

export const me = z.strictObject({ person: personTold, money });

export const resetAsked = z.strictObject({ email });
export const resetRedeemed = z.strictObject({ token: z.string().min(1).max(200), password });
export const passwordChange = z.strictObject({ now: password, next: password });

export type PersonTold = z.output<typeof personTold>;
export type SignedInTold = z.output<typeof signedIn>;
