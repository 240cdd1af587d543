/** An incident by the book: what applies now, its questions one by one, what the page says is done, and who confirms it. */
import { type FormEvent, useState } from 'react';
import type { IncidentTold, TriggersTold } from '../../house/protocol/http/incidents.ts';
import { call, isRefused, type Refused } from '../api/call.ts';
import { useFetched } from '../api/use-fetched.ts';
import { Button } from '../parts/button.tsx';
import { ClauseLink } from '../table/clause-link.tsx';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords } from '../words/use-words.ts';
import { Felt } from './felt.tsx';
import styles from './studio.module.css';

type Question = NonNullable<IncidentTold['next']>;
type Told = IncidentTold['answers'][string];

interface IncidentViewProps {
  readonly table: string;
  /** Another text when the table has moved on: what applies is asked for anew. */
  readonly seen: string;
}

export function IncidentView({ table, seen }: IncidentViewProps) {
  const { say } = useWords();
  const refusalWords = useRefusalWords();
  const path = `/api/floor/tables/${encodeURIComponent(table)}/incidents`;
  const [fetched, again] = useFetched<TriggersTold>(`${path}/triggers`, seen);
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<Refused>();
  const ask = async (address: string, body: unknown) => {
    const done = await call<IncidentTold>('POST', address, body);
    setRefusal(isRefused(done) ? done : undefined);
    if (!isRefused(done)) setReason('');
    again();
  };
  if (fetched.is !== 'there') return null;
  const { open, triggers } = fetched.answer;
  return (
    <section className={styles['incident']} aria-label={say('incident.title')}>
      <h3>{say(open === undefined ? 'incident.what' : 'incident.openNow')}</h3>
      <label>
        {say('incident.reason')}
        <input value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
      </label>
      {refusal === undefined ? null : (
        <p role="alert" className={styles['refusal']}>
          {refusalWords(refusal)}
        </p>
      )}
      {open?.trigger === undefined ? (
        <ul className={styles['triggers']}>
          {triggers.length === 0 ? <li>{say('incident.none')}</li> : null}
          {triggers.map(({ trigger, clauses }) => (
            <li key={trigger}>
              <Button
                onClick={() =>
                  void (open === undefined
                    ? ask(path, { trigger, reason: reason.trim() === '' ? say(`trigger.${trigger}`) : reason })
                    : ask(`/api/floor/incidents/${open.incident}/answers`, { trigger, answers: {} }))
                }
              >
                {say(`trigger.${trigger}`)} <small>{clauses[0]}</small>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {open === undefined ? null : <Open incident={open} reason={reason} onAsk={ask} />}
    </section>
  );
}

interface OpenProps {
  readonly incident: IncidentTold;
  readonly reason: string;
  readonly onAsk: (address: string, body: unknown) => Promise<void>;
}

function Open({ incident, reason, onAsk }: OpenProps) {
  const { say, money } = useWords();
  const { next, resolution, state, trigger, steps } = incident;
  const path = `/api/floor/incidents/${incident.incident}`;
  const isSaid = reason.trim() !== '';
  // What it was said to be is reason enough to do what the page says.
  const because = isSaid || trigger === undefined ? reason : say(`trigger.${trigger}`);
  return (
    <>
      <p>
        {trigger === undefined ? null : `${say(`trigger.${trigger}`)} · `}
        {say(`incident.state.${state}`)}
      </p>
      {trigger !== undefined && steps[0]?.reason === say(`trigger.${trigger}`) ? null : <p>{steps[0]?.reason}</p>}
      {next === undefined ? null : (
        <Ask
          key={next.id}
          question={next}
          onSay={(told) => void onAsk(`${path}/answers`, { answers: { [next.id]: told } })}
        />
      )}
      {resolution === undefined ? null : (
        <div className={styles['resolution']}>
          <h4>{say('incident.does')}</h4>
          <p>
            {resolution.operations.map((operation) => say(`operation.${operation}`)).join(', ')}{' '}
            <ClauseLink clause={resolution.clause} />
          </p>
          <p>{say(`bets.${resolution.bets}`)}</p>
          {resolution.effect.returned === 0 ? null : (
            <p>
              {say('incident.returned', {
                amount: money(resolution.effect.returned),
                count: resolution.effect.players,
              })}
            </p>
          )}
          {resolution.effect.after === undefined ? null : <Felt shown={resolution.effect.after} />}
          {resolution.needsSecond ? <p>{say('incident.second')}</p> : null}
        </div>
      )}
      <div className={styles['buttons']}>
        {resolution !== undefined && state === 'open' ? (
          <Button tone="main" onClick={() => void onAsk(`${path}/propose`, { reason: because })}>
            {say(resolution.needsSecond ? 'incident.proposeSecond' : 'incident.propose')}
          </Button>
        ) : null}
        {state === 'proposed' ? (
          <Button tone="main" onClick={() => void onAsk(`${path}/confirm`, isSaid ? { reason } : {})}>
            {say('incident.confirm')}
          </Button>
        ) : null}
        <Button disabled={!isSaid} onClick={() => void onAsk(`${path}/reject`, { reason })}>
          {say('incident.reject')}
        </Button>
      </div>
    </>
  );
}

function Ask({ question, onSay }: { readonly question: Question; readonly onSay: (told: Told) => void }) {
  const { say } = useWords();
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (question.kind === 'count') onSay(Number(text));
    else if (question.kind === 'cards') onSay(text.split(/\s+/).filter((card) => card !== ''));
    // Seats are called by their numbers.
    else onSay(question.id === 'seat' ? text.trim().replace(/^(\d+)$/, 'seat-$1') : text.trim());
  };
  const asked = say(`question.${question.id}`);
  switch (question.kind) {
    case 'yes-no':
      return (
        <div className={styles['question']} role="group" aria-label={asked}>
          <p>{asked}</p>
          <Button onClick={() => onSay(true)}>{say('incident.yes')}</Button>
          <Button onClick={() => onSay(false)}>{say('incident.no')}</Button>
        </div>
      );
    case 'pick':
      return (
        <div className={styles['question']} role="group" aria-label={asked}>
          <p>{asked}</p>
          {question.options.map((option) => (
            <Button key={option} onClick={() => onSay(option)}>
              {say(`pick.${option}`)}
            </Button>
          ))}
        </div>
      );
    case 'count':
    case 'cards':
    case 'text':
      return (
        <form className={styles['question']} onSubmit={send}>
          <label>
            {asked} {question.kind === 'cards' ? say('incident.cards') : ''}
            <input
              value={text}
              required={question.kind !== 'cards'}
              inputMode={question.kind === 'count' ? 'numeric' : 'text'}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
          <Button type="submit" tone="main">
            {say('incident.next')}
          </Button>
        </form>
      );
  }
}
