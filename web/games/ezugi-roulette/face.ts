/** The face of Live Roulette. */
import { RouletteRecord } from '../roulette/record.tsx';
import { RouletteFelt } from '../roulette/felt.tsx';
import { RouletteStage } from '../roulette/stage.tsx';
import type { GameFace } from '../face.ts';
import { announceSpin } from '../roulette/announce.ts';
import { chipsOf } from '../roulette/covered.ts';
import { spotName } from '../spot-name.ts';

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
