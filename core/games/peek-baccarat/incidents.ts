/** Incidents at Peek Baccarat, and what its page prescribes. */
import { cardIncidents } from '../baccarat/incidents.ts';
import type { IncidentBook } from '../incidents.ts';

export const incidents: IncidentBook = {
  triggers: cardIncidents({
    reported: 'PB-054',
    fellSeen: 'PB-055',
    fellUnseen: ['PB-056', 'PB-912'],
    fellMany: 'PB-057',
    shuffleEarly: 'PB-058',
    shuffleThird: 'PB-059',
    shuffleMany: 'PB-060',
    faceUp: 'PB-061',
    dealerScans: ['PB-062', 'PB-913'],
    managerScans: ['PB-063', 'PB-913'],
    scannerChecked: ['PB-064', 'PB-913'],
    scannerUnsolved: 'PB-065',
    skipped: 'PB-066',
    wrongCard: 'PB-067',
    stuck: 'PB-068',
    scannedTwice: 'PB-069',
    other: 'PB-070',
  }),
};
