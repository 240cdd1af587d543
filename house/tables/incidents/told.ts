/** Converts stored incidents and their resolutions to what the floor is told. */
import { defined } from '../../../core/base/defined.ts';
import type { Progress, Resolution } from '../../../core/round/incidents.ts';
import { paidTo, partsByPlayer, type Settlement } from '../../../core/round/settle.ts';
import type { Round } from '../../../core/round/round.ts';
import { factTold } from '../../protocol/facts.ts';
import type { IncidentTold } from '../../protocol/http/incidents.ts';
import { shownTold } from '../telling/told.ts';
import { stateAfter, type StoredIncident } from './store.ts';

type ResolutionTold = NonNullable<IncidentTold['resolution']>;

/** What a resolution would do, or has done. */
export interface Effect {
  readonly before: Round<unknown> | undefined;
  readonly after: Round<unknown> | undefined;
  /** What it pays to players. */
  readonly settlement: Settlement | undefined;
}

export function incidentTold(stored: StoredIncident, progress?: Progress, effect?: Effect): IncidentTold {
  const { id, table, game, phase, steps } = stored;
  const last = steps.at(-1);
  if (last === undefined) throw new Error(`incident ${id} has no first step`);
  const { trigger, answers, round, resolution } = last.said;
  const concerns = round ?? stored.round;
  const asking = progress?.is === 'asking' ? progress : undefined;
  const resolved =
    progress?.is === 'resolved' && effect !== undefined ? resolutionTold(progress.resolution, effect) : resolution;
  return {
    incident: id,
    table,
    game,
    ...(concerns === null ? {} : { round: concerns }),
    phase,
    ...defined({ trigger }),
    state: stateAfter(last.did),
    answers: { ...answers } as IncidentTold['answers'],
    ...defined({ next: asking?.next }),
    remaining: asking?.remaining ?? [],
    ...defined({ resolution: resolved }),
    steps: steps.map(({ did, by, at, reason, said: { because } }) => ({
      did,
      by,
      at: at.toISOString(),
      ...(reason === '' ? {} : { reason }),
      ...defined({ because: because && factTold(because) }),
    })),
  };
}

export function resolutionTold(
  { clause, also, actor, operations, bets, needsSecond }: Resolution,
  { before, after, settlement }: Effect,
): ResolutionTold {
  const parts = [...partsByPlayer(settlement ?? { lines: [], cuts: [] })];
  const paid = parts.map(([player, own]) => paidTo(own, player)).filter((amount) => amount !== 0);
  return {
    clause,
    also,
    actor,
    operations: operations.map((operation) => operation.do),
    bets,
    needsSecond,
    effect: {
      ...defined({ before: before && shownTold(before.openView()), after: after && shownTold(after.openView()) }),
      returned: paid.reduce((sum, amount) => sum + amount, 0),
      players: paid.length,
    },
  };
}
