/** Incidents at Ultimate Sic Bo: dice that do not lie flat, and any other error. */
import { ask, goOn, respin, row, trigger } from '../../round/incident-rows.ts';
import { type IncidentBook, obstacle } from '../incidents.ts';

export const incidents: IncidentBook = {
  triggers: [
    trigger(
      'dice-not-flat',
      ['dealing'],
      [ask.recorded],
      [row(['SB-046'], { recorded: false }, 'dealer', [respin, goOn], 'stand')],
    ),
    obstacle(['SB-049', 'SB-047', 'SB-048'], ['SB-050', 'SB-047', 'SB-048']),
  ],
};
