/** A playing card that can be turned over; face down it is only a back, for its face has not left the house. */
import { useWords } from '../../words/use-words.ts';
import { CardFace } from './card-face.tsx';
import { lettersOf } from './suits.ts';
import './playing-card.css';

export interface PlayingCardProps {
  /** `9h`, or `hidden`. */
  readonly card: string;
  /** Printed in gold, with its multiplier. */
  readonly times?: number | undefined;
  /** Not part of what counts now. */
  readonly isPale?: boolean;
  /** Lies across, as baccarat's third cards and doubled hands do. */
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
