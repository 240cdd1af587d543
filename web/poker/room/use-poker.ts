/** The poker room for components: one per page, created on first use. */
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useClient } from '../../client/client-context.tsx';
import type { Client } from '../../../client/store/room.ts';
import { type Poker, PokerRoom } from './poker-room.ts';

const rooms = new WeakMap<Client, PokerRoom>();

function roomOf(client: Client): PokerRoom {
  const room = rooms.get(client) ?? new PokerRoom(client);
  rooms.set(client, room);
  return room;
}

export const usePokerRoom = (): PokerRoom => roomOf(useClient());

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
