/** The wheel on its stage: waiting, spinning, with its number. */
import { Played } from '../../../gallery/played.tsx';
import { nothingShown } from '../../../gallery/sample.ts';
import { sampleStage } from '../../../gallery/sample-stage.ts';
import { RouletteStage } from '../stage.tsx';
import '../../../drawn/cloth.css';

const rolling = sampleStage({ shown: { ...nothingShown, asks: { ask: 'pocket', clause: 'RO-E-042' } } });

export const Part = () => (
  <Played
    stage={RouletteStage}
    looks={[sampleStage(), rolling, sampleStage({ shown: { ...nothingShown, pocket: 17 } })]}
  />
);
