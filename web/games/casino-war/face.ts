/** Casino War on the table page: surrender or go to war by a key. */
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
  // What a war wins is half of what then lies there: the pay table says it.
  printed: (wins) => wins.filter(({ on }) => on !== 'war'),
  keys: { s: 'surrender', w: 'war' },
};

function announceWar({ winner, ties }: Board, { say }: Words): string {
  return say(`war.${String(winner)}`, { ties: Number(ties) });
}
