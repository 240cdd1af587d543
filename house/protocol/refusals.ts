/** Every refusal by name with the values it carries: the rule book's (`core/base/refusal.ts`), the house's and the client's own. */
import { defined } from '../../core/base/defined.ts';
import { coreRefusals, type ValueKind, type ValuesArgument } from '../../core/base/refusal.ts';
import type { ToldRefusal } from './refusal.ts';

type Named = Readonly<Record<string, Readonly<Record<string, ValueKind>>>>;

const houseRefusals = {
  // what was sent
  'not-json': {},
  'too-large': { most: 'count' },
  'bad-command': { mistakes: 'text' },
  'bad-request': { mistakes: 'text' },
  'bad-parameters': { mistakes: 'text' },
  'too-fast': {},
  'too-many-connections': {},
  'other-origin': {},
  // the connection and the house
  'too-slow': {},
  'house-closing': {},
  'house-closed': {},
  'poker-room-closed': {},
  'database-silent': {},
  failed: {},
  'not-found': {},
  // signing up and signing in
  'bad-name': {},
  'bad-email': {},
  'name-taken': {},
  'email-taken': {},
  'weak-password': { rule: 'text', characters: 'count' },
  'wrong-credentials': {},
  'not-signed-in': {},
  'signed-out': {},
  'session-idle': { minutes: 'count' },
  'session-over': {},
  'reset-over': {},
  'account-closed': { day: 'text' },
  'account-blocked': { case: 'count', since: 'moment' },
  // staff
  'not-allowed': {},
  'no-reason': {},
  'no-such-person': { name: 'text' },
  'last-administrator': {},
  'other-kind': { kind: 'text' },
  // stops of play
  'play-stopped': { scope: 'text', reason: 'text' },
  'no-such-stop': {},
  'not-closed': {},
  'held-by-case': { case: 'count' },
  'no-such-game': { game: 'text', choices: 'text' },
  // a player's own limits
  'bad-limit': {},
  'bad-break': { days: 'count' },
  'bad-exclusion': { months: 'count' },
  'on-break': { until: 'moment' },
  'self-excluded': { until: 'moment' },
  'self-excluded-for-good': {},
  'own-limit': { period: 'text' },
  'own-time-over': {},
  // tables
  'no-such-table': { table: 'text' },
  'unknown-table': { table: 'text', choices: 'text' },
  'private-table': {},
  'not-a-player': {},
  'not-at-table': {},
  'not-your-seat': {},
  'not-waiting': {},
  'never-played-here': {},
  'dealt-by-table': {},
  'table-stopped': {},
  'table-failed': {},
  'table-paused': { why: 'text' },
  rehearsal: {},
  'reconnect-block': { seconds: 'count' },
  idle: { minutes: 'count' },
  'not-betting': {},
  'incident-open': {},
  'no-such-round': {},
  'no-such-page': { page: 'text' },
  'no-such-clause': { clause: 'text' },
  // what became of a round
  'bets-dropped': {},
  annulled: {},
  incident: {},
  // incidents
  'no-such-incident': {},
  'no-trigger': {},
  'not-answered': { question: 'text' },
  'not-proposed': {},
  'same-person': {},
  'proposal-outdated': {},
  // shoes proven
  'no-such-shoe': { shoe: 'text' },
  'dealt-by-people': { shoe: 'text' },
  'still-in-play': { shoe: 'text' },
  'no-rounds': { shoe: 'text' },
  corrected: { round: 'text' },
  'rules-changed': { shoe: 'text', round: 'text' },
  // the studio
  'no-dealer': {},
  'no-floor': {},
  'at-another-table': { table: 'text' },
  'sign-on-first': {},
  'no-fingerprint': {},
  'bad-device-key': {},
  'device-changed': {},
  'uncertified-device': {},
  'new-shoe': {},
  'shoe-in-play': {},
  'no-shoe': {},
  'no-cut-card': {},
  'cut-card-out': {},
  'nothing-to-do': {},
  'no-such-card': { card: 'text' },
  'no-such-call': {},
  'unexpected-card': {},
  'duplicate-card': {},
  'unexpected-result': {},
  'result-disagrees': { read: 'text', recorded: 'text' },
  'unreadable-card': { count: 'count' },
  'missed-cut-card': {},
  // tournaments
  'no-such-tournament': { tournament: 'text' },
  'tournament-ended': { tournament: 'text' },
  'no-results-yet': { tournament: 'text' },
  'not-attending': {},
  'not-certified': {},
  'automatic-player': {},
  'tournament-exists': { tournament: 'text' },
  'hand-not-yours': {},
  // fair play
  'no-such-case': { case: 'count' },
  'no-such-player': { player: 'text' },
  'wrong-step': { case: 'count', state: 'text', from: 'text' },
  'report-decided': { case: 'count' },
  'too-early': { day: 'text' },
  'too-late': { case: 'count', state: 'text' },
  'money-in-play': {},
  'must-report': { case: 'count', grounds: 'text' },
  'bad-withholding': { balance: 'cents', withheld: 'cents' },
  'not-met': { player: 'text' },
  'too-many-reports': {},
  // problems with a round
  'no-text': {},
  'no-such-problem': { problem: 'count' },
  'problem-closed': {},
  'too-many-problems': {},
  // talk
  'chat-closed': {},
  'chat-muted': { reason: 'text', seconds: 'count' },
  'chat-muted-for-good': { reason: 'text' },
  'chat-elsewhere': {},
  'chat-live-cards': {},
  'chat-hidden-text': {},
  'chat-empty': {},
  'chat-too-long': { most: 'count' },
  'chat-link': {},
  'chat-word': {},
  'chat-names-cards': {},
  'chat-again': {},
  'chat-too-fast': { seconds: 'count' },
  'no-such-line': {},
  'line-withdrawn': {},
  'no-such-mute': {},
  'no-such-report': {},
  // the client itself
  unreachable: {},
  'connection-lost': {},
  'not-understood': { line: 'text' },
} as const satisfies Named;

export type HouseRefusalName = keyof typeof houseRefusals;

/** Refused by the house without a clause of the rule book. */
export const refuseHere = <Name extends HouseRefusalName>(
  refused: Name,
  ...[values]: ValuesArgument<(typeof houseRefusals)[Name]>
): ToldRefusal => ({ refused, ...defined({ values }) });

/** Refused by the house under a clause of the rule book, where the page has one. */
export const refuseBy = <Name extends HouseRefusalName>(
  clause: string | undefined,
  refused: Name,
  ...values: ValuesArgument<(typeof houseRefusals)[Name]>
): ToldRefusal => ({ ...refuseHere(refused, ...values), ...defined({ clause }) });

export const everyRefusal: Named = { ...coreRefusals, ...houseRefusals };

export const isRefused = (answer: unknown): answer is ToldRefusal =>
  typeof answer === 'object' && answer !== null && 'refused' in answer;
