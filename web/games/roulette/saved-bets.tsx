/** Bets the player saved at this table: saves the current layout, replays one with a tap. */
import { useWords } from '../../words/use-words.ts';
import type { FeltProps } from '../../felt/felt.ts';

const namesShown = 3;

export function SavedBets({ felt }: { readonly felt: FeltProps }) {
  const { say, money } = useWords();
  const { saved, chips, spots, isOpen } = felt;
  if (saved === undefined) return null;
  const described = (stakes: Readonly<Record<string, number>>) => {
    const names = Object.keys(stakes).map((spot) => spots.get(spot)?.name ?? spot);
    return names.length > namesShown ? `${names.slice(0, namesShown).join(', ')} …` : names.join(', ');
  };
  return (
    <section className="special-group">
      <h3 className="special-title">{say('roulette.saved')}</h3>
      <p className="special-about">{say('roulette.saved.about')}</p>
      <ul className="saved-bets">
        {saved.all.map((stakes, at) => (
          <li key={at}>
            <button type="button" className="saved-bet" disabled={!isOpen} onClick={() => saved.onPlace(at)}>
              <span>{described(stakes)}</span>
              <b className="figures">{money(Object.values(stakes).reduce((sum, stake) => sum + stake, 0))}</b>
            </button>
            <button
              type="button"
              className="saved-forget"
              aria-label={say('roulette.saved.forget', { bets: described(stakes) })}
              onClick={() => saved.onForget(at)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="saved-bet"
        disabled={Object.keys(chips.stakes).length === 0 || saved.isFull}
        onClick={saved.onSave}
      >
        {say('roulette.saved.save')}
      </button>
    </section>
  );
}
