/** Facts as they travel: a kind with its values, and every kind that the studio's log knows. */
import { z } from 'zod';
import type { Fact } from '../../core/base/fact.ts';

export const factValues = z
  .record(z.string(), z.union([z.string(), z.number()]))
  .meta({ description: 'Named values. Clients word each kind, with its values, in their language.' });

export const fact = z.strictObject({ kind: z.string(), values: factValues }).meta({ id: 'Fact' });

/** With values of its own, as schemas want them. */
export const factTold = ({ kind, values }: Fact): z.output<typeof fact> => ({ kind, values: { ...values } });

/** The schema of one kind, with the values that it always has. */
const known = <Kind extends string, Values extends z.ZodRawShape>(kind: Kind, values: Values) =>
  z.strictObject({ kind: z.literal(kind), values: z.strictObject(values) });

/** Written by a person. */
const reason = z.string();
const count = z.int();
/** Numbers of a wheel or dice, such as `17` or `1 2 3`. */
const result = z.string();
/** Another person by their name; empty where there is none. */
const name = z.string();

const errors = [
  known('unexpected-card', {}),
  known('duplicate-card', {}),
  known('impossible-card', { card: z.string() }),
  known('unexpected-result', {}),
  known('result-disagrees', { read: result, recorded: result }),
  known('failed-read', { count }),
  known('unreadable-card', { count }),
  known('no-spin', { reason }),
  /** Cards that are not there as often as there are decks, such as `9h 7, 2c 9`. */
  known('composition-wrong', { decks: count, cards: z.string() }),
  known('missed-cut-card', {}),
  known('device-silent', {}),
  known('device-changed', {}),
] as const;

const others = [
  known('dealer-on', { how: z.enum(['came', 'relieved']), name }),
  known('dealer-off', { how: z.enum(['left', 'handed', 'idle', 'ended']), name, minutes: count }),
  known('floor-called', { how: z.enum(['key', 'words']), reason }),
  known('shoe-prepared', {
    number: count,
    seal: z.string(),
    cards: count,
    how: z.enum(['scanned', 'declared']),
    burned: count,
  }),
  known('cut-card', {}),
  known('shoe-retired', { reason }),
  known('device-back', {}),
  known('manual-mode', { is: z.enum(['on', 'off']) }),
  known('result-agrees', { read: result }),
  known('held-card', {}),
  known('betting-extended', { seconds: count, reason }),
  known('message', { text: reason }),
  known('paused', { reason }),
  known('resumed', { reason }),
  known('closing', { reason }),
] as const;

/** What people and devices do at a table where people deal. */
export const studioFact = z.discriminatedUnion('kind', [...errors, ...others]);

export const errorKinds = errors.map(({ shape }) => shape.kind.value);
export const studioKinds = studioFact.options.map(({ shape }) => shape.kind.value);

export type StudioFact = z.output<typeof studioFact>;
export type StudioKind = StudioFact['kind'];
export type ErrorFact = z.output<(typeof errors)[number]>;
export type ErrorKind = ErrorFact['kind'];

/** A fact as a line of a log or a call; what was written down as a sentence before facts were is told as it was written. */
export const studioLine = {
  kind: z.enum(studioKinds),
  values: factValues,
  said: z.string().optional().meta({ description: 'Stored by an older version: the English sentence.' }),
};
