/** The fair-play section of a settings file: the bodies named in the licence, and the office's calendar. */
import { z } from 'zod';
import { type Licence, usualLicence } from '../integrity/licence.ts';
import { type Calendar, lithuania } from '../integrity/working-days.ts';
import { isTimeZone } from '../tournaments/calendar.ts';
import { listOf, matching, section, text } from './values.ts';

const body = section({
  name: text('a name'),
  address: text('a postal address', 500).optional(),
  email: matching(/^[^\s@]+@[^\s@]+$/, 'an e-mail address').optional(),
});

export const licenceInFile = section({
  operator: body.optional(),
  network: body.optional(),
  certifier: body.optional(),
  authorities: listOf(body, 'authorities').optional(),
  partners: z.record(z.string(), body, { error: 'must be a section of operators, by id' }).optional(),
});

const day = matching(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'a day such as 2026-05-02');
const timeZone = text('a time zone such as Europe/Vilnius').refine(isTimeZone, {
  error: 'must be a time zone such as Europe/Vilnius',
});

export const calendarInFile = section({
  timeZone: timeZone.optional(),
  daysOff: listOf(day, 'days').optional(),
  workingDays: listOf(day, 'days').optional(),
});

export interface FairPlaySettings {
  readonly licence: Licence;
  readonly calendar: Calendar;
}

/** Defaults are Lithuania's. */
export function fairPlayOf(
  licence: z.output<typeof licenceInFile> | undefined,
  calendar: z.output<typeof calendarInFile> | undefined,
): FairPlaySettings {
  return {
    licence: {
      operator: licence?.operator ?? usualLicence.operator,
      network: licence?.network,
      certifier: licence?.certifier,
      authorities: licence?.authorities ?? usualLicence.authorities,
      partners: licence?.partners ?? usualLicence.partners,
    },
    calendar: {
      ...lithuania,
      timeZone: calendar?.timeZone ?? lithuania.timeZone,
      daysOff: calendar?.daysOff ?? [],
      workingDays: calendar?.workingDays ?? [],
    },
  };
}
