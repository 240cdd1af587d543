/** The shift report for handover, on screen or printed. */
import { useId, useMemo, useState } from 'react';
import type { ShiftReport } from '../../house/protocol/http/studio.ts';
import { useFetched } from '../client/use-fetched.ts';
import { useClient } from '../client/client-context.tsx';
import { Button } from '../parts/button.tsx';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords } from '../words/use-words.ts';
import shared from './console.module.css';
import styles from './records.module.css';
import { ShiftFigures } from './shift-figures.tsx';

const lengths = [8, 12, 24] as const;

/** `nameOf` gives a table's name by id. */
export function ShiftView({ nameOf }: { readonly nameOf: (table: string) => string }) {
  const { say } = useWords();
  const refusalWords = useRefusalWords();
  const { link } = useClient();
  const [hours, setHours] = useState<number>(8);
  const id = useId();
  const query = useMemo(() => {
    const to = link.clock.now() + 1000;
    const from = new Date(to - hours * 3_600_000).toISOString();
    return new URLSearchParams({ from, to: new Date(to).toISOString() }).toString();
  }, [hours, link]);
  const [fetched] = useFetched<ShiftReport>(`/api/floor/report?${query}`);
  return (
    <>
      <div className={styles['tools']}>
        <div className={shared['field']}>
          <label htmlFor={id}>{say('shift.length')}</label>
          <select id={id} value={hours} onChange={({ target }) => setHours(Number(target.value))}>
            {lengths.map((length) => (
              <option key={length} value={length}>
                {say('shift.hours', { count: length })}
              </option>
            ))}
          </select>
        </div>
        <Button onClick={() => window.print()}>{say('shift.print')}</Button>
      </div>
      {fetched.is === 'coming' ? <p className={shared['quiet']}>{say('loading')}</p> : null}
      {fetched.is === 'refused' ? <p role="alert">{refusalWords(fetched.why)}</p> : null}
      {fetched.is === 'there' ? <ShiftFigures told={fetched.answer} nameOf={nameOf} /> : null}
    </>
  );
}
