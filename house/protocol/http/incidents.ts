/** Over HTTP, for the floor: what may have gone wrong at a table, the questions about it, and what is done by whom. */
import { z } from 'zod';
import { fact } from '../facts.ts';
import { shown } from '../table-told.ts';
import { amount, list, moment, pageLimit } from './told.ts';

const phase = z.enum(['betting', 'dealing', 'deciding', 'result', 'between']);
const id = z.string().meta({ description: 'Its words, in each language, hang on it.' });

const question = z
  .discriminatedUnion('kind', [
    z.strictObject({ id, kind: z.literal('yes-no') }),
    z.strictObject({ id, kind: z.literal('count'), least: z.int(), most: z.int() }),
    z.strictObject({ id, kind: z.literal('pick'), options: list(z.string()) }),
    z.strictObject({ id, kind: z.literal('seat'), options: list(z.string()) }),
    z.strictObject({ id, kind: z.literal('cards'), least: z.int(), most: z.int() }),
    z.strictObject({ id, kind: z.literal('text') }),
  ])
  .meta({ id: 'IncidentQuestion' });

const told = z.union([z.boolean(), z.int(), z.string().max(200), z.array(z.string().max(2)).max(20)]);

const answers = z.record(z.string().max(40), told).meta({
  description: 'By question: true or false, a number, an option, cards such as ["9h"], or a line of text.',
});

const bets = z
  .enum(['none', 'stand', 'refund', 'settle', 'refund-one', 'frozen'])
  .meta({ id: 'BetsEffect', description: 'What becomes of the bets.' });

const resolution = z
  .strictObject({
    clause: z.string(),
    also: list(z.string()).meta({ description: 'Clauses that complete it.' }),
    actor: z.string().meta({ description: 'Whose part it is by the page.' }),
    operations: list(z.string()).meta({ description: 'What is done, in order: burn, remove-last, void …' }),
    bets,
    needsSecond: z.boolean().meta({ description: 'Money moves by hand: another person has to confirm it.' }),
    effect: z
      .strictObject({
        before: shown.optional(),
        after: shown.optional().meta({ description: 'The cards as they would lie; missing where no round runs.' }),
        returned: amount.meta({ description: 'Cents that would go to players by it now.' }),
        players: z.int().meta({ description: 'How many of them.' }),
      })
      .meta({ description: 'What it would do, reckoned and not yet done.' }),
  })
  .meta({ id: 'IncidentResolution' });

const step = z.strictObject({
  did: z.enum(['opened', 'answered', 'proposed', 'carried-out', 'rejected']),
  by: z.string().meta({ description: 'The person, or "the house".' }),
  at: moment,
  reason: z.string().optional().meta({ description: 'In a person’s own words.' }),
  because: fact.optional().meta({ description: 'What the house noticed, where it opened the incident.' }),
});

export const incidentTold = z
  .strictObject({
    incident: z.int(),
    table: z.string(),
    game: z.string(),
    round: z.string().optional().meta({ description: 'The one it concerns.' }),
    phase,
    trigger: z.string().optional().meta({ description: 'Missing until the floor has said what it was.' }),
    state: z.enum(['open', 'proposed', 'carried-out', 'rejected']),
    answers,
    next: question.optional().meta({ description: 'The question to be answered now.' }),
    remaining: list(question).meta({ description: 'All that may still be asked.' }),
    resolution: resolution.optional().meta({ description: 'There once nothing is left to ask.' }),
    steps: list(step),
  })
  .meta({ id: 'Incident' });

export const triggersTold = z.strictObject({
  table: z.string(),
  game: z.string(),
  round: z.string().optional(),
  phase,
  triggers: list(
    z.strictObject({
      trigger: z.string(),
      clauses: list(z.string()),
      questions: list(question).meta({ description: 'Those that the journal does not answer itself.' }),
    }),
  ).meta({ description: 'Exactly those that apply now.' }),
  open: incidentTold.optional().meta({ description: 'The incident that holds the table up.' }),
});

const reason = z.string().trim().min(1).max(500);

/** A dealer may leave it to the floor to say what it was. */
export const incidentAsked = z.strictObject({
  trigger: z.string().max(60).optional(),
  reason,
  answers: answers.optional(),
});

export const answersAsked = z.strictObject({ trigger: z.string().max(60).optional(), answers });
export const deedAsked = z.strictObject({ reason });
export const confirmAsked = z.strictObject({ reason: reason.optional() });

export const incidentsQuery = z.strictObject({
  table: z.string().max(64).optional(),
  state: z.enum(['open', 'proposed', 'carried-out', 'rejected']).optional(),
  from: moment.optional().meta({ description: 'Opened then or later: the begin of a shift.' }),
  to: moment.optional().meta({ description: 'Opened before this.' }),
  before: z.coerce.number().int().optional().meta({ description: 'The `next` of the page before.' }),
  limit: pageLimit,
});

export const incidentList = z.strictObject({
  incidents: list(incidentTold).meta({ description: 'Newest first.' }),
  next: z.int().optional().meta({ description: 'There when there are more.' }),
});

export type IncidentTold = z.output<typeof incidentTold>;
export type TriggersTold = z.output<typeof triggersTold>;
