/** Golden Wealth Baccarat: what the lobby shows of it, and where its table page finds its face. */
import { GoldenEmblem } from './emblem.tsx';
import { RoadMini } from '../baccarat/mini.tsx';
import type { Listed } from '../listed.ts';

export const goldenWealthBaccarat: Listed = { Mini: RoadMini, Emblem: GoldenEmblem, load: () => import('./face.ts') };
