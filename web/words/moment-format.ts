/** How a moment is written: the day and the time in the reader's own zone, which is named. */
export const momentFormat = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;
