/** Live Baccarat for the lobby, and the loader of its face. */
import { BaccaratEmblem } from '../baccarat/emblem.tsx';
import { RoadMini } from '../baccarat/mini.tsx';
import type { Listed } from '../listed.ts';

export const ezugiBaccarat: Listed = { Mini: RoadMini, Emblem: BaccaratEmblem, load: () => import('./face.ts') };
