/** Parses a line typed at a table: a bet, a choice, a seat, or a command of the client itself. */
import { defined } from '../../core/base/defined.ts';
import { lookalike } from '../../core/base/nearest.ts';
import { readMoney } from '../../core/base/read-money.ts';
import type { CommandOf } from '../../house/protocol/commands.ts';
import type { OfferTold } from '../../house/protocol/own-told.ts';

/** What a word can mean here and now. */
export interface Meant {
  readonly spots: readonly string[];
  /** The first part of the names of compound bets. */
  readonly compounds: readonly string[];
  readonly seats: readonly string[];
  readonly ownSeats: readonly string[];
  readonly offers: readonly OfferTold[];
}

/** For scripts: the next line is read once this has happened. */
export const awaited = ['betting', 'closed', 'choice', 'result'] as const;
export type Awaited = (typeof awaited)[number];

export type Typed =
  | { readonly act: 'bet'; readonly gesture: CommandOf<'bet'>['gesture']; readonly seat?: string }
  | { readonly act: 'decide'; readonly decide: Omit<CommandOf<'decide'>, 'id' | 'do' | 'table'> }
  | { readonly act: 'sit' | 'leave'; readonly seat: string }
  | { readonly act: 'wait'; readonly for: Awaited }
  | { readonly act: 'deal' | 'lobby' | 'look' | 'bets' | 'help' | 'quit' }
  | { readonly mistake: string };

const plainActs = ['deal', 'lobby', 'look', 'bets', 'help', 'quit'] as const;
const gestures = ['undo', 'clear', 'double', 'rebet'] as const;

export function readTyped(line: string, meant: Meant): Typed {
  const [word = '', ...rest] = line.trim().toLowerCase().split(/\s+/);
  // An offered option takes precedence: at blackjack "double" is a choice; without an offer it doubles all chips.
  const offer = meant.offers.find(({ options }) => options.some(({ id }) => id === word));
  if (offer !== undefined) return choice(offer, word, rest);
  const plain = plainActs.find((act) => act === word);
  if (plain !== undefined) return { act: plain };
  const gesture = gestures.find((act) => act === word);
  if (gesture !== undefined) return bet({ bet: gesture }, rest[0], meant);
  if (word === 'sit' || word === 'leave') return seating(word, rest[0], meant);
  if (word === 'wait') return waiting(rest[0]);
  const amount = centsOf(rest[0]);
  const spot = spotOf(word, meant.spots);
  if (spot !== undefined) {
    return amount === undefined ? noAmount(word) : bet({ bet: 'place', spot, amount }, rest[1], meant);
  }
  if (meant.compounds.some((name) => word === name || word.startsWith(`${name}/`))) {
    return amount === undefined ? noAmount(word) : bet({ bet: 'compound', name: word, amount }, rest[1], meant);
  }
  return { mistake: unknownWord(word, meant) };
}

/** By its full name, or by its last part where no other spot ends so. */
function spotOf(word: string, spots: readonly string[]): string | undefined {
  if (spots.includes(word)) return word;
  const ending = spots.filter((spot) => spot.endsWith(`/${word}`));
  return ending.length === 1 ? ending[0] : undefined;
}

const centsOf = (text: string | undefined): number | undefined => readMoney(text ?? '');

/** Takes an amount where the option asks for one, and card positions counted from 1. */
function choice({ holder, options }: OfferTold, word: string, rest: readonly string[]): Typed {
  const option = options.find(({ id }) => id === word);
  const amount = option?.costMost === undefined ? undefined : centsOf(rest[0]);
  if (option?.costMost !== undefined && amount === undefined) return noAmount(word);
  const slots = option?.cards === undefined ? undefined : rest.flatMap((text) => text.split(',')).filter(Boolean);
  if (slots?.some((slot) => !/^[1-9]\d?$/.test(slot)))
    return { mistake: `name the cards by their places, such as ${word} 1 3` };
  const cards = slots?.map((slot) => Number(slot) - 1);
  return {
    act: 'decide',
    decide: {
      holder,
      option: word,
      ...defined({ amount, cards }),
    },
  };
}

function bet(gesture: CommandOf<'bet'>['gesture'], at: string | undefined, { seats, ownSeats }: Meant): Typed {
  if (seats.length === 0) return { act: 'bet', gesture };
  const seat = at === undefined ? ownSeats[0] : seatOf(at, seats);
  if (seat === undefined) return { mistake: 'take a seat first: sit 1' };
  return { act: 'bet', gesture, seat };
}

function seating(act: 'sit' | 'leave', at: string | undefined, { seats, ownSeats }: Meant): Typed {
  if (seats.length === 0) return { mistake: 'there are no seats at this table: anyone may bet' };
  const seat = at === undefined && act === 'leave' ? ownSeats[0] : seatOf(at ?? '', seats);
  return seat === undefined ? { mistake: `say which seat: ${act} 1 to ${act} ${seats.length}` } : { act, seat };
}

const seatOf = (text: string, seats: readonly string[]): string | undefined =>
  seats.includes(text) ? text : /^\d+$/.test(text) ? seats[Number(text) - 1] : undefined;

function waiting(text: string | undefined): Typed {
  const wanted = awaited.find((one) => one === text);
  return wanted === undefined ? { mistake: `wait for one of: ${awaited.join(', ')}` } : { act: 'wait', for: wanted };
}

const noAmount = (word: string): Typed => ({ mistake: `say how much: ${word} 5 or ${word} 2.50` });

function unknownWord(word: string, { spots, compounds, offers }: Meant): string {
  const options = offers.flatMap((offer) => offer.options.map(({ id }) => id));
  const likely = lookalike(word, [...options, ...spots, ...compounds, ...plainActs, ...gestures, 'sit', 'leave']);
  const hint = likely === undefined ? '"help" says what can be typed' : `did you mean ${likely}?`;
  return `'${word}' means nothing at this table; ${hint}`;
}
