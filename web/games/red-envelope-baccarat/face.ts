/** Red Envelope Baccarat on the table page: the bet that an envelope boosts is marked with its new price. */
import { BaccaratRecord } from '../baccarat/record.tsx';
import { BaccaratFelt } from '../baccarat/felt.tsx';
import { announceCoup } from '../baccarat/announce.ts';
import type { GameFace } from '../face.ts';
import { spotName } from '../spot-name.ts';
import { envelopeMarks } from './draws.ts';
import { EnvelopeStage } from './stage.tsx';

export const face: GameFace = {
  Felt: BaccaratFelt,
  Stage: EnvelopeStage,
  Record: BaccaratRecord,
  spotName,
  announce: announceCoup,
  marks: ({ drawn }) => envelopeMarks(drawn),
  // Without an envelope; its price is written over the bet it boosts.
  printed: (wins) => wins.filter(({ on }) => on !== 'envelope'),
};
