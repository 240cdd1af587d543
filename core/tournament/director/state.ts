/** The state of one tournament: plain data, modified in place by this folder alone, copied only on request. */
import type { ClauseId, PlayerId } from '../../base/ids.ts';
import { broken } from '../../base/invariant.ts';
import type { Cents } from '../../base/money.ts';
import type { Positions } from '../../poker/hand/button.ts';
import type { Seats } from '../../poker/hand/seats.ts';
import type { RequestOf } from '../../round/request.ts';
import type { Who } from './events.ts';
import type { Terms } from '../terms/terms.ts';
import type { Instant } from './commands.ts';

/** Announced: its terms can be read (PT-007), but it takes no entries yet. */
export type TournamentPhase = 'announced' | 'registering' | 'running' | 'finished' | 'cancelled';

export type EntryStatus =
  /** Before the start. */
  | 'registered'
  | 'in'
  /** Without chips, with a rebuy on offer (PT-935). */
  | 'offered'
  /** Has won a table of this stage and waits for the next one. */
  | 'through'
  /** Removed during a hand: already ranked, the chips leave play when the hand ends (PT-957). */
  | 'leaving'
  /** To be disqualified when the hand ends (PI-912). */
  | 'barred'
  | 'out'
  | 'disqualified'
  | 'unregistered';

export interface TournamentEntry {
  /** Order of entry, from 0; also the index in the list. */
  readonly number: number;
  readonly player: PlayerId;
  readonly at: Instant;
  readonly status: EntryStatus;
  /** As it was when the hand in progress began. */
  readonly stack: number;
  /** Won in a hand that the player had left for another one: added when that one ends. */
  readonly credit: number;
  /** 0 for none. */
  readonly table: number;
  readonly seat: number;
  /** Everything paid for this entry, and the fee part of it. */
  readonly paid: Cents;
  readonly fees: Cents;
  readonly rebuys: number;
  readonly addOns: number;
  /** On this entry's head. */
  readonly bounty: Cents;
  readonly bountiesWon: Cents;
  readonly prizeWon: Cents;
  /** What the place itself pays, regardless of who got the excess over the maximum (PT-913). */
  readonly placePrize: Cents;
  /** 0 until final. */
  readonly place: number;
  /** Hands since the last big blind, for Fastforward (PP-943). */
  readonly sinceBigBlind: number;
  /** Until then the player sees the end of the last hand, wherever they sit next. */
  readonly looksUntil: Instant;
}

/** A player of the tournament across all entries. */
export interface Participant {
  /** The latest entry. */
  readonly entry: number;
  readonly entries: number;
  readonly paid: Cents;
  readonly won: Cents;
}

/** A player out of the tournament: a later moment ranks higher, then more chips at the start of the hand. */
export interface Out {
  readonly entry: number;
  readonly moment: number;
  readonly chips: number;
}

export interface Gone {
  readonly seat: number;
  readonly entry: number;
  readonly stack: number;
}

export interface TournamentTable {
  readonly id: number;
  /** The entry at each seat, or -1. */
  readonly seats: readonly number[];
  /** Those of them who stay in the tournament. */
  readonly players: number;
  /** The first button, as drawn by cards; -1 until then. */
  readonly firstButton: number;
  /** Of the last hand dealt. */
  readonly last?: Positions;
  /** Seats taken since that hand was dealt (PT-929). */
  readonly fresh: Seats;
  /** The hand in progress, or 0. */
  readonly hand: number;
  readonly dealtIn: Seats;
  /** Chips at its start, by seat; 0 where nobody was dealt in. */
  readonly starts: readonly number[];
  /** Fastforward: who has left this hand for another one, and with how much. */
  readonly gone: readonly Gone[];
  readonly hands: number;
  /** No hand is dealt earlier. */
  readonly readyAt: Instant;
  /** To be broken when its hand ends (PT-927). */
  readonly isClosing: boolean;
  /** Stages: who has lost at this table; moments are hand numbers. */
  readonly losers: readonly Out[];
}

/** Unranked eliminations of one moment: others may follow in the same moment (PT-920, PT-092). */
export interface Eliminations {
  readonly moment: number;
  readonly at: Instant;
}

/** Who earns a bounty: entries on one side, or high and low, each clockwise from the button's left. */
export interface BountyTakers {
  readonly sides: readonly (readonly number[])[];
  readonly clockwise: readonly number[];
}

/** A player without chips who may rebuy: the elimination as of the lost hand, if they do not. */
export interface RebuyOffer {
  readonly entry: number;
  readonly until: Instant;
  readonly moment: number;
  readonly chips: number;
  readonly takers: BountyTakers;
  /** Made in the last level of the rebuy period (PT-937). */
  readonly isFinal: boolean;
}

export interface LevelClock {
  /** From 0. */
  readonly level: number;
  readonly levelEndsAt: Instant;
  /** The remaining time of the level when the clock stopped. */
  readonly levelLeft: number;
  /** 0 if no break is to come. */
  readonly breakDueAt: Instant;
  readonly rest: 'none' | 'due' | 'on';
  readonly restUntil: Instant;
  /** When an operator fault stopped everything; 0 otherwise. */
  readonly faultSince: Instant;
}

