/** Over HTTP: what a player found wrong with a round, and what the floor answers. */
import { z } from 'zod';
import { list, moment, pageLimit } from './told.ts';

const problemKinds = ['result', 'bet', 'payout', 'picture', 'conduct', 'other'] as const;

const problemTextMost = 1000;

export const problemAsked = z.strictObject({
  round: z.string().min(1).max(200),
  kind: z.enum(problemKinds),
  text: z.string().min(1).max(problemTextMost),
});

const problemStates = ['open', 'answered', 'closed'] as const;

const answer = z.strictObject({
  at: moment,
  text: z.string(),
  closes: z.boolean().meta({ description: 'With it the matter is closed.' }),
  by: z.string().optional().meta({ description: 'Who answered; told to staff only.' }),
});

export const problemTold = z
  .strictObject({
    problem: z.int(),
    round: z.string(),
    table: z.string(),
    game: z.string(),
    player: z.string().meta({ description: 'The name that others see.' }),
    kind: z.enum(problemKinds),
    text: z.string(),
    at: moment,
    state: z.enum(problemStates),
    answers: list(answer).meta({ description: 'The oldest first.' }),
  })
  .meta({ id: 'Problem' });

export const ownProblemsQuery = z.strictObject({
  round: z.string().max(200).optional(),
  before: z.coerce.number().int().positive().optional(),
  limit: pageLimit,
});

export const problemsQuery = ownProblemsQuery.extend({
  state: z.enum([...problemStates, 'unclosed', 'all']).default('unclosed'),
  table: z.string().max(64).optional(),
});

export const problemList = z.strictObject({
  problems: list(problemTold).meta({ description: 'Newest first.' }),
  next: z.int().optional().meta({ description: 'There when there are more: the `before` of the next page.' }),
});

export const problemAnswer = z.strictObject({ text: z.string().min(1).max(problemTextMost), closes: z.boolean() });

export type ProblemKind = (typeof problemKinds)[number];
export type ProblemState = (typeof problemStates)[number];
export type ProblemTold = z.output<typeof problemTold>;
export type ProblemListTold = z.output<typeof problemList>;
