/** Keyboard control of a poker table; of several side by side, only the active one listens. */
import { createContext, useContext } from 'react';
import { useKeys } from '../../parts/use-keys.ts';

export const HasKeys = createContext(true);

export function usePokerKeys(press: (event: KeyboardEvent) => void): void {
  const hasKeys = useContext(HasKeys);
  useKeys((event) => {
    if (hasKeys) press(event);
  });
}
