/**
 * Who is on duty as floor manager. Everyone on the floor's page sees it: with nobody on duty, studio tables take no
 * bets.
 */
import { useCallback, useEffect, useRef } from 'react';
import type { StudioTold } from '../../house/protocol/studio.ts';
import { call } from '../../client/http/call.ts';
import { Button } from '../parts/button.tsx';
import { useWords } from '../words/use-words.ts';
import shared from './console.module.css';
import styles from './floor.module.css';

type Wall = Extract<StudioTold, { told: 'wall' }>;

/** Activity on this page counts as presence, reported at most this often. */
const toldMilliseconds = 60_000;
/** How long before duty lapses the floor manager is asked. */
const warningMilliseconds = 5 * 60_000;

export function FloorDuty({ at, floor, you }: Pick<Wall, 'at' | 'floor' | 'you'>) {
  const { say, language } = useWords();
  const mine = floor.find(({ name }) => name === you.name);
  const take = useCallback(() => void call('POST', '/api/floor/duty', {}), []);
  useBeingThere(mine !== undefined, take);
  const time = (moment: string) =>
    new Date(moment).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' });
  const names = floor.map(({ name, since }) => say('floor.duty.since', { name, time: time(since) })).join(', ');
  const lapses = mine?.until;
  const isAsked = lapses !== undefined && Date.parse(lapses) - Date.parse(at) < warningMilliseconds;
  return (
    <div className={styles['duty']} data-none={floor.length === 0}>
      <span role="status">{floor.length === 0 ? say('floor.duty.none') : say('floor.duty', { names })}</span>
      {you.mayTakeFloor && mine === undefined ? (
        <Button tone={floor.length === 0 ? 'main' : 'line'} onClick={take}>
          {say('floor.duty.take')}
        </Button>
      ) : null}
      {mine === undefined ? null : (
        <Button tone="plain" onClick={() => void call('DELETE', '/api/floor/duty')}>
          {say('floor.duty.leave')}
        </Button>
      )}
      {isAsked ? (
        <>
          <strong role="alert" className={shared['alarm']}>
            {say('floor.duty.still', { time: time(lapses) })}
          </strong>
          <Button tone="main" onClick={take}>
            {say('floor.duty.here')}
          </Button>
        </>
      ) : null}
    </div>
  );
}

function useBeingThere(isOnDuty: boolean, tell: () => void): void {
  const last = useRef(0);
  useEffect(() => {
    if (!isOnDuty) return undefined;
    const seen = ({ timeStamp }: Event) => {
      if (timeStamp - last.current < toldMilliseconds) return;
      last.current = timeStamp;
      tell();
    };
    window.addEventListener('pointerdown', seen);
    window.addEventListener('keydown', seen);
    return () => {
      window.removeEventListener('pointerdown', seen);
      window.removeEventListener('keydown', seen);
    };
  }, [isOnDuty, tell]);
}
