/** The felt of Casino War. */
import { WarFelt } from '../felt.tsx';
import { sampleFelt, spotsFrom } from '../../../samples/sample.ts';
import '../../../drawn/cloth.css';

export const Part = () => (
  <div className="cloth" style={{ padding: 8, minHeight: '100vh' }}>
    <WarFelt
      {...sampleFelt(spotsFrom(['main 1:1', 'tie 10:1']), { chips: { stakes: { main: 2500 }, inactive: new Set() } })}
    />
  </div>
);
