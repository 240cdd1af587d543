/** Incidents at Red Envelope Baccarat: its page refers to Peek Baccarat's table. */
import { asAtPeek, cardIncidents } from '../baccarat/incidents.ts';
import type { IncidentBook } from '../incidents.ts';

export const incidents: IncidentBook = { triggers: cardIncidents(asAtPeek('RE-905')) };
