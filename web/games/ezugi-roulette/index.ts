/** Live Roulette for the lobby, and the loader of its face. */
import { WheelEmblem } from '../roulette/emblem.tsx';
import { NumbersMini } from '../roulette/mini.tsx';
import type { Listed } from '../listed.ts';

export const ezugiRoulette: Listed = {
  Mini: NumbersMini,
  Emblem: WheelEmblem,
  load: () => import('../roulette/face.ts'),
};
