/** Casino War for the lobby, and the loader of its face. */
import { WarEmblem } from './emblem.tsx';
import { WarMini } from './mini.tsx';
import type { Listed } from '../listed.ts';

export const casinoWar: Listed = { Mini: WarMini, Emblem: WarEmblem, load: () => import('./face.ts') };
