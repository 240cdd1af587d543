/** RNG Baccarat: what the lobby shows of it, and where its table page finds its face. */
import { BaccaratEmblem } from '../baccarat/emblem.tsx';
import { RoadMini } from '../baccarat/mini.tsx';
import type { Listed } from '../listed.ts';

export const rngBaccarat: Listed = { Mini: RoadMini, Emblem: BaccaratEmblem, load: () => import('./face.ts') };
