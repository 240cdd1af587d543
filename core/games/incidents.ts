/** What the incident tables of several pages share: an obstacle that is solved or not, and bets that were no bets. */
import type { ClauseId } from '../base/ids.ts';
import { anywhere, ask, goOn, inRound, row, trigger, voidRound } from '../round/incident-rows.ts';
import type { Answers, Trigger } from '../round/incidents.ts';
import type { Round } from '../round/round.ts';

/** A game's incident table, in the order in which its page would have it tested. */
export interface IncidentBook {
  readonly triggers: readonly Trigger[];
  /** What a claim about the last round comes to, by its journal. */
  readonly factsOf?: (last: Round<unknown>, said: Answers) => Answers;
}

/** The manager is told at once; what cannot be solved at once ends the round, and every stake goes back. */
export const obstacle = (
  solved: readonly [ClauseId, ...ClauseId[]],
  unsolved: readonly [ClauseId, ...ClauseId[]],
): Trigger =>
  anywhere(
    trigger(
      'obstacle',
      ['betting', ...inRound],
      [ask.solvedAtOnce],
      [
        row(solved, { solvedAtOnce: true }, 'floor', [goOn], 'stand'),
        row(unsolved, {}, 'floor', [voidRound], 'refund'),
      ],
    ),
  );

/** Where customers answer for the place of their chips, and late or unfitting bets are rejected. */
export const betRows = (clauses: {
  readonly position: ClauseId;
  readonly late: ClauseId;
  readonly limits: ClauseId;
}): readonly Trigger[] =>
  (
    [
      ['misplaced-bet', clauses.position, 'customer', 'stand'],
      ['late-bet', clauses.late, 'system', 'none'],
      ['unfitting-bet', clauses.limits, 'system', 'none'],
    ] as const
  ).map(([id, clause, actor, bets]) =>
    anywhere(trigger(id, ['betting', ...inRound, 'result'], [], [row([clause], {}, actor, [goOn], bets)])),
  );

/** What stops a round from outside: once its outcome is decided it is settled, else every stake goes back. */
export const outerFailures = (clauses: {
  readonly decided: ClauseId;
  readonly provider: ClauseId;
  readonly objective: ClauseId;
}): readonly Trigger[] =>
  (
    [
      ['provider-failure', clauses.provider, 'system'],
      ['objective-reason', clauses.objective, 'floor'],
    ] as const
  ).map(([id, clause, actor]) =>
    anywhere(
      trigger(
        id,
        ['betting', ...inRound],
        [ask.decided],
        [
          row([clauses.decided], { decided: true }, actor, [goOn], 'settle'),
          row([clause], {}, actor, [voidRound], 'refund'),
        ],
      ),
    ),
  );
