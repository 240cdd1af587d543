/** Made-up table states for the gallery. */
import type { StageProps } from '../stage/stage.ts';
import { nothingShown } from './sample.ts';

const asked = new URLSearchParams(location.search);

export const sampleStage = (more: Partial<StageProps> = {}): StageProps => ({
  round: 'r1',
  shown: nothingShown,
  won: new Set(),
  plan: { places: [] },
  parameters: {},
  shoe: { decks: 8, dealt: 140 },
  look: { isFourColour: asked.has('four'), squeezes: true, collects: true },
  isStill: asked.has('still'),
  ...more,
});

/** Reads "9h 3c" for each place. */
export const placed = (places: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(places).map(([place, cards]) => [place, cards.split(' ').filter((card) => card !== '')]),
  );

/** Reads "name picked picked". */
export const drawnFrom = (lines: readonly string[]) =>
  lines.map((line) => {
    const [name = '', ...picked] = line.split(' ');
    return { name, picked };
  });
