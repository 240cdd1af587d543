/** Cards where they lie, a number, dice: for games that have no drawn stage. */
import { useEffect } from 'react';
import { PlayingCard } from '../../drawn/cards/playing-card.tsx';
import type { StageProps } from '../../stage/stage.ts';
import styles from './plain.module.css';

export function PlainStage({ shown, onRest }: StageProps) {
  useEffect(() => onRest?.(), [shown, onRest]);
  return (
    <div className={styles['stage']}>
      {Object.entries(shown.places).map(([place, cards]) => (
        <figure key={place}>
          <figcaption>{place}</figcaption>
          <div>
            {cards.map((card, at) => (
              <PlayingCard key={at} card={card} />
            ))}
          </div>
        </figure>
      ))}
      {shown.pocket === undefined ? null : <strong>{shown.pocket}</strong>}
      {shown.dice === undefined ? null : <strong>{shown.dice.join(' · ')}</strong>}
    </div>
  );
}
