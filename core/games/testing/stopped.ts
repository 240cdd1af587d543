/** A played round at an earlier point: replayed from the start of its journal, then free to continue differently. */
import { isRefusal, printRefusal } from '../../base/refusal.ts';
import { freshShoe } from '../../cards/shoe.ts';
import type { Answer } from '../../round/answer.ts';
import { Round } from '../../round/round.ts';
import type { Played } from './play.ts';

/** After this many journal entries. */
export function stoppedAfter({ round, table }: Played, entries: number): Round<unknown> {
  const stopped = Round.replay(table, freshShoe(table.shoe.decks), round.journal.slice(0, entries));
  if (isRefusal(stopped)) throw new Error(printRefusal(stopped));
  return stopped;
}

/** Just before the first answer of this kind. */
export function stoppedBefore(played: Played, kind: Answer['kind']): Round<unknown> {
  const at = played.round.journal.findIndex((entry) => entry.kind === kind);
  if (at < 0) throw new Error(`this round had no answer of the kind ${kind}`);
  return stoppedAfter(played, at);
}
