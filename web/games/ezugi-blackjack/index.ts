/** Live Blackjack: what the lobby shows of it, and where its table page finds its face. */
import { BlackjackEmblem } from './emblem.tsx';
import { BlackjackMini } from './mini.tsx';
import type { Listed } from '../listed.ts';

export const ezugiBlackjack: Listed = { Mini: BlackjackMini, Emblem: BlackjackEmblem, load: () => import('./face.ts') };
