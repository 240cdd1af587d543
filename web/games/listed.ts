/** A game as the list of faces knows it: what the lobby shows at once, and what its table page loads on demand. */
import type { Emblem } from '../drawn/emblem.tsx';
import type { Mini } from '../drawn/mini.tsx';
import type { GameFace } from './face.ts';

export interface Listed {
  readonly Mini: Mini;
  readonly Emblem: Emblem;
  readonly load: () => Promise<{ readonly face: GameFace }>;
}
