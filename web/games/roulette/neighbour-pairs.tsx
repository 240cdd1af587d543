/** Sets how many neighbours a number on the racetrack is bet with. */
import { useWords } from '../../words/use-words.ts';

export interface PairsProps {
  /** Neighbours on each side. */
  readonly pairs: number;
  readonly onPairs: (pairs: number) => void;
}

const pairsMost = 9;

/** RO-E-065, RT-060: minus and plus change the neighbours on each side. */
export function NeighbourPairs({ pairs, onPairs }: PairsProps) {
  const words = useWords();
  return (
    <div className="roulette-pairs" role="group" aria-label={words.say('roulette.neighbours')}>
      <button
        type="button"
        aria-label={words.say('roulette.neighbours.fewer')}
        disabled={pairs <= 1}
        onClick={() => onPairs(pairs - 1)}
      >
        −
      </button>
      <output>{words.say('roulette.neighbours.count', { pairs })}</output>
      <button
        type="button"
        aria-label={words.say('roulette.neighbours.more')}
        disabled={pairs >= pairsMost}
        onClick={() => onPairs(pairs + 1)}
      >
        +
      </button>
    </div>
  );
}
