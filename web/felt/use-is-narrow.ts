/**
 * Whether a felt's room is narrower than a width in pixels. Measures the room: the felt's own width may depend on the
 * answer.
 */
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
