/** Replays one hand on the felt, step by step or automatically. */
import type { InformationTold } from '../../../house/protocol/tournament-board.ts';
import type { HandStepsTold } from '../../../house/protocol/tournaments.ts';
import { StepPresses, useSteps } from '../../replay/step-presses.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { useWords, type Words } from '../../words/use-words.ts';
import type { SeenTournament } from '../room/seen-tournament.ts';
import { PokerFelt } from '../felt/poker-felt.tsx';
import { seenAt } from './seen-at.ts';
import styles from './history.module.css';

interface HandReplayProps {
  readonly told: HandStepsTold;
  readonly information: InformationTold;
  readonly seen: SeenTournament;
}

export function HandReplay({ told, information, seen }: HandReplayProps) {
  const words = useWords();
  const cloth = useSettings((settings) => settings.cloth);
  const hasFourColours = useSettings((settings) => settings.fourColour);
  const steps = useSteps(told.steps.length - 1);
  const shown = seenAt(told, steps.at, seen);
  if (shown === undefined) return null;
  return (
    <figure className={styles['replay']} data-cloth={cloth} data-four-colour={hasFourColours}>
      <div className={styles['stage']}>
        <PokerFelt seen={{ ...shown, state: { ...shown.state, information } }} />
        <span className={styles['mark']}>{words.say('replay.record')}</span>
      </div>
      <figcaption aria-live="polite">{stepWords(told, steps.at, words)}</figcaption>
      <StepPresses steps={steps} className={styles['presses']} />
    </figure>
  );
}

/** "ana: Raise to 400"; between actions, the state of the table. */
function stepWords({ steps }: HandStepsTold, at: number, { say, number }: Words): string {
  const step = steps[at];
  const did = step?.did.at(-1);
  if (step === undefined || at === 0) return say('poker.step.begin');
  if (did !== undefined) {
    const name = step.table.seats.find(({ seat }) => seat === did.seat)?.player ?? '';
    const what = say(`poker.did.${did.did}`);
    return `${name}: ${did.to === undefined ? what : say('poker.didTo', { did: what, chips: number(did.to) })}`;
  }
  const { hand } = step.table;
  if (hand === undefined || hand.awards.length > 0) return say('poker.step.over');
  return say(hand.board.length === 0 ? 'poker.step.dealt' : `poker.step.board${hand.board.length}`);
}
