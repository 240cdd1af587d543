/** Seven seats with one or two of the player's own. */
import { BlackjackFelt } from '../felt.tsx';
import { sampleFelt, spotsFrom } from '../../../samples/sample.ts';
import { sampleSeats } from './seats.ts';
import '../../../drawn/cloth.css';

const spots = spotsFrom(['main 3:2 main Main', 'perfect-pair 25:1 side Pairs', '21+3 100:1 side 21+3']);

export function Part() {
  const two = sampleSeats.map((seat, at) => (at === 2 ? { ...seat, player: 'You', isOwn: true, isTurn: false } : seat));
  return (
    <div className="cloth" style={{ padding: 8, display: 'grid', gap: 32, gridTemplateColumns: 'minmax(0, 970px)' }}>
      <BlackjackFelt {...sampleFelt(spots, { seats: sampleSeats })} />
      <BlackjackFelt {...sampleFelt(spots, { seats: two })} />
    </div>
  );
}
