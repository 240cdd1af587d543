/** The felt of sic bo, with lit spots. */
import { SicBoFelt } from '../felt.tsx';
import { sicBoPlan } from '../plan.ts';
import { sampleFelt, spotsFrom } from '../../../samples/sample.ts';
import '../../../drawn/cloth.css';

const pays = (spot: string): string => {
  const [kind = '', which = ''] = spot.split('/');
  const distance = Math.abs(Number(which) - 10.5);
  if (kind === 'total') return `${[6, 6, 8, 12, 15, 20, 50][Math.floor(distance)] ?? 6}:1`;
  return { single: '1–3:1', double: '8:1', triple: '150:1', combination: '5:1', 'any-triple': '30:1' }[kind] ?? '1:1';
};

export function Part() {
  const spots = spotsFrom(sicBoPlan(true).places.map(({ spot }) => `${spot} ${pays(spot)}`));
  return (
    <div className="cloth" style={{ padding: 8, minHeight: '100vh' }}>
      <SicBoFelt
        {...sampleFelt(spots, {
          chips: {
            stakes: { small: 2500, 'total/9': 500, 'combination/2-5': 150, 'single/6': 100 },
            inactive: new Set(),
          },
          marks: new Map([
            ['total/9', '×25'],
            ['triple/3', '×500'],
            ['double/5', '×88'],
            ['combination/3-6', '×15'],
            ['single/4', '×6/15'],
          ]),
        })}
      />
    </div>
  );
}
