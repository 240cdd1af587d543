/** Incidents at Royal Poker: any error pauses the game until the shift manager has dealt with it. */
import { type IncidentBook, obstacle } from '../incidents.ts';

export const incidents: IncidentBook = {
  triggers: [obstacle(['RP-084', 'RP-082', 'RP-083'], ['RP-085', 'RP-082', 'RP-083'])],
};
