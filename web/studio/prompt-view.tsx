/** The dealer's current prompt, legible from two metres: in the studio's language, with its time limit and rule. */
import type { EndedTold } from '../../house/protocol/table-told.ts';
import type { ClauseTold } from '../../house/protocol/http/rulebook.ts';
import type { PlanTold } from '../../house/protocol/plan.ts';
import type { Prompt } from '../../house/protocol/studio.ts';
import { useFetched } from '../client/use-fetched.ts';
import { Marked } from '../parts/marked.tsx';
import { Ring } from '../parts/ring.tsx';
import { placeName } from '../words/place-name.ts';
import { useWords, type Words } from '../words/use-words.ts';
import styles from './dealer.module.css';
import { factWords } from './fact-words.ts';
import type { PauseTold } from '../../house/protocol/pause.ts';
import { pauseWords } from '../words/pause-words.ts';
import { useFace } from './use-face.ts';

interface PromptViewProps {
  readonly game: string;
  readonly plan: PlanTold | undefined;
  readonly prompt: Prompt;
  readonly paused: PauseTold | undefined;
  /** The round once it is over: the dealer announces its result. */
  readonly ended: EndedTold | undefined;
}

export function PromptView({ game, plan, prompt, paused, ended }: PromptViewProps) {
  const words = useWords();
  const { clause, until } = prompt;
  const isHeld = prompt.do === 'await-floor' || prompt.do === 'no-floor';
  return (
    <section className={styles['prompt']} data-prompt={prompt.do}>
      <div className={styles['asked']}>
        <p className={styles['do']} aria-live="assertive">
          {promptWords(prompt, words, plan)}
        </p>
        {prompt.do === 'clear' && ended !== undefined ? <Call game={game} plan={plan} ended={ended} /> : null}
        {paused === undefined || !isHeld ? null : <p className={styles['rule']}>{pauseWords(paused, words)}</p>}
        {clause === undefined ? null : <Rule clause={clause} />}
      </div>
      {until === undefined ? null : (
        <div className={styles['ring']}>
          <Ring until={until} name={words.say('studio.secondsLeft')} />
        </div>
      )}
    </section>
  );
}

/** "2nd card to BANKER, face up". */
export function promptWords(prompt: Prompt, words: Words, plan: PlanTold | undefined): string {
  const { do: does, place, nth = 1, face, to, announced, dice = 0 } = prompt;
  const { say } = words;
  return say(`prompt.${does}`, {
    place: place === undefined ? '' : placeName(place, words, plan),
    to: to === undefined ? '' : placeName(to, words, plan),
    nth,
    face: face ?? 'up',
    message: announced === undefined ? '' : factWords(announced, words),
    dice,
  });
}

/** The croupier's call: "Banker wins, seven to four." */
function Call({
  game,
  plan,
  ended: { board },
}: Pick<PromptViewProps, 'game' | 'plan'> & { readonly ended: EndedTold }) {
  const words = useWords();
  const face = useFace(game, plan);
  if (face === undefined || board === null) return null;
  return <p className={styles['call']}>{face.announce(board, words)}</p>;
}

function Rule({ clause }: { readonly clause: string }) {
  const [fetched] = useFetched<ClauseTold>(`/api/clauses/${encodeURIComponent(clause)}`);
  return (
    <p className={styles['rule']}>
      <b>{clause}</b>{' '}
      {fetched.is === 'there' ? (
        <span lang="en">
          <Marked text={fetched.answer.text === '' ? fetched.answer.summary : fetched.answer.text} />
        </span>
      ) : null}
    </p>
  );
}
