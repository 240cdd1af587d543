/**
 * Plans how the ball comes to rest: thrown against the rotor, slowing on the track, dropping, hopping over frets,
 * still.
 */
import { radii } from './wheel-geometry.ts';

/** The ball's position relative to the rotor: degrees clockwise, and distance from the centre. */
export interface BallFrame {
  /** Fraction of the total time. */
  readonly at: number;
  readonly angle: number;
  readonly radius: number;
}

export interface SpinPlan {
  readonly frames: readonly BallFrame[];
  /** Milliseconds from the start to each hit on a fret. */
  readonly clicks: readonly number[];
  readonly milliseconds: number;
}

/** Speed of the throw against the rotor, in degrees per second. */
export const throwSpeed = 760;
/** Speed at the frets. */
const dropSpeed = 210;

/** Hops over the frets: pockets passed, milliseconds, and height outwards. */
const hops = [
  { pockets: 7, lasts: 420, out: 74 },
  { pockets: 4, lasts: 330, out: 46 },
  { pockets: 2, lasts: 260, out: 26 },
  { pockets: 1, lasts: 210, out: 12 },
] as const;
const rattle = 420;
const hopping = hops.reduce((sum, { lasts }) => sum + lasts, 0);

/** Shortest spin the eye can follow, in milliseconds. */
const shortest = 3200;

export interface BallThrow {
  /** The ball's current angle. */
  readonly from: number;
  /** Centre of the pocket the house named. */
  readonly to: number;
  readonly milliseconds: number;
  /** Width of a pocket, in degrees. */
  readonly width: number;
}

export function planSpin({ from, to, milliseconds: wanted, width }: BallThrow): SpinPlan {
  const milliseconds = Math.max(wanted, shortest);
  const running = milliseconds - hopping - rattle;
  const hopped = hops.reduce((sum, { pockets }) => sum + pockets, 0) * width;
  // The run's length follows from its speeds, adjusted so that the last hop ends in the right pocket.
  const usual = ((throwSpeed + dropSpeed) / 2) * (running / 1000);
  const run = usual + nearestTurn(from - to - hopped - usual);
  const start = (2 * run) / (running / 1000) - dropSpeed;
  const rest = from - run - hopped;
  const onRun = (ms: number): BallFrame => ({
    at: ms / milliseconds,
    angle: from - start * (ms / 1000) - ((dropSpeed - start) * ms ** 2) / (2000 * running),
    radius: radiusOnRun(ms / running),
  });
  const frames = every(40, running).map(onRun);
  const clicks: number[] = [];
  let [at, angle] = [running, from - run];
  for (const { pockets, lasts, out } of hops) {
    clicks.push(at);
    for (const ms of every(16, lasts)) {
      const part = ms / lasts;
      frames.push({
        at: (at + ms) / milliseconds,
        angle: angle - pockets * width * part,
        radius: hopBase(at - running + ms) + out * 4 * part * (1 - part),
      });
    }
    at += lasts;
    angle -= pockets * width;
  }
  clicks.push(at, at + rattle / 3);
  for (const ms of every(16, rattle)) {
    const part = ms / rattle;
    const swing = 0.28 * width * Math.sin(part * 3 * Math.PI) * (1 - part) ** 2;
    frames.push({ at: (at + ms) / milliseconds, angle: rest - swing, radius: radii.ballAtRest });
  }
  frames.push({ at: 1, angle: rest, radius: radii.ballAtRest });
  return { frames, clicks, milliseconds };
}

/** From 0 in steps, `end` excluded. */
const every = (step: number, end: number): readonly number[] =>
  Array.from({ length: Math.ceil(end / step) }, (_, i) => i * step);

/** The same angle within half a turn either way. */
function nearestTurn(angle: number): number {
  const turned = ((angle % 360) + 360) % 360;
  return turned > 180 ? turned - 360 : turned;
}

/** On the track for most of the run, then down the slope, with one bump off a diamond. */
function radiusOnRun(part: number): number {
  const leaves = 0.72;
  if (part <= leaves) return radii.ballOnTrack;
  const down = (part - leaves) / (1 - leaves);
  const knock = down > 0.28 && down < 0.62 ? Math.sin(((down - 0.28) / 0.34) * Math.PI) * 15 : 0;
  return radii.ballOnTrack + (radii.frets - radii.ballOnTrack) * down ** 1.7 + knock;
}

/** The floor below the hops descends from the frets into the pockets. */
function hopBase(ms: number): number {
  const part = Math.min(ms / hopping, 1);
  return radii.frets + (radii.ballAtRest - radii.frets) * (1 - (1 - part) ** 2);
}
