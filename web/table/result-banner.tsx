/** The player's result of a round: every bet with its return and clause. Returns below the stake are not celebrated. */
import { useState } from 'react';
import type { SettledTold } from '../../house/protocol/own-told.ts';
import type { GameFace } from '../games/face.ts';
import { Icon } from '../parts/icon.tsx';
import { useWords } from '../words/use-words.ts';
import { ClauseLink } from '../rules/clause-link.tsx';
import { outcomeOf } from '../round/outcome.ts';
import { BetLine, BetLinesHead } from '../round/bet-line.tsx';
import styles from './result-banner.module.css';

interface ResultBannerProps {
  readonly settled: SettledTold | undefined;
  readonly face: GameFace;
}

export function ResultBanner({ settled, face }: ResultBannerProps) {
  const { say, money } = useWords();
  const [opened, setOpened] = useState<string | undefined>();
  if (settled === undefined || settled.staked === 0) return null;
  const { round, staked, paid, cuts } = settled;
  const outcome = outcomeOf(settled);
  const isOpen = opened === round;
  return (
    <div className={styles['banner']} data-outcome={outcome}>
      {isOpen ? (
        <div className={styles['lines']}>
          <table>
            <caption className="unseen">{say('outcome.lines')}</caption>
            <BetLinesHead />
            <tbody>
              {settled.lines.map((line) => (
                <BetLine key={`${line.seat ?? ''} ${line.spot}`} line={line} nameOf={face.spotName} />
              ))}
              {cuts.map(({ amount, clause }) => (
                <tr key={clause}>
                  <th scope="row">{say('outcome.cut')}</th>
                  <td />
                  <td>−{money(amount)}</td>
                  <td>
                    <ClauseLink clause={clause} />
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{say('bet.total')}</th>
                <td>{money(staked)}</td>
                <td>{money(paid)}</td>
                <td />
              </tr>
            </tfoot>
          </table>
        </div>
      ) : null}
      <button
        type="button"
        className={styles['sum']}
        aria-expanded={isOpen}
        onClick={() => setOpened(isOpen ? undefined : round)}
      >
        <span>{say(`outcome.brief.${outcome}`)}</span>
        <strong className="figures">{outcome === 'loss' ? `−${money(staked)}` : money(paid)}</strong>
        <Icon sign="more" />
      </button>
    </div>
  );
}
