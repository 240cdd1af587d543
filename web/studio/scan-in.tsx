/** Preparing a new shoe: cards scanned in, cards missing, and the burn. */
import type { ConsoleState } from '../../house/protocol/studio.ts';
import { PlayingCard } from '../drawn/cards/playing-card.tsx';
import { useWords } from '../words/use-words.ts';
import shared from './console.module.css';
import styles from './shoe.module.css';

interface ScanInProps {
  readonly preparation: NonNullable<ConsoleState['preparation']>;
  readonly decks: number;
}

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
const suits = [
  ['s', '♠'],
  ['h', '♥'],
  ['d', '♦'],
  ['c', '♣'],
] as const;

export function ScanIn({ preparation: { step, seal, scanned, of, mistakes, counted, burned }, decks }: ScanInProps) {
  const { say, number } = useWords();
  const isWrong = mistakes.length > 0;
  return (
    <section className={styles['shoe']} aria-label={say('shoe.title')}>
      <p className={styles['shoe-name']}>{say('shoe.sealed', { seal })}</p>
      {isWrong ? (
        <p role="alert" className={shared['refusal']}>
          {say('shoe.wrong')}
        </p>
      ) : null}
      {step === 'scan-in' ? (
        <>
          <p className={styles['shoe-left']}>
            <b className="figures">{number(scanned)}</b> {say('shoe.scannedOf', { of })}
          </p>
          <div className={styles['shoe-bar']} style={{ '--left': scanned / of, '--cut': 0 }}>
            <span />
          </div>
          <Counted counted={counted} decks={decks} isWrong={isWrong} />
        </>
      ) : (
        <figure className={styles['burned']}>
          <figcaption>{say('studio.burned', { count: burned.length })}</figcaption>
          <div>
            {burned.map((card, at) => (
              <PlayingCard key={at} card={card} />
            ))}
          </div>
        </figure>
      )}
    </section>
  );
}

interface CountedProps {
  readonly counted: Readonly<Record<string, number>>;
  readonly decks: number;
  /** The whole set was scanned and is not complete. */
  readonly isWrong: boolean;
}

/** Every card by rank and suit with its count: complete, missing, or too many. */
function Counted({ counted, decks, isWrong }: CountedProps) {
  const { say } = useWords();
  return (
    <table className={styles['counted']}>
      <caption>{say('shoe.counted', { decks })}</caption>
      <thead>
        <tr>
          <td />
          {ranks.map((rank) => (
            <th key={rank} scope="col">
              {rank === 'T' ? '10' : rank}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {suits.map(([suit, sign]) => (
          <tr key={suit}>
            <th scope="row" data-red={suit === 'h' || suit === 'd'} aria-label={say(`card.suit.${suit}`)}>
              {sign}
            </th>
            {ranks.map((rank) => {
              const times = counted[`${rank}${suit}`] ?? 0;
              const is = times === decks ? 'whole' : times > decks || isWrong ? 'wrong' : 'short';
              return (
                <td key={rank} data-is={is} className="figures">
                  {times}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
