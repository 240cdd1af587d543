/** The house in components: each takes the part it shows and is drawn again when that part changes. */
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Client, Room } from '../../client/store/room.ts';

const ClientContext = createContext<Client | undefined>(undefined);

export const ClientProvider = ClientContext.Provider;

export function useClient(): Client {
  const client = useContext(ClientContext);
  if (client === undefined) throw new Error('this part of the page stands outside of the house');
  return client;
}

/** `pick` answers the same object as long as nothing it looks at has changed. */
export const useRoom = <Part,>(pick: (room: Room) => Part): Part => useStore(useClient().store, pick);
