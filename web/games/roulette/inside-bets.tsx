/** Every inside bet on one number as its own button: the lines of the layout are too small for thumbs. */
import { useState } from 'react';
import { type Pocket, printPocket } from '../../../core/round/pocket.ts';
import { useWords } from '../../words/use-words.ts';
import type { RouletteKind } from './covered.ts';
import type { FeltProps } from '../../felt/felt.ts';

const inside: ReadonlySet<string> = new Set(['straight', 'split', 'street', 'trio', 'corner', 'first-four', 'line']);

export function InsideBets({ felt, kind }: { readonly felt: FeltProps; readonly kind: RouletteKind }) {
  const { say, money } = useWords();
  const [number, setNumber] = useState<Pocket>(0);
  const bets = kind.positions.filter((one) => inside.has(one.kind) && one.numbers.includes(number));
  return (
    <section className="special-group">
      <h3 className="special-title">{say('roulette.special.inside')}</h3>
      <p className="special-about">{say('roulette.special.inside.about')}</p>
      <label className="special-number">
        {say('roulette.special.number')}
        <select value={number} onChange={({ target }) => setNumber(Number(target.value))}>
          {kind.wheel
            .toSorted((a, b) => a - b)
            .map((pocket) => (
              <option key={pocket} value={pocket}>
                {printPocket(pocket)}
              </option>
            ))}
        </select>
      </label>
      <div className="special-row" data-wide="true">
        {bets.map(({ spot }) => {
          const stake = felt.chips.stakes[spot] ?? 0;
          return (
            <button
              key={spot}
              type="button"
              className="spot special-bet"
              tabIndex={-1}
              data-spot={spot}
              data-stake={stake > 0 ? stake : undefined}
              aria-disabled={!felt.isOpen}
              aria-label={felt.describe(spot)}
            >
              <span>{felt.spots.get(spot)?.name}</span>
              <span className="special-chips" data-print={stake > 0 ? money(stake) : felt.spots.get(spot)?.pays} />
            </button>
          );
        })}
      </div>
    </section>
  );
}
