/** RNG Baccarat on the table page. */
import { BaccaratRecord } from '../../drawn/records.tsx';
import { BaccaratFelt } from '../baccarat/baccarat-felt.tsx';
import { PrintedBaccaratStage } from '../baccarat/baccarat-stage.tsx';
import { announceCoup } from '../baccarat/announce-coup.ts';
import type { GameFace } from '../face.ts';

const printed: Readonly<Record<string, string>> = { player: 'Player', banker: 'Banker', tie: 'Tie' };

export const face: GameFace = {
  Felt: BaccaratFelt,
  Stage: PrintedBaccaratStage,
  Record: BaccaratRecord,
  // The labels of the table stay as they are printed, in every language (RB-057).
  spotName: (spot) => printed[spot] ?? spot,
  pastName: (spot) => (spot === 'banker' ? 'Dealer' : (printed[spot] ?? spot)), // RB-068
  announce: announceCoup,
};
