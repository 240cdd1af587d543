/** Takes a step by its name, for HTTP and for the command line. */
import { cents } from '../../core/base/money.ts';
import { never } from '../../core/base/invariant.ts';
import type { Deed } from '../accounts/rights.ts';
import type { StepAsked } from '../protocol/http/integrity.ts';
import { readCases } from './cases.ts';
import type { FairPlay } from './fair-play.ts';
import { block, close, dismiss, notify, type Stepped, withdraw } from './procedure.ts';
import { decideReport } from './report.ts';
import { copiesOf } from './hand-copies.ts';

export async function takeStep(fairPlay: FairPlay, id: number, asked: StepAsked, by: Deed['by']): Promise<Stepped> {
  const deed: Deed = { by, reason: asked.reason };
  switch (asked.step) {
    case 'dismiss':
      return dismiss(fairPlay, id, deed);
    case 'block':
      return block(fairPlay, id, deed);
    case 'notify':
      return notify(fairPlay, id, deed, await copiesFor(fairPlay, id));
    case 'withdraw':
      return withdraw(fairPlay, id, deed);
    case 'close': {
      const { withheld } = asked;
      return close(fairPlay, id, deed, withheld && { ...withheld, amount: cents(withheld.amount) });
    }
    case 'report': {
      const { addressee, content, reference } = asked;
      return decideReport(fairPlay, id, deed, { report: true, addressee, content, reference });
    }
    case 'no-report':
      return decideReport(fairPlay, id, deed, { report: false });
    default:
      return never(asked);
  }
}

async function copiesFor({ accounts: { db } }: FairPlay, id: number): Promise<readonly string[]> {
  const [one] = await readCases(db, { id });
  return one === undefined ? [] : copiesOf(db, one.player, [...new Set(one.evidence.flatMap(({ hands }) => hands))]);
}
