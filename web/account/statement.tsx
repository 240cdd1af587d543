/** Every transaction of the player: what it was, at which table or tournament, and the balance after it. */
import { useIntl } from 'react-intl';
import type { Movement } from '../../house/protocol/http/purse.ts';
import { usePages } from '../client/use-pages.ts';
import { signed } from './session-strip.tsx';
import { Button } from '../parts/button.tsx';
import { momentFormat } from '../words/moment-format.ts';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords } from '../words/use-words.ts';
import styles from './statement.module.css';

/** Kinds with words of their own; others are shown as the house names them. */
const kinds: ReadonlySet<string> = new Set(
  'bets choice return win reversal grant buy-in fee rebuy add-on refund fee-refund prize bounty'.split(' '),
);

export function Statement() {
  const { say } = useWords();
  const refusalWords = useRefusalWords();
  const { lines, more, isComing, why } = usePages<Movement>('/api/statement', 'before', 'movements');
  const told = isComing
    ? say('loading')
    : why === undefined
      ? lines.length === 0
        ? say('statement.none')
        : undefined
      : refusalWords(why);
  return (
    <div className={styles['statement']}>
      {lines.length === 0 ? null : (
        <table>
          <caption className="unseen">{say('poker.record.statement')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('poker.record.what')}</th>
              <th scope="col">{say('poker.record.amount')}</th>
              <th scope="col">{say('poker.record.balance')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </tbody>
        </table>
      )}
      {told === undefined ? null : <p role="status">{told}</p>}
      {more === undefined ? null : <Button onClick={more}>{say('poker.record.more')}</Button>}
    </div>
  );
}

function Line({ line: { kind, at, change, after, reference, where } }: { readonly line: Movement }) {
  const { say, money, nameOf } = useWords();
  const intl = useIntl();
  const name = kinds.has(kind) ? say(`poker.record.kind.${kind}`) : kind;
  return (
    <tr>
      <th scope="row">
        {where === undefined ? name : say('statement.at', { what: name, where: nameOf(where) })}
        <small>{intl.formatDate(at, momentFormat)}</small>
        {/* For enquiries about a round; grants have none. */}
        {where === undefined ? null : (
          <small>{where.kind === 'table' ? say('statement.round', { round: reference }) : where.id}</small>
        )}
      </th>
      <td data-tone={change > 0 ? 'in' : 'out'}>{signed(change, money)}</td>
      <td>{money(after)}</td>
    </tr>
  );
}
