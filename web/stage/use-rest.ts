/** Reports that the stage is at rest: the latest animations have finished or were skipped. */
import { useCallback, useEffect, useRef } from 'react';
import { type Arrivals } from './arrivals.ts';
import { slideTime, squeezeTime, turnTime } from './motion.ts';
import type { StageProps } from './stage.ts';

/** Milliseconds until these cards lie still. */
export function timeFor({ origins, turned }: Arrivals, squeezes: boolean): number {
  const slides = origins.size > 0 ? slideTime : 0;
  const turns = origins.size > 0 || turned.size > 0 ? turnTime : 0;
  return slides + (squeezes ? squeezeTime : turns);
}

/** Returns a function to call when the player skips. */
export function useRest(
  { shown, isStill, onRest }: Pick<StageProps, 'shown' | 'isStill' | 'onRest'>,
  takes: number,
): () => void {
  const heard = useRef(onRest);
  useEffect(() => {
    heard.current = onRest;
  });
  const time = useRef(takes);
  time.current = takes;
  useEffect(() => {
    if (isStill || time.current === 0) {
      heard.current?.();
      return undefined;
    }
    const rest = setTimeout(() => heard.current?.(), time.current);
    return () => clearTimeout(rest);
  }, [shown, isStill]);
  return useCallback(() => heard.current?.(), []);
}
