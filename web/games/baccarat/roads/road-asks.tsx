/** Predictions ("Ask Player", "Ask Banker"): the next mark of each derived road. */
import { ask } from '../../../../core/games/baccarat/presentation/roads/ask.ts';
import type { RoadResult, RoadSide } from '../../../../core/games/baccarat/presentation/roads/result.ts';
import { useWords } from '../../../words/use-words.ts';
import { type Derived, DerivedSign } from './derived-roads.tsx';

const derived: readonly Derived[] = ['bigEyeBoy', 'smallRoad', 'cockroachPig'];
const sides: readonly RoadSide[] = ['player', 'banker'];

export function RoadAsks({ results }: { readonly results: readonly RoadResult[] }) {
  const { say } = useWords();
  return (
    <div className="road-asks">
      {sides.map((side) => {
        const answer = ask(results, side);
        return (
          <p key={side} className="road-ask" data-side={side}>
            <span>{say(`road.ask.${side}`)}</span>
            {derived.map((road) => {
              const mark = answer[road];
              return (
                <svg
                  key={road}
                  viewBox="-.5 -.5 1 1"
                  role="img"
                  aria-label={say('road.answer', { road: say(`road.${road}`), colour: mark?.colour ?? 'none' })}
                >
                  {mark === undefined ? null : <DerivedSign road={road} colour={mark.colour} />}
                </svg>
              );
            })}
          </p>
        );
      })}
    </div>
  );
}
