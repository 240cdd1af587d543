/** Control requests for chat: announcements, mutes, reports; and for problems with rounds. */
import { z } from 'zod';
import type { PlayerId } from '../../../core/base/ids.ts';
import { findPerson } from '../../accounts/person.ts';
import { answerProblem, listProblems, type Problem } from '../../problems/problems.ts';
import { readyAnnouncement } from '../../protocol/chat.ts';
import { readLines } from '../../talk/lines.ts';
import { liftMute, listMutes, type Mute, mutePlayer } from '../../talk/mutes.ts';
import { endReport, listReports } from '../../talk/reports.ts';
import { deedOf, reason, request, who } from './request.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';
import { refuseHere } from '../../protocol/refusals.ts';

const id = z.int().positive();
const limit = z.int().min(1).max(1000);
const words = z.string().min(1).max(300);
const nobodyThere = refuseHere('house-closed');

export const talkRequests = {
  announce: request(
    z.strictObject({
      tables: z.array(z.string().max(64)).meta({ description: 'None means all.' }),
      said: z.union([
        z.strictObject({ text: words, lt: words.optional(), ro: words.optional() }),
        z.strictObject({ fact: readyAnnouncement }),
      ]),
      reason,
    }),
    async ({ tables, talk }, { tables: wanted, reason: why, said }) => {
      const lines = tables.list();
      if (lines.every(({ phase }) => phase === 'closed')) return nobodyThere;
      const heard: string[] = [];
      for (const table of wanted.length > 0 ? wanted : lines.map((line) => line.id)) {
        const refusal = await talk.announce(table, { said, by: 'floor', announced: true }, deedOf(why));
        if (refusal !== undefined) return refusal;
        heard.push(table);
      }
      return { heard };
    },
  ),

  'chat-lines': request(z.strictObject({ table: z.string().max(64), limit }), async ({ accounts }, page) =>
    (await readLines(accounts.db, page)).map(({ at, withdrawnAt, ...line }) => ({
      ...line,
      at: at.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    })),
  ),

  'chat-withdraw': request(z.strictObject({ line: id, reason }), async ({ talk }, { line, reason: why }) => {
    const refusal = await talk.withdraw(line, deedOf(why));
    return refusal ?? { line };
  }),

  'mute-list': request(z.strictObject({ limit }), async ({ accounts }, page) =>
    (await listMutes(accounts.db, page.limit)).map((mute) => muteLine(mute, accounts.clock.now())),
  ),

  mute: request(
    z.strictObject({ who, minutes: z.int().min(1).max(525_600).nullable(), reason }),
    async ({ accounts, talk }, { who: name, minutes, reason: why }) => {
      const person = await findPerson(accounts.db, name);
      if (person?.role !== 'player') return refuseHere('no-such-player', { player: name });
      const player = person.id as string as PlayerId;
      const mute = await mutePlayer(accounts, { player, minutes }, deedOf(why));
      if ('refused' in mute) return mute;
      await talk.heedMute(player);
      return muteLine(mute, accounts.clock.now());
    },
  ),

  'mute-lift': request(z.strictObject({ id, reason }), async ({ accounts, talk }, { id: number, reason: why }) => {
    const mute = await liftMute(accounts, number, deedOf(why));
    if ('refused' in mute) return mute;
    await talk.heedMute(mute.player);
    return muteLine(mute, accounts.clock.now());
  }),

  'report-list': request(
    z.strictObject({ state: z.enum(['open', 'ended', 'all']), limit }),
    async ({ accounts }, page) =>
      (await listReports(accounts.db, page)).map(({ at, endedAt, ...report }) => ({
        ...report,
        at: at.toISOString(),
        endedAt: endedAt?.toISOString() ?? null,
      })),
  ),

  'report-end': request(z.strictObject({ id, note: reason }), async ({ accounts }, { id: number, note }) => {
    const report = await endReport(accounts, number, deedOf(note));
    return 'refused' in report ? report : { id: number };
  }),

  'problem-list': request(
    z.strictObject({ state: z.enum(['unclosed', 'all']), limit }),
    async ({ accounts }, page): Promise<readonly ProblemLine[]> =>
      (await listProblems(accounts.db, page)).map(problemLine),
  ),

  'problem-answer': request(
    z.strictObject({ id, text: z.string().min(1).max(1000), closes: z.boolean() }),
    async ({ accounts }, { id: number, text, closes }): Promise<ProblemLine | ToldRefusal> => {
      const problem = await answerProblem(accounts, number, closes, deedOf(text));
      return 'refused' in problem ? problem : problemLine(problem);
    },
  ),
} as const;

export interface StoredMute {
  readonly id: number;
  readonly player: string;
  readonly reason: string;
  readonly by: string;
  readonly at: string;
  readonly until: string | null;
  readonly stands: boolean;
}

const muteLine = ({ id: number, name, reason: why, by, at, until, liftedAt }: Mute, now: Date): StoredMute => ({
  id: number,
  player: name,
  reason: why,
  by,
  at: at.toISOString(),
  until: until?.toISOString() ?? null,
  stands: liftedAt === null && (until === null || until > now),
});

export type ProblemLine = Omit<Problem, 'at'> & { readonly at: string };

const problemLine = ({ at, ...problem }: Problem): ProblemLine => ({ ...problem, at: at.toISOString() });
