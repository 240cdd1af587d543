/** The felts of the six baccarats. */
import { BaccaratFelt } from '../felt.tsx';
import { sampleFelt, spotsFrom } from '../../../samples/sample.ts';
import '../../../drawn/cloth.css';

const three = ['player 1:1', 'banker 0.95:1', 'tie 8:1'];
const pairs = ['player-pair 11:1 side Player pair', 'banker-pair 11:1 side Banker pair'];
const more = ['perfect-pair 25:1 side Perfect pair', 'either-pair 5:1 side Either pair'];
const tables = [
  [...three, ...pairs, 'big 0.54:1 side', 'small 1.5:1 side', ...more],
  three,
  [...three, ...pairs, ...more, 'player-bonus 1–30:1 side Player bonus', 'banker-bonus 1–30:1 side Banker bonus'],
  [...three, ...pairs, ...more, 'super-6 12:1 side Super 6', 'player-bonus 1–30:1 side', 'banker-bonus 1–30:1 side'],
  [...three, ...pairs],
];

export function Part() {
  return (
    <div className="cloth" style={{ padding: 8, display: 'grid', gap: 32 }}>
      {tables.map((spots, at) => (
        <BaccaratFelt
          key={at}
          {...sampleFelt(spotsFrom(spots), {
            chips: { stakes: { player: 2500, 'player-pair': 500, tie: 150 }, inactive: new Set(['tie']) },
            won: at === 2 ? new Set(['player', 'player-pair']) : new Set(),
            marks: at === 3 ? new Map([['tie', '20:1']]) : new Map(),
          })}
        />
      ))}
    </div>
  );
}
