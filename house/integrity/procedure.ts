/** The procedure's steps in order: block, notice with warning, closing; or the finding is withdrawn (31.8). */
import type { ClauseId } from '../../core/base/ids.ts';
import { present } from '../../core/base/invariant.ts';
import { type Cents, nothing } from '../../core/base/money.ts';
import { appendAudit } from '../accounts/audit.ts';
import { houseOf } from '../accounts/house-kind.ts';
import { type Person, personColumns } from '../accounts/person.ts';
import { type Deed, deedRefusal, theHouse } from '../accounts/rights.ts';
import { endSessions } from '../accounts/session.ts';
import { liftOfCase, stopWithin } from '../accounts/stops.ts';
import { balanceOf, bank, postAll } from '../ledger/ledger.ts';
import { heldOf } from '../rounds/history.ts';
import type { Sql } from '../storage/db.ts';
import { type Case, type CaseState, closingDay, noticeDue, type CaseStep, stateOf } from './case.ts';
import { addStep, readCase, readCases, subjectOf } from './cases.ts';
import type { FairPlay } from './fair-play.ts';
import { closingLetter, noticeLetter, withdrawalLetter } from './letters.ts';
import { dayAt } from './working-days.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';
import { refuseBy } from '../protocol/refusals.ts';

export type Stepped = Case | ToldRefusal;

/** The suspicion was unfounded: no consequences for the player. */
export const dismiss = (fairPlay: FairPlay, id: number, deed: Deed): Promise<Stepped> =>
  take(fairPlay, { id, deed, from: ['suspected'], clause: 'PI-041' }, async () => ({ step: 'dismissed', detail: {} }));

/** PI-042: play and signing in end at once; hands in progress are played out. */
export async function block(fairPlay: FairPlay, id: number, deed: Deed): Promise<Stepped> {
  const { calendar } = fairPlay;
  const wish = { id, deed, from: ['suspected'], clause: 'PI-042' } as const;
  const blocked = await take(fairPlay, wish, async (sql, one, at) => {
    const day = dayAt(calendar, at);
    // PI-912: signing in shows the block and its date.
    const reason = `your account was blocked on ${day} (case ${id}, ${one.clause}); the reasons come by e-mail`;
    await stopWithin(sql, { scope: 'player', player: one.player }, { by: deed.by, reason }, { at, ofCase: id });
    return { step: 'blocked', detail: { day, noticeDue: noticeDue(calendar, day) } };
  });
  if ('refused' in blocked) return blocked;
  await fairPlay.heed();
  return (await disqualifyBlocked(fairPlay, blocked)) ?? blocked;
}

/** PI-039, PI-912: once per block; if the house was closed, it is done on opening. */
export async function disqualifyAll(fairPlay: FairPlay): Promise<void> {
  for (const one of await readCases(fairPlay.accounts.db)) await disqualifyBlocked(fairPlay, one);
}

async function disqualifyBlocked(fairPlay: FairPlay, one: Case): Promise<Case | undefined> {
  const { disqualify, accounts } = fairPlay;
  const isDone = one.steps.some(({ step }) => step === 'disqualified');
  const state = stateOf(one);
  if (disqualify === undefined || isDone || (state !== 'blocked' && state !== 'notified')) return undefined;
  await disqualify(one.player);
  return accounts.db.transaction(async (sql) => {
    const step = { step: 'disqualified', detail: {} } as const;
    const deed: Deed = { by: theHouse, reason: `the account is blocked (case ${one.id})` };
    await record(sql, one.id, deed, { ...step, at: accounts.clock.now() });
    return (await readCases(sql, { id: one.id }))[0];
  });
}

/** PI-043, PI-044, PI-045: the reasons, copies of the evidence, and the date on which the account will be closed. */
export function notify(fairPlay: FairPlay, id: number, deed: Deed, copies: readonly string[] = []): Promise<Stepped> {
  const { calendar, licence, accounts } = fairPlay;
  return take(fairPlay, { id, deed, from: ['blocked'], clause: 'PI-043' }, async (sql, one, at) => {
    const person = await personOf(sql, one);
    const day = dayAt(calendar, at);
    const [blockedOn, closesOn] = [dayAt(calendar, blockedAt(one)), closingDay(calendar, day)];
    const { says, hands } = evidenceOf(one);
    const notice = { blockedOn, closesOn, clause: one.clause, reason: deed.reason, evidence: says, hands, copies };
    const letter = noticeLetter(person, licence, { ...notice, case: id, at });
    const kept = await accounts.outbox.send(letter);
    const due = noticeDue(calendar, blockedOn);
    return {
      step: 'notified',
      detail: { day, to: person.email, letter: letter.text, kept, closesOn, due, late: day > due },
    };
  });
}

const blockedAt = ({ steps }: Case): Date => present(steps.find(({ step }) => step === 'blocked')?.at, 'the block');

/** What the player is told; reporters stay unnamed. */
const evidenceOf = ({ evidence }: Case): { readonly says: readonly string[]; readonly hands: readonly string[] } => ({
  says: evidence.filter(({ kind }) => kind === 'finding' || kind === 'document').map(({ says }) => says),
  hands: [...new Set(evidence.flatMap(({ hands }) => hands))],
});

