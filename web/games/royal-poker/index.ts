/** Royal Poker for the lobby, and the loader of its face. */
import { PokerEmblem } from './emblem.tsx';
import { DealerHandMini } from './mini.tsx';
import type { Listed } from '../listed.ts';

export const royalPoker: Listed = { Mini: DealerHandMini, Emblem: PokerEmblem, load: () => import('./face.ts') };
