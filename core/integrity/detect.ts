/** Runs every detector over stored hands and returns the findings, strongest first. */
import type { PlayerId } from '../base/ids.ts';
import { automaticPlay } from './automatic-play.ts';
import { chipDumping } from './chip-dumping.ts';
import { disconnecting } from './disconnecting.ts';
import type { Detector, DetectorName, Finding } from './finding.ts';
import { sameOrigin } from './same-origin.ts';
import { sharedCards } from './shared-cards.ts';
import { softPlay } from './soft-play.ts';
import type { StoredHand } from './stored-hand.ts';
import { thresholds, thresholdsOver } from './thresholds.ts';

export const detectors: Readonly<Record<DetectorName, Detector>> = {
  'chip-dumping': chipDumping,
  'soft-play': softPlay,
  'shared-cards': sharedCards,
  'automatic-play': automaticPlay,
  'same-origin': sameOrigin,
  disconnecting,
};

/** The hands of one tournament, or of any other set that is compared with itself. */
export const detect = (hands: readonly StoredHand[]): readonly Finding[] => suspicious(hands, thresholds);

/** The hands one player was dealt in over many tournaments: findings about that player, alone or with a partner. */
export const detectOver = (hands: readonly StoredHand[], player: PlayerId): readonly Finding[] =>
  suspicious(hands, thresholdsOver).filter(({ players }) => players.includes(player));

const suspicious = (hands: readonly StoredHand[], from: Readonly<Record<DetectorName, number>>): readonly Finding[] =>
  Object.values(detectors)
    .flatMap((detector) => detector(hands))
    .filter(({ detector, score }) => score >= from[detector])
    .sort((a, b) => b.score / from[b.detector] - a.score / from[a.detector]);
