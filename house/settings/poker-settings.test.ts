/** The poker section of a settings file, and every mistake in it. */
import { expect, test } from 'vitest';
import { settle } from './settings.ts';

const places = { fileFolder: '/x', here: '/x', home: '/x' };
const mistakesIn = (poker: unknown): readonly string[] => {
  const settings = settle({ poker }, {}, places);
  return 'mistakes' in settings ? settings.mistakes : [];
};
const operator = { id: 'nordic', name: 'Nordic', jurisdiction: 'SE', supervisor: 'Spelinspektionen' };

test('[PI-006] every operator of the network names its jurisdiction and the authority that supervises it', () => {
  const { jurisdiction: _jurisdiction, supervisor: _supervisor, ...unlicensed } = operator;
  expect(mistakesIn({ operators: [operator] })).toEqual([]);
  expect(mistakesIn({ operators: [unlicensed] })).toEqual([
    'poker.operators[0].jurisdiction: missing, must be a country code such as LT',
    'poker.operators[0].supervisor: missing, must be the authority that supervises it',
  ]);
});

test('presets, times and time zones are checked, all mistakes at once', () => {
  const mistakes = mistakesIn({
    timeZone: 'Mars/Base',
    sitAndGos: ['freeze-out'],
    schedule: [{ id: 'x', preset: 'nothing', times: ['25:00'] }],
  });
  expect(mistakes).toEqual([
    expect.stringContaining('poker.timeZone'),
    expect.stringContaining('poker.sitAndGos[0]'),
    expect.stringContaining('poker.schedule[0].times[0]'),
    expect.stringContaining('poker.schedule[0].preset'),
  ]);
});

test('a schedule line says when registration opens; a Sit & Go can’t be scheduled', () => {
  const line = { id: 'evening', preset: 'turbo', times: ['20:00'] };
  const read = settle({ poker: { schedule: [{ ...line, opensHoursBefore: 48 }] } }, {}, places);
  expect('poker' in read && read.poker?.schedule).toEqual([{ ...line, opensHoursBefore: 48 }]);
  expect(
    mistakesIn({
      schedule: [
        { ...line, opensHoursBefore: 1000 },
        { ...line, id: 'x', preset: 'sit-and-go' },
      ],
    }),
  ).toEqual([
    expect.stringContaining('poker.schedule[0].opensHoursBefore'),
    expect.stringContaining('poker.schedule[1].preset'),
  ]);
});

test('operators and lines have unique ids; empty lists of Sit & Gos and lines are allowed', () => {
  const twice = [operator, { ...operator, name: 'Another' }];
  const line = { id: 'evening', preset: 'turbo', times: ['20:00'] };
  expect(mistakesIn({ operators: twice, schedule: [line, { ...line, times: ['21:00'] }] })).toEqual([
    expect.stringContaining('poker.schedule'),
    expect.stringContaining('poker.operators'),
  ]);
  const none = settle({ poker: { sitAndGos: [], schedule: [] } }, {}, places);
  expect('poker' in none && none.poker).toMatchObject({ sitAndGos: [], schedule: [] });
});

test('a house has a poker room unless its settings say otherwise', () => {
  const closed = settle({ poker: { open: false } }, {}, places);
  const usual = settle({}, {}, places);
  expect('poker' in closed && closed.poker).toBeUndefined();
  expect('poker' in usual && usual.poker).toMatchObject({ timeZone: 'Europe/Vilnius' });
});
