/** All detectors over stored hands: what is suspicious, the strongest first. */
import { automaticPlay } from './automatic-play.ts';
import { chipDumping } from './chip-dumping.ts';
import { disconnecting } from './disconnecting.ts';
import type { Detector, DetectorName, Finding } from './finding.ts';
import { sameOrigin } from './same-origin.ts';
import { sharedCards } from './shared-cards.ts';
import { softPlay } from './soft-play.ts';
import type { StoredHand } from './stored-hand.ts';
import { thresholds } from './thresholds.ts';

export const detectors: Readonly<Record<DetectorName, Detector>> = {
  'chip-dumping': chipDumping,
  'soft-play': softPlay,
  'shared-cards': sharedCards,
  'automatic-play': automaticPlay,
  'same-origin': sameOrigin,
  disconnecting,
};

/** The hands of a tournament, or of whatever else is compared with itself. */
export function detect(hands: readonly StoredHand[]): readonly Finding[] {
  return Object.values(detectors)
    .flatMap((detector) => detector(hands))
    .filter(({ detector, score }) => score >= thresholds[detector])
    .sort((a, b) => b.score / thresholds[b.detector] - a.score / thresholds[a.detector]);
}
