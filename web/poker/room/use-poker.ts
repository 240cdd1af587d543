/** The poker room for components: one per page, created on first use. */
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useHouse } from '../../app/house-context.tsx';
import type { House } from '../../../client/store/room.ts';
import { type Poker, PokerRoom } from './poker-room.ts';

const rooms = new WeakMap<House, PokerRoom>();

function roomOf(house: House): PokerRoom {
  const room = rooms.get(house) ?? new PokerRoom(house);
  rooms.set(house, room);
  return room;
}

export const usePokerRoom = (): PokerRoom => roomOf(useHouse());

/** `pick` must return the same object while nothing it reads has changed. */
export const usePoker = <Part>(pick: (poker: Poker) => Part): Part => useStore(usePokerRoom().store, pick);

export function useTournaments(): void {
  const room = usePokerRoom();
  useEffect(() => room.watchLobby(), [room]);
}

export function useAttended(tournament: string): void {
  const room = usePokerRoom();
  useEffect(() => room.show(tournament), [room, tournament]);
}
