/** Special bets: inside bets around a number, racetrack bets, saved bets, finales and complete bets. */
import { printPocket } from '../../../core/round/pocket.ts';
import { useWords } from '../../words/use-words.ts';
import type { RouletteKind } from './covered.ts';
import type { FeltProps } from '../../felt/felt.ts';
import { InsideBets } from './inside-bets.tsx';
import type { PairsProps } from './neighbour-pairs.tsx';
import { SavedBets } from './saved-bets.tsx';
import { TrackBets } from './track-bets.tsx';

interface SpecialProps {
  readonly felt: FeltProps;
  readonly kind: RouletteKind;
}

const digits = Array.from({ length: 10 }, (_, digit) => digit);

export function SpecialBets({ felt, kind, pairs, onPairs }: SpecialProps & PairsProps) {
  const { compounds = [] } = felt;
  const numbers = kind.wheel.toSorted((a, b) => a - b).map(printPocket);
  const groups = [
    { name: 'finale', which: digits.map(String) },
    { name: 'finale-cheval', which: digits.slice(0, 7).map((digit) => `${digit}-${digit + 3}`) },
    { name: 'complete', which: numbers },
  ].filter(({ name }) => compounds.includes(name));
  return (
    <div className="special-bets">
      <InsideBets felt={felt} kind={kind} />
      <TrackBets felt={felt} kind={kind} pairs={pairs} onPairs={onPairs} />
      <SavedBets felt={felt} />
      {groups.map(({ name, which }) => (
        <Group key={name} felt={felt} kind={kind} name={name} which={which} />
      ))}
    </div>
  );
}

function Group({
  felt,
  kind,
  name,
  which,
}: SpecialProps & { readonly name: string; readonly which: readonly string[] }) {
  const words = useWords();
  return (
    <section className="special-group">
      <h3 className="special-title">{words.say(`roulette.special.${name}`)}</h3>
      <p className="special-about">{words.say(`roulette.special.${name}.about`)}</p>
      <div className="special-row">
        {which.map((one) => {
          const compound = `${name}/${one}`;
          const chips = kind.chipsOf(compound).reduce((sum, bet) => sum + bet.chips, 0);
          return (
            <button
              key={one}
              type="button"
              className="spot special-bet"
              tabIndex={-1}
              data-compound={compound}
              aria-disabled={!felt.isOpen}
              aria-label={words.say('roulette.special.bet', {
                name: words.say(`roulette.special.${name}`),
                which: one,
                chips,
              })}
            >
              <span>{one}</span>
              <span className="special-chips" data-print={words.say('roulette.chips', { chips })} />
            </button>
          );
        })}
      </div>
    </section>
  );
}
