/** A round replayed on its own stage and labelled as a record, with its money, choices and proof. */
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { RoundTold, StepTold } from '../../house/protocol/http/rounds.ts';
import { useFetched } from '../client/use-fetched.ts';
import type { GameFace } from '../games/face.ts';
import { Button } from '../parts/button.tsx';
import { RoundProblems } from '../problems/round-problems.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { useStill } from '../settings/use-still.ts';
import { ClauseLink } from '../rules/clause-link.tsx';
import { optionWords } from '../round/option-words.ts';
import { BetLine, BetLinesHead } from '../round/bet-line.tsx';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords, type Words } from '../words/use-words.ts';
import { placeName } from '../words/place-name.ts';
import { picturesOf } from './shown-after.ts';
import { StepPresses, useSteps } from './step-presses.tsx';
import { VerifyRound } from './verify-view.tsx';
import styles from './round-replay.module.css';

interface RoundReplayProps {
  readonly round: string;
  readonly face: GameFace;
  readonly onBack: () => void;
}

export function RoundReplay({ round, face, onBack }: RoundReplayProps) {
  const { say } = useWords();
  const refusalWords = useRefusalWords();
  const [fetched] = useFetched<RoundTold>(`/api/rounds/${round.split('/').map(encodeURIComponent).join('/')}`);
  return (
    <div className={styles['replay']}>
      <Button tone="plain" sign="back" className={styles['back']} onClick={onBack}>
        {say('history.back')}
      </Button>
      {fetched.is === 'coming' ? (
        <p>{say('loading')}</p>
      ) : fetched.is === 'refused' ? (
        <p>{refusalWords(fetched.why)}</p>
      ) : (
        <Told told={fetched.answer} face={face} />
      )}
    </div>
  );
}

function Told({ told, face }: { readonly told: RoundTold; readonly face: GameFace }) {
  const words = useWords();
  const { say, money } = words;
  const intl = useIntl();
  const { settlements, choices, before, after, outcome } = told;
  const when = intl.formatDate(told.openedAt, { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <>
      <header className={styles['head']}>
        <h3>{say('replay.title', { round: told.round })}</h3>
        <p>
          {say('replay.record')} · {when}
        </p>
      </header>
      {told.unplayed === undefined ? <Player told={told} face={face} /> : <p>{say('replay.unplayed')}</p>}
      {outcome === undefined || outcome === null ? null : (
        <p className={styles['outcome']}>{face.announce(outcome, words)}</p>
      )}
      {told.void === undefined ? null : (
        <p>
          {say('history.void')}: {told.void.reason} <ClauseLink clause={told.void.clause ?? ''} />
        </p>
      )}
      {settlements.map(({ number, lines }) => (
        <table key={number} className={styles['lines']}>
          <caption>{say(number === 1 ? 'replay.settled' : 'replay.corrected', { number })}</caption>
          <BetLinesHead />
          <tbody>
            {lines.map((line) => (
              <BetLine key={`${line.seat ?? ''} ${line.spot}`} line={line} nameOf={face.pastName ?? face.spotName} />
            ))}
          </tbody>
        </table>
      ))}
      {choices.length === 0 ? null : (
        <section>
          <h4>{say('replay.choices')}</h4>
          <ul className={styles['choices']}>
            {choices.map((choice, at) => (
              <li key={at}>
                {choice.holder === 'you' ? '' : `${placeName(choice.holder, words)}: `}
                {optionWords(choice.option, face, words)}
                {choice.cost > 0 ? ` +${money(choice.cost)}` : ''}
                {choice.by === 'default' ? ` (${say('replay.byDefault')})` : ''} <ClauseLink clause={choice.clause} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <dl className={styles['money']}>
        <div>
          <dt>{say('replay.before')}</dt>
          <dd>{before === undefined ? '–' : money(before)}</dd>
        </div>
        <div>
          <dt>{say('replay.after')}</dt>
          <dd>{after === undefined ? '–' : money(after)}</dd>
        </div>
      </dl>
      <VerifyRound told={told} />
      <RoundProblems round={told.round} />
    </>
  );
}

const none: ReadonlySet<string> = new Set();

/** The table's stage, stepped manually or automatically. */
function Player({ told, face }: { readonly told: RoundTold; readonly face: GameFace }) {
  const words = useWords();
  const { say } = words;
  const wantsStill = useStill();
  const cloth = useSettings((settings) => settings.cloth);
  const isFourColour = useSettings((settings) => settings.fourColour);
  const { steps } = told;
  const pictures = useMemo(() => picturesOf(steps), [steps]);
  const looked = useSteps(pictures.length - 1);
  const { at, last, isForward } = looked;
  const { Stage } = face;
  const { outcome } = told;
  const called = outcome === undefined || outcome === null ? say('step.announce') : face.announce(outcome, words);
  const picture = pictures[at];
  const step = steps[at - 1];
  if (picture === undefined || last === 0) return null;
  return (
    <figure className={styles['player']} data-cloth={cloth}>
      <div className={styles['stage']}>
        <Stage
          round={told.round}
          shown={picture}
          won={none}
          plan={told.plan ?? { places: [] }}
          parameters={told.parameters}
          look={{ isFourColour, squeezes: false, collects: false }}
          isStill={wantsStill || !isForward}
        />
        <span className={styles['mark']}>{say('replay.record')}</span>
      </div>
      <figcaption className={styles['step']}>
        <span aria-live="polite">
          {step === undefined ? say('step.start') : stepWords(step, told.plan, words, called)}
        </span>
        {step === undefined ? null : <ClauseLink clause={step.clause} />}
      </figcaption>
      <StepPresses steps={looked} className={styles['presses']} />
    </figure>
  );
}

/** The announcement is the result in the player's language; the recorded text is English. */
function stepWords(step: StepTold, plan: RoundTold['plan'], words: Words, called: string): string {
  const { ask, place, card, pocket, dice, picked } = step;
  const { say } = words;
  if (ask === 'announce') return called;
  const what = {
    place: placeName(place ?? '', words, plan),
    card: card ?? '',
    pocket: pocket ?? 0,
    dice: dice?.join(' ') ?? '',
    picked: picked?.join(', ') ?? '',
  };
  return say(`step.${ask}`, what);
}
