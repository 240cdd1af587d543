/** The felt of Casino War: the main bet with the war stake beside it, and the bet on a tie. */
import { FeltFrame } from './felt-frame.tsx';
import type { FeltProps } from './felt.ts';
import { PlannedSpots } from './planned-spots.tsx';
import { warPlan } from './small-plans.ts';
import './few-spots-felt.css';

export function WarFelt(felt: FeltProps) {
  return (
    <FeltFrame felt={felt} className="felt-few">
      <div className="felt-plan" style={{ '--shape': warPlan.width / warPlan.height }}>
        <PlannedSpots felt={felt} plan={warPlan} />
      </div>
    </FeltFrame>
  );
}
