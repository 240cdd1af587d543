/** The maximum one player may win in a round of Bonus Baccarat. */
import type { Cap } from '../../round/settle.ts';
import type { Rules } from './rules.ts';

export const capOf = ({ winMax }: Rules): Cap => ({ on: 'winnings', most: winMax, clause: 'BB-903' });
