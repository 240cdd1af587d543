/** Whether the room a felt lies in is narrower than so many pixels, as one of four tables is; the felt's own width may follow its shape. */
import { type RefObject, useLayoutEffect, useState } from 'react';

export function useIsNarrow(inside: RefObject<Element | null>, below: number): boolean {
  const [isNarrow, setIsNarrow] = useState(false);
  useLayoutEffect(() => {
    const room = inside.current?.closest('[data-shrinks]');
    if (!room) return undefined;
    const observer = new ResizeObserver(() => setIsNarrow(room.clientWidth < below));
    observer.observe(room);
    return () => observer.disconnect();
  }, [inside, below]);
  return isNarrow;
}
