/** Over HTTP, for staff: what was said at a table, what players reported of one another, mutes, announcements. */
import { z } from 'zod';
import { chatFaults, chatLine } from '../chat.ts';
import { list, moment, pageLimit } from './told.ts';

const reason = z.string().min(1).max(500).meta({ description: 'Recorded in the audit trail.' });
const words = z.string().min(1).max(300);

export const announcementAsked = z.strictObject({
  text: words.meta({ description: 'In English, or for whoever reads no other language.' }),
  lt: words.optional(),
  ro: words.optional(),
  announced: z.boolean().default(true).meta({ description: 'False: a reply, for whoever reads the chat.' }),
});

const page = { before: z.coerce.number().int().positive().optional(), limit: pageLimit };
const next = z.int().optional().meta({ description: 'There when there are more: the `before` of the next page.' });

export const linesQuery = z.strictObject(page);

export const lineList = z.strictObject({
  lines: list(
    chatLine.extend({ withdrawnAt: moment.optional().meta({ description: 'Taken off the table by the floor.' }) }),
  ).meta({ description: 'Newest first.' }),
  next,
});

export const reportsQuery = z.strictObject({ state: z.enum(['open', 'ended', 'all']).default('open'), ...page });

export const reportTold = z
  .strictObject({
    report: z.int(),
    table: z.string(),
    at: moment,
    reporter: z.string(),
    player: z.string().meta({ description: 'Whom it is about.' }),
    why: z.enum(chatFaults),
    line: z.int().optional(),
    quoted: z.string().optional().meta({ description: 'What the line said; kept longer than the line.' }),
    ended: z.strictObject({ at: moment, by: z.string(), note: z.string() }).optional(),
  })
  .meta({ id: 'ChatReport' });

export const reportList = z.strictObject({ reports: list(reportTold), next });

export const reportEnd = z.strictObject({
  note: reason,
  withdraw: z.boolean().default(false).meta({ description: 'Take the line off the table as well.' }),
});

export const withReason = z.strictObject({ reason });

export const muteAsked = z.strictObject({
  player: z.string().min(1).max(100).meta({ description: 'By name.' }),
  minutes: z.int().min(1).max(525_600).nullable().meta({ description: 'Null if permanent.' }),
  reason: reason.meta({ description: 'Told to the player and recorded in the audit trail.' }),
});

export const muteLine = z
  .strictObject({
    mute: z.int(),
    player: z.string(),
    reason: z.string(),
    by: z.string(),
    at: moment,
    until: moment.optional().meta({ description: 'Missing if permanent.' }),
    stands: z.boolean(),
    lifted: z.strictObject({ at: moment, reason: z.string() }).optional(),
  })
  .meta({ id: 'MuteLine' });

export const muteList = z.strictObject({ mutes: list(muteLine) });

export type ReportTold = z.output<typeof reportTold>;
export type MuteLine = z.output<typeof muteLine>;
