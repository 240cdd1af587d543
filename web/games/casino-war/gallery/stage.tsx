/** Casino War: waiting, one card each, two wars. */
import { Played } from '../../../samples/played.tsx';
import { nothingShown } from '../../../samples/sample.ts';
import { placed, sampleStage } from '../../../samples/sample-stage.ts';
import { WarStage } from '../stage.tsx';
import '../../../drawn/cloth.css';

const shown = (places: Readonly<Record<string, string>>, burned = 0) => ({
  ...nothingShown,
  places: placed(places),
  burned: Array.from({ length: burned }, () => 'hidden'),
});

export function Part() {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Played
        stage={WarStage}
        looks={[sampleStage(), sampleStage({ shown: shown({ customer: 'Kh', dealer: '9c' }) })]}
      />
      <Played stage={WarStage} looks={[sampleStage({ shown: shown({ customer: '8h Ks 4d', dealer: '8c Kd' }, 6) })]} />
    </div>
  );
}
