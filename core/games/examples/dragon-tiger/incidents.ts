/** Incidents at Dragon Tiger: what affects the result voids the round, everything else continues. */
import { ask, goOn, inRound, row, trigger, voidRound } from '../../../round/incident-rows.ts';
import { type IncidentBook, obstacle } from '../../incidents.ts';

const cardErrors = ['card-exposed', 'scan-fault'] as const;

export const incidents: IncidentBook = {
  triggers: [
    ...cardErrors.map((id) =>
      trigger(
        id,
        inRound,
        [ask.influenced],
        [
          row(['DT-021', 'DT-022'], { influenced: true }, 'floor', [voidRound], 'refund'),
          row(['DT-021'], {}, 'floor', [goOn], 'stand'),
        ],
      ),
    ),
    obstacle(['DT-022'], ['DT-022']),
  ],
};
