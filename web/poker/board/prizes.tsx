/** Current prizes and, once there is a winner, everyone's place. */
import type { InformationTold } from '../../../house/protocol/tournament-board.ts';
import type { ResultTold } from '../../../house/protocol/tournaments.ts';
import { useRoom } from '../../client/client-context.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './board.module.css';

interface PrizesProps {
  readonly information: InformationTold;
  readonly results: readonly ResultTold[] | undefined;
}

export function Prizes({ information, results }: PrizesProps) {
  const { say, money, number } = useWords();
  const { pool, places, prizes } = information.payouts;
  if (results !== undefined) return <Results results={results} />;
  return (
    <div className={styles['prizes']}>
      <p>{say('poker.prizesNow', { pool: money(pool), places })}</p>
      {prizes === undefined ? (
        <p className={styles['note']}>{say('poker.prizesLater')}</p>
      ) : (
        <table className={styles['table']}>
          <caption className="unseen">{say('poker.page.prizes')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('poker.place')}</th>
              <th scope="col">{say('poker.prize')}</th>
            </tr>
          </thead>
          <tbody>
            {prizes.map((prize, at) => (
              <tr key={at}>
                <th scope="row">{number(at + 1)}</th>
                <td>{money(prize)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

export function Results({ results }: { readonly results: readonly ResultTold[] }) {
  const { say, money, number } = useWords();
  const own = useRoom((room) => room.player?.name);
  const hasBounties = results.some(({ bounties }) => bounties > 0);
  return (
    <table className={styles['table']} data-people>
      <caption className="unseen">{say('poker.results')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('poker.place')}</th>
          <th scope="col">{say('poker.player')}</th>
          <th scope="col">{say('poker.prize')}</th>
          {hasBounties ? <th scope="col">{say('poker.bounties')}</th> : null}
        </tr>
      </thead>
      <tbody>
        {results.map(({ place, player, entry, prize, bounties }) => (
          <tr key={entry} aria-current={player === own ? 'true' : undefined}>
            <th scope="row">{number(place)}</th>
            <td>{player}</td>
            <td>{prize === 0 ? '–' : money(prize)}</td>
            {hasBounties ? <td>{bounties === 0 ? '–' : money(bounties)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
