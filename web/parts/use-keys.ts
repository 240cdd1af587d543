/** Shortcut keys of the table; inactive while a field has focus or a panel is open. */
import { useEffect, useRef } from 'react';

export function useKeys(press: (event: KeyboardEvent) => void): void {
  const latest = useRef(press);
  useEffect(() => void (latest.current = press));
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isOurs = !event.defaultPrevented && !event.repeat && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (isOurs && !isWriting(event.target) && document.querySelector('dialog[open]') === null) latest.current(event);
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}

/** Letters belong to a field that takes them. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=radio], [type=range], [type=checkbox]), textarea, select');

/** Enter and Space belong to a focused button. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, [role=button], summary') !== null;
