/** Licence and calendar in a settings file: Lithuanian by default, and mistakes reported with their path. */
import { expect, test } from 'vitest';
import { settle } from './settings.ts';

const places = { fileFolder: '/etc/baize', here: '/srv', home: '/home/ana' };
const settled = (file: unknown) => settle(file, {}, places);

test('[PI-924] operator, network, certifier, authorities and partners come from the licence settings', () => {
  const licence = {
    operator: { name: 'UAB Felt', address: 'Gedimino pr. 1, Vilnius', email: 'fair@felt.example' },
    network: { name: 'Felt Network Ltd' },
    certifier: { name: 'A Laboratory' },
    authorities: [{ name: 'Gaming Control Authority', email: 'authority@example.org' }, { name: 'Police' }],
    partners: { elsewhere: { name: 'Elsewhere', email: 'fair@elsewhere.example' } },
  };
  expect(settled({ licence })).toMatchObject({ fairPlay: { licence } });
  expect(settled({})).toMatchObject({
    fairPlay: { licence: { authorities: [{ name: expect.stringContaining('Gaming Control Authority') as string }] } },
  });
});

test('[PI-913] the calendar is Lithuania’s, with the office’s own days off and working days', () => {
  const calendar = { daysOff: ['2026-12-23'], workingDays: ['2026-12-19'] };
  expect(settled({ calendar })).toMatchObject({
    fairPlay: { calendar: { country: 'LT', timeZone: 'Europe/Vilnius', ...calendar } },
  });
  expect(settled({ calendar: { timeZone: 'Mars/Olympus', daysOff: ['23.12.'] } })).toEqual({
    mistakes: [
      'calendar.timeZone: "Mars/Olympus", must be a time zone such as Europe/Vilnius',
      'calendar.daysOff[0]: "23.12.", must be a day such as 2026-05-02',
    ],
  });
});
