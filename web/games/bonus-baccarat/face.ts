/** The face of Bonus Baccarat. */
import { BaccaratRecord } from '../baccarat/record.tsx';
import { BaccaratFelt } from '../baccarat/felt.tsx';
import { BaccaratStage } from '../baccarat/stage.tsx';
import { announceCoup } from '../baccarat/announce.ts';
import type { GameFace } from '../face.ts';
import { spotName } from '../spot-name.ts';

export const face: GameFace = {
  Felt: BaccaratFelt,
  Stage: BaccaratStage,
  Record: BaccaratRecord,
  spotName,
  announce: announceCoup,
};
