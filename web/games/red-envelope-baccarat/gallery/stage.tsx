/** An envelope, sealed and opened. */
import { Played } from '../../../samples/played.tsx';
import { nothingShown } from '../../../samples/sample.ts';
import { drawnFrom, sampleStage } from '../../../samples/sample-stage.ts';
import { EnvelopeStage } from '../stage.tsx';
import '../../../drawn/cloth.css';

const look = (lines: readonly string[]) => sampleStage({ shown: { ...nothingShown, drawn: drawnFrom(lines) } });

export const Part = () => (
  <div style={{ display: 'grid', gap: 16 }}>
    <Played stage={EnvelopeStage} looks={[look(['envelope envelope'])]} />
    <Played
      stage={EnvelopeStage}
      looks={[look(['envelope envelope', 'envelope-spot player-pair', 'envelope-payout 20'])]}
    />
  </div>
);
