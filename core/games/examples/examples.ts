/** Games that show how to add one. They are not approved: a real-money house never deals them. */
import type { Game } from '../game.ts';
import { dragonTiger } from './dragon-tiger/index.ts';

export const examples: readonly Game[] = [dragonTiger];
