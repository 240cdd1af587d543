/** Games that show how a game is added. They are not approved: no house of real money deals them. */
import type { Game } from '../game.ts';
import { dragonTiger } from './dragon-tiger/index.ts';

export const examples: readonly Game[] = [dragonTiger];
