/** Starts a new shoe: its seal, how the set is proven complete, and the position of the cut card. */
import { type FormEvent, useId, useState } from 'react';
import type { ConsoleState } from '../../house/protocol/studio.ts';
import { Button } from '../parts/button.tsx';
import { useWords } from '../words/use-words.ts';
import shared from './console.module.css';
import styles from './dealer.module.css';

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
  const cards = terms.decks * 52;
  const begin = (event: FormEvent) => {
    event.preventDefault();
    onBegin({ seal: seal.trim(), composition, ...(cut === '' ? {} : { cutFromEnd: Number(cut) }) });
  };
  return (
    <form className={`${shared['panel']} ${styles['shoe-form']}`} onSubmit={begin}>
      <h2>{say('shoe.new', { decks: terms.decks, cards })}</h2>
      <div className={shared['field']}>
        <label htmlFor={sealId}>{say('shoe.seal')}</label>
        <input
          id={sealId}
          value={seal}
          required
          maxLength={40}
          aria-describedby={`${sealId}-why`}
          onChange={({ target }) => setSeal(target.value)}
        />
        <small id={`${sealId}-why`}>{say('shoe.seal.why')}</small>
      </div>
      <div className={shared['field']}>
        <label htmlFor={howId}>{say('shoe.composition')}</label>
        <select
          id={howId}
          value={composition}
          aria-describedby={`${howId}-why`}
          onChange={({ target }) => setComposition(target.value === 'declared' ? 'declared' : 'scanned')}
        >
          <option value="scanned">{say('shoe.scanned', { count: cards })}</option>
          <option value="declared">{say('shoe.declared')}</option>
        </select>
        <small id={`${howId}-why`}>{say(`shoe.${composition}.why`, { decks: terms.decks })}</small>
      </div>
      {terms.cutFromEnd === undefined ? null : (
        <div className={shared['field']}>
          <label htmlFor={cutId}>{say('shoe.cutFromEnd')}</label>
          <input
            id={cutId}
            type="number"
            min={terms.cutFromEnd}
            value={cut}
            aria-describedby={`${cutId}-why`}
            onChange={({ target }) => setCut(target.value)}
          />
          <small id={`${cutId}-why`}>{say('shoe.cutFromEnd.why', { count: terms.cutFromEnd })}</small>
        </div>
      )}
      <Button type="submit" tone="main">
        {say('shoe.begin')}
      </Button>
    </form>
  );
}
