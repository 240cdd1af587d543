/** Golden Wealth Baccarat for the lobby, and the loader of its face. */
import { GoldenEmblem } from './emblem.tsx';
import { RoadMini } from '../baccarat/mini.tsx';
import type { Listed } from '../listed.ts';

export const goldenWealthBaccarat: Listed = { Mini: RoadMini, Emblem: GoldenEmblem, load: () => import('./face.ts') };
