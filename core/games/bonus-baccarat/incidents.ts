/** Incidents at Bonus Baccarat: cards as at Peek Baccarat, obstructions and bets by its own rows. */
import { asAtPeek, cardIncidents } from '../baccarat/incidents.ts';
import { betRows, type IncidentBook, obstacle } from '../incidents.ts';

export const incidents: IncidentBook = {
  triggers: [
    ...cardIncidents(asAtPeek('BB-909')),
    obstacle(['BB-039'], ['BB-040', 'BB-039']),
    ...betRows({ position: 'BB-038', late: 'BB-041', limits: 'BB-042' }),
  ],
};
