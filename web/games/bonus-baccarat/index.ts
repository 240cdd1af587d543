/** Bonus Baccarat for the lobby, and the loader of its face. */
import { BonusEmblem } from './emblem.tsx';
import { RoadMini } from '../baccarat/mini.tsx';
import type { Listed } from '../listed.ts';

export const bonusBaccarat: Listed = { Mini: RoadMini, Emblem: BonusEmblem, load: () => import('./face.ts') };
