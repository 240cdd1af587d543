/** The wheel on its stage: waiting, spinning, with its number. */
import { europeanWheel } from '../../../../core/games/roulette/presentation/wheel.ts';
import { Played } from '../../../samples/played.tsx';
import { nothingShown } from '../../../samples/sample.ts';
import { sampleStage } from '../../../samples/sample-stage.ts';
import { RouletteStage } from '../stage.tsx';
import '../../../drawn/cloth.css';

const look = (shown: object = {}) =>
  sampleStage({ plan: { places: [], wheel: europeanWheel }, shown: { ...nothingShown, ...shown } });

export const Part = () => (
  <Played
    stage={RouletteStage}
    looks={[look(), look({ asks: { ask: 'pocket', clause: 'RO-E-042' } }), look({ pocket: 17 })]}
  />
);
