/** A table that stands still: a state of its own, with its cause as a fact. */
import { z } from 'zod';
import { defined } from '../../core/base/defined.ts';
import { factValues } from './facts.ts';
import type { ToldRefusal } from './refusal.ts';
import { refuseBy } from './refusals.ts';

/** Each has words in every language: `pause.<why>`. */
export const pauseCauses = [
  'held',
  'round-void',
  'incident',
  'play-stopped',
  'no-dealer',
  'no-floor',
  'new-shoe',
  'uncertified-device',
  'house-closing',
  'table-failed',
] as const;

export const pauseTold = z
  .strictObject({
    why: z.enum(pauseCauses).meta({ description: '`held`: by the floor; the value `reason` is the floor’s text.' }),
    clause: z.string().optional(),
    values: factValues.optional(),
    since: z.iso.datetime().optional().meta({ description: 'Missing from pauses stored by an older version.' }),
  })
  .meta({ id: 'Pause' });

export type PauseCause = (typeof pauseCauses)[number];
export type PauseTold = z.output<typeof pauseTold>;

/** A person's words, and the clause they act on. */
export interface Holding {
  readonly reason: string;
  readonly clause?: string | undefined;
}

export const heldBy = ({ reason, clause }: Holding, since: Date, why: 'held' | 'round-void' = 'held'): PauseTold => ({
  why,
  ...defined({ clause }),
  values: { reason },
  since: since.toISOString(),
});

/** For a cause that would be refused by the same name at the door. */
export const pauseFor = (
  { refused, clause, values }: ToldRefusal & { readonly refused: string },
  since: Date,
): PauseTold => ({
  why: pauseCauses.find((cause) => cause === refused) ?? 'held',
  ...defined({ clause, values }),
  since: since.toISOString(),
});

/** What becomes of a bet or a choice meanwhile. */
export const pausedRefusal = ({ why, clause }: PauseTold): ToldRefusal => refuseBy(clause, 'table-paused', { why });
