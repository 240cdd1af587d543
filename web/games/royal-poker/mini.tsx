/** The dealer's recent hands. */
import { type MiniProps, ShortMini } from '../../drawn/mini.tsx';
import { useWords } from '../../words/use-words.ts';
import { handWord } from './hand-word.ts';

export function DealerHandMini({ boards }: MiniProps) {
  const { say } = useWords();
  return (
    <ShortMini
      boards={boards.slice(-4)}
      short={({ hand, qualified }) =>
        qualified === true
          ? { text: say(handWord(hand)), tone: 'loss' }
          : { text: say('mini.unqualified'), tone: 'win' }
      }
    />
  );
}
