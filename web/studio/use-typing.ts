/** Keys on the dealer's console go to the table, except while a form field has focus. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Prompt } from '../../house/protocol/studio.ts';
import { readingOf, TypedLine } from './wedge.ts';

export type Ask = (what: string, body?: unknown) => Promise<boolean>;

interface TypingProps {
  readonly keys: Readonly<Record<string, () => void>>;
  readonly onUnknown: (line: string) => void;
}

/** Prompts the dealer confirms with a key. */
export const isDoable = (does: Prompt['do']): boolean => does === 'turn' || does === 'move' || does === 'announce';

export function useTyping(
  does: Prompt['do'],
  ask: Ask,
  { keys, onUnknown }: TypingProps,
): { readonly text: string; readonly enter: (line: string) => void } {
  const line = useMemo(() => new TypedLine(), []);
  const [text, setText] = useState('');
  const now = useRef(does);
  now.current = does;
  const read = useCallback((what: object) => void ask('read', { id: crypto.randomUUID(), ...what }), [ask]);
  const enter = useCallback(
    (whole: string) => {
      const reading = readingOf(whole, now.current);
      if (reading === undefined) onUnknown(whole);
      else read(reading);
    },
    [read, onUnknown],
  );
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, altKey, metaKey } = event;
      const pressed = keys[key];
      if (pressed !== undefined) pressed();
      else if (key === 'F4') read({ read: 'failed' });
      else if (key === 'F6') read({ read: 'cut-card' });
      else if (ctrlKey || altKey || metaKey || isField(target)) return;
      else if (key === ' ' && isDoable(now.current)) void ask('done');
      else {
        const whole = line.press(key);
        setText(line.text);
        if (whole === undefined) return;
        if (whole !== '') enter(whole);
        else if (isDoable(now.current)) void ask('done');
        else return;
      }
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [ask, enter, keys, line, read]);
  return { text, enter };
}

/** Keys typed there belong to the field. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
