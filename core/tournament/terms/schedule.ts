/** A repeating schedule: which tournaments start on the given days, and when. The calendar is the caller's. */
import { z } from 'zod';
import type { Terms } from './terms.ts';
import type { Instant } from '../director/commands.ts';

/** A day in the house's calendar, with its own midnight whatever the time of year. */
export interface Day {
  /** `2026-03-29`. */
  readonly date: string;
  /** Monday is 1, Sunday 7. */
  readonly weekday: number;
  /** The instant of an hour and minute of this day; undefined if the clock is put forward over it. */
  readonly instantOf: (hour: number, minute: number) => Instant | undefined;
}

const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'must be a date such as 2026-03-29 (PT-012)' });

/** One line of a schedule: a regular event with its start time fixed in advance (PT-012). */
export const repeating = z.strictObject({
  id: z.string().min(1).max(60),
  preset: z.string().min(1),
  /** Every day if omitted. */
  weekdays: z
    .array(z.int().min(1).max(7), { error: 'must list weekdays from 1, Monday, to 7 (PT-012)' })
    .min(1)
    .optional(),
  times: z
    .array(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be times such as 20:00 (PT-012)' }))
    .min(1, { error: 'must list the times of a day (PT-012)' }),
  from: date.optional(),
  until: date.optional(),
  /** Registration opens this long before the start; until then it is announced (PT-007). */
  opensHoursBefore: z
    .int()
    .min(1)
    .max(720, { error: 'must be a whole number of hours from 1 to 720 (PT-007)' })
    .optional(),
});

const usualOpening = 24;
const opensHours = ({ opensHoursBefore = usualOpening }: Repeating): number => opensHoursBefore;

export type Repeating = Readonly<z.output<typeof repeating>>;

export interface Planned {
  /** The same line at the same time has the same id, so that it is created once. */
  readonly id: string;
  readonly preset: string;
  readonly startsAt: Instant;
  readonly registrationOpens: NonNullable<Terms['registrationOpens']>;
}

/** How many days ahead to plan: each event is announced at least a day before it registers. */
export const daysPlanned = (lines: readonly Repeating[]): number =>
  2 + Math.max(0, ...lines.map((line) => Math.ceil(opensHours(line) / 24)));

/** Everything the lines schedule on these days, in chronological order. */
export function plannedOn(lines: readonly Repeating[], days: readonly Day[]): readonly Planned[] {
  const planned = days.flatMap((day) => lines.filter((line) => isOn(line, day)).flatMap((line) => startsOf(line, day)));
  return planned.sort((a, b) => a.startsAt - b.startsAt || (a.id < b.id ? -1 : 1));
}

const isOn = ({ weekdays, from, until }: Repeating, { date, weekday }: Day): boolean =>
  (weekdays === undefined || weekdays.includes(weekday)) &&
  (from === undefined || date >= from) &&
  (until === undefined || date <= until);

function startsOf(line: Repeating, day: Day): readonly Planned[] {
  const { id, preset, times } = line;
  const registrationOpens = { minutesBefore: 60 * opensHours(line) };
  return times.flatMap((time) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    const startsAt = day.instantOf(hour, minute);
    return startsAt === undefined ? [] : [{ id: `${id}/${day.date}/${time}`, preset, startsAt, registrationOpens }];
  });
}
