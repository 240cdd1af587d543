/** A refusal as it travels: a fixed name, the clause behind it and the values that belong to it. */
import { z } from 'zod';
import { factValues } from './facts.ts';

export const refusal = z
  .strictObject({
    refused: z.string().meta({ description: 'One of the [names](#refusals), such as `below-minimum`.' }),
    clause: z.string().optional().meta({ description: 'The clause of the rule book that refuses, if one does.' }),
    values: factValues.optional(),
  })
  .meta({ id: 'Refusal' });

export type ToldRefusal = Readonly<z.output<typeof refusal>>;
