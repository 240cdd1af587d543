/** Ultimate Sic Bo for the lobby, and the loader of its face. */
import { DiceEmblem } from './emblem.tsx';
import { ThrowsMini } from './mini.tsx';
import type { Listed } from '../listed.ts';

export const ultimateSicBo: Listed = { Mini: ThrowsMini, Emblem: DiceEmblem, load: () => import('./face.ts') };
