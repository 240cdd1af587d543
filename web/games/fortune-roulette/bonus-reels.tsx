/** The bonus game of Fortune Roulette: five reels of three cells, spin by spin. */
import {
  afterSpin,
  cells,
  noSpins,
  rows,
  spinsWith,
  type NumberTally,
} from '../../../core/games/fortune-roulette/presentation/tally.ts';
import { Chest } from './signs.tsx';
import type { BonusSpin } from './draws.ts';
import { useWords } from '../../words/use-words.ts';
import './bonus-reels.css';

interface ReelsProps {
  readonly spins: readonly BonusSpin[];
  /** Spins at the start of the bonus game. */
  readonly opening: number;
  readonly isStill: boolean;
}

export function BonusReels({ spins, opening, isStill }: ReelsProps) {
  const words = useWords();
  const spin = spins.at(-1) ?? [];
  const { chests, total } = tallyOf(spins);
  return (
    <figure className="reels" data-still={isStill}>
      <figcaption className="reels-head">
        <span>{words.say('fortune.spin', { spin: spins.length, spins: spinsWith(chests, opening) })}</span>
        <span>
          <Chest /> {chests}
        </span>
        <strong>×{words.number(total)}</strong>
      </figcaption>
      <div
        className="reels-window"
        role="img"
        aria-label={words.say('fortune.reels', { symbols: spin.flat().join(', ') })}
      >
        {spin.map((reel, at) => (
          <span key={`${spins.length}/${at}`} className="reel" style={{ '--at': at }}>
            <Symbols symbols={[...reel, ...passing]} />
          </span>
        ))}
      </div>
    </figure>
  );
}

/** Symbols that scroll past before a reel stops: two windows' worth. */
const passing: readonly string[] = Array.from({ length: 2 * rows }, (_, at) => (at % 4 === 1 ? 'chest' : 'blank'));

function Symbols({ symbols }: { readonly symbols: readonly string[] }) {
  return symbols.map((symbol, row) => (
    <span key={row} className="reel-cell" data-symbol={symbol}>
      {symbol === 'chest' ? <Chest /> : symbol === 'blank' ? '' : `×${symbol}`}
    </span>
  ));
}

/** Totals of the finished spins. */
const tallyOf = (spins: readonly BonusSpin[]): NumberTally =>
  spins
    .map((spin) => spin.flat())
    .filter((seen) => seen.length === cells)
    .reduce(afterSpin, noSpins);
