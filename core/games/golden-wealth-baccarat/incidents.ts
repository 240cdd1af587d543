/** Incidents at Golden Wealth Baccarat, and what its page prescribes. */
import { cardIncidents } from '../baccarat/incidents.ts';
import type { IncidentBook } from '../incidents.ts';

export const incidents: IncidentBook = {
  triggers: cardIncidents({
    reported: 'GW-055',
    fellSeen: 'GW-056',
    fellUnseen: ['GW-057', 'GW-914'],
    fellMany: 'GW-058',
    shuffleEarly: 'GW-059',
    shuffleThird: 'GW-060',
    shuffleMany: 'GW-061',
    faceUp: 'GW-062',
    dealerScans: ['GW-063', 'GW-914'],
    managerScans: ['GW-064', 'GW-914'],
    scannerChecked: ['GW-065', 'GW-914'],
    scannerUnsolved: 'GW-066',
    skipped: 'GW-067',
    wrongCard: 'GW-068',
    stuck: 'GW-069',
    scannedTwice: 'GW-070',
    other: 'GW-071',
  }),
};
