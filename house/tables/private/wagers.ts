/** DEAL at a private table: turns chips into wagers, or gives the page's reason why not. */
import type { PlayerId } from '../../../core/base/ids.ts';
import { refuse, type Refusal } from '../../../core/base/refusal.ts';
import type { DeskClosed } from '../betting/desk.ts';
import type { StageOf } from '../dealing/stage.ts';

export function wagersToDeal({ desk, running }: StageOf<'betting'>, player: PlayerId): DeskClosed | Refusal {
  const { table } = running;
  const closed = desk.close();
  const refusal = closed.wrong.get(player);
  if (refusal !== undefined) return refusal;
  if (closed.wagers.length === 0) {
    const clause = table.betting.betNeeded ?? table.betsClause;
    return refuse('no-bet', clause);
  }
  return table.checkWagers(closed.wagers) ?? closed;
}
