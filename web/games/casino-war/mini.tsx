/** Recent winners of Casino War. */
import { type MiniProps, ShortMini } from '../../drawn/mini.tsx';
import { useWords } from '../../words/use-words.ts';

export function WarMini({ boards }: MiniProps) {
  const { say } = useWords();
  return (
    <ShortMini
      boards={boards}
      short={({ winner }) =>
        winner === 'customer'
          ? { text: say('mini.customer'), tone: 'win' }
          : winner === 'dealer'
            ? { text: say('mini.dealer'), tone: 'loss' }
            : { text: say('mini.none') }
      }
    />
  );
}
