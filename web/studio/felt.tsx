/** What lies on the table, place by place, as everyone may see it. */
import type { Shown } from '../../house/protocol/frames.ts';
import { PlayingCard } from '../drawn/cards/playing-card.tsx';
import { placeName } from '../replay/place-name.ts';
import { useWords } from '../words/use-words.ts';
import styles from './studio.module.css';

export function Felt({ shown }: { readonly shown: Shown }) {
  const words = useWords();
  const { places, pocket, dice, drawn, burned } = shown;
  const laid = Object.entries(places).filter(([, cards]) => cards.length > 0);
  return (
    <section className={styles['felt']} aria-label={words.say('studio.felt')}>
      {laid.map(([place, cards]) => (
        <div key={place} className={styles['place']}>
          <h2>{placeName(place, words)}</h2>
          <div className={styles['cards']}>
            {cards.map((card, at) => (
              <PlayingCard key={at} card={card} />
            ))}
          </div>
        </div>
      ))}
      {pocket === undefined ? null : <p className={styles['number']}>{pocket}</p>}
      {dice === undefined ? null : <p className={styles['number']}>{dice.join(' · ')}</p>}
      {drawn.map(({ name, picked }, at) => (
        <p key={at} className={styles['drawn']}>
          {name}: {picked.join(', ')}
        </p>
      ))}
      {burned.length === 0 ? null : (
        <p className={styles['drawn']}>{words.say('studio.burned', { count: burned.length })}</p>
      )}
    </section>
  );
}
