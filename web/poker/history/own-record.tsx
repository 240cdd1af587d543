/** The player's tournament results, and every transaction with its balance. */
import { useState } from 'react';
import type { PartTold } from '../../../house/protocol/http/tournaments.ts';
import { Statement } from '../../account/statement.tsx';
import { usePages } from '../../client/use-pages.ts';
import { Go } from '../../route/go.tsx';
import { Button } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Strip } from '../../parts/strip.tsx';
import { useRefusalWords } from '../../words/use-refusal-words.ts';
import { useWords } from '../../words/use-words.ts';
import { useMoment } from '../room/use-moment.ts';
import styles from '../board/board.module.css';

const pages = ['results', 'statement'] as const;

export function OwnRecord({ onClose }: { readonly onClose: () => void }) {
  const { say } = useWords();
  const [page, setPage] = useState<(typeof pages)[number]>('results');
  return (
    <Sheet title={say('poker.record')} width="wide" onClose={onClose}>
      <div className={styles['board']}>
        <div className={styles['pages']}>
          <Strip
            name={say('poker.record')}
            chosen={page}
            values={pages}
            textOf={(one) => say(`poker.record.${one}`)}
            onChoose={setPage}
          />
        </div>
        {page === 'results' ? <OwnResults onClose={onClose} /> : <Statement />}
      </div>
    </Sheet>
  );
}

function OwnResults({ onClose }: { readonly onClose: () => void }) {
  const { say, money, number } = useWords();
  const momentOf = useMoment();
  const refusalWords = useRefusalWords();
  const { lines, more, isComing, why } = usePages<PartTold>('/api/results', 'skip', 'tournaments');
  const none = lines.length === 0 ? say('poker.record.none') : undefined;
  const told = isComing ? say('loading') : why === undefined ? none : refusalWords(why);
  return (
    <div className={styles['prizes']}>
      {lines.length === 0 ? null : (
        <table className={styles['table']}>
          <caption className="unseen">{say('poker.record.results')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('poker.record.tournament')}</th>
              <th scope="col">{say('poker.place')}</th>
              <th scope="col">{say('poker.record.paid')}</th>
              <th scope="col">{say('poker.record.won')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ tournament, name, phase, at, place, paid, refunded, prizes, bounties }) => (
              <tr key={tournament}>
                <th scope="row">
                  <Go to={{ page: 'tournament', tournament }} onClick={onClose}>
                    {name}
                  </Go>
                  <small>{momentOf(at)}</small>
                </th>
                <td>{place === undefined ? say(`poker.state.${phase}`) : number(place)}</td>
                <td>{money(paid - refunded)}</td>
                <td>{prizes + bounties === 0 ? '–' : money(prizes + bounties)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <More told={told} more={more} />
    </div>
  );
}

function More({ told, more }: { readonly told: string | undefined; readonly more: (() => void) | undefined }) {
  const { say } = useWords();
  return (
    <>
      {told === undefined ? null : <p role="status">{told}</p>}
      {more === undefined ? null : <Button onClick={more}>{say('poker.record.more')}</Button>}
    </>
  );
}
