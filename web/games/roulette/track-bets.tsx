/** Every racetrack bet as its own button: the numbers of the wheel are too small for thumbs. */
import { printPocket } from '../../../core/round/pocket.ts';
import { useWords } from '../../words/use-words.ts';
import type { RouletteKind } from './covered.ts';
import type { FeltProps } from '../../felt/felt.ts';
import { NeighbourPairs, type PairsProps } from './neighbour-pairs.tsx';

interface TrackBetsProps extends PairsProps {
  readonly felt: FeltProps;
  readonly kind: RouletteKind;
}

const sectors = ['voisins', 'tiers', 'orphelins', 'jeu-zero'] as const;

export function TrackBets({ felt, kind, pairs, onPairs }: TrackBetsProps) {
  const { say } = useWords();
  const { compounds = [], isOpen } = felt;
  const offered = sectors.filter((name) => compounds.includes(name));
  const hasNeighbours = compounds.includes('neighbours');
  if (offered.length === 0 && !hasNeighbours) return null;
  const chipsIn = (compound: string) => kind.chipsOf(compound).reduce((sum, { chips }) => sum + chips, 0);
  return (
    <section className="special-group">
      <h3 className="special-title">{say('roulette.view.racetrack')}</h3>
      <p className="special-about">{say('roulette.special.track.about')}</p>
      <div className="special-row" data-wide="true">
        {offered.map((name) => (
          <TrackBet
            key={name}
            compound={name}
            print={say(`roulette.sector.${name}`)}
            chips={chipsIn(name)}
            label={say(`roulette.sector.${name}.long`, { chips: chipsIn(name) })}
            isOpen={isOpen}
          />
        ))}
      </div>
      {hasNeighbours ? (
        <>
          <NeighbourPairs pairs={pairs} onPairs={onPairs} />
          <div className="special-row">
            {kind.wheel.map((pocket) => {
              const number = printPocket(pocket);
              const chips = 2 * pairs + 1;
              return (
                <TrackBet
                  key={pocket}
                  compound={`neighbours/${number}/${pairs}`}
                  print={number}
                  chips={chips}
                  label={say('roulette.neighbours.of', { number, pairs, chips })}
                  isOpen={isOpen}
                />
              );
            })}
          </div>
        </>
      ) : null}
    </section>
  );
}

interface TrackBetProps {
  readonly compound: string;
  readonly print: string;
  readonly chips: number;
  readonly label: string;
  readonly isOpen: boolean;
}

function TrackBet({ compound, print, chips, label, isOpen }: TrackBetProps) {
  const { say } = useWords();
  return (
    <button
      type="button"
      className="spot special-bet"
      tabIndex={-1}
      data-compound={compound}
      aria-disabled={!isOpen}
      aria-label={label}
    >
      <span>{print}</span>
      <span className="special-chips" data-print={say('roulette.chips', { chips })} />
    </button>
  );
}
