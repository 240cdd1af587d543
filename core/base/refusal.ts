/** Refusals: as facts: a fixed name, the clause behind it and named values. */
import type { FactValue } from './fact.ts';
import type { ClauseId } from './ids.ts';

/** What a value of a refusal is: its type, and how words show it. */
export type ValueKind =
  /** An id, a name or words of a person. */
  | 'text'
  | 'count'
  /** Whole cents. */
  | 'cents'
  /** Whole chips without money value. */
  | 'chips'
  /** ISO 8601; inside core the milliseconds of an `Instant`. */
  | 'moment';

type ValueKinds = Readonly<Record<string, ValueKind>>;
type ValueOf<Kind extends ValueKind> = Kind extends 'text' ? string : Kind extends 'moment' ? number | string : number;

/** The values that a refusal with these kinds carries, each with its type. */
export type ValuesOf<Kinds extends ValueKinds> = { readonly [Name in keyof Kinds]: ValueOf<Kinds[Name]> };

/** Nothing to pass if a name has no values. */
export type ValuesArgument<Kinds extends ValueKinds> = keyof Kinds extends never ? [] : [values: ValuesOf<Kinds>];

/** Every name that core refuses with, and the values that belong to it. Words exist only where a person reads them. */
export const coreRefusals = {
  // the round
  'not-asked': { asks: 'text', given: 'text' },
  'round-over': {},
  'round-void': {},
  'impossible-card': { card: 'text' },
  'not-a-card': { card: 'text' },
  'bad-draw': { draw: 'text', take: 'count' },
  'not-a-holder': {},
  'not-offered': { option: 'text', options: 'text' },
  'not-the-default': { option: 'text' },
  'bad-amount': { option: 'text', least: 'cents', most: 'cents' },
  'bad-cards': { option: 'text', least: 'count', most: 'count' },
  // corrections
  'nothing-to-correct': {},
  'no-number-recorded': {},
  'card-not-dealt': { nth: 'count' },
  'first-card': {},
  'too-many-cards': { most: 'count' },
  'too-many-burned': { most: 'count' },
  // incidents
  'bad-answer': { question: 'text', answer: 'text' },
  'no-resolution': { trigger: 'text' },
  'trigger-not-now': { trigger: 'text' },
  'no-round': {},
  'no-bet-there': {},
  'stake-returned': {},
  // seats
  'no-seats': {},
  'no-such-seat': {},
  'seat-taken': {},
  'too-many-seats': { most: 'count' },
  // the table
  'betting-closed': {},
  'no-round-dealt': {},
  'not-covered': {},
  'cut-card-misplaced': { least: 'count', most: 'count' },
  'shoe-ready': {},
  // bets
  'unknown-spot': { spot: 'text', choices: 'text' },
  'spot-misspelt': { spot: 'text', written: 'text' },
  'no-such-number': { number: 'text' },
  'no-such-position': { kind: 'text', numbers: 'text' },
  'too-many-neighbours': { most: 'count' },
  'no-control': { control: 'text' },
  'bad-stake': {},
  'split-wager': { spot: 'text' },
  'wrong-fee': { spot: 'text', fee: 'cents' },
  'no-bet': {},
  'below-minimum': { spot: 'text', stake: 'cents', minimum: 'cents' },
  'above-maximum': { spot: 'text', maximum: 'cents' },
  'above-ceiling': { spot: 'text', maximum: 'cents' },
  'above-main-bet': { spot: 'text', maximum: 'cents' },
  'opposite-bets': { spot: 'text', other: 'text' },
  'needs-main-bet': { spot: 'text' },
  // a poker hand
  'bad-terms': { term: 'text' },
  'foreign-terms': { clauses: 'text' },
  'hand-idle': {},
  'no-live-cards': {},
  'card-not-due': {},
  'cards-due': { street: 'text' },
  'no-betting': {},
  'no-straddle': {},
  'no-run-twice': {},
  'not-in-run-twice': {},
  'no-muck': {},
  'winner-mucks': { seat: 'count' },
  'betting-unfinished': {},
  'not-their-card': { seat: 'count', card: 'text' },
  'out-of-turn': { seat: 'count', turn: 'count' },
  'bet-stands': { bet: 'chips' },
  'no-bet-stands': {},
  'no-check': { call: 'chips' },
  'stack-too-short': {},
  'nobody-to-answer': {},
  'raises-capped': {},
  'no-full-raise': {},
  'not-whole-chips': {},
  'raise-too-small': { least: 'chips', to: 'chips' },
  'raise-too-large': { most: 'chips', to: 'chips' },
  'not-an-action': { option: 'text' },
  'fixed-amount': { option: 'text', amount: 'chips' },
  'takes-no-cards': { option: 'text' },
  'takes-no-amount': { option: 'text' },
  'unreadable-action': { mistake: 'text' },
  unreadable: { field: 'text', mistake: 'text' },
  // a tournament
  'already-entered': {},
  'not-entered': {},
  disqualified: {},
  'registration-not-open': { opens: 'moment' },
  'registration-closed': {},
  'tournament-full': {},
  'reentries-used': { most: 'count' },
  'unregistration-closed': {},
  'entry-final': {},
  'above-stake-limit': { most: 'cents' },
  'seats-are-drawn': {},
  'no-rebuy': {},
  'rebuys-over': {},
  'rebuys-used': {},
  'stack-too-large': {},
  'not-the-final-offer': {},
  'no-add-on': {},
  'add-ons-used': { most: 'count' },
  'hand-in-progress': {},
  'no-such-hand': {},
  'blinded-off': {},
  'not-in-play': {},
  'no-deals': {},
  'not-final-table': {},
  'not-agreed': {},
  'no-fastforward': {},
  'no-bet-faced': {},
  'no-cards-there': {},
  'no-such-poker-table': { table: 'count' },
  'hand-dead': {},
  'wrong-stack': {},
  'opens-too-late': {},
  'terms-frozen': {},
  'term-promised': { term: 'text' },
  'no-start-time': {},
  'start-not-later': {},
  'tournament-over': {},
  'not-running': {},
  'room-closing': {},
  'paused-already': {},
  'not-paused': {},
  'clock-backwards': {},
  'no-draw-asked': {},
  'draw-first': { draw: 'text' },
} as const satisfies Readonly<Record<string, ValueKinds>>;

export type RefusalName = keyof typeof coreRefusals;

export interface Refusal {
  readonly refused: RefusalName;
  readonly clause: ClauseId;
  readonly values?: Readonly<Record<string, FactValue>>;
}

export const refuse = <Name extends RefusalName>(
  refused: Name,
  clause: ClauseId,
  ...[values]: ValuesArgument<(typeof coreRefusals)[Name]>
): Refusal => (values === undefined ? { refused, clause } : { refused, clause, values });

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}

/** For logs, findings and broken invariants: the bare facts, such as `below-minimum, spot tie, minimum 50 (BB-037)`. */
export function printRefusal({
  refused,
  clause,
  values = {},
}: Omit<Refusal, 'refused'> & { readonly refused: string }): string {
  const facts = Object.entries(values).map(([name, value]) => `${name} ${value}`);
  return `${[refused, ...facts].join(', ')} (${clause})`;
}
