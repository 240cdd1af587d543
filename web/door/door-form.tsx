/**
 * The form of the sign-in pages. Shows every missing field at once, each fault under its field; refusals of the house
 * too.
 */
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { ToldRefusal } from '../../house/protocol/refusal.ts';
import { Button } from '../parts/button.tsx';
import { Fault, useFaultFocus } from '../parts/fault.tsx';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords } from '../words/use-words.ts';
import styles from './door.module.css';

export interface DoorField {
  readonly name: 'nameOrEmail' | 'name' | 'email' | 'password';
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly autoComplete: string;
  readonly onChange: (value: string) => void;
}

interface DoorFormProps {
  readonly title: string;
  readonly action: string;
  readonly fields: readonly DoorField[];
  readonly onSend: () => Promise<ToldRefusal | undefined>;
  /** Above the fields. */
  readonly notice?: ReactNode;
  /** Below the fields. */
  readonly children?: ReactNode;
}

/** The field each refusal is about. */
const about: Readonly<Record<string, DoorField['name']>> = {
  'bad-name': 'name',
  'name-taken': 'name',
  'bad-email': 'email',
  'email-taken': 'email',
  'weak-password': 'password',
};

/** Catches slips only; the house validates the address. */
const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

type Faults = Readonly<Partial<Record<DoorField['name'], string>>>;

export function DoorForm({ title, action, fields, onSend, notice, children }: DoorFormProps) {
  const { say } = useWords();
  const refusalWords = useRefusalWords();
  const form = useRef<HTMLFormElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [why, setWhy] = useState<ToldRefusal | undefined>();
  const [faults, setFaults] = useState<Faults>({});
  useFaultFocus(form, attempt);

  const faultOf = ({ name, value }: DoorField): string | undefined => {
    if (value.trim() === '') return say('field.missing');
    return name === 'email' && !looksLikeEmail(value) ? refusalWords({ refused: 'bad-email' }) : undefined;
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setWhy(undefined);
    const found = fields.flatMap((field) => {
      const fault = faultOf(field);
      return fault === undefined ? [] : [[field.name, fault] as const];
    });
    setFaults(Object.fromEntries(found));
    if (found.length === 0) {
      setIsSending(true);
      const refused = await onSend();
      setIsSending(false);
      const wrong = refused === undefined ? undefined : about[refused.refused];
      if (refused === undefined || wrong === undefined) setWhy(refused);
      else setFaults({ [wrong]: refusalWords(refused) });
    }
    setAttempt((count) => count + 1);
  };
  return (
    <form ref={form} noValidate className={styles['form']} onSubmit={(event) => void send(event)}>
      <h1 className={styles['title']}>{title}</h1>
      {why === undefined ? null : (
        <p className={styles['refused']} role="alert">
          {refusalWords(why)}
        </p>
      )}
      {notice}
      {fields.map((field) => (
        <Field
          key={field.name}
          {...field}
          fault={faults[field.name]}
          onChange={(value) => {
            setFaults({ ...faults, [field.name]: undefined });
            field.onChange(value);
          }}
        />
      ))}
      {children}
      <Button tone="main" type="submit" disabled={isSending}>
        {action}
      </Button>
    </form>
  );
}

const types = { nameOrEmail: 'text', name: 'text', email: 'email', password: 'password' } as const;

function Field({
  name,
  label,
  hint,
  value,
  autoComplete,
  onChange,
  fault,
}: DoorField & { readonly fault: string | undefined }) {
  const { say } = useWords();
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const described = [hint === undefined ? '' : `${id}-hint`, fault === undefined ? '' : `${id}-fault`];
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <div className={styles['input']} data-wrong={fault !== undefined}>
        <input
          id={id}
          type={isShown ? 'text' : types[name]}
          value={value}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-required="true"
          aria-invalid={fault !== undefined}
          aria-describedby={described.join(' ').trim() || undefined}
          onChange={({ target }) => onChange(target.value)}
        />
        {name === 'password' ? (
          <button type="button" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
            {say('account.show')}
          </button>
        ) : null}
      </div>
      {hint === undefined ? null : <p id={`${id}-hint`}>{hint}</p>}
      <Fault id={`${id}-fault`} text={fault} />
    </div>
  );
}
