/** The felt of sic bo, with dice drawn on the cloth. */
import { useMemo } from 'react';
import { DieFace } from '../../drawn/dice/die-face.tsx';
import { FeltFrame } from '../../felt/felt-frame.tsx';
import type { FeltProps, FeltSpot } from '../../felt/felt.ts';
import { PlannedSpots } from '../../felt/planned-spots.tsx';
import { sicBoPlan } from './plan.ts';
import './felt.css';

export function SicBoFelt(felt: FeltProps) {
  const { spots, isUpright } = felt;
  const plan = useMemo(() => sicBoPlan(isUpright), [isUpright]);
  return (
    <FeltFrame felt={felt} className="felt-sic-bo">
      <div className="felt-plan" data-upright={isUpright} style={{ '--shape': plan.width / plan.height }}>
        <PlannedSpots felt={felt} plan={plan} print={(spot) => <Print spot={spot} terms={spots.get(spot)} />} />
      </div>
    </FeltFrame>
  );
}

/** The faces shown on a spot: `double/4` shows two fours. */
function facesOn(spot: string): readonly number[] {
  const [kind = '', which = ''] = spot.split('/');
  const faces = which.split('-').map(Number);
  const times = { single: 1, double: 2, triple: 3, combination: 1 }[kind];
  return times === undefined ? [] : Array.from({ length: times }, () => faces).flat();
}

function Print({ spot, terms }: { readonly spot: string; readonly terms: FeltSpot | undefined }) {
  const faces = facesOn(spot);
  const total = spot.startsWith('total/') ? spot.slice('total/'.length) : undefined;
  if (faces.length === 0) {
    return <span className={total === undefined ? 'spot-name' : 'spot-total'}>{total ?? terms?.name}</span>;
  }
  return (
    <span className="spot-dice">
      {faces.map((face, at) => (
        <DieFace key={at} face={face} />
      ))}
    </span>
  );
}
