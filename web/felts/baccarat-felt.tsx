/** The felt of all baccarats: whichever of the family's spots the table has. */
import { useMemo } from 'react';
import { baccaratPlan } from './baccarat-plan.ts';
import { FeltFrame } from './felt-frame.tsx';
import type { FeltProps } from './felt.ts';
import { PlannedSpots } from './planned-spots.tsx';
import './baccarat-felt.css';

export function BaccaratFelt(felt: FeltProps) {
  const { spots, isUpright } = felt;
  const plan = useMemo(() => baccaratPlan(spots.keys(), isUpright), [spots, isUpright]);
  return (
    <FeltFrame felt={felt} className="felt-baccarat">
      <div className="felt-plan" style={{ '--shape': plan.width / plan.height }}>
        <PlannedSpots felt={felt} plan={plan} />
      </div>
    </FeltFrame>
  );
}
