/** The felt of all baccarats, with whichever of the family's spots the table has. */
import { useMemo, useRef } from 'react';
import { baccaratPlan } from './plan.ts';
import { FeltFrame } from '../../felt/felt-frame.tsx';
import type { FeltProps } from '../../felt/felt.ts';
import { PlannedSpots } from '../../felt/planned-spots.tsx';
import { useIsNarrow } from '../../felt/use-is-narrow.ts';
import './felt.css';

/** Below this width, in pixels, the names of six side bets don't fit in one row. */
const narrow = 490;

export function BaccaratFelt(felt: FeltProps) {
  const { spots } = felt;
  const cloth = useRef<HTMLDivElement>(null);
  const isUpright = useIsNarrow(cloth, narrow) || felt.isUpright;
  const plan = useMemo(() => baccaratPlan(spots.keys(), isUpright), [spots, isUpright]);
  return (
    <FeltFrame felt={felt} className="felt-baccarat">
      <div ref={cloth} className="felt-plan" data-upright={isUpright} style={{ '--shape': plan.width / plan.height }}>
        <PlannedSpots felt={felt} plan={plan} />
      </div>
    </FeltFrame>
  );
}
