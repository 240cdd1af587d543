/** Answers about an incident that follow from the journal, so that nobody is asked. */
import type { Answers, IncidentPhase } from './incidents.ts';
import type { Round } from './round.ts';

export interface Standing {
  readonly phase: IncidentPhase;
  /** The round in play, or the last one. */
  readonly round: Round<unknown> | undefined;
  /** The last settled round; while bets are open, the one before. */
  readonly last: Round<unknown> | undefined;
  /** Rounds already dealt from this shoe. */
  readonly roundsOfShoe: number;
  /** Whether no further round is dealt from it. */
  readonly isLastOfShoe: boolean;
}

export function knownIn({ phase, round, last, roundsOfShoe, isLastOfShoe }: Standing, said: Answers): Answers {
  const isDuring = phase === 'dealing' || phase === 'deciding';
  const steps = isDuring ? (round?.steps ?? []) : [];
  const dealt = steps.filter(({ reply }) => reply.kind === 'card').length;
  const isChosen = steps.some(({ reply }) => reply.kind === 'decisions');
  const judged = isDuring ? round : last;
  return {
    firstRound: roundsOfShoe === 0 && !isDuring && phase !== 'result',
    roundsOfShoe,
    duringRound: isDuring,
    shoeEnds: isLastOfShoe,
    dealt,
    acted: isChosen,
    decided: isDuring ? round?.outcome !== undefined : phase === 'result',
    recorded: judged?.steps.some(({ reply }) => reply.kind === 'pocket' || reply.kind === 'dice') ?? false,
    ...(typeof said['remove'] === 'number' ? { removesFirst: said['remove'] >= dealt } : {}),
  };
}
