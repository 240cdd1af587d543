/** Draws each spot of a plan in its place. */
import type { ReactNode } from 'react';
import { defined } from '../../core/base/defined.ts';
import type { FeltProps } from './felt.ts';
import { boxOf, type FeltPlan } from './plan.ts';
import { Spot } from './spot.tsx';

interface PlannedProps {
  readonly felt: FeltProps;
  readonly plan: FeltPlan;
  readonly seat?: string;
  /** What is printed instead of the name. */
  readonly print?: (spot: string) => ReactNode;
}

export function PlannedSpots({ felt, plan, seat, print }: PlannedProps) {
  return plan.places
    .filter(({ spot }) => felt.spots.has(spot))
    .map((place) => {
      const printed = print?.(place.spot);
      return (
        <Spot key={place.spot} felt={felt} spot={place.spot} style={boxOf(place, plan)} {...defined({ seat })}>
          {printed}
        </Spot>
      );
    });
}
