/** A spin: the one request of a roulette round. */
import { broken } from '../../base/invariant.ts';
import type { Reply } from '../../round/procedure.ts';
import type { Pocket } from '../../round/pocket.ts';

/** Written `pocketIn(yield spin)`. */
export function pocketIn(reply: Reply): Pocket {
  return reply.kind === 'pocket' ? reply.pocket : broken(`a pocket was asked for, not ${reply.kind}`);
}
