/** What the player saw at one step of a finished hand. */
import type { DidTold, HandStepsTold } from '../../../house/protocol/tournaments.ts';
import type { SeenTournament } from '../room/seen-tournament.ts';

export function seenAt(told: HandStepsTold, at: number, seen: SeenTournament): SeenTournament | undefined {
  const table = told.steps[at]?.table;
  if (table === undefined) return undefined;
  const { turn: _, seat: __, table: ___, ...mine } = seen.mine;
  const own = told.seat === undefined ? {} : { seat: told.seat, table: table.table };
  return {
    ...seen,
    state: { ...seen.state, table },
    mine: { ...mine, ...own, hand: told.hand, cards: told.cards },
    did: didUntil(told, at),
    before: undefined,
  };
}

/** Each seat's last action in this step's betting round. */
function didUntil({ steps }: HandStepsTold, at: number): ReadonlyMap<number, DidTold> {
  const round = steps[at]?.table.hand?.round;
  const ofRound = steps
    .slice(0, at + 1)
    .filter(({ table }, n) => n > 0 && roundBefore(steps, n, table.hand?.round) === round);
  return new Map(ofRound.flatMap(({ did }) => did.map((one) => [one.seat, one] as const)));
}

/** An action belongs to the round it was made in, even if it ends that round. */
const roundBefore = (steps: HandStepsTold['steps'], n: number, now: number | undefined): number | undefined =>
  steps[n - 1]?.table.hand?.round ?? now;
