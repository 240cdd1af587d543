/** The face of Red Envelope Baccarat: the raised bet is labelled with its new payout. */
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
  // The usual payouts; an envelope's is written over the bet it raises.
  printed: (wins) => wins.filter(({ on }) => on !== 'envelope'),
};
