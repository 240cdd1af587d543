/** The dealer's recent totals. */
import { type MiniProps, ShortMini } from '../../drawn/mini.tsx';
import { useWords } from '../../words/use-words.ts';

export function BlackjackMini({ boards }: MiniProps) {
  const { say } = useWords();
  return (
    <ShortMini
      boards={boards}
      short={({ total, bust, blackjack }) =>
        blackjack === true
          ? { text: 'BJ', tone: 'loss' }
          : bust === true
            ? { text: say('mini.bust'), tone: 'win' }
            : { text: String(total) }
      }
    />
  );
}
