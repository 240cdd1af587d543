/** Bonus Baccarat: what the lobby shows of it, and where its table page finds its face. */
import { BonusEmblem } from './emblem.tsx';
import { RoadMini } from '../baccarat/mini.tsx';
import type { Listed } from '../listed.ts';

export const bonusBaccarat: Listed = { Mini: RoadMini, Emblem: BonusEmblem, load: () => import('./face.ts') };
