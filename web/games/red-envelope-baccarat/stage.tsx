/** The stage of Red Envelope Baccarat: baccarat with the envelope between the hands. */
import type { StageProps } from '../../stage/stage.ts';
import { CoupStage } from '../baccarat/stage.tsx';
import { envelopeIn } from './draws.ts';
import { RedEnvelope } from './red-envelope.tsx';

export function EnvelopeStage(stage: StageProps) {
  const envelope = envelopeIn(stage.shown.drawn);
  return (
    <CoupStage
      stage={stage}
      middle={envelope === undefined ? undefined : <RedEnvelope envelope={envelope} isStill={stage.isStill} />}
    />
  );
}
