/** War, blackjack and Royal Poker. */
import { useState } from 'react';
import type { FeltSeat } from '../../felt/felt.ts';
import { BlackjackStage } from '../../games/ezugi-blackjack/blackjack-stage.tsx';
import { RoyalPokerStage } from '../../games/royal-poker/royal-poker-stage.tsx';
import { WarStage } from '../../games/casino-war/war-stage.tsx';
import { Played } from '../played.tsx';
import { nothingShown } from '../sample.ts';
import { placed, sampleStage } from '../sample-stage.ts';
import '../../drawn/cloth.css';

export const sampleSeats: readonly FeltSeat[] = Array.from({ length: 7 }, (_, at) => ({
  seat: `seat-${at + 1}`,
  ...(at === 2 || at === 5 ? {} : { player: at === 3 ? 'You' : `Player ${at + 1}` }),
  isOwn: at === 3,
  isTurn: at === 3,
  stakes: at === 2 || at === 5 ? {} : { main: 2500, ...(at === 3 ? { 'perfect-pair': 500 } : {}) },
  inactive: new Set<string>(),
}));

const shown = (places: Readonly<Record<string, string>>, burned = 0) => ({
  ...nothingShown,
  places: placed(places),
  burned: Array.from({ length: burned }, () => 'hidden'),
});

export function Part() {
  const [picked, pick] = useState<readonly number[]>([1, 3]);
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Played
        stage={WarStage}
        looks={[sampleStage(), sampleStage({ shown: shown({ customer: 'Kh', dealer: '9c' }) })]}
      />
      <Played stage={WarStage} looks={[sampleStage({ shown: shown({ customer: '8h Ks 4d', dealer: '8c Kd' }, 6) })]} />
      <Played
        stage={BlackjackStage}
        looks={[
          sampleStage({ seats: sampleSeats }),
          sampleStage({
            seats: sampleSeats,
            shown: {
              ...shown({
                dealer: 'As hidden',
                'seat-1': 'Kh 7c',
                'seat-2': 'Ah Kd',
                'seat-4': '8h 3c',
                'seat-4/2': '8c Td',
                'seat-5': '5h 4c 2d 3s 6c',
                'seat-7': 'Th 6c 9d',
              }),
              asks: { ask: 'choice', clause: 'BJ-E-913', holder: 'seat-4', name: 'play seat-4' },
            },
          }),
        ]}
      />
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
