/** The face of games without one of their own: spots as named fields, cards by place, the result in sentences. */
import type { GameFace } from '../face.ts';
import { spotName } from '../spot-name.ts';
import { announceBoard } from './announce.ts';
import { PlainFelt } from './felt.tsx';
import { PlainStage } from './stage.tsx';

export const face: GameFace = {
  Felt: PlainFelt,
  Stage: PlainStage,
  scrolls: true,
  spotName,
  announce: announceBoard,
};
