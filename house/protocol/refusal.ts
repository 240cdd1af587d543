/** What is refused, as it travels: a fixed name, the clause behind it and what belongs to it. */
import { z } from 'zod';
import { factValues } from './facts.ts';

export const refusal = z
  .strictObject({
    refused: z.string().meta({ description: 'A fixed name, such as below-minimum.' }),
    clause: z.string().optional().meta({ description: 'The clause of the rule book behind it, where there is one.' }),
    reason: z.string(),
    values: factValues.optional(),
    notBefore: z.iso.datetime().optional().meta({ description: 'From then on it is no longer refused for this.' }),
    waitSeconds: z.int().optional().meta({ description: 'After so many seconds it may be tried again.' }),
  })
  .meta({ id: 'Refusal' });
