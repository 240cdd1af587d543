/** Royal Poker: choosing cards to swap, and a hand after the swap. */
import { useState } from 'react';
import { Played } from '../../../samples/played.tsx';
import { nothingShown } from '../../../samples/sample.ts';
import { placed, sampleStage } from '../../../samples/sample-stage.ts';
import { RoyalPokerStage } from '../stage.tsx';
import '../../../drawn/cloth.css';

const shown = (places: Readonly<Record<string, string>>) => ({ ...nothingShown, places: placed(places) });

export function Part() {
  const [picked, pick] = useState<readonly number[]>([1, 3]);
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Played
        stage={RoyalPokerStage}
        looks={[
          sampleStage({
            shown: shown({ customer: 'Kh Kd 4c 9s 2h', dealer: 'hidden hidden hidden hidden Qc' }),
            picking: { place: 'customer', least: 2, most: 5, picked, onPick: pick },
          }),
        ]}
      />
      <Played
        stage={RoyalPokerStage}
        looks={[
          sampleStage({
            shown: shown({
              customer: 'Kh Kd 4c 9s 2h',
              community: 'Kc 9d 3s 7h Js',
              dealer: '2c 7d 9h Js',
              exchanged: 'Qc',
            }),
            hands: { hand: ['Kh', 'Kd', 'Kc', '9s', '9d'] },
          }),
        ]}
      />
    </div>
  );
}
