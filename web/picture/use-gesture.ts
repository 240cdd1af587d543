/** Whether the player has touched the page, in a component that is heard from then on. */
import { useEffect, useState } from 'react';
import { isAwake } from '../sound/sounds.ts';

export function useGesture(): boolean {
  const [hasBeen, setHasBeen] = useState(isAwake);
  useEffect(() => {
    if (hasBeen) return undefined;
    const here = new AbortController();
    // Released: only then does a browser count it.
    for (const gesture of ['pointerup', 'keydown'] as const) {
      window.addEventListener(gesture, () => setHasBeen(true), { capture: true, passive: true, signal: here.signal });
    }
    return () => here.abort();
  }, [hasBeen]);
  return hasBeen;
}
