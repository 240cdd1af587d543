/** The bead plate and the big road: winners, ties, pairs and naturals, with letters as well as colours. */
import type { Bead } from '../../../../core/games/baccarat/presentation/roads/bead-plate.ts';
import type { BigRoad } from '../../../../core/games/baccarat/presentation/roads/big-road.ts';
import { useWords } from '../../../words/use-words.ts';
import { RoadGrid } from './road-grid.tsx';
import { roadWindow } from './road-window.ts';

interface PairsProps {
  readonly playerPair: boolean;
  readonly bankerPair: boolean;
}

/** By convention the Banker pair is a dot at the top left, the Player pair at the bottom right. */
function PairDots({ playerPair, bankerPair }: PairsProps) {
  return (
    <>
      {bankerPair ? <circle className="road-pair" data-side="banker" cx={-0.3} cy={-0.3} r={0.14} /> : null}
      {playerPair ? <circle className="road-pair" data-side="player" cx={0.3} cy={0.3} r={0.14} /> : null}
    </>
  );
}

export function BeadPlate({ beads, columns }: { readonly beads: readonly Bead[]; readonly columns: number }) {
  const { say } = useWords();
  return (
    <RoadGrid name={say('road.beads')} columns={columns}>
      {roadWindow(beads, columns).marks.map(({ mark, x, y }) => (
        <g key={`${x}/${y}`} transform={`translate(${x + 0.5} ${y + 0.5})`}>
          <circle className="bead" data-side={mark.winner} r={0.41} />
          {mark.natural ? <circle className="bead-natural" r={0.34} /> : null}
          <text className="bead-letter">{say(`road.letter.${mark.winner}`)}</text>
          <PairDots {...mark} />
        </g>
      ))}
    </RoadGrid>
  );
}

export function BigRoadDrawing({ road, columns }: { readonly road: BigRoad; readonly columns: number }) {
  const { say } = useWords();
  return (
    <RoadGrid name={say('road.big')} columns={columns}>
      {roadWindow(road.cells, columns).marks.map(({ mark, x, y }) => (
        <g key={`${x}/${y}`} transform={`translate(${x + 0.5} ${y + 0.5})`}>
          <circle className="big-road" data-side={mark.winner} data-natural={mark.natural} r={0.37} />
          <text className="big-road-letter" data-side={mark.winner}>
            {say(`road.letter.${mark.winner}`)}
          </text>
          {mark.ties > 0 ? (
            <>
              <path className="big-road-tie" d="M-.42 .42L.42-.42" />
              {mark.ties > 1 ? <text className="big-road-ties">{mark.ties}</text> : null}
            </>
          ) : null}
          <PairDots {...mark} />
        </g>
      ))}
    </RoadGrid>
  );
}
