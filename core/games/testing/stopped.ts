/** A played round as it stood earlier: run again from the front of its journal, and then free to go another way. */
import { isRefusal } from '../../base/refusal.ts';
import { freshShoe } from '../../cards/shoe.ts';
import type { Answer } from '../../round/answer.ts';
import { Round } from '../../round/round.ts';
import type { Played } from './play.ts';

/** After this many entries of its journal. */
export function stoppedAfter({ round, table }: Played, entries: number): Round<unknown> {
  const stopped = Round.replay(table, freshShoe(table.shoe.decks), round.journal.slice(0, entries));
  if (isRefusal(stopped)) throw new Error(`${stopped.refused}: ${stopped.reason}`);
  return stopped;
}

/** When the first answer of this kind was waited for. */
export function stoppedBefore(played: Played, kind: Answer['kind']): Round<unknown> {
  const at = played.round.journal.findIndex((entry) => entry.kind === kind);
  if (at < 0) throw new Error(`this round had no answer of the kind ${kind}`);
  return stoppedAfter(played, at);
}
