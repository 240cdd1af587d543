/** The felts of the three roulettes. */
import { singleZeroPositions, doubleZeroPositions } from '../../../../core/games/roulette/presentation/spots.ts';
import { RouletteFelt } from '../felt.tsx';
import { sampleFelt, spotsFrom } from '../../../samples/sample.ts';
import '../../../drawn/cloth.css';

const names: Readonly<Record<string, string>> = {
  low: '1–18',
  high: '19–36',
  even: 'Even',
  odd: 'Odd',
  red: 'Red',
  black: 'Black',
  'dozen/1': '1st 12',
  'dozen/2': '2nd 12',
  'dozen/3': '3rd 12',
};
const sectors = ['voisins', 'tiers', 'orphelins', 'jeu-zero'];
const all = [...sectors, 'neighbours', 'finale', 'finale-cheval', 'complete'];
const stakes = {
  'straight/17': 500,
  'split/8-11': 250,
  'corner/25-26-28-29': 100,
  red: 2500,
  'dozen/2': 1000,
  'line/1-6': 50,
  'street/31-32-33': 100,
  'first-four': 100,
  'trio/0-2-3': 200,
};

export function Part() {
  const spots = spotsFrom(singleZeroPositions.map(({ spot, kind }) => `${spot} 35:1 main ${names[spot] ?? kind}`));
  const double = spotsFrom(doubleZeroPositions.map(({ spot, kind }) => `${spot} 35:1 main ${names[spot] ?? kind}`));
  const chips = { stakes, inactive: new Set(['line/1-6']) };
  return (
    <div className="cloth" style={{ padding: 8, display: 'grid', gap: 32, gridTemplateColumns: 'minmax(0, 900px)' }}>
      <RouletteFelt {...sampleFelt(spots, { chips, compounds: all, neighbours: { usual: 2, most: 9 } })} />
      <RouletteFelt
        {...sampleFelt(spots, {
          chips,
          compounds: sectors,
          won: new Set(['straight/17', 'black', 'odd', 'low', 'dozen/2', 'column/2']),
          shown: { places: {}, burned: [], drawn: [], decisions: [], pocket: 17 },
          marks: new Map([
            ['straight/4', '×120'],
            ['straight/31', '×48'],
            ['straight/17', '×540'],
          ]),
        })}
      />
      <RouletteFelt
        {...sampleFelt(double, {
          chips: { stakes: { 'split/0-00': 100, 'trio/0-00-2': 100, 'split/00-3': 50 }, inactive: new Set() },
          compounds: ['neighbours', 'finale', 'complete'],
        })}
      />
    </div>
  );
}
