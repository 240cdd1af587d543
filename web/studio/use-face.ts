/** A game's words and calls for the consoles; undefined until loaded. */
import { useEffect, useState } from 'react';
import { defined } from '../../core/base/defined.ts';
import type { PlanTold } from '../../house/protocol/plan.ts';
import type { GameFace } from '../games/face.ts';
import { faceOf } from '../games/games.ts';

export function useFace(game: string, plan: PlanTold | undefined): GameFace | undefined {
  const [loaded, setLoaded] = useState<{ readonly game: string; readonly face: GameFace }>();
  useEffect(() => {
    let isHere = true;
    void faceOf(game, defined({ plan })).then((face) => {
      if (isHere) setLoaded({ game, face });
    });
    return () => {
      isHere = false;
    };
  }, [game, plan]);
  return loaded?.game === game ? loaded.face : undefined;
}
