/** Initial lists, as copies: copying a short list is much faster than filling one. */
import { seatsMost } from './seats.ts';
import { noCard } from './state.ts';

const holeCardsMost = 4;

// Not `Array(length).fill`: V8 treats such an array as holey for ever and checks every read.
const listsOf = (value: number, lengthMost: number): readonly (readonly number[])[] =>
  Array.from({ length: lengthMost + 1 }, (_, length) => Array.from({ length }, () => value));

/** Long enough for two boards. */
const zeroLists = listsOf(0, 2 * seatsMost);
const cardLists = listsOf(noCard, seatsMost * holeCardsMost);

/** A zero per seat, or per seat and board. */
export const zeros = (length: number): number[] => (zeroLists[length] as readonly number[]).slice();

/** This many places without a card. */
export const noCards = (places: number): number[] => (cardLists[places] as readonly number[]).slice();
