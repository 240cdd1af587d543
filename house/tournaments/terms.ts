/** A house's poker room settings: what is always open, what repeats, its operators, its certificates. */
import type { PlayerId } from '../../core/base/ids.ts';
import { opensTooLate } from '../../core/tournament/entry/announcement.ts';
import { type Preset, presets } from '../../core/tournament/terms/presets.ts';
import type { Repeating } from '../../core/tournament/terms/schedule.ts';
import { type Terms, termsOf } from '../../core/tournament/terms/terms.ts';
import type { Mistakes } from '../../core/base/parameters.ts';
import type { Sql } from '../storage/db.ts';

/** An operator whose players play in this room (PI-004, PI-005), with its licence details (PI-924). */
export interface Operator {
  readonly id: string;
  readonly name: string;
  readonly address: string | undefined;
  readonly jurisdiction: string;
  /** PI-006: the licensing and supervising authority. */
  readonly supervisor: string;
  /** Its players, by name or email domain; everyone else belongs to the first operator. */
  readonly players: readonly string[];
  readonly emailDomains: readonly string[];
}

/** PI-920: what an accredited body certified, and until when. */
export interface Certificate {
  readonly number: string;
  readonly issuer: string;
  readonly scope: 'generator' | 'poker';
  /** Version of this program. */
  readonly version: string;
  readonly validUntil: Date;
}

export interface PokerTerms {
  readonly timeZone: string;
  /** Sit & Gos of these presets run continuously (PT-011). */
  readonly sitAndGos: readonly string[];
  readonly schedule: readonly Repeating[];
  /** The first is the Company itself. */
  readonly operators: readonly [Operator, ...Operator[]];
  readonly certificates: readonly Certificate[];
  /** Practice opponents fill free Sit & Go seats, with play money only (PI-916). Defaults to what the house's kind allows. */
  readonly practice: boolean | undefined;
}

export const ownOperator: Operator = {
  id: 'house',
  name: 'The house',
  address: undefined,
  jurisdiction: 'LT',
  supervisor: 'Gaming Control Authority under the Ministry of Finance',
  players: [],
  emailDomains: [],
};

export const usualPoker: PokerTerms = {
  timeZone: 'Europe/Vilnius',
  sitAndGos: ['sit-and-go-heads-up', 'sit-and-go', 'sit-and-go-turbo'],
  schedule: [{ id: 'evening', preset: 'freeze-out', times: ['20:00'] }],
  operators: [ownOperator],
  certificates: [],
  practice: undefined,
};

/** PI-911: decided once, at a player's first entry. */
export async function operatorOf({ operators }: PokerTerms, sql: Sql, player: PlayerId): Promise<string> {
  const [person] = await sql.query<{ name: string; email: string }>('select name, email from person where id = $1', [
    player,
  ]);
  if (person === undefined) return operators[0].id;
  const [name, domain] = [person.name.toLowerCase(), person.email.toLowerCase().split('@').at(-1) ?? ''];
  const isOwn = ({ players, emailDomains }: Operator) =>
    players.some((one) => one.toLowerCase() === name) || emailDomains.some((one) => one.toLowerCase() === domain);
  return (operators.find(isOwn) ?? operators[0]).id;
}

/** PI-920: both the generator and the games, in the running version, today. */
export function isCertified({ certificates }: PokerTerms, version: string, now: Date): boolean {
  const covers = (scope: Certificate['scope']) =>
    certificates.some((one) => one.scope === scope && one.version === version && one.validUntil > now);
  return covers('generator') && covers('poker');
}

export const presetNamed = (id: string): Preset | undefined => presets.find((one) => one.id === id);

/** A preset's terms with overrides, or every mistake in them. */
export function termsFrom(
  preset: string | undefined,
  parameters: Readonly<Record<string, unknown>>,
): { readonly parameters: Readonly<Record<string, unknown>>; readonly terms: Terms } | Mistakes {
  const base = preset === undefined ? undefined : presetNamed(preset);
  if (preset !== undefined && base === undefined) {
    return { mistakes: [`preset: there is no ${preset}; one of ${presets.map(({ id }) => id).join(', ')}`] };
  }
  const all = { ...base?.parameters, ...parameters };
  const terms = termsOf(all);
  return 'mistakes' in terms ? terms : { parameters: all, terms };
}

/** A request for a tournament from staff, the schedule or a full Sit & Go. */
export interface Wanted {
  readonly preset?: string | undefined;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Start time; a Sit & Go starts when full. */
  readonly startsAt?: Date | undefined;
  /** The exact time, instead of a span before the start. */
  readonly registrationOpensAt?: Date | undefined;
  readonly id?: string | undefined;
}

/** The requested terms, or every mistake in the request. */
export function termsWanted(wanted: Wanted, now: Date): ReturnType<typeof termsFrom> {
  const { preset, parameters, startsAt, registrationOpensAt } = wanted;
  const opens = registrationOpensAt && { registrationOpens: { at: registrationOpensAt.getTime() } };
  const made = termsFrom(preset, { ...parameters, ...opens });
  const around = mistakesAround(wanted, now);
  if ('mistakes' in made) return { mistakes: [...made.mistakes, ...around] };
  const late = startsAt && opensTooLate(made.terms, startsAt.getTime());
  const mistakes = [
    ...around,
    ...(late === undefined ? [] : [`registrationOpens: registration must open before the start (${late.clause})`]),
  ];
  return mistakes.length > 0 ? { mistakes } : made;
}

/** Mistakes outside the terms: start time and id. */
function mistakesAround({ preset, parameters, startsAt, id }: Wanted, now: Date): readonly string[] {
  const isNamed = id === undefined || /^[a-z0-9][a-z0-9-]{0,59}$/.test(id);
  const { start = 'scheduled' } = { ...presetNamed(preset ?? '')?.parameters, ...parameters };
  return [...startMistakes(start, startsAt, now), ...(isNamed ? [] : ['id: must be small letters, digits and dashes'])];
}

function startMistakes(start: unknown, startsAt: Date | undefined, now: Date): readonly string[] {
  if (start === 'when-full') return startsAt === undefined ? [] : ['start: a Sit & Go has no start time (PT-009)'];
  if (start !== 'scheduled') return [];
  if (startsAt === undefined) return ['start: a scheduled tournament needs its start time (PT-012)'];
  return startsAt > now ? [] : ['start: must lie ahead (PT-012)'];
}
