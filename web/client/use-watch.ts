/** Watches the lobby or a table while a page is shown. */
import { useEffect } from 'react';
import { useClient } from './client-context.tsx';

export function useLobby(): void {
  const client = useClient();
  useEffect(() => client.link.watchLobby(), [client]);
}

export function useTable(table: string): void {
  const client = useClient();
  useEffect(() => client.watch(table), [client, table]);
}
