/** A chat room: a house table or a tournament table, each with its own streams. */
import type { PlayerId } from '../../core/base/ids.ts';
import type { ChatOwnTold, ChatTold } from '../protocol/chat.ts';
import type { ReadTable, Streams } from '../streams/streams.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';

export interface TalkPlace {
  readonly id: string;
  /** Whether players may write here, as far as the place itself decides. */
  readonly isOpen: boolean;
  /** The place's own rules: why this player may not write this now. */
  readonly refusal?: (player: PlayerId, text: string) => ToldRefusal | undefined;
  /** Sends to everyone present. */
  readonly say: (told: ChatTold) => void;
}

/** All places of one kind. */
export interface TalkPlaces {
  readonly find: (id: string) => TalkPlace | undefined;
  /** Sends to one player, at whichever of these places they are. */
  readonly toOne: (player: PlayerId, told: ChatOwnTold) => void;
}

/** By lobby id. */
export type TalkTables = ReadonlyMap<string, { readonly open: ReadTable }>;

/** House tables. At a private one there is nobody to write to. */
export const tablePlaces = (streams: Streams, tables: TalkTables): TalkPlaces => ({
  find: (id) => {
    const open = tables.get(id)?.open;
    if (open === undefined) return undefined;
    const table = { id, isPrivate: open.isPrivate };
    return { id, isOpen: !open.isPrivate, say: (told) => streams.announce(table, told) };
  },
  toOne: (player, told) => {
    for (const { open } of tables.values()) {
      if (streams.of(open, player).isReadBy(player)) streams.listener(open).toOne(player, told);
    }
  },
});
