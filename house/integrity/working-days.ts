/** Working days of a country: local days without weekends and public holidays (PI-913). */

/** A calendar day: 2024-06-03. */
export type Day = string;

export interface Calendar {
  /** The time zone whose midnight counts. */
  readonly timeZone: string;
  /** Public holidays by law, per year. */
  readonly country: keyof typeof holidaysOf;
  /** Additional days off, and working days that would otherwise be free. */
  readonly daysOff: readonly Day[];
  readonly workingDays: readonly Day[];
}

export const lithuania: Calendar = { timeZone: 'Europe/Vilnius', country: 'LT', daysOff: [], workingDays: [] };

/** The local day at this moment. */
export const dayAt = ({ timeZone }: Calendar, moment: Date): Day =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment);

/** The local hour, 0 to 23. */
export const hourAt = ({ timeZone }: Calendar, moment: Date): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(moment));

export function isWorkingDay(calendar: Calendar, day: Day): boolean {
  if (calendar.workingDays.includes(day)) return true;
  const weekday = dateOf(day).getUTCDay();
  const isWeekend = weekday === 0 || weekday === 6;
  return !isWeekend && !calendar.daysOff.includes(day) && !holidaysOf[calendar.country](yearOf(day)).includes(day);
}

/** The nth working day after this one, which never counts itself. */
export function workingDaysAfter(calendar: Calendar, day: Day, count: number): Day {
  let [found, left] = [day, count];
  while (left > 0) {
    found = plusDays(found, 1);
    if (isWorkingDay(calendar, found)) left -= 1;
  }
  return found;
}

/** The last working day before this day. */
export function workingDayBefore(calendar: Calendar, day: Day): Day {
  let found = plusDays(day, -1);
  while (!isWorkingDay(calendar, found)) found = plusDays(found, -1);
  return found;
}

const holidaysOf = { LT: holidaysOfLithuania } as const;

/** Labour Code of the Republic of Lithuania, article 123. */
function holidaysOfLithuania(year: number): readonly Day[] {
  const easter = easterOf(year);
  const fixed = [
    '01-01',
    '02-16',
    '03-11',
    '05-01',
    '06-24',
    '07-06',
    '08-15',
    '11-01',
    '11-02',
    '12-24',
    '12-25',
    '12-26',
  ];
  // Mother's and Father's Day are Sundays, which are free anyway.
  return [easter, plusDays(easter, 1), ...fixed.map((day) => `${year}-${day}`)];
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterOf(year: number): Day {
  const a = year % 19;
  const [century, ofCentury] = [Math.floor(year / 100), year % 100];
  const f = Math.floor((century + 8) / 25);
  const g = Math.floor((century - f + 1) / 3);
  const h = (19 * a + century - Math.floor(century / 4) - g + 15) % 30;
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - h - (ofCentury % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return dayOf(new Date(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)));
}

const dateOf = (day: Day): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): Day => date.toISOString().slice(0, 10);
const yearOf = (day: Day): number => Number(day.slice(0, 4));

function plusDays(day: Day, days: number): Day {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}
