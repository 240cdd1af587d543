/** Red Envelope Baccarat for the lobby, and the loader of its face. */
import { EnvelopeEmblem } from './emblem.tsx';
import { RoadMini } from '../baccarat/mini.tsx';
import type { Listed } from '../listed.ts';

export const redEnvelopeBaccarat: Listed = { Mini: RoadMini, Emblem: EnvelopeEmblem, load: () => import('./face.ts') };
