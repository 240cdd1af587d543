/** The face of RNG Baccarat. */
import { BaccaratRecord } from '../baccarat/record.tsx';
import { BaccaratFelt } from '../baccarat/felt.tsx';
import { announceCoup } from '../baccarat/announce.ts';
import type { GameFace } from '../face.ts';
import { printed } from './printed.ts';
import { PrintedStage } from './stage.tsx';

const nameOf = (spot: string): string => (spot in printed ? printed[spot as keyof typeof printed] : spot);

export const face: GameFace = {
  Felt: BaccaratFelt,
  Stage: PrintedStage,
  Record: BaccaratRecord,
  spotName: nameOf,
  pastName: (spot) => (spot === 'banker' ? 'Dealer' : nameOf(spot)), // RB-068
  announce: announceCoup,
};
