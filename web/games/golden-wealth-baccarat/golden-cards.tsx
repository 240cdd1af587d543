/** The round's golden cards, each with its multiplier once drawn. */
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
          {/* A plain card until its multiplier is drawn. */}
          <PlayingCard card={card} times={times} />
        </li>
      ))}
    </ul>
  );
}
