/** The round's Fortune numbers with their returns, including the Chest or Bonus number. */
import { colourOf, type Pocket, printPocket } from '../../../core/round/pocket.ts';
import { Chest, Star } from './signs.tsx';
import type { Fortune } from './draws.ts';
import { useWords } from '../../words/use-words.ts';
import './fortune-numbers.css';

interface FortuneProps {
  readonly fortune: Fortune;
  /** The winning number. */
  readonly landed: Pocket | undefined;
  readonly isStill: boolean;
}

export function FortuneNumbers({ fortune: { numbers, special }, landed, isStill }: FortuneProps) {
  const words = useWords();
  return (
    <ul className="fortune" data-still={isStill} aria-label={words.say('fortune.numbers')}>
      {numbers.map(({ number, times }, at) => (
        <li key={number} data-landed={number === landed} style={{ '--at': at }}>
          <span className="fortune-number" data-colour={colourOf(number)}>
            {printPocket(number)}
          </span>
          <span className="fortune-times">{times === undefined ? '' : `×${times}`}</span>
        </li>
      ))}
      {special?.number === undefined ? null : (
        <li data-landed={special.number === landed} data-special={special.kind} style={{ '--at': numbers.length }}>
          <span className="fortune-number" data-colour={colourOf(special.number)}>
            {printPocket(special.number)}
          </span>
          <span className="fortune-times">
            {special.kind === 'chest' ? <Chest /> : <Star />}
            <span>{words.say(`fortune.${special.kind}`)}</span>
          </span>
        </li>
      )}
    </ul>
  );
}
