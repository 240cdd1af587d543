/** The pay table: every way each bet can win, its payout and its clause. */
import type { TableTerms, Win } from '../../house/protocol/http/tables.ts';
import { ClauseLink } from '../rules/clause-link.tsx';
import { printedPays } from '../round/pays.ts';
import { useWords, type Words } from '../words/use-words.ts';
import { CapNote } from './cap-note.tsx';
import { groupsOf } from './groups.ts';
import { OwnWindow } from './own-window.tsx';
import type { PanelProps } from './panel-sheet.tsx';
import { useGroupName } from './use-group-name.ts';
import styles from './panels.module.css';

export function PayPanel({ face, terms }: PanelProps) {
  const words = useWords();
  const { say } = words;
  const nameOf = useGroupName(face);
  const groups = groupsOf(terms.spots, ({ wins, multipliedTo, beside }) => [wins, multipliedTo, beside]);
  return (
    <>
      <OwnWindow to={{ page: 'rules', table: terms.table }}>{say('rules.ownWindow')}</OwnWindow>
      <table className={`${styles['table']} ${styles['pays']}`}>
        <thead>
          <tr>
            <th scope="col">{say('bet.spot')}</th>
            <th scope="col">{say('bet.on')}</th>
            <th scope="col">{say('bet.pays')}</th>
            <th scope="col">{say('bet.rule')}</th>
          </tr>
        </thead>
        {groups.map((group) => {
          const lines = linesOf(group.first, words);
          return (
            <tbody key={group.first.spot}>
              {lines.map(({ on, pays, clause }, at) => (
                <tr key={`${on} ${pays} ${clause}`}>
                  {at === 0 ? (
                    <th scope="rowgroup" rowSpan={lines.length}>
                      {nameOf(group)}
                    </th>
                  ) : null}
                  <td>{on}</td>
                  <td>{pays}</td>
                  <td>
                    <ClauseLink clause={clause} />
                  </td>
                </tr>
              ))}
            </tbody>
          );
        })}
      </table>
      <CapNote cap={terms.cap} />
    </>
  );
}

interface PayLine {
  /** What the win is for; empty if the bet has only one way to win. */
  readonly on: string;
  readonly pays: string;
  readonly clause: string;
}

/** The usual win first, then what multiplies it, then what can be won besides. */
function linesOf({ wins, multipliedTo, beside = [] }: TableTerms['spots'][number], words: Words): readonly PayLine[] {
  const { say, number } = words;
  const isOne = wins.length + beside.length === 1 && multipliedTo === undefined;
  const paysAt = (odds: Win['odds']) => printedPays([odds], number) ?? '';
  const lineOf = ({ on, odds, clause }: Win): PayLine => ({
    on: on === undefined && isOne ? '' : wonBy(on ?? 'usual', words),
    pays: paysAt(odds),
    clause,
  });
  const [usual] = wins;
  const multiplied =
    multipliedTo === undefined || usual === undefined
      ? []
      : [{ ...lineOf({ ...usual, on: 'multiplied' }), pays: say('win.upTo', { pays: paysAt(multipliedTo) }) }];
  return [...wins.map(lineOf), ...multiplied, ...beside.map(lineOf)];
}

/** `margin/9` is a way with a figure, `straight+pair` two ways at once. */
const wonBy = (on: string, { say }: Words): string =>
  on
    .split('+')
    .map((one) => {
      const [way, which = ''] = one.split('/');
      return say(`win.${way}`, { which });
    })
    .join(' + ');