export interface Stage {
  readonly number: number;
  readonly isFinal: boolean;
  readonly beganAt: Instant;
  /** Losers at finished tables, with their place at the table. */
  readonly losers: readonly { readonly entry: number; readonly tablePlace: number }[];
}

/** What a draw is for. */
export type Purpose =
  | { readonly for: 'seats' }
  | { readonly for: 'seat'; readonly entry: number }
  | { readonly for: 'button'; readonly table: number }
  | { readonly for: 'table-to-break' }
  | { readonly for: 'seats-of-broken'; readonly table: number }
  | { readonly for: 'largest' }
  | { readonly for: 'smallest'; readonly from: number }
  | { readonly for: 'pool-table' }
  | { readonly for: 'pool-blind'; readonly table: number };

export interface Asking {
  readonly request: RequestOf<'draw'>;
  readonly purpose: Purpose;
}

/** Where the money is: everything paid is in the pool, in the fees or returned. */
export interface TournamentMoney {
  /** Price minus fee of everything bought and kept, plus what the Company added (PT-911). */
  readonly pool: Cents;
  readonly fees: Cents;
  /** The Company's own money in the pool. */
  readonly added: Cents;
  /** The part of the pool that is, or was, on heads. */
  readonly bountyFund: Cents;
  /** Bounties that no opponent earned (PT-949). */
  readonly firstPrizeExtra: Cents;
  readonly bountiesPaid: Cents;
  readonly prizesPaid: Cents;
  readonly refunded: Cents;
}

export interface Tournament {
  readonly id: string;
  readonly terms: Terms;
  /** Version of the terms; hand histories refer to it (PT-954). */
  readonly version: number;
  readonly phase: TournamentPhase;
  /** 0 for a Sit & Go. */
  readonly startsAt: Instant;
  readonly postponedAt: Instant;
  /** When registration opens, or opened; 0 if at once. */
  readonly opensAt: Instant;
  readonly now: Instant;
  /** The draw that must be answered before anything else. */
  readonly asking?: Asking | undefined;

  readonly entries: readonly TournamentEntry[];
  readonly participants: Readonly<Record<PlayerId, Participant>>;
  /** Entries not given back. */
  readonly entered: number;
  /** Players still in. */
  readonly left: number;
  /** The clause that closed registration; undefined while it is open. */
  readonly closedBy?: ClauseId | undefined;
  readonly rebuys: 'none' | 'open' | 'closed';
  readonly rebuyOffers: readonly RebuyOffer[];
  readonly addOns: 'none' | 'to-come' | 'open' | 'closed';
  /** When add-ons close, while they are offered. */
  readonly addOnsUntil: Instant;

  readonly tables: readonly TournamentTable[];
  readonly tablesOpened: number;
  readonly handsDealt: number;
  /** Number of tables with a hand in progress. */
  readonly handsOn: number;
  /** Players waiting for a seat at an existing table. */
  readonly arriving: readonly number[];
  /** False until the seats of the start, or of a stage, are drawn. */
  readonly isSeated: boolean;
  readonly clock: LevelClock;
  readonly stage: Stage;
  readonly isHandForHand: boolean;
  /** The moment of the common hand in progress, or 0. */
  readonly commonMoment: number;
  /** Fastforward: players waiting for the next table; undefined once the pool is closed. */
  readonly waiting?: readonly number[] | undefined;

  /** Chips given out for purchases, and chips that left play. */
  readonly chipsOut: number;
  readonly chipsGone: number;

  /** Eliminated players, the best last: by moments, then by chips. */
  readonly outs: readonly Out[];
  /** How many of them have a final place. */
  readonly placed: number;
  readonly moments: number;
  readonly group?: Eliminations | undefined;
  readonly disqualified: readonly number[];
  /** By place; fixed once nothing more can be bought (PT-915). */
  readonly prizes?: readonly Cents[] | undefined;
  readonly money: TournamentMoney;
}

/** The same state, writable. */
export type WorkingTournament = Writable<Tournament>;
export type WorkingTable = Writable<TournamentTable>;
export type WorkingEntry = Writable<TournamentEntry>;

type Writable<T> = T extends string | number | boolean | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? Writable<Item>[]
    : { -readonly [Key in keyof T]: Key extends 'terms' | 'request' ? T[Key] : Writable<T[Key]> };

export const entryAt = (t: WorkingTournament, number: number): WorkingEntry =>
  t.entries[number] ?? broken(`entry ${number} is missing`);

/** Still in the tournament. */
export const isLive = ({ status }: TournamentEntry): boolean =>
  status === 'in' || status === 'offered' || status === 'through' || status === 'barred';

/** The player's entry that is registered or still in. */
export function liveEntryOf(t: WorkingTournament, player: PlayerId): WorkingEntry | undefined {
  const participant = t.participants[player];
  if (participant === undefined) return undefined;
  const entry = entryAt(t, participant.entry);
  return isLive(entry) || entry.status === 'registered' ? entry : undefined;
}

/** Not started yet. */
export const isToCome = ({ phase }: Tournament): boolean => phase === 'announced' || phase === 'registering';

export const isStaged = ({ terms }: Tournament): boolean => terms.format !== 'ordinary';

export const whoIs = ({ number, player }: TournamentEntry): Who => ({ entry: number, player });
