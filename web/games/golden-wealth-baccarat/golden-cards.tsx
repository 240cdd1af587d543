/** The golden cards of a round, each with its multiplier as it is drawn. */
import { PlayingCard } from '../../drawn/cards/playing-card.tsx';
import './golden-cards.css';

interface GoldenProps {
  readonly golden: ReadonlyMap<string, number | undefined>;
  readonly isStill: boolean;
}

export function GoldenCards({ golden, isStill }: GoldenProps) {
  return (
    <ul className="golden-cards" data-still={isStill}>
      {[...golden].map(([card, times], at) => (
        <li key={card} style={{ '--at': at }}>
          {/* Until its multiplier is drawn it lies there as a plain card. */}
          <PlayingCard card={card} times={times} />
        </li>
      ))}
    </ul>
  );
}
