/** Casino War: what the lobby shows of it, and where its table page finds its face. */
import { WarEmblem } from './emblem.tsx';
import { WarMini } from './mini.tsx';
import type { Listed } from '../listed.ts';

export const casinoWar: Listed = { Mini: WarMini, Emblem: WarEmblem, load: () => import('./face.ts') };
