/** Working days of Lithuania, by its holidays and its local time. */
import { expect, test } from 'vitest';
import { dayAt, easterOf, isWorkingDay, lithuania, workingDayBefore, workingDaysAfter } from './working-days.ts';

// Published dates of Easter Sunday, including early and late ones.
test.each([
  [2008, '2008-03-23'],
  [2011, '2011-04-24'],
  [2023, '2023-04-09'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2038, '2038-04-25'],
])('Easter of %i is on %s', (year, day) => {
  expect(easterOf(year)).toBe(day);
});

test.each([
  ['2024-06-03', 'a Monday', true],
  ['2024-06-08', 'a Saturday', false],
  ['2024-06-09', 'a Sunday', false],
  ['2024-02-16', 'the day of the state', false],
  ['2024-04-01', 'Easter Monday', false],
  ['2024-06-24', 'St. John’s', false],
  ['2024-11-01', 'All Saints', false],
  ['2024-12-24', 'Christmas Eve', false],
  ['2024-12-27', 'after Christmas', true],
])('[PI-913] %s, %s, is a working day: %s', (day, _, is) => {
  expect(isWorkingDay(lithuania, day)).toBe(is);
});

test('[PI-953] blocked on Monday 3 June 2024: notice by Thursday the 6th; sent on the 5th: closed on Tuesday the 11th', () => {
  expect(workingDaysAfter(lithuania, '2024-06-03', 3)).toBe('2024-06-06');
  expect(workingDaysAfter(lithuania, '2024-06-05', 3)).toBe('2024-06-10');
  expect(workingDaysAfter(lithuania, '2024-06-05', 4)).toBe('2024-06-11');
});

test('[PI-913] holidays and weekends do not count, nor does the day itself', () => {
  // Friday before Easter 2024; Saturday, Sunday and Easter Monday are skipped; then Tuesday to Thursday.
  expect(workingDaysAfter(lithuania, '2024-03-29', 3)).toBe('2024-04-04');
  // Monday 23 December 2024: the 24th to 26th are holidays; then Friday the 27th, Monday the 30th, Tuesday the 31st.
  expect(workingDaysAfter(lithuania, '2024-12-23', 3)).toBe('2024-12-31');
  expect(workingDayBefore(lithuania, '2024-04-02')).toBe('2024-03-29');
});

test('[PI-913] the calendar is configurable: a bridge day is free, a Saturday may be worked', () => {
  const calendar = { ...lithuania, daysOff: ['2024-06-04'], workingDays: ['2024-06-08'] };
  expect(isWorkingDay(calendar, '2024-06-04')).toBe(false);
  expect(isWorkingDay(calendar, '2024-06-08')).toBe(true);
  expect(workingDaysAfter(calendar, '2024-06-03', 3)).toBe('2024-06-07');
});

test('a day begins at midnight in Vilnius, in summer and winter', () => {
  expect(dayAt(lithuania, new Date('2024-06-03T20:59:59Z'))).toBe('2024-06-03');
  expect(dayAt(lithuania, new Date('2024-06-03T21:00:00Z'))).toBe('2024-06-04');
  expect(dayAt(lithuania, new Date('2024-12-03T21:59:59Z'))).toBe('2024-12-03');
  expect(dayAt(lithuania, new Date('2024-12-03T22:00:00Z'))).toBe('2024-12-04');
});
