/** Before registration opens: announced with its terms, closed for entries, and open at the stated minute. */
import { expect, test } from 'vitest';
import { playerId } from '../../base/ids.ts';
import { informationOf } from '../director/information.ts';
import { newTournament } from '../director/opening.ts';
import { termsOf } from '../terms/terms.ts';
import { clock, Directed, testTerms } from '../testing/directed.ts';

const register = (name: string) => ({ told: 'register', player: playerId(name) }) as const;
const anHourBefore = { registrationOpens: { minutesBefore: 60 } };

test('[PT-007 PT-053] registration opens an hour before the start, not a moment sooner, and that is announced', () => {
  const d = new Directed(anHourBefore, { opens: '12:00' });
  expect(d.t.phase).toBe('announced');
  expect(d.refusal(register('a'))).toBe('registration-not-open PT-007');
  expect([d.t.entered, d.t.money.pool]).toEqual([0, 0]);
  expect(d.wakes()).toBe(clock('19:00'));
  expect(d.at('18:59:59.999').refusal(register('a'))).toBe('registration-not-open PT-007');
  expect(d.heard('registration-opened')).toHaveLength(0);
  expect(d.at('19:00').refusal(register('a'))).toBe('accepted');
  expect(d.heard('registration-opened')).toHaveLength(1);
  expect(d.wakes()).toBe(clock('20:00'));
  expect(d.register('b').at('20:00').t.phase).toBe('running');
});

test('[PT-007] at its own time, or at once if the terms do not say or the time has passed', () => {
  const at = (time: string) => ({ registrationOpens: { at: clock(time) } });
  expect(new Directed(at('15:30'), { opens: '12:00' }).at('15:30').t.phase).toBe('registering');
  expect(new Directed(at('11:00'), { opens: '12:00' }).t.phase).toBe('registering');
  expect(new Directed({}, { opens: '12:00' }).t.phase).toBe('registering');
});

test('[PT-007 PT-961] the information window says when, before and after', () => {
  const d = new Directed(anHourBefore, { opens: '12:00' });
  const shown = () => informationOf(d.t, 'EUR');
  expect(shown()).toMatchObject({ phase: 'announced', registrationOpensAt: clock('19:00'), isRegistrationOpen: false });
  d.at('19:30');
  expect(shown()).toMatchObject({
    phase: 'registering',
    registrationOpensAt: clock('19:00'),
    isRegistrationOpen: true,
  });
  expect(informationOf(new Directed().t, 'EUR')).not.toHaveProperty('registrationOpensAt');
});

test('[PT-953] a postponed start takes its opening along while it is announced; what has opened stays open', () => {
  const d = new Directed(anHourBefore, { opens: '12:00' });
  d.do({ told: 'postpone', startsAt: clock('21:00') });
  expect(d.at('19:30').refusal(register('a'))).toBe('registration-not-open PT-007');
  d.at('20:00').register('a');
  d.do({ told: 'postpone', startsAt: clock('23:00') });
  expect(d.refusal(register('b'))).toBe('accepted');
  expect(d.t.phase).toBe('registering');
});

test('[PT-954] while nobody has entered the opening may change; afterwards it may not', () => {
  const d = new Directed(anHourBefore, { opens: '12:00' });
  const change = (opens: object) => ({ told: 'change-terms', terms: testTerms(opens) }) as const;
  d.do(change({ registrationOpens: { minutesBefore: 8 * 60 } }));
  expect([d.t.phase, d.heard('registration-opened').length]).toEqual(['registering', 1]);
  d.do(change(anHourBefore));
  expect(d.refusal(register('a'))).toBe('registration-not-open PT-007');
  expect(d.refusal(change({ registrationOpens: { at: clock('20:00') } }))).toBe('opens-too-late PT-012');
  d.at('19:00').register('a');
  expect(d.refusal(change({ registrationOpens: { minutesBefore: 30 } }))).toBe('term-promised PT-954');
});

test('[PT-951] cancelled while announced, nothing is refunded because nothing was paid', () => {
  const d = new Directed(anHourBefore, { opens: '12:00' });
  d.do({ told: 'cancel' });
  expect([d.t.phase, d.t.money.refunded]).toEqual(['cancelled', 0]);
});

test('[PT-902 PT-012] a Sit & Go is open from the beginning, and registration cannot open after the start', () => {
  const sitAndGo = { ...testTerms(), start: 'when-full', entriesMax: 6, lateRegistration: 'none', ...anHourBefore };
  expect(termsOf(sitAndGo)).toEqual({ mistakes: [expect.stringContaining('registrationOpens: must be left out')] });
  expect(termsOf({ ...testTerms(), payouts: 'usual', registrationOpens: 'soon' })).toEqual({
    mistakes: [expect.stringContaining('registrationOpens: must be {"minutesBefore"')],
  });
  const terms = testTerms({ registrationOpens: { at: clock('20:00') } });
  expect(() => newTournament({ id: 'x', terms, at: clock('12:00'), startsAt: clock('20:00') })).toThrow(
    'registration opens before the start',
  );
});
