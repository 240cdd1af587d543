/**
 * From which score on a finding is suspicious. Chosen on simulated honest tables so that one detector suspects anybody at
 * two of a hundred of them (`chooseThresholds`, seed `choose`); measured on other seeds, see docs/integrity.md.
 */
import type { DetectorName } from './finding.ts';

export const thresholds: Readonly<Record<DetectorName, number>> = {
  'chip-dumping': 12,
  'soft-play': 3.6,
  'shared-cards': 3.4,
  'automatic-play': 9.5,
  // An address that just two players use: also every honest household at one table.
  'same-origin': 1,
  disconnecting: 4.4,
};
