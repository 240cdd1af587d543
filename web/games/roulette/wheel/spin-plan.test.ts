import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { americanWheel, europeanWheel } from '../../../../core/games/roulette/presentation/wheel.ts';
import { planSpin } from './spin-plan.ts';
import { pocketAngle, pocketWidth, radii } from './wheel-geometry.ts';

/** The pocket at an angle of the wheel. */
function pocketAt(wheel: readonly number[], angle: number): number | undefined {
  const at = Math.round(angle / pocketWidth(wheel));
  return wheel[((at % wheel.length) + wheel.length) % wheel.length];
}

const wheels = [
  ['European', europeanWheel],
  ['American', americanWheel],
] as const;

test('on the European wheel zero is at the top and its neighbours are 32 and 26', () => {
  expect(pocketAngle(europeanWheel, 0)).toBe(0);
  expect(pocketAngle(europeanWheel, 32)).toBeCloseTo(360 / 37);
  expect(pocketAngle(europeanWheel, 26)).toBeCloseTo(36 * (360 / 37));
});

test.each(wheels)(
  'the %s ball comes to rest in the middle of the pocket that was named, wherever it is',
  (_, wheel) => {
    const width = pocketWidth(wheel);
    fc.assert(
      fc.property(
        fc.constantFrom(...wheel),
        fc.double({ min: 0, max: 360, noNaN: true }),
        fc.integer({ min: 0, max: 9000 }),
        (pocket, from, milliseconds) => {
          const to = pocketAngle(wheel, pocket);
          const { frames } = planSpin({ from, to, milliseconds, width });
          const last = frames.at(-1);
          expect(pocketAt(wheel, last?.angle ?? NaN)).toBe(pocket);
          expect(Math.cos((((last?.angle ?? NaN) - to) * Math.PI) / 180)).toBeCloseTo(1);
          expect(last?.radius).toBe(radii.ballAtRest);
          expect(frames[0]).toEqual({ at: 0, angle: from, radius: radii.ballOnTrack });
        },
      ),
    );
  },
);

test('the ball runs against the rotor, ever slower, and never jumps', () => {
  const width = pocketWidth(europeanWheel);
  const { frames, milliseconds } = planSpin({ from: 100, to: 42, milliseconds: 7600, width });
  const speeds = frames.slice(1).map(({ at, angle }, before) => {
    const previous = frames[before] ?? { at: 0, angle: 0, radius: 0 };
    return (angle - previous.angle) / ((at - previous.at) * milliseconds);
  });
  const run = speeds.slice(0, 140);
  expect(run.every((speed) => speed < 0)).toBe(true);
  expect(run.every((speed, at) => at === 0 || speed >= (run[at - 1] ?? 0) - 1e-9)).toBe(true);
  expect(Math.max(...speeds.map(Math.abs))).toBeLessThan(1); // degrees per millisecond
  for (const [at, { radius }] of frames.entries()) {
    expect(Math.abs(radius - (frames[at - 1]?.radius ?? radius))).toBeLessThan(18);
    expect(radius).toBeGreaterThanOrEqual(radii.wells);
    expect(radius).toBeLessThanOrEqual(radii.track);
  }
});

test('the frames are in order, and the ball hits frets only at the end', () => {
  const width = pocketWidth(europeanWheel);
  const { frames, clicks, milliseconds } = planSpin({ from: 0, to: 0, milliseconds: 8000, width });
  expect(frames.every(({ at }, i) => at <= 1 && at > (frames[i - 1]?.at ?? -1))).toBe(true);
  expect(milliseconds).toBe(8000);
  expect(clicks.length).toBeGreaterThan(4);
  expect(Math.min(...clicks)).toBeGreaterThan(milliseconds / 2);
  expect(Math.max(...clicks)).toBeLessThan(milliseconds);
});
