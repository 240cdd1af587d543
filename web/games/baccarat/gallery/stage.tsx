/** Rounds of baccarat: one card by card, one at its end. */
import { BaccaratStage } from '../stage.tsx';
import { Played } from '../../../samples/played.tsx';
import { nothingShown } from '../../../samples/sample.ts';
import { placed, sampleStage } from '../../../samples/sample-stage.ts';
import '../../../drawn/cloth.css';

const look = (places: Readonly<Record<string, string>>) =>
  sampleStage({ shown: { ...nothingShown, places: placed(places) } });

export function Part() {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Played
        stage={BaccaratStage}
        looks={[
          look({}),
          look({ player: '9h' }),
          look({ player: '9h', banker: 'Kc' }),
          look({ player: '9h 5d', banker: 'Kc' }),
          look({ player: '9h 5d', banker: 'Kc 3s' }),
          look({ player: '9h 5d 8c', banker: 'Kc 3s' }),
          look({ player: '9h 5d 8c', banker: 'Kc 3s Ad' }),
        ]}
      />
      <Played
        stage={BaccaratStage}
        looks={[{ ...look({ player: '9h Qd', banker: 'Kc 3s Ad' }), won: new Set(['player']) }]}
      />
    </div>
  );
}
