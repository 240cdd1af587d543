/** The face of the plain roulettes, and what the others start from. */
import type { GameFace } from '../face.ts';
import { spotName } from '../spot-name.ts';
import { announceSpin } from './announce.ts';
import { chipsOf } from './covered.ts';
import { RouletteFelt } from './felt.tsx';
import { RouletteRecord } from './record.tsx';
import { RouletteStage } from './stage.tsx';

export const face: GameFace = {
  Felt: RouletteFelt,
  Stage: RouletteStage,
  Record: RouletteRecord,
  isRound: true,
  hasLongLayout: true,
  spotName,
  chipsOf,
  announce: announceSpin,
};
