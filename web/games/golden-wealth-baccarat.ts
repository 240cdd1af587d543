/** Golden Wealth Baccarat on the table page. */
import { BaccaratRecord } from '../drawn/records.tsx';
import { BaccaratFelt } from '../felts/baccarat-felt.tsx';
import { BaccaratStage } from '../stages/baccarat-stage.tsx';
import { announceCoup } from './baccarat.ts';
import type { GameFace } from './face.ts';
import { spotName } from './spot-name.ts';

export const face: GameFace = {
  Felt: BaccaratFelt,
  Stage: BaccaratStage,
  Record: BaccaratRecord,
  spotName,
  announce: announceCoup,
};
