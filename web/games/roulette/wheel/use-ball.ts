/** Animates the ball: circling while no result is known, then as planned into the pocket the house named. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Pocket } from '../../../../core/round/pocket.ts';
import { useHasChanged } from '../../../drawn/use-has-changed.ts';
import { planSpin, throwSpeed } from './spin-plan.ts';
import { ballRadius, pocketAngle, pocketWidth, radii } from './wheel-geometry.ts';

export interface BallTerms {
  readonly wheel: readonly Pocket[];
  /** The ball is rolling and no pocket has been named. */
  readonly isRolling: boolean;
  readonly pocket: Pocket | undefined;
  readonly isStill: boolean;
  readonly onFret?: (() => void) | undefined;
  readonly onRest?: (() => void) | undefined;
}

/** From throw to rest, in milliseconds; includes the time the ball has already rolled. */
const spinTime = 7600;

/** The ball's position as a transform in units of its own size, so that it fits any wheel. */
export const transformAt = (angle: number, radius: number): string =>
  `rotate(${angle.toFixed(2)}deg) translateY(${((-radius / (2 * ballRadius)) * 100).toFixed(1)}%)`;

/** The ball's pocket, once it has come to rest. */
export function useBall(ball: RefObject<HTMLElement | null>, terms: BallTerms): Pocket | undefined {
  const { wheel, isRolling, pocket, isStill } = terms;
  const [rested, rest] = useState(pocket);
  const hasCome = useHasChanged(pocket);
  const heard = useRef(terms);
  // Before the effects that move the ball: without motion they report at once.
  useLayoutEffect(() => {
    heard.current = terms;
  });
  /** Where the ball was when the pocket was named, and how long it had rolled. */
  const rolled = useRef({ angle: 0, milliseconds: 0 });

  useLayoutEffect(() => {
    if (!isRolling || isStill || ball.current === null) return;
    const duration = 360_000 / throwSpeed;
    const transform = [transformAt(360, radii.ballOnTrack), transformAt(0, radii.ballOnTrack)];
    const roll = ball.current.animate({ transform }, { duration, iterations: Infinity });
    return () => {
      const milliseconds = Number(roll.currentTime ?? 0);
      rolled.current = { angle: 360 * (1 - ((milliseconds / duration) % 1)), milliseconds };
      roll.cancel();
    };
  }, [ball, isRolling, isStill]);

  useLayoutEffect(() => {
    const element = ball.current;
    if (pocket === undefined || !hasCome || isStill || element === null) {
      rest(pocket);
      if (pocket !== undefined) heard.current.onRest?.();
      return;
    }
    rest(undefined);
    const { angle, milliseconds } = rolled.current;
    rolled.current = { angle: 0, milliseconds: 0 };
    const plan = planSpin({
      from: angle,
      to: pocketAngle(wheel, pocket),
      milliseconds: spinTime - milliseconds,
      width: pocketWidth(wheel),
    });
    const run = element.animate(
      plan.frames.map((frame) => ({ offset: frame.at, transform: transformAt(frame.angle, frame.radius) })),
      { duration: plan.milliseconds, fill: 'forwards' },
    );
    const clicks = plan.clicks.map((at) => setTimeout(() => heard.current.onFret?.(), at));
    run.addEventListener('finish', () => {
      rest(pocket);
      heard.current.onRest?.();
    });
    return () => {
      for (const click of clicks) clearTimeout(click);
      run.cancel();
    };
  }, [ball, wheel, pocket, hasCome, isStill]);

  return rested;
}
