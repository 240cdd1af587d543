/** Live Blackjack for the lobby, and the loader of its face. */
import { BlackjackEmblem } from './emblem.tsx';
import { BlackjackMini } from './mini.tsx';
import type { Listed } from '../listed.ts';

export const ezugiBlackjack: Listed = { Mini: BlackjackMini, Emblem: BlackjackEmblem, load: () => import('./face.ts') };
