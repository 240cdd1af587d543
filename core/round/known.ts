/** What the journal itself answers of the questions about an incident, so that nobody is asked for it. */
import type { Answers, IncidentPhase } from './incidents.ts';
import type { Round } from './round.ts';

export interface Standing {
  readonly phase: IncidentPhase;
  /** The round that runs, or has just ended. */
  readonly round: Round<unknown> | undefined;
  /** The last one that was settled: while bets are open, the one before. */
  readonly last: Round<unknown> | undefined;
  /** How many rounds were dealt from this shoe before. */
  readonly roundsOfShoe: number;
  /** No further round is dealt from it. */
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
