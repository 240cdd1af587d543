/** The poker section of a settings file: permanent Sit & Gos, the schedule, operators of the network, certificates. */
import { z } from 'zod';
import { presets } from '../../core/tournament/terms/presets.ts';
import { repeating } from '../../core/tournament/terms/schedule.ts';
import { isTimeZone } from '../tournaments/calendar.ts';
import { ownOperator, type Operator, type PokerTerms, usualPoker } from '../tournaments/terms.ts';
import { listOf, matching, oneOf, section, text, yesOrNo } from './values.ts';

const scheduledIds = presets.filter(({ terms }) => terms.start === 'scheduled').map(({ id }) => id);
const isScheduled = (id: string): boolean => scheduledIds.includes(id);
const isSitAndGo = (id: string): boolean => presets.some((one) => one.id === id && one.terms.start === 'when-full');
const day = matching(/^\d{4}-\d{2}-\d{2}$/, 'a date such as 2027-06-30');

const operator = section({
  id: matching(/^[a-z0-9][a-z0-9-]{0,39}$/, 'an id of small letters, digits and dashes'),
  name: text('the name of an operator'),
  address: text('an address').optional(),
  jurisdiction: text('a country code such as LT', 20),
  supervisor: text('the authority that supervises it'),
  players: listOf(text('the name of a player'), 'names of players').optional(),
  emailDomains: listOf(text('a domain such as example.org'), 'domains of e-mail addresses').optional(),
});

const certificate = section({
  number: text('the number of a certificate'),
  issuer: text('the accredited body that issued it'),
  scope: oneOf('generator', 'poker'),
  version: text('the version of this program that it covers'),
  validUntil: day,
});

const schedule = repeating.refine(({ preset }) => isScheduled(preset), {
  error: `must be of one of the presets ${scheduledIds.join(', ')}`,
  path: ['preset'],
});

export const pokerInFile = section({
  open: z.boolean({ error: 'must be true or false' }).optional(),
  timeZone: text('a time zone such as Europe/Vilnius')
    .refine(isTimeZone, { error: 'must be a time zone such as Europe/Vilnius' })
    .optional(),
  sitAndGos: listOf(
    text('a preset').refine(isSitAndGo, { error: 'must be presets of Sit & Gos; baize tournament presets lists them' }),
    'presets of Sit & Gos',
    0,
  ).optional(),
  schedule: listOf(schedule, 'lines with id, preset, times, and weekdays where it is not every day', 0).optional(),
  /** The first is the Company itself, which has every player that no other operator claims. */
  operators: listOf(operator, 'operators').optional(),
  certificates: listOf(certificate, 'certificates').optional(),
  /** Practice opponents; on by default in a play-money house. */
  practice: yesOrNo().optional(),
});

/** Undefined if the house has no poker room. */
export function pokerOf(file: z.output<typeof pokerInFile> | undefined): PokerTerms | undefined {
  if (file?.open === false) return undefined;
  const [own = ownOperator, ...others] = (file?.operators ?? []).map(operatorIn);
  return {
    timeZone: file?.timeZone ?? usualPoker.timeZone,
    sitAndGos: file?.sitAndGos ?? usualPoker.sitAndGos,
    schedule: file?.schedule ?? usualPoker.schedule,
    operators: [own, ...others],
    practice: file?.practice,
    certificates: (file?.certificates ?? []).map((one) => ({
      ...one,
      // Valid through its last day.
      validUntil: new Date(Date.parse(`${one.validUntil}T00:00:00Z`) + 86_400_000),
    })),
  };
}

const operatorIn = ({ address, players, emailDomains, ...rest }: z.output<typeof operator>): Operator => ({
  ...rest,
  address,
  players: players ?? [],
  emailDomains: emailDomains ?? [],
});
