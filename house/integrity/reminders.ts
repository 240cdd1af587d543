/** Emails the office about steps that are due: once each working day, from the day before the deadline until done. */
import { type Person, personColumns } from '../accounts/person.ts';
import type { Sql } from '../storage/db.ts';
import { dutiesOf } from './case.ts';
import { readCases } from './cases.ts';
import type { FairPlay } from './fair-play.ts';
import { type Due, reminderLetter } from './letters.ts';
import { dayAt, hourAt, isWorkingDay, workingDayBefore } from './working-days.ts';

/** Local opening hour of the office. */
const firstHour = 8;

/** Everything due in one email per member of the office; each step of a case once a day. */
export async function remindOfDue(fairPlay: FairPlay): Promise<number> {
  const { accounts, calendar } = fairPlay;
  const now = accounts.clock.now();
  const today = dayAt(calendar, now);
  if (!isWorkingDay(calendar, today) || hourAt(calendar, now) < firstHour) return 0;
  return accounts.db.transaction(async (sql) => {
    const due = await dueNow(sql, fairPlay, now);
    const fresh: Due[] = [];
    for (const one of due) if (await isFirstToday(sql, one, today)) fresh.push(one);
    if (fresh.length === 0) return 0;
    for (const person of await officePeople(sql)) await accounts.outbox.send(reminderLetter(person, fresh, now));
    return fresh.length;
  });
}

/** Reminders start on the working day before the deadline. */
async function dueNow(sql: Sql, { calendar }: FairPlay, at: Date): Promise<readonly Due[]> {
  const today = dayAt(calendar, at);
  const cases = await readCases(sql);
  return cases.flatMap((one) =>
    dutiesOf(one, calendar).flatMap(({ step, due }): readonly Due[] => {
      if (due === null || today < workingDayBefore(calendar, due)) return [];
      return [{ case: one.id, at, step, due, name: one.name, isLate: today > due }];
    }),
  );
}

async function isFirstToday(sql: Sql, { case: id, step }: Due, today: string): Promise<boolean> {
  const rows = await sql.query(
    'insert into integrity_reminder (case_id, step, day) values ($1, $2, $3) on conflict do nothing returning day',
    [id, step, today],
  );
  return rows.length > 0;
}

/** A small house has no office; its administrators are reminded. */
const officePeople = (sql: Sql): Promise<readonly Person[]> =>
  sql.query<Person>(
    `select ${personColumns} from person
     where role = 'office' or (role = 'administrator' and not exists (select from person where role = 'office'))
     order by name_key`,
  );
