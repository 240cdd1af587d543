/** The maximum one player may win in a round of Live Roulette (Ezugi): unlimited, unless the table sets a limit. */
import { cents } from '../../base/money.ts';
import type { Cap } from '../../round/settle.ts';
import type { Rules } from './rules.ts';

export const capOf = ({ winMax }: Rules): Cap | undefined =>
  winMax === 0 ? undefined : { on: 'winnings', most: cents(winMax), clause: 'RO-E-912' };
