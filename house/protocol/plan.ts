/** What stands and lies on a table, so that whoever draws it needs to know no game. */
import { z } from 'zod';

const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

const plannedPlace = z.strictObject({
  place: z.string(),
  name: z.string().meta({ description: 'In English, for screens that have no word of their own.' }),
  slots: z.int().meta({ description: 'The cards it usually holds; 0 where it is drawn once a card lies there.' }),
  isWide: z.literal(true).optional().meta({ description: 'Alone in its row.' }),
});

export const tablePlan = z
  .strictObject({
    places: list(plannedPlace).meta({ description: 'Every place that a card may come to, in the order of drawing.' }),
    wheel: list(z.int()).optional().meta({ description: 'Its pockets, clockwise from zero; 37 is the double zero.' }),
    dice: z.int().optional().meta({ description: 'How many are thrown.' }),
  })
  .meta({ id: 'TablePlan' });

export type PlanTold = z.output<typeof tablePlan>;
