/** The house in components: each takes the part it shows and is drawn again when that part changes. */
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { House, Room } from '../../client/store/room.ts';

const HouseContext = createContext<House | undefined>(undefined);

export const HouseProvider = HouseContext.Provider;

export function useHouse(): House {
  const house = useContext(HouseContext);
  if (house === undefined) throw new Error('this part of the page stands outside of the house');
  return house;
}

/** `pick` answers the same object as long as nothing it looks at has changed. */
export const useRoom = <Part,>(pick: (room: Room) => Part): Part => useStore(useHouse().store, pick);
