/** Red Envelope Baccarat on the table page: the bet that an envelope boosts is marked with its new price. */
import type { Shown } from '../../../house/protocol/frames.ts';
import { BaccaratRecord } from '../../drawn/records.tsx';
import { BaccaratFelt } from '../baccarat/baccarat-felt.tsx';
import { BaccaratStage } from '../baccarat/baccarat-stage.tsx';
import { announceCoup } from '../baccarat/announce-coup.ts';
import type { GameFace } from '../face.ts';
import { spotName } from '../spot-name.ts';

export const face: GameFace = {
  Felt: BaccaratFelt,
  Stage: BaccaratStage,
  Record: BaccaratRecord,
  spotName,
  announce: announceCoup,
  marks: envelopeIn,
  // Without an envelope; its price is written over the bet it boosts.
  printed: (wins) => wins.filter(({ on }) => on !== 'envelope'),
};

function envelopeIn({ drawn }: Shown): ReadonlyMap<string, string> {
  const picked = (name: string) => drawn.find((one) => one.name === name)?.picked[0];
  const [spot, payout] = [picked('envelope-spot'), picked('envelope-payout')];
  return spot === undefined || payout === undefined ? new Map() : new Map([[spot, `${payout}:1`]]);
}
