/** The last results of a game without a miniature of its own: who won, or which number or total it was. */
import { printPocket } from '../../../core/games/roulette/presentation/wheel.ts';
import { type MiniProps, ShortMini } from '../../drawn/mini.tsx';
import { placeName } from '../../words/place-name.ts';
import { useWords } from '../../words/use-words.ts';

/** So many names stand beside one another on a card. */
const shown = 4;

export function PlainMini({ boards }: MiniProps) {
  const words = useWords();
  return (
    <ShortMini
      boards={boards.slice(-shown)}
      short={({ winner, pocket, total, dice }) => {
        if (typeof winner === 'string') return { text: placeName(winner, words) };
        if (Array.isArray(dice)) return { text: dice.join(' · ') };
        if (typeof pocket === 'number') return { text: printPocket(pocket) };
        return { text: typeof total === 'number' ? words.number(total) : '–' };
      }}
    />
  );
}
