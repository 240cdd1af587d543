/** What a page watches while it is shown. */
import { useEffect } from 'react';
import { useHouse } from './house-context.tsx';

export function useLobby(): void {
  const house = useHouse();
  useEffect(() => house.link.watchLobby(), [house]);
}

export function useTable(table: string): void {
  const house = useHouse();
  useEffect(() => house.watch(table), [house, table]);
}
