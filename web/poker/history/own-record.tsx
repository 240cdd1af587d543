/** What the player's tournaments came to, and every movement of their money with the balance it left. */
import { useState } from 'react';
import type { PartTold } from '../../../house/protocol/http/tournaments.ts';
import type { Movement } from '../../../house/protocol/http/purse.ts';
import { useFetched } from '../../api/use-fetched.ts';
import { Go } from '../../app/go.tsx';
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

interface Page<Line> {
  readonly lines: readonly Line[];
  /** More of them. */
  readonly more: (() => void) | undefined;
  readonly told: string | undefined;
}

/** Page after page of what lies under one address. */
function usePages<Line>(path: string, key: 'skip' | 'before', name: 'tournaments' | 'movements'): Page<Line> {
  const { say } = useWords();
  const refusalWords = useRefusalWords();
  const [earlier, setEarlier] = useState<readonly Line[]>([]);
  const [from, setFrom] = useState<number | undefined>();
  const [page] = useFetched<{ readonly [Name in typeof name]?: readonly Line[] } & { readonly next?: number }>(
    `${path}?limit=20${from === undefined ? '' : `&${key}=${from}`}`,
  );
  const lines = page.is === 'there' ? [...earlier, ...(page.answer[name] ?? [])] : earlier;
  const next = page.is === 'there' ? page.answer.next : undefined;
  const more = () => {
    setEarlier(lines);
    setFrom(next);
  };
  const told =
    page.is === 'coming'
      ? say('loading')
      : page.is === 'refused'
        ? refusalWords(page.why)
        : lines.length === 0
          ? say('poker.record.none')
          : undefined;
  return { lines, more: next === undefined ? undefined : more, told };
}

function OwnResults({ onClose }: { readonly onClose: () => void }) {
  const { say, money, number } = useWords();
  const momentOf = useMoment();
  const { lines, more, told } = usePages<PartTold>('/api/results', 'skip', 'tournaments');
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

/** The words there are for kinds of movements; another one stands as the house writes it. */
const kinds: ReadonlySet<string> = new Set(
  'bets choice return win reversal grant buy-in fee rebuy add-on refund fee-refund prize bounty'.split(' '),
);

function Statement() {
  const { say, money } = useWords();
  const momentOf = useMoment();
  const { lines, more, told } = usePages<Movement>('/api/statement', 'before', 'movements');
  return (
    <div className={styles['prizes']}>
      {lines.length === 0 ? null : (
        <table className={styles['table']}>
          <caption className="unseen">{say('poker.record.statement')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('poker.record.what')}</th>
              <th scope="col">{say('poker.record.amount')}</th>
              <th scope="col">{say('poker.record.balance')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, kind, at, change, after, reference }) => (
              <tr key={id}>
                <th scope="row">
                  {kinds.has(kind) ? say(`poker.record.kind.${kind}`) : kind}
                  <small>
                    {momentOf(at)} · {reference}
                  </small>
                </th>
                <td>{money(change)}</td>
                <td>{money(after)}</td>
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
