/** Dice: waiting, shaken, thrown. */
import { SicBoStage } from '../../games/ultimate-sic-bo/sic-bo-stage.tsx';
import { Played } from '../played.tsx';
import { nothingShown } from '../sample.ts';
import { sampleStage } from '../sample-stage.ts';
import '../../drawn/cloth.css';

const lit = [{ name: 'multiplier/double/4', picked: ['88'] }];

export function Part() {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Played
        stage={SicBoStage}
        looks={[
          sampleStage(),
          sampleStage({ shown: { ...nothingShown, drawn: lit, asks: { ask: 'dice', clause: 'SB-021' } } }),
          sampleStage({ shown: { ...nothingShown, drawn: lit, dice: [4, 1, 6] } }),
        ]}
      />
      <Played stage={SicBoStage} looks={[sampleStage({ shown: { ...nothingShown, dice: [2, 3, 5] } })]} />
      <Played stage={SicBoStage} looks={[sampleStage({ shown: { ...nothingShown, drawn: lit } })]} />
    </div>
  );
}
