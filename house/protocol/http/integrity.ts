/** Over HTTP: fair play. A player reports another; the office sees cases, adds to them and takes the steps of the pages. */
import { z } from 'zod';
import { amount, list, moment } from './told.ts';

const says = z.string().min(1).max(4000);
const reason = z.string().min(1).max(4000).meta({ description: 'Recorded; of a notice it is what the player reads.' });
const hands = list(z.string().max(100)).meta({ description: 'Ids of hands.' });
const day = z.string().meta({ description: 'A day of the office’s calendar: 2026-11-19.' });
const clause = z.string().meta({ description: 'Of the page poker-integrity.' });

export const reportAsked = z.strictObject({
  player: z.string().min(1).max(254).meta({ description: 'The name that the table shows.' }),
  tournament: z.string().min(1).max(100),
  hand: z.string().max(100).optional(),
  why: z.enum(['chip-dumping', 'soft-play', 'collusion', 'bot', 'several-accounts', 'other']),
  says: z.string().min(1).max(1000),
});

export const caseAsked = z.strictObject({
  player: z.string().min(1).max(254).meta({ description: 'By name or address.' }),
  clause: z
    .string()
    .regex(/^PI-0(29|3[0-7])$/)
    .meta({ description: 'The clause that would be broken: PI-029 to PI-037.' }),
  reason,
  hands: hands.default([]),
});

export const evidenceAsked = z.strictObject({
  kind: z.enum(['reply', 'document']).meta({ description: 'The player’s answer, or anything else.' }),
  says,
  hands: hands.default([]),
  reason,
});

/** Of one tournament, or of a player over all that they have played in of late. */
export const reviewAsked = z.union([
  z.strictObject({ tournament: z.string().min(1).max(100) }),
  z.strictObject({
    player: z.string().min(1).max(254).meta({ description: 'By name or address.' }),
    days: z.int().min(1).max(3660).optional().meta({ description: 'How far back; usually 90.' }),
  }),
]);

export const reviewTold = z
  .strictObject({
    tournaments: z.int().meta({ description: 'In which the hands were played.' }),
    hands: z.int(),
    findings: list(
      z.strictObject({
        detector: z.enum([
          'chip-dumping',
          'soft-play',
          'shared-cards',
          'automatic-play',
          'same-origin',
          'disconnecting',
        ]),
        players: list(z.string()),
        score: z.number(),
        clause,
        hands: hands.meta({ description: 'Those that say most, the strongest first.' }),
        says,
      }),
    ),
    cases: list(z.int()).meta({ description: 'That were opened or added to; none for what was found before.' }),
  })
  .meta({ id: 'FairPlayReview' });

const withheld = z
  .strictObject({ amount: amount.positive(), authority: z.string().min(1).max(300), order: z.string().min(1).max(300) })
  .meta({ description: 'Only on an order of a competent authority (PI-915).' });

export const stepAsked = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('dismiss'), reason }),
  z.strictObject({ step: z.literal('block'), reason }),
  z.strictObject({ step: z.literal('notify'), reason }),
  z.strictObject({ step: z.literal('withdraw'), reason }),
  z.strictObject({ step: z.literal('close'), reason, withheld: withheld.optional() }),
  z.strictObject({
    step: z.literal('report'),
    reason,
    addressee: z.string().min(1).max(300).optional().meta({ description: 'Else the first authority of the licence.' }),
    content: z.string().min(1).max(20_000),
    reference: z.string().min(1).max(100),
  }),
  z.strictObject({ step: z.literal('no-report'), reason }),
]);

const duty = z
  .strictObject({
    step: z.enum(['judge', 'notify', 'close', 'decide-report']),
    due: day.nullable(),
    clause,
    late: z.boolean(),
  })
  .meta({ id: 'FairPlayDuty', description: 'What the office does next, by the end of which day.' });

const evidence = z.strictObject({
  kind: z.enum(['finding', 'report', 'reply', 'document']),
  clause,
  says,
  score: z.number().nullable(),
  hands,
  players: list(z.string()),
  by: z.string(),
  at: moment,
});

const step = z.strictObject({
  step: z.enum(['dismissed', 'blocked', 'disqualified', 'notified', 'withdrawn', 'closed', 'report-decided']),
  reason: z.string(),
  detail: z.record(z.string(), z.unknown()),
  by: z.string(),
  at: moment,
});

export const caseLine = z
  .strictObject({
    case: z.int(),
    player: z.string(),
    name: z.string(),
    clause,
    origin: z.enum(['detector', 'player', 'staff']),
    state: z.enum(['suspected', 'dismissed', 'blocked', 'notified', 'withdrawn', 'closed']),
    openedAt: moment,
    duties: list(duty),
  })
  .meta({ id: 'FairPlayCaseLine' });

export const caseTold = caseLine
  .extend({ by: z.string(), evidence: list(evidence), steps: list(step) })
  .meta({ id: 'FairPlayCase' });

export const casesQuery = z.strictObject({
  which: z.enum(['open', 'all']).default('open').meta({ description: 'Open: those with something left to do.' }),
});

export const caseList = z.strictObject({ cases: list(caseLine), at: moment });

/** PI-917: published, so that nobody can say they did not know. */
export const policyTold = z.strictObject({
  clauses: list(z.strictObject({ clause, says: z.string() })),
  forbiddenTools: list(z.strictObject({ tool: z.string(), says: z.string() })),
  allowed: z.string(),
});

export type CaseLineTold = z.output<typeof caseLine>;
export type CaseTold = z.output<typeof caseTold>;
export type ReviewAsked = z.output<typeof reviewAsked>;
export type StepAsked = z.output<typeof stepAsked>;
