/** The roulette wheel: bowl, rotor, ball, and the light over them. */
import { useRef } from 'react';
import { type BallTerms, transformAt, useBall } from './use-ball.ts';
import { pocketAngle, radii } from './wheel-geometry.ts';
import { Bowl, Rotor } from './wheel-drawing.tsx';
import type { Pocket } from '../../../../core/round/pocket.ts';
import './wheel.css';

export interface WheelProps extends BallTerms {
  /** Numbers lit in this round. */
  readonly lit?: ReadonlySet<Pocket> | undefined;
}

export function Wheel({ lit, ...terms }: WheelProps) {
  const ball = useRef<HTMLSpanElement>(null);
  const { wheel, isRolling, pocket, isStill } = terms;
  const rested = useBall(ball, terms);
  const place =
    rested === undefined
      ? transformAt(0, radii.ballOnTrack)
      : transformAt(pocketAngle(wheel, rested), radii.ballAtRest);
  return (
    <div className="wheel" data-still={isStill}>
      <Bowl />
      <div className="wheel-rotor" data-speed={isRolling || (pocket !== undefined && rested === undefined)}>
        <Rotor wheel={wheel} won={rested} lit={lit} />
        <span
          ref={ball}
          className="wheel-ball"
          data-there={isRolling || pocket !== undefined}
          style={{ transform: place }}
        />
      </div>
      <div className="wheel-lamp" />
    </div>
  );
}
