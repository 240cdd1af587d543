/** An input error below its field; replaces the browser's own bubble. */
import { type RefObject, useEffect } from 'react';
import { Icon } from './icon.tsx';
import styles from './fault.module.css';

interface FaultProps {
  /** The field's `aria-describedby`. */
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

/** Focuses the first invalid field after each attempt, so that screen readers announce its fault. */
export function useFaultFocus(form: RefObject<HTMLElement | null>, attempt: number): void {
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [form, attempt]);
}