/** PI-914: the block is lifted and the procedure stops; both are recorded. */
export async function withdraw(fairPlay: FairPlay, id: number, deed: Deed): Promise<Stepped> {
  const { accounts, licence } = fairPlay;
  const wish = { id, deed, from: ['blocked', 'notified'], clause: 'PI-914' } as const;
  const withdrawn = await take(fairPlay, wish, async (sql, one, at) => {
    await liftOfCase(sql, id, deed, at);
    const letter = withdrawalLetter(await personOf(sql, one), licence, { case: id, at });
    return { step: 'withdrawn', detail: { kept: await accounts.outbox.send(letter) } };
  });
  if (!('refused' in withdrawn)) await fairPlay.heed();
  return withdrawn;
}

/** PI-915: only by order of a competent authority. */
export interface Withholding {
  readonly amount: Cents;
  readonly authority: string;
  readonly order: string;
}

/** PI-046, PI-047: the contract ends, the account is closed and its balance is paid out. */
export async function close(fairPlay: FairPlay, id: number, deed: Deed, withheld?: Withholding): Promise<Stepped> {
  const { calendar, licence, accounts } = fairPlay;
  const wish = { id, deed, from: ['notified'], clause: 'PI-046' } as const;
  const closed = await take(fairPlay, wish, async (sql, one, at) => {
    const notified = present(
      one.steps.find(({ step }) => step === 'notified'),
      'the notice',
    );
    const [today, day] = [dayAt(calendar, at), closingDay(calendar, dayAt(calendar, notified.at))];
    if (today < day) return refuseBy('PI-913', 'too-early', { day });
    if ((await heldOf(sql, one.player)) > 0) {
      return refuseBy('PI-915', 'money-in-play');
    }
    const money = await payOut(sql, one, withheld, at);
    if ('refused' in money) return money;
    await sql.query('update person set closed_at = $2 where id = $1', [one.player, at]);
    const person = await personOf(sql, one);
    await endSessions(sql, person.id, at);
    const { currency } = present(await houseOf(sql), 'the house');
    const letter = closingLetter(person, licence, { case: id, ...money, currency, at });
    return { step: 'closed', detail: { day: today, ...money, kept: await accounts.outbox.send(letter) } };
  });
  if (!('refused' in closed)) await fairPlay.heed();
  return closed;
}

type PaidOut = {
  readonly returned: Cents;
  readonly withheld: Cents;
  readonly authority?: string;
  readonly order?: string;
};

async function payOut(
  sql: Sql,
  { id, player }: Case,
  withheld: Withholding | undefined,
  at: Date,
): Promise<PaidOut | ToldRefusal> {
  const from = { kind: 'player', owner: player } as const;
  const balance = await balanceOf(sql, from);
  const kept = withheld?.amount ?? nothing;
  if (kept > balance) {
    return refuseBy('PI-915', 'bad-withholding', { balance, withheld: kept });
  }
  const reference = subjectOf(id);
  const returned = (balance - kept) as Cents;
  const held = { kind: 'escrow', owner: `${reference} withheld` } as const;
  await postAll(
    sql,
    [
      { id: `${reference} withheld`, kind: 'withheld', from, to: held, amount: kept },
      { id: `${reference} returned`, kind: 'closing', from, to: bank, amount: returned },
    ],
    { reference, at },
  );
  if (withheld === undefined) return { returned, withheld: nothing };
  return { returned, withheld: kept, authority: withheld.authority, order: withheld.order };
}

interface Wish {
  readonly id: number;
  readonly deed: Deed;
  readonly from: readonly CaseState[];
  readonly clause: ClauseId;
}

export type Taken = Pick<CaseStep, 'step' | 'detail'>;

/** One step of one case: allowed, due in this state, recorded and audited, all or nothing. */
export async function take(
  { accounts: { db, clock } }: FairPlay,
  { id, deed, from, clause }: Wish,
  work: (sql: Sql, one: Case, at: Date) => Promise<Taken | ToldRefusal>,
): Promise<Stepped> {
  const at = clock.now();
  return db.transaction(async (sql) => {
    const refusal = await deedRefusal(sql, deed, 'judge-fair-play');
    if (refusal !== undefined) return refusal;
    const one = await readCase(sql, id);
    if (one === undefined) return refuseBy(clause, 'no-such-case', { case: id });
    const state = stateOf(one);
    if (!from.includes(state)) {
      return refuseBy(clause, 'wrong-step', { case: id, state, from: from.join(', ') });
    }
    const taken = await work(sql, one, at);
    if ('refused' in taken) return taken;
    await record(sql, id, deed, { ...taken, at });
    return present((await readCases(sql, { id }))[0], 'the case');
  });
}

async function record(
  sql: Sql,
  id: number,
  deed: Deed,
  { step, detail, at }: Taken & { readonly at: Date },
): Promise<void> {
  await addStep(sql, id, { step, reason: deed.reason, detail, by: deed.by, at });
  await appendAudit(sql, {
    ...deed,
    at: at.toISOString(),
    did: `case-${step}`,
    subject: subjectOf(id),
    before: null,
    after: detail,
  });
}

async function personOf(sql: Sql, { player }: Case): Promise<Person> {
  const [person] = await sql.query<Person>(`select ${personColumns} from person where id = $1`, [player]);
  return present(person, `player ${player}`);
}
