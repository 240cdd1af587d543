/** Incidents at Roulette with Racetrack, and what its page prescribes. */
import { betRows, type IncidentBook, obstacle } from '../incidents.ts';

export const incidents: IncidentBook = {
  triggers: [
    obstacle(['RT-062'], ['RT-063', 'RT-062']),
    ...betRows({ position: 'RT-061', late: 'RT-064', limits: 'RT-065' }),
  ],
};
