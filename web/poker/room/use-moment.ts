/** Moments as this player reads them: in their own time zone, which is named, and how long until then. */
import { useMemo } from 'react';
import { useSecondsLeft } from '../../parts/ring.tsx';
import { useWords } from '../../words/use-words.ts';

/** "Mon 16 Nov, 20:00 EET" */
export function useMoment(): (moment: string) => string {
  const { language } = useWords();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
    });
    return (moment) => format.format(new Date(moment));
  }, [language]);
}

const [minute, hour] = [60, 3600];

/** "4:07", "1:02:05"; nothing once it has come. */
export function useCountdown(until: string | undefined): string | undefined {
  const left = useSecondsLeft(until);
  if (until === undefined || left === 0) return undefined;
  const two = (part: number) => String(part).padStart(2, '0');
  const minutes = `${left < hour ? Math.floor(left / minute) : two(Math.floor(left / minute) % 60)}:${two(left % 60)}`;
  return left < hour ? minutes : `${Math.floor(left / hour)}:${minutes}`;
}
