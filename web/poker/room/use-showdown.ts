/** Keeps a finished hand in view until it has been seen, even if the next one is dealt or all is over. */
import { useEffect, useRef, useState } from 'react';
import type { PokerHandTold } from '../../../house/protocol/tournaments.ts';
import { slideTime, turnTime } from '../../stage/motion.ts';
import { runOut } from './run-out.ts';
import { isOver, type SeenTournament, withShowdown } from './seen-tournament.ts';

/** Time to read who won, after the last card. */
const readMilliseconds = 2500;

export interface Showdown {
  /** What the felt shows now. */
  readonly shown: SeenTournament;
  /** News up to the end of the hand: eliminations wait for the last card. */
  readonly notices: SeenTournament['notices'];
  /** The end of a hand is still showing: nothing covers it. */
  readonly isEnding: boolean;
  readonly skip: () => void;
}

export function useShowdown(seen: SeenTournament, isStill: boolean): Showdown {
  const { before, state } = seen;
  const hand = state.table?.hand;
  const ended = isOver(state.table) ? hand : before?.hand;
  // Anything over before the page loaded was seen, or missed.
  const [past, setPast] = useState(ended?.hand);
  /** The hand whose last card has landed. */
  const [turned, setTurned] = useState(ended?.hand);
  const played = useRef<PokerHandTold | undefined>(undefined);
  const seenBy = useRef({ hand: '', turnedAt: 0 });
  useEffect(() => {
    if (hand !== undefined && hand.awards.length === 0) played.current = hand;
  }, [hand]);
  useEffect(() => {
    if (ended === undefined) return undefined;
    if (seenBy.current.hand !== ended.hand) {
      const from = played.current?.hand === ended.hand ? played.current : ended;
      const turning = isStill ? 0 : runOut(from, ended, slideTime + turnTime).end;
      seenBy.current = { hand: ended.hand, turnedAt: performance.now() + turning };
    }
    const left = seenBy.current.turnedAt - performance.now();
    const timers = [
      setTimeout(() => setTurned(ended.hand), Math.max(0, left)),
      setTimeout(() => setPast(ended.hand), Math.max(0, left + readMilliseconds)),
    ];
    return () => timers.forEach(clearTimeout);
  }, [ended, isStill]);
  const isEnding = ended !== undefined && ended.hand !== past;
  const isTurning = isEnding && ended.hand !== turned;
  const [notices, setNotices] = useState(seen.notices);
  if (!isTurning && notices !== seen.notices) setNotices(seen.notices);
  return {
    shown: isEnding && !isOver(state.table) ? withShowdown(seen) : seen,
    notices,
    isEnding,
    skip: () => setPast(ended?.hand),
  };
}
