/** A list of rounds; one of them expands into its replay. */
import { Fragment, useState } from 'react';
import type { FloorRounds } from '../../house/protocol/http/studio.ts';
import { Icon } from '../parts/icon.tsx';
import { useWords } from '../words/use-words.ts';
import shared from './console.module.css';
import { Moment } from './moment.tsx';
import styles from './records.module.css';
import { RoundInDepth } from './round-in-depth.tsx';

interface RoundLinesProps {
  readonly rounds: FloorRounds['rounds'];
  readonly title: string;
}

const columns = ['round', 'opened', 'state', 'players', 'staked', 'returned'] as const;
const figures: ReadonlySet<string> = new Set(['players', 'staked', 'returned']);

export function RoundLines({ rounds, title }: RoundLinesProps) {
  const { say, money } = useWords();
  const [round, setRound] = useState<string>();
  if (rounds.length === 0) {
    return (
      <>
        <h3>{title}</h3>
        <p className={shared['quiet']}>{say('floor.none')}</p>
      </>
    );
  }
  return (
    <div className={shared['scrolls']}>
      <table className={`${shared['lines']} ${styles['rounds']}`}>
        <caption>{title}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className={figures.has(name) ? shared['right'] : undefined}>
                {say(`rounds.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map((one) => (
            <Fragment key={one.round}>
              <tr>
                <th scope="row">
                  <button
                    type="button"
                    aria-expanded={round === one.round}
                    onClick={() => setRound(round === one.round ? undefined : one.round)}
                  >
                    <Icon sign={round === one.round ? 'close' : 'search'} /> {one.round}
                  </button>
                </th>
                <td>
                  <Moment at={one.openedAt} hasDate />
                </td>
                <td>
                  {say(`floor.state.${one.state}`)}
                  {one.isCorrected ? ` · ${say('rounds.corrected')}` : null}{' '}
                  {one.isRehearsal ? <span className={shared['mark']}>{say('studio.rehearsal')}</span> : null}
                </td>
                <td className={shared['right']}>{one.players}</td>
                <td className={shared['right']}>{money(one.staked)}</td>
                <td className={shared['right']}>{money(one.returned)}</td>
              </tr>
              {round === one.round ? (
                <tr>
                  <td colSpan={columns.length}>
                    <RoundInDepth round={one.round} />
                  </td>
                </tr>
              ) : null}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
