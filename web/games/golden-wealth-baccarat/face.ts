/** The face of Golden Wealth Baccarat. */
import { BaccaratRecord } from '../baccarat/record.tsx';
import { BaccaratFelt } from '../baccarat/felt.tsx';
import { announceCoup } from '../baccarat/announce.ts';
import type { GameFace } from '../face.ts';
import { spotName } from '../spot-name.ts';
import { GoldenStage } from './stage.tsx';

export const face: GameFace = {
  Felt: BaccaratFelt,
  Stage: GoldenStage,
  Record: BaccaratRecord,
  spotName,
  announce: announceCoup,
};
