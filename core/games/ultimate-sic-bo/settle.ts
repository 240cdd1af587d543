/** The maximum a customer may win in a round of Ultimate Sic Bo. */
import type { Cap } from '../../round/settle.ts';
import type { Rules } from './rules.ts';

/** The net over all bets of the round. */
export const capOf = ({ winMax }: Rules): Cap => ({ on: 'net', most: winMax, clause: 'SB-920' });
