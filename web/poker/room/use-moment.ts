/** Times as this player reads them: in their own named time zone, and how long until then. */
import { useMemo } from 'react';
import { useSecondsLeft } from '../../parts/ring.tsx';
import { momentFormat } from '../../words/moment-format.ts';
import { useWords } from '../../words/use-words.ts';

/** Short month names are digits in Lithuanian, which reads badly. */
const dayIn: Readonly<Record<string, Intl.DateTimeFormatOptions>> = { lt: { month: 'long' } };

/** "Mon 16 Nov, 20:00 EET" */
export function useMoment(): (moment: string) => string {
  const { language } = useWords();
  return useMemo(() => {
    const { hour: hours, minute: minutes, timeZoneName, ...date } = momentFormat;
    const day = new Intl.DateTimeFormat(language, { ...date, ...dayIn[language.slice(0, 2)] });
    const time = new Intl.DateTimeFormat(language, { hour: hours, minute: minutes });
    const zoned = new Intl.DateTimeFormat(language, { timeZoneName });
    const zoneOf = (at: Date) => zoned.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    return (moment) => {
      const at = new Date(moment);
      return `${day.format(at)}, ${time.format(at)} ${zoneOf(at)}`;
    };
  }, [language]);
}

const [minute, hour, day] = [60, 3600, 86_400];

/** "4:07", "1:02:05", "2d 1:02:05"; undefined once it has passed. */
export function useCountdown(until: string | undefined): string | undefined {
  const { language } = useWords();
  const left = useSecondsLeft(until);
  if (until === undefined || left === 0) return undefined;
  const two = (part: number) => String(part).padStart(2, '0');
  const minutes = `${left < hour ? Math.floor(left / minute) : two(Math.floor(left / minute) % 60)}:${two(left % 60)}`;
  if (left < hour) return minutes;
  const hours = `${Math.floor((left % day) / hour)}:${minutes}`;
  return left < day ? hours : `${daysIn(language, Math.floor(left / day))} ${hours}`;
}

const daysIn = (language: string, days: number): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'narrow' }).format(days);
