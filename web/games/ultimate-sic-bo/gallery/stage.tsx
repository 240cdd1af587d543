/** Dice: waiting, shaken, thrown. */
import { SicBoStage } from '../stage.tsx';
import { Played } from '../../../samples/played.tsx';
import { nothingShown } from '../../../samples/sample.ts';
import { sampleStage } from '../../../samples/sample-stage.ts';
import '../../../drawn/cloth.css';

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
