/** Detection and false-alarm rates when one player is reviewed over many tournaments. */
import type { PlayerId } from '../../base/ids.ts';
import { detectors } from '../detect.ts';
import type { DetectorName } from '../finding.ts';
import type { StoredHand } from '../stored-hand.ts';
import { thresholdsOver } from '../thresholds.ts';
import { cheats } from './cheats.ts';
import { handsWith, playCircuit } from './circuit.ts';
import { isOf } from './measure.ts';

export interface CircuitSample {
  readonly seed: string;
  /** Circuits per kind of cheat, and circuits of honest players. */
  readonly circuits: number;
  readonly honestCircuits: number;
  /** Numbers of tournaments after which a review is made; the last is the largest. */
  readonly tournaments: readonly number[];
}

/** By number of tournaments: reviews of one player, and how many raised suspicion. */
export interface Reviews {
  readonly tournaments: number;
  readonly reviews: number;
  readonly suspected: number;
}

export interface FoundOver extends Reviews {
  readonly detector: DetectorName;
  readonly called: string;
}

export interface FalseAlarmsOver extends Reviews {
  readonly detector: DetectorName;
}

const named = Object.keys(detectors) as readonly DetectorName[];
const longest = ({ tournaments }: CircuitSample): number => Math.max(...tournaments);

/** Nobody on these circuits cheats; every player is reviewed. */
export function measureHonestOver(sample: CircuitSample, told?: () => void): readonly FalseAlarmsOver[] {
  const scores = honestReviews(sample, told);
  return sample.tournaments.flatMap((tournaments) =>
    named.map((detector) => {
      const ofDetector = scores
        .filter((one) => one.tournaments === tournaments)
        .map((one) => one.scores.get(detector) ?? 0);
      const suspected = ofDetector.filter((score) => score >= thresholdsOver[detector]).length;
      return { detector, tournaments, reviews: ofDetector.length, suspected };
    }),
  );
}

interface HonestReview {
  readonly tournaments: number;
  /** Each detector's highest score for the player, alone or with anyone. */
  readonly scores: ReadonlyMap<DetectorName, number>;
}

function honestReviews(sample: CircuitSample, told: () => void = () => {}): readonly HonestReview[] {
  const { seed, honestCircuits } = sample;
  return Array.from({ length: honestCircuits }, (_, number) => {
    const circuit = playCircuit({ seed, number, tournaments: longest(sample), cheat: { kind: 'none' } });
    const reviews = sample.tournaments.flatMap((tournaments) => {
      const hands = circuit.tournaments.slice(0, tournaments).flat();
      return circuit.players.map((player) => ({ tournaments, scores: scoresOf(hands, player) }));
    });
    told();
    return reviews;
  }).flat();
}

function scoresOf(hands: readonly StoredHand[], player: PlayerId): ReadonlyMap<DetectorName, number> {
  const own = handsWith(hands, player);
  return new Map(
    named.map((name) => {
      const about = detectors[name](own).filter(({ players }) => players.includes(player));
      return [name, Math.max(0, ...about.map(({ score }) => score))];
    }),
  );
}

/** Whether a review of the first cheat catches them with the detector built for it. */
export function* measureCheatsOver(sample: CircuitSample): Generator<readonly FoundOver[]> {
  const { seed, circuits } = sample;
  for (const [at, cheat] of cheats.entries()) {
    if (cheat.kind === 'none') continue;
    const { kind, called } = cheat;
    const found = sample.tournaments.map(() => 0);
    for (let number = 0; number < circuits; number++) {
      const circuit = playCircuit({ seed, number: 10_000 + at * 1000 + number, tournaments: longest(sample), cheat });
      const [first] = circuit.players;
      if (first === undefined) continue;
      for (const [place, tournaments] of sample.tournaments.entries()) {
        const own = handsWith(circuit.tournaments.slice(0, tournaments).flat(), first);
        const finding = detectors[kind](own).find(({ players }) => isOf(cheat, players, circuit.players));
        if ((finding?.score ?? 0) >= thresholdsOver[kind]) found[place] = (found[place] ?? 0) + 1;
      }
    }
    yield sample.tournaments.map((tournaments, place) => ({
      detector: kind,
      called,
      tournaments,
      reviews: circuits,
      suspected: found[place] ?? 0,
    }));
  }
}

/** Tolerated share of honest players suspected by one detector after the longest circuit. */
const alarmsMost = 0.01;

/** The thresholds these circuits would give. `thresholdsOver` was chosen this way, on a seed never measured. */
export function chooseOverTournaments(sample: CircuitSample, told?: () => void): ReadonlyMap<DetectorName, number> {
  const reviews = honestReviews({ ...sample, tournaments: [longest(sample)] }, told);
  return new Map(
    named.map((name) => {
      const scores = reviews.map((review) => review.scores.get(name) ?? 0).sort((a, b) => b - a);
      return [name, scores[Math.floor(alarmsMost * scores.length)] ?? 0];
    }),
  );
}
