/** The client in React: components select the part they show and re-render when it changes. */
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

/** `pick` must return the same object while nothing it reads has changed. */
export const useRoom = <Part,>(pick: (room: Room) => Part): Part => useStore(useClient().store, pick);
