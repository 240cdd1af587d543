/** Incidents at Casino War: every error goes to the shift manager, and one that affects the result ends the round. */
import { cardFaults, type IncidentBook, obstacle } from '../incidents.ts';

export const incidents: IncidentBook = {
  triggers: [
    ...cardFaults(['wrong-burn-count', 'card-exposed', 'scan-fault'], {
      influenced: ['CW-914', 'CW-912'],
      harmless: ['CW-912'],
    }),
    obstacle(['CW-912'], ['CW-912']),
  ],
};
