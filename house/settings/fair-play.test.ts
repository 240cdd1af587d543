/** Licence and calendar in a settings file: Lithuania's where nothing is said, and mistakes told with their place. */
import { expect, test } from 'vitest';
import { settle } from './settings.ts';

const places = { fileFolder: '/etc/baize', here: '/srv', home: '/home/ana' };
const settled = (file: unknown) => settle(file, {}, places);

test('[PI-924] operator, network, certifier, authorities and partners are what the settings of the licence say', () => {
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

test('[PI-913] the calendar is Lithuania’s, with days off and working days of the office’s own', () => {
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
