/**
 * A panel over the page: from below on a phone, at the side on a desktop. Escape or a click on the backdrop closes it.
 */
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '../words/use-words.ts';
import { SignButton } from './button.tsx';
import styles from './sheet.module.css';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Beside the title, such as tabs. */
  readonly beside?: ReactNode;
  readonly width?: 'narrow' | 'wide';
}

export function Sheet({ title, onClose, children, beside, width = 'narrow' }: SheetProps) {
  const { say } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  const closeOnShade = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={styles['sheet']}
      data-width={width}
      aria-labelledby={heading}
      onClick={closeOnShade}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles['inside']}>
        <header className={styles['head']}>
          <h2 id={heading} className={styles['title']}>
            {title}
          </h2>
          {beside}
          <SignButton sign="close" name={say('close')} onClick={onClose} />
        </header>
        <div className={styles['body']}>{children}</div>
      </div>
    </dialog>
  );
}
