/** Statistics of recent spins: latest numbers, hot and cold ones, shares of the even chances. */
import { useState } from 'react';
import type { Ratio } from '../../../core/base/ratio.ts';
import { cold, hot, latest, sharesOf } from '../../../core/games/roulette/presentation/statistics.ts';
import { colourOf, type Pocket, printPocket } from '../../../core/round/pocket.ts';
import { useWords } from '../../words/use-words.ts';
import { NoneYet } from '../../drawn/none-yet.tsx';
import '../../drawn/statistics.css';

interface StatisticsProps {
  /** Newest last. */
  readonly results: readonly Pocket[];
  readonly wheel: readonly Pocket[];
}

const [lastShown, allShown, extremes] = [20, 500, 5];

export function RouletteStatistics({ results, wheel }: StatisticsProps) {
  const words = useWords();
  const [isLong, setLong] = useState(false);
  const shares = sharesOf(results);
  if (results.length === 0) return <NoneYet of="spins" />;
  return (
    <div className="statistics">
      <div className="statistics-head">
        <h3>{words.say('statistics.last', { count: Math.min(results.length, isLong ? allShown : lastShown) })}</h3>
        <button type="button" className="statistics-more" aria-pressed={isLong} onClick={() => setLong(!isLong)}>
          {words.say(isLong ? 'statistics.fewer' : 'statistics.more')}
        </button>
      </div>
      <Numbers pockets={latest(results, isLong ? allShown : lastShown)} isLong={isLong} />
      <div className="extremes">
        <Frequent
          name={words.say('statistics.hot')}
          found={hot(results, wheel, extremes).filter(({ times }) => times > 0)}
        />
        <Frequent name={words.say('statistics.cold')} found={cold(results, wheel, extremes)} />
      </div>
      {shares === undefined ? null : (
        <>
          <Bar of={shares.colours} order={['red', 'zero', 'black']} />
          <Bar of={shares.parity} order={['even', 'zero', 'odd']} />
          <Bar of={shares.halves} order={['low', 'zero', 'high']} />
          <Bar of={shares.dozens} order={['1', '2', '3', 'zero']} prefix="dozen" />
          <Bar of={shares.columns} order={['1', '2', '3', 'zero']} prefix="column" />
        </>
      )}
    </div>
  );
}

function Numbers({ pockets, isLong }: { readonly pockets: readonly Pocket[]; readonly isLong: boolean }) {
  return (
    <ol className="numbers" data-long={isLong}>
      {pockets.map((pocket, at) => (
        <li key={at} className="number" data-colour={colourOf(pocket)} data-latest={at === 0}>
          {printPocket(pocket)}
        </li>
      ))}
    </ol>
  );
}

interface FrequentProps {
  readonly name: string;
  readonly found: ReturnType<typeof hot>;
}

function Frequent({ name, found }: FrequentProps) {
  const words = useWords();
  return (
    <div className="frequent">
      <h4>{name}</h4>
      <ul>
        {found.map(({ pocket, times }) => (
          <li key={pocket}>
            <span className="number" data-colour={colourOf(pocket)}>
              {printPocket(pocket)}
            </span>
            <span className="frequent-times">{words.say('statistics.times', { times })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface BarProps<Name extends string> {
  readonly of: Readonly<Record<Name, Ratio>>;
  readonly order: readonly Name[];
  readonly prefix?: string;
}

/** Shares as bar lengths, each with its name and whole percentage. */
function Bar<Name extends string>({ of, order, prefix = 'share' }: BarProps<Name>) {
  const words = useWords();
  return (
    <dl className="shares">
      {order.map((name) => {
        const share = percentOf(of[name]);
        const label = name === 'zero' ? 'share.zero' : `${prefix}.${name}`;
        return (
          <div
            key={name}
            className="share"
            data-share={name === 'zero' ? 'zero' : `${prefix}-${name}`}
            style={{ flexGrow: Math.max(share, 16) }}
          >
            <dt>{words.say(`statistics.${label}`)}</dt>
            <dd>{words.say('statistics.percent', { share })}</dd>
          </div>
        );
      })}
    </dl>
  );
}

const percentOf = ({ n, d }: Ratio): number => Math.round((Number(n) / Number(d)) * 100);
