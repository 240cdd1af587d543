/** Blackjack: waiting, and seven seats in play. */
import { Played } from '../../../samples/played.tsx';
import { nothingShown } from '../../../samples/sample.ts';
import { placed, sampleStage } from '../../../samples/sample-stage.ts';
import { BlackjackStage } from '../stage.tsx';
import { sampleSeats } from './seats.ts';
import '../../../drawn/cloth.css';

const parameters = { payouts: { blackjack: '1.5', insurance: '2' } };
const shown = (places: Readonly<Record<string, string>>) => ({ ...nothingShown, places: placed(places) });

export function Part() {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Played
        stage={BlackjackStage}
        looks={[
          sampleStage({ parameters, seats: sampleSeats }),
          sampleStage({
            parameters,
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
