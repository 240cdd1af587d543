/** The scoreboard of a shoe: five roads, predictions, and win counts. */
import { useMemo } from 'react';
import type { RoadResult } from '../../../../core/games/baccarat/presentation/roads/result.ts';
import { roads } from '../../../../core/games/baccarat/presentation/roads/roads.ts';
import { useWords } from '../../../words/use-words.ts';
import { DerivedRoad } from './derived-roads.tsx';
import { BeadPlate, BigRoadDrawing } from './main-roads.tsx';
import { RoadAsks } from './road-asks.tsx';
import './roads.css';

interface RoadsProps {
  readonly results: readonly RoadResult[];
}

export function BaccaratRoads({ results }: RoadsProps) {
  const { say } = useWords();
  const all = useMemo(() => roads(results), [results]);
  return (
    <div className="roads">
      <div className="roads-beads">
        <BeadPlate beads={all.beadPlate} columns={12} />
        {results.length === 0 ? <p className="roads-none">{say('road.none')}</p> : null}
      </div>
      <div className="roads-big">
        <BigRoadDrawing road={all.bigRoad} columns={18} />
      </div>
      <div className="roads-derived">
        <DerivedRoad road="bigEyeBoy" marks={all.bigEyeBoy} columns={30} />
        <DerivedRoad road="smallRoad" marks={all.smallRoad} columns={30} />
        <DerivedRoad road="cockroachPig" marks={all.cockroachPig} columns={30} />
      </div>
      <RoadAsks results={results} />
      <Counts results={results} />
    </div>
  );
}

function Counts({ results }: RoadsProps) {
  const { say, number } = useWords();
  const count = (counts: (result: RoadResult) => boolean): string => number(results.filter(counts).length);
  const counted = [
    ['player', count(({ winner }) => winner === 'player')],
    ['banker', count(({ winner }) => winner === 'banker')],
    ['tie', count(({ winner }) => winner === 'tie')],
    ['player-pair', count(({ playerPair }) => playerPair)],
    ['banker-pair', count(({ bankerPair }) => bankerPair)],
    ['natural', count(({ natural }) => natural)],
    ['all', number(results.length)],
  ] as const;
  return (
    <dl className="road-counts">
      {counted.map(([name, times]) => (
        <div key={name} data-side={name}>
          <dt>{say(`road.count.${name}`)}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  );
}
