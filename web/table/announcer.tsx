/** Announces calls, results and the player's own outcome in a live region, and aloud. */
import { useEffect, useRef, useState } from 'react';
import type { OwnState } from '../../house/protocol/own-told.ts';
import type { TableState } from '../../house/protocol/table-told.ts';
import type { GameFace } from '../games/face.ts';
import { sound } from '../sound/sounds.ts';
import { speakAloud } from '../sound/speak.ts';
import { useWords } from '../words/use-words.ts';
import type { Call } from './call.ts';
import { sayCall } from './call-line.tsx';
import { outcomeOf } from '../round/outcome.ts';

interface AnnouncerProps {
  readonly call: Call;
  readonly state: TableState;
  readonly mine: OwnState | undefined;
  readonly face: GameFace;
}

export function Announcer({ call, state, mine, face }: AnnouncerProps) {
  const words = useWords();
  const [said, setSaid] = useState('');
  const { settled } = mine ?? {};
  const text = sayCall({ call, state, face, words });
  useEffect(() => {
    setSaid(text);
    speakAloud(text);
  }, [text, state.round]);
  useEffect(() => {
    if (settled === undefined || settled.staked === 0) return;
    const outcome = outcomeOf(settled);
    if (outcome === 'win') sound('bell');
    const amount = words.money(outcome === 'loss' ? settled.staked : settled.paid);
    setSaid((before) => `${before} ${words.say(`outcome.${outcome}`)} ${amount}.`);
  }, [settled, words]);
  // The last five seconds are audible.
  const isClosing = useRef(false);
  useEffect(() => {
    if (call === 'bets-closing' && !isClosing.current) sound('tick');
    isClosing.current = call === 'bets-closing';
  }, [call]);
  return (
    <p className="unseen" role="status" aria-live="polite">
      {said}
    </p>
  );
}
