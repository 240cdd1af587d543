/** What several pages' incident tables share: obstructions, invalid bets, faults with cards, failures from outside. */
import type { ClauseId } from '../base/ids.ts';
import {
  anywhere,
  ask,
  atLeast,
  atShuffle,
  type Clauses,
  goOn,
  inRound,
  newCards,
  reshuffle,
  restore,
  row,
  trigger,
  voidRound,
} from '../round/incident-rows.ts';
import type { Actor, Answers, Trigger } from '../round/incidents.ts';
import type { Round } from '../round/round.ts';

/** A game's incident table, in the order in which its page tests it. */
export interface IncidentBook {
  readonly triggers: readonly Trigger[];
  /** What the last round's journal says about a claim. */
  readonly factsOf?: (last: Round<unknown>, said: Answers) => Answers;
}

/** The manager is told at once; if it cannot be resolved at once the round ends and every stake is returned. */
export const obstacle = (solved: Clauses, unsolved: Clauses): Trigger =>
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

/**
 * For pages where customers are responsible for the placement of their chips, and late or invalid bets are rejected.
 */
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

/** Faults with cards: the round is void if they influenced it; otherwise it goes on. */
export const cardFaults = (
  ids: readonly string[],
  { influenced, harmless }: Readonly<Record<'influenced' | 'harmless', Clauses>>,
): readonly Trigger[] =>
  ids.map((id) =>
    trigger(
      id,
      inRound,
      [ask.influenced],
      [
        row(influenced, { influenced: true }, 'floor', [voidRound], 'refund'),
        row(harmless, {}, 'floor', [goOn], 'stand'),
      ],
    ),
  );

/** Dropped cards, in a round and while shuffling; `manyBy` handles three or more. */
export const droppedCards = (
  manyBy: Actor,
  of: Readonly<Record<'seen' | 'unseen' | 'many' | 'shuffleEarly' | 'shuffleThird' | 'shuffleMany', Clauses>>,
): readonly Trigger[] => [
  trigger(
    'cards-fell',
    inRound,
    [ask.cards, ask.allSeen],
    [
      row(of.many, { cards: atLeast(3) }, manyBy, [voidRound], 'refund'),
      row(of.seen, { allSeen: true }, 'dealer', [restore, goOn], 'stand'),
      row(of.unseen, {}, 'dealer', [restore, voidRound], 'refund'),
    ],
  ),
  trigger(
    'cards-fell-shuffling',
    atShuffle,
    [ask.cards, ask.shuffleStage],
    [
      row(of.shuffleMany, { cards: atLeast(3) }, manyBy, [newCards], 'none'),
      row(of.shuffleThird, { shuffleStage: 'third' }, 'dealer', [reshuffle], 'none'),
      row(of.shuffleEarly, {}, 'dealer', [goOn], 'none'),
    ],
  ),
];

/** An external failure: a round whose outcome is decided is settled, otherwise every stake is returned. */
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
