/** The wheel: at rest, with lit numbers, and one that spins on demand (`&spin=17`). */
import { useEffect, useState } from 'react';
import { americanWheel, europeanWheel } from '../../../../core/games/roulette/presentation/wheel.ts';
import { Wheel } from '../wheel/wheel.tsx';

const asked = new URLSearchParams(location.search).get('spin');

export function Part() {
  const [pocket, land] = useState<number>();
  const [isRolling, roll] = useState(false);
  useEffect(() => {
    if (asked === null) return;
    roll(true);
    const named = setTimeout(() => {
      roll(false);
      land(Number(asked));
    }, 600);
    return () => clearTimeout(named);
  }, []);
  const size = 'min(92vw, 86vh, 720px)';
  return (
    <div className="gallery-cloth" style={{ '--wheel': size }}>
      {asked === null ? (
        <>
          <Wheel wheel={europeanWheel} isRolling={false} pocket={17} isStill />
          <Wheel wheel={europeanWheel} isRolling={false} pocket={undefined} isStill lit={new Set([4, 18, 31])} />
          <Wheel wheel={americanWheel} isRolling={false} pocket={37} isStill />
        </>
      ) : (
        <Wheel wheel={europeanWheel} isRolling={isRolling} pocket={pocket} isStill={false} />
      )}
    </div>
  );
}
