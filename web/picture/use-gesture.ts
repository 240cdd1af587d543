/** Whether the player has interacted with the page, which browsers require before playing sound. */
import { useEffect, useState } from 'react';
import { isAwake } from '../sound/sounds.ts';

export function useGesture(): boolean {
  const [hasBeen, setHasBeen] = useState(isAwake);
  useEffect(() => {
    if (hasBeen) return undefined;
    const here = new AbortController();
    // On release: only then do browsers count it as a gesture.
    for (const gesture of ['pointerup', 'keydown'] as const) {
      window.addEventListener(gesture, () => setHasBeen(true), { capture: true, passive: true, signal: here.signal });
    }
    return () => here.abort();
  }, [hasBeen]);
  return hasBeen;
}
