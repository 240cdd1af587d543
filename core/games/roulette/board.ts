/** What the board shows after a spin: the pocket; its colour and the rest follow from it. */
import type { Board } from '../game.ts';
import type { Spin } from './presentation/wheel.ts';

export const spinBoard = ({ pocket }: Spin): Board => ({ pocket });
