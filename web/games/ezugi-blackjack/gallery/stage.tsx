/** Blackjack: waiting, and seven seats in play. */
import { Played } from '../../../gallery/played.tsx';
import { nothingShown } from '../../../gallery/sample.ts';
import { placed, sampleStage } from '../../../gallery/sample-stage.ts';
import { BlackjackStage } from '../stage.tsx';
import { sampleSeats } from './seats.ts';
import '../../../drawn/cloth.css';

const shown = (places: Readonly<Record<string, string>>) => ({ ...nothingShown, places: placed(places) });

export function Part() {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
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
    </div>
  );
}
