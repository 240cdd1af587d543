/** Big eye boy, small road and cockroach pig: red where the shoe repeats itself, blue where it doesn't. */
import type { DerivedMark } from '../../../../core/games/baccarat/presentation/roads/derived-road.ts';
import { useWords } from '../../../words/use-words.ts';
import { RoadGrid } from './road-grid.tsx';
import { roadWindow } from './road-window.ts';

export type Derived = 'bigEyeBoy' | 'smallRoad' | 'cockroachPig';

/** One mark, centred in its cell. Red and blue also differ in shape. */
export function DerivedSign({ road, colour }: { readonly road: Derived; readonly colour: DerivedMark['colour'] }) {
  const isBlue = colour === 'blue';
  if (road === 'cockroachPig') {
    return (
      <path className="derived-stroke" data-colour={colour} d={isBlue ? 'M-.32-.32L.32 .32' : 'M-.32 .32L.32-.32'} />
    );
  }
  const isHollow = road === 'bigEyeBoy';
  return (
    <>
      <circle className={isHollow ? 'derived-ring' : 'derived-disc'} data-colour={colour} r={0.34} />
      {isBlue ? <path className="derived-bar" data-hollow={isHollow} d="M-.2 0h.4" /> : null}
    </>
  );
}

interface DerivedProps {
  readonly road: Derived;
  readonly marks: readonly DerivedMark[];
  readonly columns: number;
}

export function DerivedRoad({ road, marks, columns }: DerivedProps) {
  const { say } = useWords();
  return (
    <RoadGrid name={say(`road.${road}`)} columns={columns}>
      {roadWindow(marks, columns).marks.map(({ mark, x, y }) => (
        <g key={`${x}/${y}`} transform={`translate(${x + 0.5} ${y + 0.5})`}>
          <DerivedSign road={road} colour={mark.colour} />
        </g>
      ))}
    </RoadGrid>
  );
}
