/** The maximum one player may win in a round of Live Baccarat (Ezugi). */
import type { Cap } from '../../round/settle.ts';
import type { Rules } from './rules.ts';

/** The excess over the ceiling is cut from the sum of a player's winnings, stakes excluded. */
export const capOf = ({ winMax }: Rules): Cap => ({ on: 'winnings', most: winMax, clause: 'BAC-E-923' });
