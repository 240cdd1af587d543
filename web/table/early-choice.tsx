/** A choice made before the seat's turn. The house keeps it private to this player; the latest one counts. */
import { useState } from 'react';
import { useClient } from '../client/client-context.tsx';
import type { GameFace } from '../games/face.ts';
import { sound } from '../sound/sounds.ts';
import { useWords } from '../words/use-words.ts';
import { optionWords } from '../round/option-words.ts';
import { seatNumber } from '../round/seat-number.ts';
import { useKeys } from '../parts/use-keys.ts';
import styles from './choice-panel.module.css';

/** One of this player's seats, and its options. */
export interface EarlySeat {
  readonly seat: string;
  readonly options: readonly string[];
}

interface EarlyChoiceProps {
  readonly table: string;
  readonly face: GameFace;
  readonly seats: readonly EarlySeat[];
}

export function EarlyChoice({ table, face, seats }: EarlyChoiceProps) {
  const words = useWords();
  const { say } = words;
  const client = useClient();
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({});
  const choose = async (seat: string, option: string) => {
    sound('chip');
    const why = await client.command({ do: 'decide', table, holder: seat, option });
    if (why === undefined) setSaid((before) => ({ ...before, [seat]: option }));
  };
  useKeys((event) => {
    const [first] = seats;
    const option = face.keys?.[event.key.toLowerCase()];
    if (first !== undefined && option !== undefined && first.options.includes(option)) void choose(first.seat, option);
  });
  return (
    <div className={styles['panel']}>
      {seats.map(({ seat, options }) => (
        <section key={seat} className={styles['offer']} aria-label={say('choice.early')}>
          <header className={styles['head']}>
            <div>
              <h2>
                {say('seat.number', { seat: seatNumber(seat) })} · {say('choice.early')}
              </h2>
              <p>{say('choice.early.about')}</p>
            </div>
          </header>
          <div className={styles['options']}>
            {options.map((option) => (
              <button
                key={option}
                type="button"
                className={styles['option']}
                aria-pressed={said[seat] === option}
                onClick={() => void choose(seat, option)}
              >
                <span className={styles['name']}>{optionWords(option, face, words)}</span>
              </button>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
