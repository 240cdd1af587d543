/** Fortune Roulette for the lobby, and the loader of its face. */
import { FortuneEmblem } from './emblem.tsx';
import { NumbersMini } from '../roulette/mini.tsx';
import type { Listed } from '../listed.ts';

export const fortuneRoulette: Listed = { Mini: NumbersMini, Emblem: FortuneEmblem, load: () => import('./face.ts') };
