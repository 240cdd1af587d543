/** The maximum one customer may win in a round of Racetrack Roulette. */
import type { Cap } from '../../round/settle.ts';
import type { Rules } from './rules.ts';

export const capOf = ({ winMax }: Rules): Cap => ({ on: 'winnings', most: winMax, clause: 'RT-922' });
