/** The felt of Royal Poker: the Ante is the only bet before the cards; later stakes are choices. */
import { FeltFrame } from '../../felt/felt-frame.tsx';
import type { FeltProps } from '../../felt/felt.ts';
import { PlannedSpots } from '../../felt/planned-spots.tsx';
import { royalPlan } from './plan.ts';
import '../../felt/few-spots-felt.css';

export function RoyalPokerFelt(felt: FeltProps) {
  return (
    <FeltFrame felt={felt} className="felt-few">
      <div className="felt-plan" style={{ '--shape': royalPlan.width / royalPlan.height }}>
        <PlannedSpots felt={felt} plan={royalPlan} />
      </div>
    </FeltFrame>
  );
}
