/** The house's calendar: local days and hours, across daylight saving changes. */
import type { Day } from '../../core/tournament/terms/schedule.ts';

const minute = 60_000;
const hour = 60 * minute;

interface Wall {
  readonly date: string;
  readonly hour: number;
  readonly minute: number;
}

/** Today and the given number of days after it. */
export function daysFrom(now: Date, timeZone: string, count: number): readonly Day[] {
  const format = formatOf(timeZone);
  const [year = 0, month = 1, day = 1] = wallAt(now, format).date.split('-').map(Number);
  return Array.from({ length: count }, (_, n) => dayOf(new Date(Date.UTC(year, month - 1, day + n)), format));
}

function dayOf(utc: Date, format: Intl.DateTimeFormat): Day {
  const date = utc.toISOString().slice(0, 10);
  return {
    date,
    weekday: utc.getUTCDay() === 0 ? 7 : utc.getUTCDay(),
    // Zone offsets run from -12 to +14 hours in quarter hours; the first match is the earlier of two.
    instantOf(hours, minutes) {
      const wanted = { date, hour: hours, minute: minutes };
      const plain = utc.getTime() + hours * hour + minutes * minute;
      for (let offset = 14 * hour; offset >= -12 * hour; offset -= 15 * minute) {
        const instant = plain - offset;
        if (isSame(wallAt(new Date(instant), format), wanted)) return instant;
      }
      return undefined;
    },
  };
}

const isSame = (one: Wall, other: Wall): boolean =>
  one.date === other.date && one.hour === other.hour && one.minute === other.minute;

const formatOf = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

function wallAt(instant: Date, format: Intl.DateTimeFormat): Wall {
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return { date: `${of('year')}-${of('month')}-${of('day')}`, hour: Number(of('hour')), minute: Number(of('minute')) };
}

export function isTimeZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}
