/** The shift in figures: errors by table, dealer and kind, who dealt where, shoes, rounds and money; to be handed over or printed. */
import { type ReactNode, useMemo, useState } from 'react';
import type { ShiftReport } from '../../house/protocol/http/studio.ts';
import { useFetched } from '../api/use-fetched.ts';
import { useHouse } from '../app/house-context.tsx';
import { Button } from '../parts/button.tsx';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords } from '../words/use-words.ts';
import styles from './studio.module.css';

const lengths = [8, 12, 24] as const;

export function ShiftView() {
  const { say } = useWords();
  const refusalWords = useRefusalWords();
  const { link } = useHouse();
  const [hours, setHours] = useState<number>(8);
  const query = useMemo(() => {
    const to = link.clock.now() + 1000;
    const from = new Date(to - hours * 3_600_000).toISOString();
    return new URLSearchParams({ from, to: new Date(to).toISOString() }).toString();
  }, [hours, link]);
  const [fetched] = useFetched<ShiftReport>(`/api/floor/report?${query}`);
  return (
    <section className={styles['report']}>
      <label>
        {say('shift.length')}
        <select value={hours} onChange={({ target }) => setHours(Number(target.value))}>
          {lengths.map((length) => (
            <option key={length} value={length}>
              {say('shift.hours', { count: length })}
            </option>
          ))}
        </select>
      </label>
      <Button className={styles['print'] ?? ''} onClick={() => window.print()}>
        {say('shift.print')}
      </Button>
      {fetched.is === 'refused' ? <p role="alert">{refusalWords(fetched.why)}</p> : null}
      {fetched.is === 'there' ? <Report told={fetched.answer} /> : null}
    </section>
  );
}

const groups = ['all', 'dealer', 'table', 'kind'] as const;
type Group = (typeof groups)[number];

/** Errors summed by one of their marks; all of them line by line where nothing is summed. */
function summed(errors: ShiftReport['errors'], by: Group): ShiftReport['errors'] {
  if (by === 'all') return errors;
  const sums = new Map<string, number>();
  for (const error of errors) sums.set(error[by] ?? '–', (sums.get(error[by] ?? '–') ?? 0) + error.times);
  return [...sums]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, times]) => ({ table: '', kind: '', [by]: name, times }));
}

function Report({ told }: { readonly told: ShiftReport }) {
  const { say, money, language } = useWords();
  const [by, setBy] = useState<Group>('all');
  const time = (at: string | undefined) => (at === undefined ? '…' : new Date(at).toLocaleTimeString(language));
  return (
    <>
      <div className={styles['tabs']} role="group" aria-label={say('shift.by')}>
        {groups.map((group) => (
          <button key={group} type="button" aria-pressed={by === group} onClick={() => setBy(group)}>
            {say(`shift.by.${group}`)}
          </button>
        ))}
      </div>
      <Lines title={say('shift.errors')} head={by === 'all' ? ['table', 'dealer', 'kind', 'times'] : [by, 'times']}>
        {summed(told.errors, by).map(({ table, dealer, kind, times }) => (
          <tr key={`${table} ${dealer ?? ''} ${kind}`}>
            {by === 'all' || by === 'table' ? <td>{table}</td> : null}
            {by === 'all' || by === 'dealer' ? <td>{dealer ?? '–'}</td> : null}
            {by === 'all' || by === 'kind' ? <td>{say(`event.${kind}`)}</td> : null}
            <td>{times}</td>
          </tr>
        ))}
      </Lines>
      <Lines title={say('shift.incidents')} head={['table', 'dealer', 'kind', 'clause', 'times']}>
        {told.incidents.map(({ table, dealer, trigger, clause, times }) => (
          <tr key={`${table} ${dealer ?? ''} ${trigger} ${clause}`}>
            <td>{table}</td>
            <td>{dealer ?? '–'}</td>
            <td>{say(`trigger.${trigger}`)}</td>
            <td>{clause}</td>
            <td>{times}</td>
          </tr>
        ))}
      </Lines>
      <Lines title={say('shift.duties')} head={['dealer', 'table', 'from', 'to']}>
        {told.duties.map(({ table, dealer, from, to }) => (
          <tr key={`${table} ${from}`}>
            <td>{dealer}</td>
            <td>{table}</td>
            <td>{time(from)}</td>
            <td>{time(to)}</td>
          </tr>
        ))}
      </Lines>
      <Lines title={say('shift.floor')} head={['name', 'from', 'to']}>
        {told.floor.map(({ name, from, to }) => (
          <tr key={`${name} ${from}`}>
            <td>{name}</td>
            <td>{time(from)}</td>
            <td>{time(to)}</td>
          </tr>
        ))}
      </Lines>
      <Lines title={say('shift.shoes')} head={['table', 'seal', 'cards', 'dealer', 'from']}>
        {told.shoes.map(({ table, number, seal, cards, composition, by, at }) => (
          <tr key={`${table} ${number}`}>
            <td>{table}</td>
            <td>{seal}</td>
            <td>
              {cards} · {say(`shoe.${composition}`, { count: cards })}
            </td>
            <td>{by}</td>
            <td>{time(at)}</td>
          </tr>
        ))}
      </Lines>
      <Lines title={say('shift.tables')} head={['table', 'rounds', 'voids', 'staked', 'returned']}>
        {told.tables.map(({ table, rounds, voids, staked, returned }) => (
          <tr key={table}>
            <td>{table}</td>
            <td>{rounds}</td>
            <td>{voids}</td>
            <td>{money(staked)}</td>
            <td>{money(returned)}</td>
          </tr>
        ))}
      </Lines>
    </>
  );
}

interface LinesProps {
  readonly title: string;
  readonly head: readonly string[];
  readonly children: readonly ReactNode[];
}

function Lines({ title, head, children }: LinesProps) {
  const { say } = useWords();
  return (
    <table className={styles['lines']}>
      <caption>{title}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {say(`shift.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {children.length === 0 ? (
          <tr>
            <td colSpan={head.length}>{say('floor.none')}</td>
          </tr>
        ) : (
          children
        )}
      </tbody>
    </table>
  );
}
