/**
 * The scores from which findings are suspicious. Chosen on simulated honest tables so that one detector raises a false
 * alarm at two tables in a hundred (`chooseThresholds`, seed `choose`); measured on other seeds, see docs/integrity.md.
 */
import type { DetectorName } from './finding.ts';

export const thresholds: Readonly<Record<DetectorName, number>> = {
  'chip-dumping': 12,
  'soft-play': 3.6,
  'shared-cards': 3.4,
  'automatic-play': 9.5,
  // An address used by just two players also fits every honest household at one table.
  'same-origin': 1,
  disconnecting: 4.4,
};

/**
 * The same for a player over many tournaments. Chosen on simulated circuits so that one detector suspects one honest
 * player in a hundred after forty tournaments (`chooseOverTournaments`, seed `choose`).
 */
export const thresholdsOver: Readonly<Record<DetectorName, number>> = {
  'chip-dumping': 9,
  'soft-play': 3.8,
  'shared-cards': 3.5,
  'automatic-play': 11.3,
  'same-origin': 1,
  disconnecting: 3.6,
};
