/** The hand that has just ended stays in sight for a moment, also where the next one is dealt already. */
import { useEffect, useRef, useState } from 'react';
import { type SeenTournament, withShowdown } from './seen-tournament.ts';

const showMilliseconds = 2500;

export function useShowdown(seen: SeenTournament): SeenTournament {
  const { before, state } = seen;
  const [past, setPast] = useState<typeof before>();
  /** When the end of which hand came into sight. */
  const ended = useRef({ hand: '', at: 0 });
  const hand = state.table?.hand;
  useEffect(() => {
    if (hand !== undefined && hand.awards.length > 0 && ended.current.hand !== hand.hand)
      ended.current = { hand: hand.hand, at: performance.now() };
  }, [hand]);
  useEffect(() => {
    if (before === undefined) return undefined;
    const isSeen = ended.current.hand === before.hand?.hand;
    const left = isSeen ? Math.max(0, showMilliseconds - (performance.now() - ended.current.at)) : showMilliseconds;
    const timer = setTimeout(() => setPast(before), left);
    return () => clearTimeout(timer);
  }, [before]);
  return before === past ? seen : withShowdown(seen);
}
