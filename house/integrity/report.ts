/** The decision whether to report a finding to the authorities: always taken, always reasoned, sometimes mandatory. */
import type { ClauseId } from '../../core/base/ids.ts';
import type { Deed } from '../accounts/rights.ts';
import type { Sql } from '../storage/db.ts';
import type { Case } from './case.ts';
import type { FairPlay } from './fair-play.ts';
import { authorityLetter, partnerLetter } from './letters.ts';
import type { Body } from './licence.ts';
import { type Stepped, take } from './procedure.ts';
import { refuseBy } from '../protocol/refusals.ts';

export type ReportDecision =
  | { readonly report: false }
  /** Defaults to the first authority of the licence. */
  | {
      readonly report: true;
      readonly addressee?: string | undefined;
      readonly content: string;
      readonly reference: string;
    };

/** PI-921: money laundering and use of another person's account; fraud if the office says so. */
const alwaysGrounds: readonly ClauseId[] = ['PI-036', 'PI-035'];

/** PI-048: once per finding, from the block on. A report is sent at once, and partners with players in it are told. */
export function decideReport(fairPlay: FairPlay, id: number, deed: Deed, decision: ReportDecision): Promise<Stepped> {
  const { accounts, licence } = fairPlay;
  return take(
    fairPlay,
    { id, deed, from: ['blocked', 'notified', 'closed'], clause: 'PI-048' },
    async (sql, one, at) => {
      if (one.steps.some(({ step }) => step === 'report-decided')) {
        return refuseBy('PI-921', 'report-decided', { case: id });
      }
      const grounds = groundsIn(one);
      if (!decision.report) {
        if (grounds.length === 0) return { step: 'report-decided', detail: { report: false } };
        return refuseBy('PI-921', 'must-report', { case: id, grounds: grounds.join(', ') });
      }
      const { content, reference } = decision;
      const addressee = authorityOf(licence.authorities, decision.addressee);
      const letter = authorityLetter(licence, addressee, { case: id, reference, content, at });
      const kept = letter === undefined ? null : await accounts.outbox.send(letter);
      const partners = await partnersIn(sql, one);
      const told: string[] = [];
      for (const partner of partners) {
        const note = partnerLetter(licence, partner, { case: id, clause: one.clause, at });
        if (note === undefined) continue;
        await accounts.outbox.send(note);
        told.push(partner);
      }
      const detail = { report: true, addressee: addressee.name, content, reference, kept, partners, told };
      return { step: 'report-decided', detail };
    },
  );
}

const groundsIn = ({ clause, evidence }: Case): readonly ClauseId[] => {
  const clauses = new Set([clause, ...evidence.map((one) => one.clause)]);
  return alwaysGrounds.filter((ground) => clauses.has(ground));
};

const authorityOf = (authorities: readonly Body[], named: string | undefined): Body =>
  named === undefined
    ? (authorities[0] ?? { name: 'the supervisor' })
    : (authorities.find(({ name }) => name === named) ?? { name: named });

/** Operators of everyone the evidence concerns, including the player's own. */
async function partnersIn(sql: Sql, { player, evidence }: Case): Promise<readonly string[]> {
  const players = [...new Set([player, ...evidence.flatMap((one) => one.players)])];
  const rows = await sql.query<{ operator: string }>(
    'select distinct operator from tournament_player where player = any($1::text[]) order by operator',
    [players],
  );
  return rows.map(({ operator }) => operator);
}
