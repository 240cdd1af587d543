/** Cards the player can pick: each is a toggle button, and picked ones are raised. */
import { PlayingCard, useCardName } from '../drawn/cards/playing-card.tsx';
import type { Picking } from './stage.ts';
import './picked-hand.css';

interface PickedHandProps {
  readonly cards: readonly string[];
  readonly picking: Picking;
}

export function PickedHand({ cards, picking }: PickedHandProps) {
  const nameOf = useCardName();
  const { picked, most, onPick } = picking;
  const toggle = (slot: number) => {
    if (picked.includes(slot)) onPick(picked.filter((one) => one !== slot));
    else if (picked.length < most) onPick([...picked, slot].toSorted((a, b) => a - b));
  };
  return (
    <span className="hand" data-place={picking.place}>
      {cards.map((card, slot) => (
        <span key={slot} className="pick-slot">
          <PlayingCard card={card} />
          <button
            type="button"
            className="pick"
            aria-pressed={picked.includes(slot)}
            aria-label={nameOf(card)}
            onClick={() => toggle(slot)}
          />
        </span>
      ))}
    </span>
  );
}
