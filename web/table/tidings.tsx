/** Notices about bets that weren't simply accepted, and about corrected rounds. */
import { useEffect } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useClient, useRoom } from '../client/client-context.tsx';
import type { GameFace } from '../games/face.ts';
import { SignButton } from '../parts/button.tsx';
import type { Tiding } from '../../client/store/room.ts';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords } from '../words/use-words.ts';
import styles from './tidings.module.css';

const shownMost = 3;
const shownFor = 9_000;

export function Tidings({ table, face }: { readonly table: string; readonly face: GameFace }) {
  const { say } = useWords();
  const tidings = useRoom(useShallow((room) => room.tidings.filter((one) => one.table === table).slice(-shownMost)));
  return (
    <div className={styles['tidings']} role="log" aria-live="assertive" aria-label={say('tidings.title')}>
      {tidings.map((tiding) => (
        <TidingLine key={tiding.key} tiding={tiding} face={face} />
      ))}
    </div>
  );
}

function TidingLine({ tiding, face }: { readonly tiding: Tiding; readonly face: GameFace }) {
  const { say } = useWords();
  const client = useClient();
  const text = useTidingWords(tiding, face);
  const { key } = tiding;
  useEffect(() => {
    const timer = setTimeout(() => client.dismiss(key), shownFor);
    return () => clearTimeout(timer);
  }, [client, key]);
  return (
    <div className={styles['tiding']} data-kind={tiding.kind}>
      <p>{text}</p>
      <SignButton sign="close" name={say('close')} onClick={() => client.dismiss(key)} />
    </div>
  );
}

function useTidingWords({ kind, told, spot, amount, from, incident }: Tiding, face: GameFace): string {
  const words = useWords();
  const why = useRefusalWords()(told);
  const { say, money } = words;
  if (incident !== undefined) {
    const { trigger = '', operations = [], bets = 'none', clause = '' } = incident;
    const done = operations.map((operation) => say(`operation.${operation}`)).join(', ');
    return say('tiding.incident', { what: say(`trigger.${trigger}`), done, bets: say(`bets.${bets}`), clause });
  }
  if (spot === undefined) return say(`tiding.${kind}-all`, { why });
  const name = face.spotName(spot, words);
  return say(`tiding.${kind}`, { why, name, amount: money(amount ?? 0), from: money(from ?? 0) });
}
