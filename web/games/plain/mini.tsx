/** The miniature of games without one of their own: recent winners, numbers or totals. */
import { printPocket } from '../../../core/round/pocket.ts';
import { type MiniProps, ShortMini } from '../../drawn/mini.tsx';
import { placeName } from '../../words/place-name.ts';
import { useWords } from '../../words/use-words.ts';

/** Names that fit side by side on a lobby card. */
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
