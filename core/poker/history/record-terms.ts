/** The terms of a recorded hand: its blinds, antes and stacks assigned to the seats of a table. */
import { bitOf, clockwise, nextOf, type Seats } from '../hand/seats.ts';
import { handTerms, type HandTerms } from '../hand/terms.ts';
import type { HandStep } from './step.ts';
import type { Variant } from './variants.ts';

/** Amounts in chips, one per player in record order. */
export interface StatedTerms {
  readonly variant: Variant;
  readonly antes: readonly number[];
  /** A short ante wins only what matches it from the others (PP-940); if false, all antes are dead. */
  readonly areAntesTrimmed: boolean;
  /** A negative blind is a post: a live bet by a player who just sat down, which does not change whose turn it is. */
  readonly blinds: readonly number[];
  readonly stacks: readonly number[];
  readonly minBet: number | undefined;
  readonly smallBet: number | undefined;
  readonly bigBet: number | undefined;
  /** The first action, and the first bet or raise before the flop: they show what the table allowed. */
  readonly first: HandStep | undefined;
  readonly firstRaise: HandStep | undefined;
  readonly unseenCards: boolean;
}

/** The players' seats in record order, and the number of seats at the table. */
export interface RecordSeats {
  readonly order: readonly number[];
  readonly seats: number;
}

/**
 * The first player of a record sits left of the button and the last one has it. Heads-up, the record states the small
 * blind first although its first player posts the big one: forced bets are reversed there.
 */
export function recordTerms(stated: StatedTerms, layout: RecordSeats): HandTerms {
  const { variant, unseenCards } = stated;
  const { game, limit } = variant;
  const isReversed = stated.stacks.length === 2 && !isAsWritten(stated, layout);
  const forced = (amounts: readonly number[]): readonly number[] =>
    laid(isReversed ? amounts.toReversed() : amounts, layout);
  const button = layout.order.at(-1) ?? 0;
  const stacks = laid(stated.stacks, layout);
  const antes = forced(stated.antes);
  const signed = forced(stated.blinds);
  const blinds = signed.map(Math.abs);
  const [small = 0, big = 0] = stated.blinds.map(Math.abs);
  const bigBlind = (limit === 'fixed' ? undefined : stated.minBet) ?? Math.max(small, big);
  const smallBet = stated.smallBet ?? bigBlind;
  return handTerms({
    game,
    limit,
    button,
    stacks,
    blinds,
    // To the engine antes of different sizes are dead: a short one is laid down as paid.
    antes: stated.areAntesTrimmed ? antes : antes.map((ante, seat) => Math.min(ante, stacks[seat] ?? 0)),
    bigBlind: bigBlind === 0 ? smallBet : bigBlind,
    smallBet,
    bigBet: stated.bigBet ?? 2 * smallBet,
    // PP-920, PP-935: nobody sat in the small blind.
    missingBlinds: small === 0 && big > 0 && stated.stacks.length > 2 ? Math.floor(bigBlind / 2) : 0,
    opensAfter: opensAfter(signed, { button, dealtIn: seatsOf(layout.order), opener: stated.first?.seat }),
    openingRaise: openingRaise(stated, { highest: Math.max(...blinds), stacks }),
    // PP-915: two players make a match played to its own winner.
    capped: stated.stacks.length > 2,
    unseenCards,
  });
}

/** Where nobody posted the small blind, some records give the big one to the second player, and the first acts. */
const isAsWritten = ({ blinds, first }: StatedTerms, { order }: RecordSeats): boolean =>
  blinds[0] === 0 && first !== undefined && first.seat === order[0];

function laid(amounts: readonly number[], { order, seats }: RecordSeats): readonly number[] {
  const all: number[] = [];
  for (let seat = 0; seat < seats; seat++) all.push(0);
  for (let player = 0; player < order.length; player++) all[order[player] as number] = amounts[player] ?? 0;
  return all;
}

const seatsOf = (order: readonly number[]): Seats => order.reduce((seats, seat) => seats | bitOf(seat), 0);

/** PP-912 raises over a straddle by two big blinds; a record that shows less goes by its own smallest bet. */
function openingRaise(
  { firstRaise, minBet = 0 }: StatedTerms,
  { highest, stacks }: { readonly highest: number; readonly stacks: readonly number[] },
): number {
  const usual = Math.max(highest, minBet);
  if (firstRaise === undefined) return usual;
  const adds = firstRaise.to - highest;
  const isAllIn = firstRaise.to >= (stacks[firstRaise.seat] ?? 0);
  return adds >= minBet && adds < usual && !isAllIn ? minBet : usual;
}

interface Opening {
  readonly button: number;
  readonly dealtIn: Seats;
  readonly opener: number | undefined;
}

/** The last of the highest blinds, or the first if the record shows that the others were posts. */
function opensAfter(signed: readonly number[], { button, dealtIn, opener }: Opening): number {
  const highest = Math.max(...signed);
  if (highest <= 0) return button;
  const posted = clockwise(dealtIn, button).filter((seat) => signed[seat] === highest);
  const shown = posted.find((seat) => nextOf(dealtIn, seat) === opener);
  return shown ?? posted.at(-1) ?? button;
}
