/** Control requests for fair play: cases, their steps, evidence, and reviews of stored hands. */
import { z } from 'zod';
import type { ClauseId } from '../../../core/base/ids.ts';
import { commandLine } from '../../accounts/rights.ts';
import { readCases } from '../../integrity/cases.ts';
import { addToCase, openCase } from '../../integrity/evidence.ts';
import type { FairPlay } from '../../integrity/fair-play.ts';
import type { Stepped } from '../../integrity/procedure.ts';
import { review } from '../../integrity/asked-review.ts';
import { takeStep } from '../../integrity/take-step.ts';
import { byDue, caseTold, lineTold } from '../../integrity/told.ts';
import { caseAsked, type CaseTold, evidenceAsked, reviewAsked, stepAsked } from '../../protocol/http/integrity.ts';
import { fairPlayIn } from '../fair-play.ts';
import { type RequestContext, deedOf, request } from './request.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';
import { refuseBy } from '../../protocol/refusals.ts';

const id = z.int().positive();

export const integrityRequests = {
  'integrity-list': request(z.strictObject({ which: z.enum(['open', 'all']) }), async (asked, { which }) => {
    const { accounts, calendar } = fairPlayOf(asked);
    const lines = (await readCases(accounts.db)).map((one) => lineTold(one, calendar, accounts.clock.now()));
    return lines.filter(({ duties }) => which === 'all' || duties.length > 0).toSorted(byDue);
  }),

  'integrity-show': request(z.strictObject({ id }), async (asked, { id: wanted }) => {
    const [one] = await readCases(asked.accounts.db, { id: wanted });
    return told(asked, one ?? refuseBy('PI-041', 'no-such-case', { case: wanted }));
  }),

  'integrity-open': request(caseAsked, async (asked, { player, clause, reason, hands }) =>
    told(asked, await openCase(fairPlayOf(asked), { player, clause: clause as ClauseId, hands }, deedOf(reason))),
  ),

  'integrity-evidence': request(evidenceAsked.extend({ id }), async (asked, { id: wanted, reason, ...evidence }) =>
    told(asked, await addToCase(fairPlayOf(asked), wanted, evidence, deedOf(reason))),
  ),

  'integrity-step': request(z.strictObject({ id, asked: stepAsked }), async (asked, { id: wanted, asked: step }) =>
    told(asked, await takeStep(fairPlayOf(asked), wanted, step, commandLine)),
  ),

  'integrity-review': request(reviewAsked, ({ accounts }, wanted) => review({ accounts }, wanted)),
} as const;

const fairPlayOf = ({ tables, tournaments, recheck, ...atHand }: RequestContext): FairPlay =>
  fairPlayIn(atHand, {
    bar: tournaments && ((player) => tournaments.bar(player)),
    heed: async () => {
      await tables.heedStops();
      await recheck();
    },
  });

const told = ({ settings, accounts }: RequestContext, stepped: Stepped): CaseTold | ToldRefusal =>
  'refused' in stepped ? stepped : caseTold(stepped, settings.fairPlay.calendar, accounts.clock.now());
