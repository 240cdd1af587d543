/** Guides through an incident: what happened, questions, the resolution by the rule book, and confirmation. */
import { useEffect, useState } from 'react';
import type { IncidentTold, TriggersTold } from '../../house/protocol/http/incidents.ts';
import { call } from '../../client/http/call.ts';
import type { ToldRefusal } from '../../house/protocol/refusal.ts';
import { isRefused } from '../../house/protocol/refusals.ts';
import { useFetched } from '../client/use-fetched.ts';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords } from '../words/use-words.ts';
import shared from './console.module.css';
import { Decision, type DecisionProps, SecondPerson } from './incident-decision.tsx';
import { Ask, Answered } from './incident-questions.tsx';
import { ByTheBook } from './incident-resolution.tsx';
import styles from './incident.module.css';
import { Moment } from './moment.tsx';
import { factWords, whoWords } from './fact-words.ts';
import { Step } from './step.tsx';
import { Triggers } from './triggers.tsx';

interface IncidentViewProps {
  readonly table: string;
  readonly game: string;
  /** Changes when the table moves on: which triggers apply is fetched again. */
  readonly seen: string;
  /** The floor decides; a dealer reports what happened and does the dealer's part. */
  readonly mayDecide: boolean;
}

/** Poll interval while an incident is open: someone else may have answered or proposed. */
const lookMilliseconds = 3000;

export function IncidentView({ table, game, seen, mayDecide }: IncidentViewProps) {
  const { say } = useWords();
  const refusalWords = useRefusalWords();
  const path = `/api/floor/tables/${encodeURIComponent(table)}/incidents`;
  const [fetched, again] = useFetched<TriggersTold>(`${path}/triggers`, seen);
  const [refusal, setRefusal] = useState<ToldRefusal>();
  const { open, triggers = [] } = fetched.is === 'there' ? fetched.answer : {};
  const isOpen = open !== undefined;
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(again, lookMilliseconds);
    return () => clearInterval(timer);
  }, [isOpen, again]);
  const ask = async (address: string, body: unknown) => {
    const done = await call<IncidentTold>('POST', address, body);
    setRefusal(isRefused(done) ? done : undefined);
    again();
    return !isRefused(done);
  };
  if (fetched.is !== 'there') return null;
  return (
    <section className={shared['panel']} aria-label={say('incident.title')} data-open={isOpen}>
      <h3>{say(isOpen ? 'incident.openNow' : 'incident.what')}</h3>
      {refusal === undefined ? null : (
        <p role="alert" className={shared['refusal']}>
          {refusalWords(refusal)}
        </p>
      )}
      {open === undefined ? (
        <Triggers
          triggers={triggers}
          means={say('incident.what.means')}
          onChoose={(trigger) => void ask(path, { trigger, reason: trigger })}
        />
      ) : (
        <Open game={game} incident={open} triggers={triggers} mayDecide={mayDecide} onAsk={ask} />
      )}
    </section>
  );
}

interface OpenProps extends Pick<DecisionProps, 'incident' | 'mayDecide' | 'onAsk'> {
  readonly game: string;
  readonly triggers: TriggersTold['triggers'];
}

function Open({ game, incident, triggers, mayDecide, onAsk }: OpenProps) {
  const { say } = useWords();
  const { next, resolution, state, trigger, answers, remaining } = incident;
  const path = `/api/floor/incidents/${incident.incident}`;
  const questions = triggers.find((one) => one.trigger === trigger)?.questions ?? [];
  const isAnswered = trigger !== undefined && next === undefined;
  const hasSecond = resolution?.needsSecond === true;
  return (
    <ol className={styles['steps']}>
      <Step title={say('incident.step.what')} is={trigger === undefined ? 'now' : 'done'}>
        <Opened incident={incident} />
        {trigger === undefined ? (
          <Triggers
            triggers={triggers}
            means={say('incident.what.choose')}
            onChoose={(chosen) => void onAsk(`${path}/answers`, { trigger: chosen, answers: {} })}
          />
        ) : null}
      </Step>
      <Step title={say('incident.step.questions')} is={trigger === undefined ? 'later' : isAnswered ? 'done' : 'now'}>
        <Answered answers={answers} questions={questions} isAll={isAnswered} />
        {next === undefined ? null : (
          <Ask
            key={next.id}
            question={next}
            more={remaining.length - 1}
            onSay={(told) => void onAsk(`${path}/answers`, { answers: { [next.id]: told } })}
          />
        )}
      </Step>
      <Step title={say('incident.step.book')} is={resolution === undefined ? 'later' : 'done'}>
        {resolution === undefined ? null : <ByTheBook table={incident.table} game={game} resolution={resolution} />}
      </Step>
      <Step title={say('incident.step.decide')} is={state === 'proposed' ? 'done' : isAnswered ? 'now' : 'open'}>
        <Decision incident={incident} mayDecide={mayDecide} onAsk={onAsk} />
      </Step>
      {hasSecond ? (
        <Step title={say('incident.step.second')} is={state === 'proposed' ? 'now' : 'later'}>
          <SecondPerson incident={incident} mayDecide={mayDecide} onAsk={onAsk} />
        </Step>
      ) : null}
    </ol>
  );
}

/** What happened, who reported it and when. */
function Opened({ incident: { trigger, steps } }: { readonly incident: IncidentTold }) {
  const words = useWords();
  const { say } = words;
  const [opened] = steps;
  const what = trigger === undefined ? undefined : say(`trigger.${trigger}`);
  // Without another reason, what was observed is the reason.
  const noticed = opened?.because === undefined ? undefined : factWords(opened.because, words);
  const reason = opened?.reason === trigger ? noticed : (opened?.reason ?? noticed);
  return (
    <>
      {what === undefined ? null : <p className={styles['said']}>{what}</p>}
      {reason === undefined || reason === what ? null : <p className={styles['said']}>{reason}</p>}
      {opened === undefined ? null : (
        <p className={shared['quiet']}>
          {say('incident.openedBy', { name: whoWords(opened.by, words) })} <Moment at={opened.at} />
        </p>
      )}
    </>
  );
}
