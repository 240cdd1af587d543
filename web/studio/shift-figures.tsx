/** The shift report: totals, errors by table, dealer and kind, incidents, duties, shoes, rounds and money. */
import { type ReactNode, useState } from 'react';
import type { ShiftReport } from '../../house/protocol/http/studio.ts';
import { Strip } from '../parts/strip.tsx';
import { ClauseLink } from '../rules/clause-link.tsx';
import { useWords } from '../words/use-words.ts';
import shared from './console.module.css';
import { sealWords, whoWords } from './fact-words.ts';
import { Facts } from './facts.tsx';
import { Moment } from './moment.tsx';
import styles from './records.module.css';

const groups = ['all', 'dealer', 'table', 'kind'] as const;
type Group = (typeof groups)[number];

/** Errors summed by one property; `all` lists them individually. */
function summed(errors: ShiftReport['errors'], by: Group): ShiftReport['errors'] {
  if (by === 'all') return errors;
  const sums = new Map<string, number>();
  for (const error of errors) sums.set(error[by] ?? '', (sums.get(error[by] ?? '') ?? 0) + error.times);
  return [...sums]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, times]) => ({ table: '', kind: '', [by]: name, times }));
}

interface ShiftFiguresProps {
  readonly told: ShiftReport;
  /** A table's name by id. */
  readonly nameOf: (table: string) => string;
}

export function ShiftFigures({ told, nameOf }: ShiftFiguresProps) {
  const words = useWords();
  const { say, money, number } = words;
  const sum = (of: (line: ShiftReport['tables'][number]) => number) =>
    told.tables.reduce((all, one) => all + of(one), 0);
  const errors = told.errors.reduce((all, { times }) => all + times, 0);
  const until = (at: string | undefined) => (at === undefined ? say('shift.still') : <Moment at={at} />);
  return (
    <>
      <Facts
        facts={[
          { name: say('shift.rounds'), value: number(sum(({ rounds }) => rounds)) },
          { name: say('shift.voids'), value: number(sum(({ voids }) => voids)) },
          { name: say('shift.staked'), value: money(sum(({ staked }) => staked)) },
          { name: say('shift.returned'), value: money(sum(({ returned }) => returned)) },
          { name: say('shift.errors'), value: number(errors), isAlarming: errors > 0 },
          { name: say('shift.incidents'), value: number(told.incidents.reduce((all, { times }) => all + times, 0)) },
        ]}
      />
      <div className={styles['report']}>
        <Errors errors={told.errors} nameOf={nameOf} />
        <Lines title={say('shift.incidents')} head={['table', 'dealer', 'kind', 'clause', 'times']}>
          {told.incidents.map(({ table, dealer, trigger, clause, times }) => (
            <tr key={`${table} ${dealer ?? ''} ${trigger} ${clause}`}>
              <td>{nameOf(table)}</td>
              <td>{dealer ?? '–'}</td>
              <td>{say(`trigger.${trigger}`)}</td>
              <td>
                <ClauseLink clause={clause} />
              </td>
              <td className={shared['right']}>{times}</td>
            </tr>
          ))}
        </Lines>
        <Lines title={say('shift.tables')} head={['table', 'rounds', 'voids', 'staked', 'returned']}>
          {told.tables.map(({ table, rounds, voids, staked, returned }) => (
            <tr key={table}>
              <td>{nameOf(table)}</td>
              <td className={shared['right']}>{number(rounds)}</td>
              <td className={shared['right']}>{number(voids)}</td>
              <td className={shared['right']}>{money(staked)}</td>
              <td className={shared['right']}>{money(returned)}</td>
            </tr>
          ))}
        </Lines>
        <Lines title={say('shift.duties')} head={['dealer', 'table', 'from', 'to']}>
          {told.duties.map(({ table, dealer, from, to }) => (
            <tr key={`${table} ${from}`}>
              <td>{dealer}</td>
              <td>{nameOf(table)}</td>
              <td>
                <Moment at={from} />
              </td>
              <td>{until(to)}</td>
            </tr>
          ))}
        </Lines>
        <Lines title={say('shift.floor')} head={['name', 'from', 'to']}>
          {told.floor.map(({ name, from, to }) => (
            <tr key={`${name} ${from}`}>
              <td>{name}</td>
              <td>
                <Moment at={from} />
              </td>
              <td>{until(to)}</td>
            </tr>
          ))}
        </Lines>
        <Lines title={say('shift.shoes')} head={['table', 'seal', 'cards', 'dealer', 'from']}>
          {told.shoes.map(({ table, number: shoe, seal, cards, composition, by, at }) => (
            <tr key={`${table} ${shoe}`}>
              <td>{nameOf(table)}</td>
              <td>{sealWords(seal, words)}</td>
              <td>{say(`shift.cards.${composition}`, { count: cards })}</td>
              <td>{whoWords(by, words)}</td>
              <td>
                <Moment at={at} />
              </td>
            </tr>
          ))}
        </Lines>
      </div>
    </>
  );
}

function Errors({ errors, nameOf }: { readonly errors: ShiftReport['errors'] } & Pick<ShiftFiguresProps, 'nameOf'>) {
  const { say } = useWords();
  const [by, setBy] = useState<Group>('all');
  const has = (mark: Group) => by === 'all' || by === mark;
  return (
    <Lines
      title={say('shift.errors')}
      head={by === 'all' ? ['table', 'dealer', 'kind', 'times'] : [by, 'times']}
      tools={
        <Strip
          name={say('shift.by')}
          chosen={by}
          values={groups}
          textOf={(group) => say(`shift.by.${group}`)}
          onChoose={setBy}
        />
      }
    >
      {summed(errors, by).map(({ table, dealer = '', kind, times }) => (
        <tr key={`${table} ${dealer} ${kind}`}>
          {has('table') ? <td>{nameOf(table)}</td> : null}
          {has('dealer') ? <td>{dealer === '' ? '–' : dealer}</td> : null}
          {has('kind') ? <td>{say(`event.${kind}`)}</td> : null}
          <td className={shared['right']}>{times}</td>
        </tr>
      ))}
    </Lines>
  );
}

interface LinesProps {
  readonly title: string;
  readonly head: readonly string[];
  readonly tools?: ReactNode;
  readonly children: readonly ReactNode[];
}

const figures: ReadonlySet<string> = new Set(['times', 'rounds', 'voids', 'staked', 'returned']);

function Lines({ title, head, tools, children }: LinesProps) {
  const { say } = useWords();
  return (
    <section className={shared['panel']}>
      {tools === undefined ? null : (
        <div className={styles['titled']}>
          <h3>{title}</h3>
          {tools}
        </div>
      )}
      <div className={shared['scrolls']}>
        <table className={shared['lines']}>
          <caption className={tools === undefined ? undefined : 'unseen'}>{title}</caption>
          {children.length === 0 ? null : (
            <thead>
              <tr>
                {head.map((name) => (
                  <th key={name} scope="col" className={figures.has(name) ? shared['right'] : undefined}>
                    {say(`shift.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {children.length === 0 ? (
              <tr>
                <td className={shared['quiet']}>{say('shift.none')}</td>
              </tr>
            ) : (
              children
            )}
          </tbody>
        </table>
      </div>
    </section>
  );
}
