/** The wheel's dimensions in a box of 1,000 centred on 0; angles in degrees clockwise from twelve o'clock. */
import type { Pocket } from '../../../../core/round/pocket.ts';

/** Radii, from the rim to the turret. */
export const radii = {
  rim: 500,
  track: 452,
  /** Centre of the ball before it drops. */
  ballOnTrack: 431,
  diamonds: 404,
  rotor: 372,
  numbers: 364,
  frets: 298,
  /** Centre of the ball at rest. */
  ballAtRest: 252,
  wells: 216,
  cone: 208,
  turret: 70,
} as const;

export const ballRadius = 14;

/** The angle of one pocket. */
export const pocketWidth = (wheel: readonly Pocket[]): number => 360 / wheel.length;

/** Centre of a pocket, with the first pocket at the top. */
export function pocketAngle(wheel: readonly Pocket[], pocket: Pocket): number {
  const at = wheel.indexOf(pocket);
  if (at < 0) throw new Error(`there is no pocket ${pocket} on this wheel`);
  return at * pocketWidth(wheel);
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const print = (length: number): string => (Math.round(length * 100) / 100).toString();

/** A point in SVG path syntax. */
export const pointAt = (radius: number, angle: number): string =>
  `${print(radius * Math.sin(radians(angle)))} ${print(-radius * Math.cos(radians(angle)))}`;

/** A sector of a ring. */
export function sector(inner: number, outer: number, [from, to]: readonly [number, number]): string {
  const large = to - from > 180 ? 1 : 0;
  return [
    `M${pointAt(outer, from)}`,
    `A${outer} ${outer} 0 ${large} 1 ${pointAt(outer, to)}`,
    `L${pointAt(inner, to)}`,
    `A${inner} ${inner} 0 ${large} 0 ${pointAt(inner, from)}z`,
  ].join('');
}
