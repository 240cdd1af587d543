/** Peek Baccarat for the lobby, and the loader of its face. */
import { PeekEmblem } from './emblem.tsx';
import { RoadMini } from '../baccarat/mini.tsx';
import type { Listed } from '../listed.ts';

export const peekBaccarat: Listed = { Mini: RoadMini, Emblem: PeekEmblem, load: () => import('./face.ts') };
