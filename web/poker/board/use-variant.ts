/** What is played, in one name: "No Limit Hold’em", or with the limit after the game where the language wants it so. */
import type { InformationTold } from '../../../house/protocol/tournament-board.ts';
import { useWords } from '../../words/use-words.ts';

export function useVariant({ limit, game }: Pick<InformationTold, 'limit' | 'game'>): string {
  const { say } = useWords();
  return say('poker.variant', { limit: say(`poker.limit.${limit}`), game: say(`poker.game.${game}`) });
}
