/** A detector's finding: who, how strong, which hands, why, and the clause it would break. */
import type { ClauseId, PlayerId } from '../base/ids.ts';
import type { StoredHand } from './stored-hand.ts';

export type DetectorName =
  'chip-dumping' | 'soft-play' | 'shared-cards' | 'automatic-play' | 'same-origin' | 'disconnecting';

export interface Finding {
  readonly detector: DetectorName;
  /** One player or two. For chip dumping, the giver comes first. */
  readonly players: readonly PlayerId[];
  /** Higher scores are harder to explain by fair play. Scales differ between detectors. */
  readonly score: number;
  readonly clause: ClauseId;
  /** The most telling hands, strongest first. */
  readonly hands: readonly string[];
  readonly says: string;
}

/** Scores every player it has data on; the thresholds decide who is suspicious. */
export type Detector = (hands: readonly StoredHand[]) => readonly Finding[];

const handsMost = 12;

/** A hand and its weight as evidence. */
export interface Weighed {
  readonly hand: string;
  readonly weight: number;
}

export const strongest = (hands: readonly Weighed[]): readonly string[] =>
  [...hands]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, handsMost)
    .map(({ hand }) => hand);
