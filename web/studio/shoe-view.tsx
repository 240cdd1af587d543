/** The cards: how many are left, the shoe that is being prepared, and the form with which a new one is begun. */
import { type FormEvent, useId, useState } from 'react';
import type { ConsoleState } from '../../house/protocol/studio.ts';
import { Button } from '../parts/button.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './studio.module.css';

export interface NewShoe {
  readonly seal: string;
  readonly composition: 'scanned' | 'declared';
  readonly cutFromEnd?: number;
}

interface ShoeFormProps {
  readonly terms: ConsoleState['terms'];
  readonly onBegin: (shoe: NewShoe) => void;
}

export function ShoeForm({ terms, onBegin }: ShoeFormProps) {
  const { say } = useWords();
  const [seal, setSeal] = useState('');
  const [composition, setComposition] = useState<NewShoe['composition']>('scanned');
  const [cut, setCut] = useState(String(terms.cutFromEnd ?? ''));
  const [sealId, howId, cutId] = [useId(), useId(), useId()];
  const begin = (event: FormEvent) => {
    event.preventDefault();
    onBegin({ seal: seal.trim(), composition, ...(cut === '' ? {} : { cutFromEnd: Number(cut) }) });
  };
  return (
    <form className={styles['shoe-form']} onSubmit={begin}>
      <label htmlFor={sealId}>{say('shoe.seal')}</label>
      <input id={sealId} value={seal} required maxLength={40} onChange={({ target }) => setSeal(target.value)} />
      <label htmlFor={howId}>{say('shoe.composition')}</label>
      <select
        id={howId}
        value={composition}
        onChange={({ target }) => setComposition(target.value === 'declared' ? 'declared' : 'scanned')}
      >
        <option value="scanned">{say('shoe.scanned', { count: terms.decks * 52 })}</option>
        <option value="declared">{say('shoe.declared')}</option>
      </select>
      {terms.cutFromEnd === undefined ? null : (
        <>
          <label htmlFor={cutId}>{say('shoe.cutFromEnd')}</label>
          <input
            id={cutId}
            type="number"
            min={terms.cutFromEnd}
            value={cut}
            onChange={({ target }) => setCut(target.value)}
          />
        </>
      )}
      <Button type="submit" tone="main">
        {say('shoe.begin')}
      </Button>
    </form>
  );
}

export function ShoeView({ state: { shoe, preparation } }: { readonly state: ConsoleState }) {
  const { say } = useWords();
  if (preparation !== undefined) {
    const { step, scanned, of, mistakes, burned, seal } = preparation;
    return (
      <section className={styles['shoe']} aria-label={say('shoe.title')}>
        <p>{say('shoe.sealed', { seal })}</p>
        <p className={styles['number']}>
          {step === 'scan-in' ? `${scanned} / ${of}` : burned.map((card) => (card === 'hidden' ? '▮' : card)).join(' ')}
        </p>
        {mistakes.length === 0 ? null : (
          <div role="alert" className={styles['refusal']}>
            <p>{say('shoe.wrong')}</p>
            <ul lang="en">
              {mistakes.slice(0, 6).map((mistake) => (
                <li key={mistake}>{mistake}</li>
              ))}
            </ul>
          </div>
        )}
      </section>
    );
  }
  if (shoe === undefined) return null;
  const { number, left, seal, isLast, cutFromEnd } = shoe;
  return (
    <section className={styles['shoe']} aria-label={say('shoe.title')}>
      <p>{say('shoe.number', { number, seal })}</p>
      <p>{say('shoe.cards-left', { count: left })}</p>
      {cutFromEnd === undefined ? null : <p>{say('shoe.cutAt', { count: cutFromEnd })}</p>}
      {isLast ? <p className={styles['alarm']}>{say('shoe.last')}</p> : null}
    </section>
  );
}
