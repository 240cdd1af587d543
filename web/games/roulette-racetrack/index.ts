/** Racetrack Roulette for the lobby, and the loader of its face. */
import { TrackEmblem } from './emblem.tsx';
import { NumbersMini } from '../roulette/mini.tsx';
import type { Listed } from '../listed.ts';

export const rouletteRacetrack: Listed = {
  Mini: NumbersMini,
  Emblem: TrackEmblem,
  load: () => import('../roulette/face.ts'),
};
