/** The roulette layout: numbers, the positions between them, and the outside bets. */
import { memo, useEffect, useMemo, useRef } from 'react';
import { colourOf, type Pocket, printPocket } from '../../../core/round/pocket.ts';
import type { RouletteKind } from './covered.ts';
import type { FeltProps } from '../../felt/felt.ts';
import { boxOf, type FeltPlan, upright } from '../../felt/plan.ts';
import { roulettePlan, thumbStrips } from './plan.ts';
import { Spot } from '../../felt/spot.tsx';

interface LayoutProps {
  readonly felt: FeltProps;
  readonly kind: RouletteKind;
  readonly covered: ReadonlySet<Pocket>;
  /** Covered by chips on the layout. */
  readonly backed: ReadonlySet<Pocket>;
}

export function RouletteLayout({ felt, kind, covered, backed }: LayoutProps) {
  const { isUpright, shown } = felt;
  const plan = useMemo(() => {
    return isUpright ? upright(roulettePlan(kind.positions, thumbStrips)) : roulettePlan(kind.positions);
  }, [kind, isUpright]);
  const boxes = useMemo(() => new Map(plan.places.map((place) => [place.spot, boxOf(place, plan)])), [plan]);
  const landed = felt.won.size > 0 ? shown.pocket : undefined;
  return (
    <div className="felt-plan roulette-layout" data-upright={isUpright} data-zeros={kind.wheel.length - 36}>
      <Covered plan={plan} numbers={backed} by="chips" />
      {kind.positions.map(({ spot, kind: of, numbers }) => {
        const [number = 0] = numbers;
        const isNumber = of === 'straight';
        return (
          <Spot key={spot} felt={felt} spot={spot} className={`on-${of}`} style={boxes.get(spot) ?? {}}>
            <Print felt={felt} spot={spot} of={of} number={isNumber ? number : undefined} />
          </Spot>
        );
      })}
      <Covered plan={plan} numbers={covered} />
      {landed === undefined ? null : <Dolly plan={plan} pocket={landed} isStill={felt.isStill} />}
    </div>
  );
}

interface PrintProps {
  readonly felt: FeltProps;
  readonly spot: string;
  readonly of: string;
  readonly number: Pocket | undefined;
}

function Print({ felt, spot, of, number }: PrintProps) {
  if (number !== undefined) {
    return (
      <span className="roulette-number" data-colour={colourOf(number)}>
        {printPocket(number)}
      </span>
    );
  }
  if (of === 'red-black') return <span className="roulette-diamond" data-colour={spot} />;
  if (of === 'column') {
    // The name is too long for this box: it shows the payout once known.
    return <span className="roulette-word" data-print={felt.spots.get(spot)?.pays} />;
  }
  if (of === 'dozen' || of === 'even-odd' || of === 'low-high') {
    return <span className="roulette-word">{felt.spots.get(spot)?.name}</span>;
  }
  return <span className="roulette-aim" />;
}

const Covered = memo(function Covered({
  plan,
  numbers,
  by,
}: {
  readonly plan: FeltPlan;
  readonly numbers: ReadonlySet<Pocket>;
  readonly by?: 'chips';
}) {
  return plan.places
    .filter(({ spot }) => [...numbers].some((number) => spot === `straight/${printPocket(number)}`))
    .map((place) => (
      <span
        key={place.spot}
        className="roulette-covered"
        data-on={place.spot}
        data-by={by}
        style={boxOf(place, plan)}
      />
    ));
});

interface DollyProps {
  readonly plan: FeltPlan;
  readonly pocket: Pocket;
  readonly isStill: boolean;
}

/** The dolly on the winning number; scrolls a long layout until it is visible. */
function Dolly({ plan, pocket, isStill }: DollyProps) {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    marker.current?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
  }, [pocket, isStill]);
  const place = plan.places.find(({ spot }) => spot === `straight/${printPocket(pocket)}`);
  if (place === undefined) return null;
  return (
    <span ref={marker} className="roulette-dolly" style={boxOf(place, plan)}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <ellipse cx={20} cy={33} rx={13} ry={4.5} fill="rgb(0 0 0 / 45%)" />
        <path
          d="M9 31c0-3 3-4 5-6l3-12h6l3 12c2 2 5 3 5 6 0 3-5 4.500-11 4.500S9 34 9 31z"
          fill="#e9dcb8"
          stroke="#6b5525"
        />
        <circle cx={20} cy={10} r={6} fill="#f6edd2" stroke="#6b5525" />
      </svg>
    </span>
  );
}
