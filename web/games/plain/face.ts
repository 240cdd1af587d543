/** A game without a face of its own: its spots in a list, its cards where they lie, its result as the board says it. */
import type { GameFace } from '../face.ts';
import { PlainFelt } from './felt.tsx';
import { PlainStage } from './stage.tsx';

export const face: GameFace = {
  Felt: PlainFelt,
  Stage: PlainStage,
  spotName: (spot) => spot,
  announce: (board) =>
    Object.entries(board)
      .filter(([, value]) => typeof value !== 'object')
      .map(([name, value]) => `${name} ${String(value)}`)
      .join(', '),
};
