/** Red Envelope Baccarat: what the lobby shows of it, and where its table page finds its face. */
import { EnvelopeEmblem } from './emblem.tsx';
import { RoadMini } from '../baccarat/mini.tsx';
import type { Listed } from '../listed.ts';

export const redEnvelopeBaccarat: Listed = { Mini: RoadMini, Emblem: EnvelopeEmblem, load: () => import('./face.ts') };
