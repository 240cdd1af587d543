/** The racetrack: a number with its neighbours on the wheel, and the named sectors. */
import { useMemo } from 'react';
import { colourOf, type Pocket, printPocket } from '../../../core/round/pocket.ts';
import { useWords } from '../../words/use-words.ts';
import type { RouletteKind } from './covered.ts';
import type { FeltProps } from '../../felt/felt.ts';
import { type TrackPlan, trackPlan } from './track-plan.ts';
import { uprightTrackPlan } from './upright-track-plan.ts';

interface RacetrackProps {
  readonly felt: FeltProps;
  readonly kind: RouletteKind;
  readonly covered: ReadonlySet<Pocket>;
  /** Neighbours on each side. */
  readonly pairs: number;
}

export function Racetrack({ felt, kind, covered, pairs }: RacetrackProps) {
  const words = useWords();
  const { isUpright, compounds = [] } = felt;
  const plan = useMemo(() => (isUpright ? uprightTrackPlan : trackPlan)(kind.wheel), [kind, isUpright]);
  const hasNeighbours = compounds.includes('neighbours');
  const landed = felt.won.size > 0 ? felt.shown.pocket : undefined;
  return (
    <div className="racetrack" data-upright={isUpright} style={{ '--track-ratio': plan.width / plan.height }}>
      <Drawing plan={plan} covered={covered} landed={landed} />
      {plan.sectors
        .filter(({ name }) => compounds.includes(name))
        .map(({ name, points, middle }) => (
          <TrackButton
            key={name}
            plan={plan}
            points={points}
            compound={name}
            isOpen={felt.isOpen}
            label={words.say(`roulette.sector.${name}.long`, { chips: chipsIn(kind, name) })}
          >
            <span className="track-sector" style={labelAt(points, middle)}>
              {words.say(`roulette.sector.${name}`)}
            </span>
          </TrackButton>
        ))}
      {plan.cells.map(({ pocket, points, middle }) => {
        const number = printPocket(pocket);
        const label = (
          <span className="track-number" data-landed={landed === pocket} style={labelAt(points, middle)}>
            {number}
          </span>
        );
        if (!hasNeighbours) {
          return (
            <span key={pocket} className="track-cell" style={shapeOf(plan, points)}>
              {label}
            </span>
          );
        }
        return (
          <TrackButton
            key={pocket}
            plan={plan}
            points={points}
            compound={`neighbours/${number}/${pairs}`}
            isOpen={felt.isOpen}
            label={words.say('roulette.neighbours.of', { number, pairs, chips: 2 * pairs + 1 })}
          >
            {label}
          </TrackButton>
        );
      })}
    </div>
  );
}

const chipsIn = (kind: RouletteKind, name: string): number =>
  kind.chipsOf(name).reduce((sum, { chips }) => sum + chips, 0);

type Points = TrackPlan['cells'][number]['points'];

interface TrackButtonProps {
  readonly plan: TrackPlan;
  readonly points: Points;
  readonly compound: string;
  readonly isOpen: boolean;
  readonly label: string;
  readonly children: React.ReactNode;
}

function TrackButton({ plan, points, compound, isOpen, label, children }: TrackButtonProps) {
  return (
    <button
      type="button"
      className="spot track-cell"
      tabIndex={-1}
      data-compound={compound}
      aria-disabled={!isOpen}
      aria-label={label}
      style={shapeOf(plan, points)}
    >
      {children}
    </button>
  );
}

const boundsOf = (points: Points) => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
};

const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;

/** The bounding box of an area, clipped to its outline so that only the visible part is touchable. */
function shapeOf(plan: TrackPlan, points: Points) {
  const { left, top, width, height } = boundsOf(points);
  const corners = points.map(([x, y]) => `${percent((x - left) / width)} ${percent((y - top) / height)}`);
  return {
    left: percent(left / plan.width),
    top: percent(top / plan.height),
    width: percent(width / plan.width),
    height: percent(height / plan.height),
    clipPath: `polygon(${corners.join(',')})`,
  };
}

function labelAt(points: Points, [x, y]: readonly [number, number]) {
  const { left, top, width, height } = boundsOf(points);
  return { left: percent((x - left) / width), top: percent((y - top) / height) };
}

interface DrawingProps {
  readonly plan: TrackPlan;
  readonly covered: ReadonlySet<Pocket>;
  readonly landed: Pocket | undefined;
}

const path = (points: Points): string => `M${points.map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`).join('L')}z`;

function Drawing({ plan, covered, landed }: DrawingProps) {
  return (
    <svg
      className="track-drawing"
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {plan.sectors.map(({ name, points }) => (
        <path key={name} className="track-inside" d={path(points)} />
      ))}
      {plan.cells.map(({ pocket, points }) => (
        <path
          key={pocket}
          className="track-outline"
          data-colour={colourOf(pocket)}
          data-covered={covered.has(pocket)}
          data-landed={landed === pocket}
          d={path(points)}
        />
      ))}
    </svg>
  );
}
