/** Incidents where nobody deals: a malfunction, which voids all plays. */
import { anywhere, inRound, row, trigger, voidRound } from '../../round/incident-rows.ts';
import type { IncidentBook } from '../incidents.ts';

export const incidents: IncidentBook = {
  triggers: [
    anywhere(
      trigger(
        'malfunction',
        ['betting', ...inRound],
        [],
        [row(['RB-075', 'RB-076', 'RB-077'], {}, 'system', [voidRound], 'refund')],
      ),
    ),
  ],
};
