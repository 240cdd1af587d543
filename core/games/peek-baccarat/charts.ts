/** Best play of the peek as charts for a player: one open card, two of a hand, one of each hand. */
import type { Chart } from '../chances.ts';
import { infoOf, known } from './strategy.ts';

const values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const names = values.map(String);

/** Three and four open cards appear only in the full list. */
export function chartsOf(choose: (sight: string) => string): readonly Chart[] {
  const row = (name: string, sightAt: (value: number) => string) => ({
    name,
    cells: values.map((value) => choose(sightAt(value))),
  });
  const both = (hand: (first: number, second: number) => string) =>
    values.map((first) => row(String(first), (second) => hand(first, second)));
  return [
    {
      title: 'one card open, by its points',
      columns: names,
      rows: [
        row('Player card', (value) => infoOf(known([value]), '')),
        row('Banker card', (value) => infoOf('', known([value]))),
      ],
    },
    {
      title: 'one card of each hand open: Player’s down, Banker’s across',
      columns: names,
      rows: both((player, banker) => infoOf(known([player]), known([banker]))),
    },
    {
      title: 'both Player cards open',
      columns: names,
      rows: both((first, second) => infoOf(known([first, second]), '')),
    },
    {
      title: 'both Banker cards open',
      columns: names,
      rows: both((first, second) => infoOf('', known([first, second]))),
    },
  ];
}
