/** The shoe in play: cards left, and the position of the cut card. */
import type { ConsoleState } from '../../house/protocol/studio.ts';
import { useWords } from '../words/use-words.ts';
import styles from './shoe.module.css';
import { sealWords } from './fact-words.ts';

export function ShoeView({ state: { shoe, preparation } }: { readonly state: ConsoleState }) {
  const words = useWords();
  const { say, number: figure } = words;
  // A shoe being prepared has a view of its own.
  if (preparation !== undefined || shoe === undefined) return null;
  const { number, decks, left, seal, isLast, cutFromEnd } = shoe;
  const all = decks * 52;
  return (
    <section className={styles['shoe']} aria-label={say('shoe.title')} data-last={isLast}>
      <p className={styles['shoe-name']}>{say('shoe.number', { number, seal: sealWords(seal, words) })}</p>
      <p className={styles['shoe-left']}>
        <b className="figures">{figure(left)}</b> {say('shoe.leftOf', { count: left, all })}
      </p>
      <div className={styles['shoe-bar']} style={{ '--left': left / all, '--cut': (cutFromEnd ?? 0) / all }}>
        <span />
        {cutFromEnd === undefined ? null : <i />}
      </div>
      {cutFromEnd === undefined ? null : (
        <p className={styles['shoe-cut']}>
          {say('shoe.cutAt', { count: cutFromEnd })}
          {isLast ? null : <> · {say('shoe.toCut', { count: Math.max(0, left - cutFromEnd) })}</>}
        </p>
      )}
      {isLast ? <p className={styles['shoe-last']}>{say('shoe.last')}</p> : null}
    </section>
  );
}
