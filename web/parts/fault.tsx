/** What is wrong with what was typed, said under its field: never in a bubble of the browser's own. */
import { type RefObject, useEffect } from 'react';
import { Icon } from './icon.tsx';
import styles from './fault.module.css';

interface FaultProps {
  /** The field says that it is described by this. */
  readonly id: string;
  readonly text: string | undefined;
}

export function Fault({ id, text }: FaultProps) {
  if (text === undefined) return null;
  return (
    <p id={id} className={styles['fault']}>
      <Icon sign="warning" />
      <span>{text}</span>
    </p>
  );
}

/** After every attempt the first field that is wrong gets the focus: whoever cannot see the fault hears it. */
export function useFaultFocus(form: RefObject<HTMLElement | null>, attempt: number): void {
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [form, attempt]);
}
