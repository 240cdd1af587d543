/** A game as listed: what the lobby needs at once, and a loader for the rest. */
import type { Emblem } from '../drawn/emblem.tsx';
import type { Mini } from '../drawn/mini.tsx';
import type { GameFace } from './face.ts';

export interface Listed {
  readonly Mini: Mini;
  readonly Emblem: Emblem;
  readonly load: () => Promise<{ readonly face: GameFace }>;
}
