/** The felt of Royal Poker. */
import { RoyalPokerFelt } from '../felt.tsx';
import { sampleFelt, spotsFrom } from '../../../samples/sample.ts';
import '../../../drawn/cloth.css';

export const Part = () => (
  <div className="cloth" style={{ padding: 8, minHeight: '100vh' }}>
    <RoyalPokerFelt
      {...sampleFelt(spotsFrom(['ante 1:1']), { chips: { stakes: { ante: 1000 }, inactive: new Set() } })}
    />
  </div>
);
