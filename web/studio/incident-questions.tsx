/** An incident's questions: the answered ones, and the current one. */
import { type FormEvent, useId, useState } from 'react';
import type { IncidentTold, TriggersTold } from '../../house/protocol/http/incidents.ts';
import { Button } from '../parts/button.tsx';
import { placeName } from '../words/place-name.ts';
import { useWords } from '../words/use-words.ts';
import shared from './console.module.css';
import styles from './incident.module.css';

type Question = NonNullable<IncidentTold['next']>;
type Told = IncidentTold['answers'][string];

interface AnsweredProps {
  readonly answers: IncidentTold['answers'];
  readonly questions: TriggersTold['triggers'][number]['questions'];
  readonly isAll: boolean;
}

export function Answered({ answers, questions, isAll }: AnsweredProps) {
  const words = useWords();
  const { say } = words;
  const given = Object.entries(answers);
  if (given.length === 0) {
    return isAll ? <p className={shared['quiet']}>{say('incident.nothingAsked')}</p> : null;
  }
  const saidOf = (id: string, told: Told): string => {
    if (typeof told === 'boolean') return say(told ? 'incident.yes' : 'incident.no');
    if (typeof told === 'object') return told.length === 0 ? '–' : told.join(' ');
    const kind = questions.find((question) => question.id === id)?.kind;
    if (kind === 'seat') return placeName(String(told), words);
    return kind === 'pick' ? say(`pick.${told}`) : String(told);
  };
  return (
    <dl className={styles['answers']}>
      {given.map(([id, told]) => (
        <div key={id}>
          <dt>{say(`question.${id}`)}</dt>
          <dd>{saidOf(id, told)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface AskProps {
  readonly question: Question;
  /** How many more may follow. */
  readonly more: number;
  readonly onSay: (told: Told) => void;
}

export function Ask({ question, more, onSay }: AskProps) {
  const words = useWords();
  const { say } = words;
  const asked = say(`question.${question.id}`);
  const rest = more > 0 ? <p className={shared['quiet']}>{say('incident.more', { count: more })}</p> : null;
  switch (question.kind) {
    case 'yes-no':
      return (
        <div className={styles['question']} role="group" aria-label={asked}>
          <p>{asked}</p>
          <Button onClick={() => onSay(true)}>{say('incident.yes')}</Button>
          <Button onClick={() => onSay(false)}>{say('incident.no')}</Button>
          {rest}
        </div>
      );
    case 'pick':
    case 'seat':
      return (
        <div className={styles['question']} role="group" aria-label={asked}>
          <p>{asked}</p>
          {question.options.map((option) => (
            <Button key={option} onClick={() => onSay(option)}>
              {question.kind === 'seat' ? placeName(option, words) : say(`pick.${option}`)}
            </Button>
          ))}
          {rest}
        </div>
      );
    case 'count':
    case 'cards':
    case 'text':
      return (
        <>
          <Written question={question} asked={asked} onSay={onSay} />
          {rest}
        </>
      );
  }
}

interface WrittenProps {
  readonly question: Extract<Question, { kind: 'count' | 'cards' | 'text' }>;
  readonly asked: string;
  readonly onSay: (told: Told) => void;
}

/** A typed answer: a number, cards or text. */
function Written({ question, asked, onSay }: WrittenProps) {
  const { say } = useWords();
  const [text, setText] = useState('');
  const id = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (question.kind === 'count') onSay(Number(text));
    else if (question.kind === 'cards') onSay(text.split(/\s+/).filter((card) => card !== ''));
    else onSay(text.trim());
  };
  return (
    <form className={styles['question']} onSubmit={send}>
      <div className={shared['field']}>
        <label htmlFor={id}>{asked}</label>
        {question.kind === 'cards' ? <small id={`${id}-how`}>{say('incident.cards')}</small> : null}
        <input
          id={id}
          value={text}
          required={question.kind !== 'cards'}
          inputMode={question.kind === 'count' ? 'numeric' : 'text'}
          aria-describedby={question.kind === 'cards' ? `${id}-how` : undefined}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <Button type="submit" tone="main">
        {say('incident.next')}
      </Button>
    </form>
  );
}
