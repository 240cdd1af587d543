/** Incidents at Dragon Tiger: what affects the result voids the round, everything else continues. */
import { cardFaults, type IncidentBook, obstacle } from '../../incidents.ts';

export const incidents: IncidentBook = {
  triggers: [
    ...cardFaults(['card-exposed', 'scan-fault'], { influenced: ['DT-021', 'DT-022'], harmless: ['DT-021'] }),
    obstacle(['DT-022'], ['DT-022']),
  ],
};
