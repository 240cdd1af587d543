/** The face of Casino War, with keys to surrender or go to war. */
import { WarFelt } from './felt.tsx';
import { WarStage } from './stage.tsx';
import type { Words } from '../../words/use-words.ts';
import type { Board, GameFace } from '../face.ts';
import { spotName } from '../spot-name.ts';

export const face: GameFace = {
  Felt: WarFelt,
  Stage: WarStage,
  hasFewSpots: true,
  spotName,
  announce: announceWar,
  // A war pays on the doubled stake; the pay table explains that, the cloth doesn't.
  printed: (wins) => wins.filter(({ on }) => on !== 'war'),
  keys: { s: 'surrender', w: 'war' },
};

function announceWar({ winner, ties }: Board, { say }: Words): string {
  return say(`war.${String(winner)}`, { ties: Number(ties) });
}
