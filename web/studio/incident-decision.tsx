/** Deciding an incident: the reason, carrying it out or proposing it, and the second person if money moves by hand. */
import { useId, useState } from 'react';
import type { IncidentTold } from '../../house/protocol/http/incidents.ts';
import { Button } from '../parts/button.tsx';
import { useWords } from '../words/use-words.ts';
import shared from './console.module.css';
import styles from './incident.module.css';
import { Moment } from './moment.tsx';

export interface DecisionProps {
  readonly incident: IncidentTold;
  readonly mayDecide: boolean;
  readonly onAsk: (address: string, body: unknown) => Promise<boolean>;
}

const pathOf = ({ incident }: IncidentTold): string => `/api/floor/incidents/${incident}`;

export function Decision({ incident, mayDecide, onAsk }: DecisionProps) {
  const { say } = useWords();
  const [reason, setReason] = useState('');
  const id = useId();
  const { resolution, state, trigger, steps } = incident;
  const isSaid = reason.trim() !== '';
  const proposed = steps.findLast(({ did }) => did === 'proposed');
  const isDealers = resolution?.actor === 'dealer' || resolution?.actor === 'dealer-or-floor';
  const mayPropose = mayDecide || (isDealers && !resolution.needsSecond);
  // Without another reason, the trigger is the reason.
  const because = isSaid || trigger === undefined ? reason : trigger;
  if (!mayPropose) return <p className={styles['means']}>{say('incident.floorDecides')}</p>;
  return (
    <>
      {state !== 'proposed' || proposed === undefined ? null : (
        <p className={styles['said']}>
          {say('incident.proposedBy', { name: proposed.by })} <Moment at={proposed.at} />
          {proposed.reason === undefined || proposed.reason === trigger ? null : <q>{proposed.reason}</q>}
        </p>
      )}
      <div className={shared['field']}>
        <label htmlFor={id}>{say('incident.reason')}</label>
        <input
          id={id}
          value={reason}
          maxLength={500}
          aria-describedby={`${id}-why`}
          onChange={({ target }) => setReason(target.value)}
        />
        <small id={`${id}-why`}>{say('incident.reason.why')}</small>
      </div>
      <div className={styles['buttons']}>
        {resolution !== undefined && state === 'open' ? (
          <Button tone="main" onClick={() => void onAsk(`${pathOf(incident)}/propose`, { reason: because })}>
            {say(resolution.needsSecond ? 'incident.proposeSecond' : 'incident.propose')}
          </Button>
        ) : null}
        {mayDecide ? (
          <Button
            disabled={!isSaid}
            aria-describedby={`${id}-why`}
            onClick={() => void onAsk(`${pathOf(incident)}/reject`, { reason })}
          >
            {say('incident.reject')}
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** The confirmation by a second person; the proposer is told that they can't confirm it themselves. */
export function SecondPerson({ incident, mayDecide, onAsk }: DecisionProps) {
  const { say } = useWords();
  const proposed = incident.steps.findLast(({ did }) => did === 'proposed');
  if (!mayDecide) return <p className={styles['means']}>{say('incident.floorDecides')}</p>;
  return (
    <>
      <p className={styles['means']}>{say('incident.second.means', { name: proposed?.by ?? '' })}</p>
      <div className={styles['buttons']}>
        <Button tone="main" onClick={() => void onAsk(`${pathOf(incident)}/confirm`, {})}>
          {say('incident.confirm')}
        </Button>
      </div>
    </>
  );
}
