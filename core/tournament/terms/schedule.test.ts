/** A schedule over days given by the caller's calendar. */
import { expect, test } from 'vitest';
import { type Day, plannedOn, repeating } from './schedule.ts';

const dayMillis = 24 * 3_600_000;
/** Days from Monday 5 January 2026, in a zone two hours ahead. */
const days = (count: number): readonly Day[] =>
  Array.from({ length: count }, (_, at) => {
    const midnight = Date.UTC(2026, 0, 5 + at) - 2 * 3_600_000;
    return {
      date: new Date(Date.UTC(2026, 0, 5 + at)).toISOString().slice(0, 10),
      weekday: 1 + (at % 7),
      instantOf: (hour: number, minute: number) => midnight + (hour * 60 + minute) * 60_000,
    };
  });
const shown = (startsAt: number) => new Date(startsAt).toISOString().slice(0, 16);

test('[PT-012 PT-047] regular events at times fixed in advance, in order', () => {
  const lines = [
    { id: 'daily', preset: 'freeze-out', times: ['20:00', '14:30'] },
    { id: 'sunday', preset: 're-entry', weekdays: [7], times: ['19:00'] },
  ];
  const planned = plannedOn(lines, days(7));
  expect(planned).toHaveLength(15);
  expect(planned.slice(0, 2).map(({ id, startsAt }) => [id, shown(startsAt)])).toEqual([
    ['daily/2026-01-05/14:30', '2026-01-05T12:30'],
    ['daily/2026-01-05/20:00', '2026-01-05T18:00'],
  ]);
  expect(planned.filter(({ preset }) => preset === 're-entry').map(({ id }) => id)).toEqual([
    'sunday/2026-01-11/19:00',
  ]);
});

test('only between its dates, and not at a time that the day does not have', () => {
  const line = { id: 'x', preset: 'turbo', times: ['02:30'], from: '2026-01-06', until: '2026-01-08' };
  const missing = days(7).map((day) => ({
    ...day,
    instantOf: (hour: number, minute: number) => (day.date === '2026-01-07' ? undefined : day.instantOf(hour, minute)),
  }));
  expect(plannedOn([line], missing).map(({ id }) => id)).toEqual(['x/2026-01-06/02:30', 'x/2026-01-08/02:30']);
});

test('planning the same day twice gives the same ids, a different day different ones', () => {
  const line = { id: 'x', preset: 'turbo', times: ['12:00'] };
  expect(plannedOn([line], days(3))).toEqual(plannedOn([line], days(3)));
  const [first, second] = plannedOn([line], days(2));
  expect((second?.startsAt ?? 0) - (first?.startsAt ?? 0)).toBe(dayMillis);
});

test('a line with mistakes is refused with the clause', () => {
  const wrong = repeating.safeParse({ id: 'x', preset: 'turbo', times: ['25:00'], weekdays: [] });
  expect(wrong.error?.issues.map(({ path }) => path[0])).toEqual(['weekdays', 'times']);
  expect(wrong.error?.issues[1]?.message).toContain('PT-012');
});
