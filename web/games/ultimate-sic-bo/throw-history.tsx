/** Recent throws of sic bo, and the shares of small, big, odd, even and triples. */
import { DieFace } from '../../drawn/dice/die-face.tsx';
import { useWords } from '../../words/use-words.ts';
import { NoneYet } from '../../drawn/none-yet.tsx';
import '../../drawn/statistics.css';

export interface Throw {
  readonly dice: readonly number[];
  readonly total: number;
  readonly isTriple: boolean;
}

interface HistoryProps {
  /** Newest last. */
  readonly throws: readonly Throw[];
}

const shown = 20;

export function ThrowHistory({ throws }: HistoryProps) {
  const words = useWords();
  if (throws.length === 0) return <NoneYet of="throws" />;
  return (
    <div className="statistics">
      <h3>{words.say('statistics.last', { count: Math.min(shown, throws.length) })}</h3>
      <ol className="throws">
        {throws
          .slice(-shown)
          .toReversed()
          .map(({ dice, total, isTriple }, at) => (
            <li key={at} data-latest={at === 0} data-size={isTriple ? 'triple' : total <= 10 ? 'small' : 'big'}>
              <span className="throw-dice">
                {dice.map((face, die) => (
                  <DieFace key={die} face={face} />
                ))}
              </span>
              <strong>{total}</strong>
              <span className="throw-size">
                {words.say(`sicBo.${isTriple ? 'triple' : total <= 10 ? 'small' : 'big'}`)}
              </span>
            </li>
          ))}
      </ol>
      <Shares throws={throws} />
    </div>
  );
}

function Shares({ throws }: HistoryProps) {
  const words = useWords();
  const share = (counts: (one: Throw) => boolean): number =>
    Math.round((throws.filter(counts).length / throws.length) * 100);
  const rows = [
    [
      ['small', share(({ total, isTriple }) => !isTriple && total <= 10)],
      ['triple', share(({ isTriple }) => isTriple)],
      ['big', share(({ total, isTriple }) => !isTriple && total > 10)],
    ],
    [
      ['even', share(({ total, isTriple }) => !isTriple && total % 2 === 0)],
      ['odd', share(({ total, isTriple }) => !isTriple && total % 2 === 1)],
    ],
  ] as const;
  return rows.map((row, at) => (
    <dl key={at} className="shares">
      {row.map(([name, percent]) => (
        <div key={name} className="share" data-share={`share-${name}`} style={{ flexGrow: Math.max(percent, 16) }}>
          <dt>{words.say(`statistics.share.${name}`)}</dt>
          <dd>{words.say('statistics.percent', { share: percent })}</dd>
        </div>
      ))}
    </dl>
  ));
}
