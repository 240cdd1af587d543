/** Players' reports about each other's chat, and their outcome. */
import type { PlayerId } from '../../core/base/ids.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { appendAudit } from '../accounts/audit.ts';
import { type Actor, type Deed, deedRefusal } from '../accounts/rights.ts';
import type { ChatFault } from '../protocol/chat.ts';
import type { Sql } from '../storage/db.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';
import { refuseHere } from '../protocol/refusals.ts';

export interface NewReport {
  readonly table: string;
  readonly reporter: PlayerId;
  readonly player: PlayerId;
  /** The line it is about, with its text, because the report outlives the line. */
  readonly quoted?: { readonly line: number; readonly text: string };
  readonly why: ChatFault;
  readonly at: Date;
}

export interface ChatReport {
  readonly id: number;
  readonly table: string;
  readonly reporter: string;
  readonly player: string;
  readonly line: number | null;
  readonly quoted: string | null;
  readonly why: ChatFault;
  readonly at: Date;
  readonly note: string | null;
  readonly endedBy: Actor | null;
  readonly endedAt: Date | null;
}

/** Stores a report, unless an identical one by the same player is still open. */
export async function keepReport(sql: Sql, { table, reporter, player, quoted, why, at }: NewReport): Promise<void> {
  await sql.query(
    `insert into chat_report (table_id, reporter, player, line_id, quoted, why, at)
     select $1, $2, $3, $4::bigint, $5, $6, $7 where not exists (
       select from chat_report left join chat_report_end on report_id = id
       where report_id is null and reporter = $2 and player = $3 and line_id is not distinct from $4 and why = $6)`,
    [table, reporter, player, quoted?.line ?? null, quoted?.text ?? null, why, at],
  );
}

export interface ReportPage {
  readonly state: 'open' | 'ended' | 'all';
  readonly before?: number | undefined;
  readonly limit: number;
}

const columns = `chat_report.id, table_id as "table", teller.name as reporter, told_of.name as player, line_id as line,
  quoted, why, chat_report.at, note, ended_by as "endedBy", chat_report_end.at as "endedAt"`;
const reports = `chat_report join person teller on teller.id = reporter join person told_of on told_of.id = player
  left join chat_report_end on report_id = chat_report.id`;

/** Newest first. */
export const listReports = (sql: Sql, { state, before, limit }: ReportPage): Promise<readonly ChatReport[]> =>
  sql.query<ChatReport>(
    `select ${columns} from ${reports}
     where ($1 = 'all' or (report_id is null) = ($1 = 'open')) and ($2::bigint is null or chat_report.id < $2)
     order by chat_report.id desc limit $3`,
    [state, before ?? null, limit],
  );

/** The note becomes the audit reason. */
export async function endReport(
  { db, clock }: Pick<Accounts, 'db' | 'clock'>,
  id: number,
  deed: Deed,
): Promise<ChatReport | ToldRefusal> {
  const at = clock.now();
  return db.transaction(async (sql) => {
    const refusal = await deedRefusal(sql, deed, 'moderate-chat');
    if (refusal !== undefined) return refusal;
    const ended = await sql.query(
      `insert into chat_report_end (report_id, note, ended_by, at) select id, $2, $3, $4 from chat_report where id = $1
       on conflict do nothing returning report_id`,
      [id, deed.reason, deed.by, at],
    );
    const [report] = await sql.query<ChatReport>(`select ${columns} from ${reports} where chat_report.id = $1`, [id]);
    if (ended.length === 0 || report === undefined) return refuseHere('no-such-report');
    // Audit entries are permanent, so the text itself is left out.
    const { table, why, line } = report;
    await appendAudit(sql, {
      ...deed,
      at: at.toISOString(),
      did: 'chat-report-ended',
      subject: `chat report ${id}`,
      before: { table, why, line },
      after: null,
    });
    return report;
  });
}
