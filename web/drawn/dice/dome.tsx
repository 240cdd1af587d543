/** Three dice under a glass dome: shaken until the house names the result, then lying with it. */
import { useLayoutEffect, useRef } from 'react';
import { DieFace } from './die-face.tsx';
import { facePlaces, poses, turnFor } from './dice-plan.ts';
import './dome.css';

interface DomeProps {
  /** Undefined before the first throw. */
  readonly dice: readonly number[] | undefined;
  /** They are the previous round's. */
  readonly isOld: boolean;
  readonly isShaking: boolean;
  /** The throw happened while this page was open: animate it. */
  readonly tumbles: boolean;
  readonly onRest: () => void;
}

const tumbleTime = 1500;

export function Dome({ dice, isOld, isShaking, tumbles, onRest }: DomeProps) {
  const plate = useRef<HTMLDivElement>(null);
  const heard = useRef(onRest);
  // Before paint: without an animation to wait for, report this throw and not the previous one.
  useLayoutEffect(() => {
    heard.current = onRest;
  });
  useLayoutEffect(() => {
    if (dice === undefined || isOld) return undefined;
    if (!tumbles || plate.current === null) {
      heard.current();
      return undefined;
    }
    const cubes = [...plate.current.querySelectorAll('.die-cube')];
    const runs = cubes.map((cube, at) =>
      cube.animate(tumble(at, dice[at] ?? 1), {
        duration: tumbleTime + at * 160,
        easing: 'cubic-bezier(.15,.6,.25,1)',
      }),
    );
    runs.at(-1)?.addEventListener('finish', () => heard.current());
    return () => {
      for (const run of runs) run.cancel();
    };
  }, [dice, isOld, tumbles]);
  return (
    <div className="dome" data-shaking={isShaking} data-old={isOld}>
      <div ref={plate} className="dome-plate">
        {(dice ?? []).map((face, at) => (
          <Die key={at} at={at} face={face} />
        ))}
      </div>
      <div className="dome-glass" />
      <div className="dome-foot" />
    </div>
  );
}

function Die({ at, face }: { readonly at: number; readonly face: number }) {
  const { x, y, turn } = poses[at] ?? { x: 0.5, y: 0.5, turn: 0 };
  const [tiltX, tiltY] = turnFor(face);
  return (
    <span className="die" style={{ left: `${x * 100}%`, top: `${y * 100}%`, '--turn': `${turn}deg` }}>
      <span className="die-cube" style={{ transform: `rotateX(${tiltX}deg) rotateY(${tiltY}deg)` }}>
        {facePlaces.map((side) => (
          <span key={side.face} className="die-side" style={{ transform: side.transform }}>
            <DieFace face={side.face} />
          </span>
        ))}
      </span>
    </span>
  );
}

/** Several whole turns about both axes, ending on the thrown face. */
function tumble(at: number, face: number): Keyframe[] {
  const [x, y] = turnFor(face);
  const [aroundX, aroundY] = [720 + 360 * (at % 2), 1080 - 360 * (at % 2)];
  return [
    { transform: `translate3d(${(at - 1) * -60}%, -70%, 90px) rotateX(${x - aroundX}deg) rotateY(${y + aroundY}deg)` },
    {
      offset: 0.4,
      transform: `translate3d(${(at - 1) * 45}%, 24%, 40px) rotateX(${x - aroundX / 2}deg) rotateY(${y + aroundY / 2}deg)`,
    },
    {
      offset: 0.72,
      transform: `translate3d(${(1 - at) * 18}%, -10%, 16px) rotateX(${x - aroundX / 8}deg) rotateY(${y + aroundY / 8}deg)`,
    },
    { transform: `translate3d(0, 0, 0) rotateX(${x}deg) rotateY(${y}deg)` },
  ];
}
