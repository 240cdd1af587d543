/** What a detector says: of whom, how strongly, in which hands, in words, and which clause it would break. */
import type { ClauseId, PlayerId } from '../base/ids.ts';
import type { StoredHand } from './stored-hand.ts';

export type DetectorName =
  'chip-dumping' | 'soft-play' | 'shared-cards' | 'automatic-play' | 'same-origin' | 'disconnecting';

export interface Finding {
  readonly detector: DetectorName;
  /** One player or two; of chip dumping first who gives, then who gets. */
  readonly players: readonly PlayerId[];
  /** The higher, the harder to explain by fair play; what it is made of is the detector's own. */
  readonly score: number;
  readonly clause: ClauseId;
  /** The hands that say most, the strongest first. */
  readonly hands: readonly string[];
  readonly says: string;
}

/** Scores everybody it can say anything about, suspicious or not: what counts as suspicious is the threshold's to say. */
export type Detector = (hands: readonly StoredHand[]) => readonly Finding[];

const handsMost = 12;

/** A hand, and how much it has to say. */
export interface Weighed {
  readonly hand: string;
  readonly weight: number;
}

export const strongest = (hands: readonly Weighed[]): readonly string[] =>
  [...hands]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, handsMost)
    .map(({ hand }) => hand);
