/** A playing card that can be turned over. Face down it has no face to show: the house hasn't sent one. */
import { useWords } from '../../words/use-words.ts';
import { CardFace } from './card-face.tsx';
import { lettersOf } from './suits.ts';
import './playing-card.css';

export interface PlayingCardProps {
  /** `9h`, or `hidden`. */
  readonly card: string;
  /** The multiplier of a golden card. */
  readonly times?: number | undefined;
  /** Dimmed: not part of what counts now. */
  readonly isPale?: boolean;
  /** Lies sideways, like baccarat's third cards and doubled blackjack hands. */
  readonly isAcross?: boolean;
}

export function PlayingCard({ card, times, isPale = false, isAcross = false }: PlayingCardProps) {
  const letters = lettersOf(card);
  const name = useCardName()(card, times);
  return (
    <span
      className="card"
      role="img"
      aria-label={name}
      data-face={letters === undefined ? 'down' : 'up'}
      data-golden={times !== undefined}
      data-pale={isPale}
      data-across={isAcross}
    >
      <span className="card-turner">
        <span className="card-front">
          {letters === undefined ? null : <CardFace rank={letters.rank} suit={letters.suit} />}
          {times === undefined ? null : <span className="card-times">×{times}</span>}
        </span>
        <span className="card-back" />
      </span>
    </span>
  );
}

/** "Nine of hearts", in the player's language. */
export function useCardName(): (card: string, times?: number) => string {
  const words = useWords();
  return (card, times) => {
    const letters = lettersOf(card);
    if (letters === undefined) return words.say('card.hidden');
    const [rank, suit] = [words.say(`card.rank.${letters.rank}`), words.say(`card.suit.${letters.suit}`)];
    const name = words.say('card.name', { rank, suit });
    return times === undefined ? name : words.say('card.golden', { card: name, times });
  };
}
