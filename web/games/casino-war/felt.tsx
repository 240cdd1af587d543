/** The felt of Casino War: the main bet with the war stake beside it, and the tie bet. */
import { FeltFrame } from '../../felt/felt-frame.tsx';
import type { FeltProps } from '../../felt/felt.ts';
import { PlannedSpots } from '../../felt/planned-spots.tsx';
import { warPlan } from './plan.ts';
import '../../felt/few-spots-felt.css';

export function WarFelt(felt: FeltProps) {
  return (
    <FeltFrame felt={felt} className="felt-few">
      <div className="felt-plan" style={{ '--shape': warPlan.width / warPlan.height }}>
        <PlannedSpots felt={felt} plan={warPlan} />
      </div>
    </FeltFrame>
  );
}
