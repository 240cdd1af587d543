/** The cards a stage draws: new ones move in, and the last round's are collected before they are removed. */
import { useEffect, useState } from 'react';
import { type Arrivals, arrivalsBetween, isEmpty, nothingNew, type Places } from './arrivals.ts';
import { collectTime } from './motion.ts';
import type { StageProps } from './stage.ts';

export interface Laid {
  readonly round: string | undefined;
  readonly places: Places;
  readonly arrivals: Arrivals;
  /** On its way to the discards: the next round has begun. */
  readonly isLeaving: boolean;
}

type Given = Pick<StageProps, 'round' | 'shown' | 'isStill' | 'look'>;

export function useLaid({ round, shown: { places }, isStill, look }: Given): Laid {
  const [seen, see] = useState({ round, places });
  const [laid, lay] = useState<Laid>({ round, places, arrivals: nothingNew, isLeaving: false });
  if (seen.places !== places || seen.round !== round) {
    see({ round, places });
    lay(after(laid, { round, places, mayCollect: !isStill && look.collects }));
  }
  const { isLeaving } = laid;
  useEffect(() => {
    if (!isLeaving) return undefined;
    const swept = setTimeout(() => {
      lay((now) => (now.isLeaving ? { ...now, places: {}, isLeaving: false } : now));
    }, collectTime);
    return () => clearTimeout(swept);
  }, [isLeaving]);
  return laid;
}

interface Next {
  readonly round: string | undefined;
  readonly places: Places;
  readonly mayCollect: boolean;
}

function after(laid: Laid, { round, places, mayCollect }: Next): Laid {
  const isCleared = isEmpty(places) && !isEmpty(laid.places);
  if (isCleared && mayCollect) return laid.isLeaving ? laid : { ...laid, arrivals: nothingNew, isLeaving: true };
  const before = laid.isLeaving || laid.round !== round ? {} : laid.places;
  return { round, places, arrivals: arrivalsBetween(before, places), isLeaving: false };
}
