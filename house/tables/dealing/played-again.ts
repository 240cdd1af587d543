/** Replays a stored round from its journal, under the rules of its day. */
import { isRefusal, printRefusal } from '../../../core/base/refusal.ts';
import { rulesOf } from '../../../core/games/rules-of.ts';
import { Round } from '../../../core/round/round.ts';
import { brokenAt, type StoredRound } from '../../rounds/read.ts';
import type { Again } from './rack.ts';

/** A sentence if it can't be replayed. */
export function playedAgain(stored: StoredRound): Again | string {
  if (brokenAt(stored) !== undefined) return 'its journal is broken';
  const rules = rulesOf(stored);
  if (typeof rules === 'string') return rules;
  const round = Round.replay(
    rules,
    stored.shoe,
    stored.entries.map(({ entry }) => entry),
  );
  return isRefusal(round) ? `its journal does not replay: ${printRefusal(round)}` : { rules, round };
}
