/** Incidents at Casino War: every error goes to the shift manager, and one that affects the result ends the round. */
import { ask, goOn, inRound, row, trigger, voidRound } from '../../round/incident-rows.ts';
import { type IncidentBook, obstacle } from '../incidents.ts';

const cardErrors = ['wrong-burn-count', 'card-exposed', 'scan-fault'] as const;

export const incidents: IncidentBook = {
  triggers: [
    ...cardErrors.map((id) =>
      trigger(
        id,
        inRound,
        [ask.influenced],
        [
          row(['CW-914', 'CW-912'], { influenced: true }, 'floor', [voidRound], 'refund'),
          row(['CW-912'], {}, 'floor', [goOn], 'stand'),
        ],
      ),
    ),
    obstacle(['CW-912'], ['CW-912']),
  ],
};
