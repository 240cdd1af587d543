/** Random hands on random terms, played to the end through requests and answers, with their journal. */
import { isRefusal } from '../../base/refusal.ts';
import type { Card } from '../../cards/card.ts';
import type { Offer, Request } from '../../round/request.ts';
import type { Answer } from '../../round/answer.ts';
import { asks } from '../hand/asks.ts';
import { positionsAt } from '../hand/button.ts';
import { enter, type HandEntry } from '../hand/journal.ts';
import { seatId, seatsIn } from '../hand/seats.ts';
import { startHand } from '../hand/start.ts';
import { type HandState, unseen } from '../hand/state.ts';
import { handAt, type TableTerms } from '../hand/table.ts';
import { handTerms, type HandTerms } from '../hand/terms.ts';

export type Below = (limit: number) => number;

/** Small and fast, deterministic by seed. */
function numbersOf(seed: number): Below {
  let state = (seed * 2654435761 + 1) >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

const tables: readonly TableTerms[] = [
  { game: 'holdem', limit: 'none', smallBlind: 1, bigBlind: 2, ante: 'none', runItTwice: 'marked' },
  { game: 'holdem', limit: 'none', smallBlind: 1, bigBlind: 2, ante: 'usual', straddle: true },
  { game: 'holdem', limit: 'pot', smallBlind: 2, bigBlind: 4, ante: 1, autoMuck: false },
  { game: 'holdem', limit: 'fixed', smallBlind: 1, bigBlind: 2, ante: 'none', straddle: true },
  { game: 'omaha-hi', limit: 'pot', smallBlind: 1, bigBlind: 2, ante: 'none', runItTwice: 'marked' },
  { game: 'omaha-hi', limit: 'fixed', smallBlind: 2, bigBlind: 3, ante: 'none', uncapped: true },
  { game: 'omaha-hilo', limit: 'pot', smallBlind: 1, bigBlind: 2, ante: 'none', autoMuck: false },
  { game: 'omaha-hilo', limit: 'fixed', smallBlind: 1, bigBlind: 2, ante: 'none', timeoutAction: 'checkElseFold' },
];

/** Two to ten seats, some of them empty, with stacks from a single chip up. */
function randomTerms(below: Below): HandTerms {
  const seats = 2 + below(9);
  const stacks = Array.from({ length: seats }, () => (below(6) === 0 ? 0 : 1 + below(below(2) === 0 ? 12 : 80)));
  while (stacks.filter((stack) => stack > 0).length < 2) stacks[below(seats)] = 1 + below(80);
  const occupied = stacks.reduce((set, stack, seat) => (stack > 0 ? set | (1 << seat) : set), 0);
  let button = below(seats);
  while (stacks[button] === 0) button = (button + 1) % seats;
  return handAt(tables[below(tables.length)] as TableTerms, stacks, positionsAt(button, occupied));
}

/** A legal answer to the request, otherwise random. */
function randomAnswer(request: Request, below: Below, dealCard: () => Card): Answer {
  switch (request.ask) {
    case 'card':
      return { kind: 'card', card: dealCard() };
    case 'choice':
      return choiceOf(request.offer, below);
    case 'window': {
      const at = below(request.offers.length + 2);
      const offer = request.offers[at];
      return offer === undefined ? { kind: 'closed', unpaid: [] } : choiceOf(offer, below);
    }
    default:
      throw new Error(`a hand does not ask for ${request.ask}`);
  }
}

function choiceOf({ holder, options }: Offer, below: Below): Answer {
  // Fewer folds give more hands that reach a showdown.
  let option = options[below(options.length)];
  if (option?.id === 'fold' && below(3) > 0) option = options[below(options.length)];
  if (option === undefined) throw new Error('an offer without options');
  const { id, cost, costMost } = option;
  if (costMost === undefined) return { kind: 'choice', holder, option: id };
  const spread = below(2) === 0 ? 0 : below(costMost - cost + 1);
  return { kind: 'choice', holder, option: id, amount: (cost + spread) as never };
}

/** Cards in random order. */
function packOf(below: Below): () => Card {
  const order = Array.from({ length: 52 }, (_, card) => card);
  let dealt = 0;
  return () => {
    const at = dealt + below(52 - dealt);
    const card = order[at] as Card;
    order[at] = order[dealt] as number;
    order[dealt] = card;
    dealt += 1;
    return card;
  };
}

export interface PlayedHand {
  readonly terms: HandTerms;
  readonly journal: readonly HandEntry[];
  readonly hand: HandState;
}

type GoesOn = (hand: HandState, journal: readonly HandEntry[]) => boolean;

/** Plays to the end, or while `goesOn` is true before each answer. */
export function randomHand(seed: number, goesOn: GoesOn = () => true): PlayedHand {
  return played(seed, { goesOn });
}

/** The same with occasional connection failures. */
export const randomHandWithAbsences = (seed: number): PlayedHand => played(seed, { absences: true });

/** A hand from another house's table, as a public record has it: any forced bets, any limit, unseen cards. */
export const randomForeignHand = (seed: number): PlayedHand => played(seed, { foreign: true });

interface Manner {
  readonly goesOn?: GoesOn;
  readonly absences?: boolean;
  readonly foreign?: boolean;
}

function played(seed: number, { goesOn = () => true, absences = false, foreign = false }: Manner): PlayedHand {
  const below = numbersOf(seed);
  const terms = foreign ? foreignTerms(below) : randomTerms(below);
  const nextCard = packOf(below);
  const hand = startHand(terms);
  const dealCard = () => (foreign && hand.phase !== 'board' && below(4) === 0 ? unseen : nextCard());
  const journal: HandEntry[] = [];
  for (let request = asks(hand); request !== undefined && goesOn(hand, journal); request = asks(hand)) {
    const given = (absences ? absence(hand, below) : undefined) ?? randomAnswer(request, below, dealCard);
    const refusal = enter(hand, given);
    if (isRefusal(refusal)) throw new Error(`seed ${seed}: ${JSON.stringify(given)} was refused: ${refusal.refused}`);
    journal.push(given);
    if (journal.length > 2000) throw new Error(`seed ${seed}: the hand does not end`);
  }
  return { terms, journal, hand };
}

const limits = ['fixed', 'pot', 'none'] as const;

function foreignTerms(below: Below): HandTerms {
  const { game, button, stacks } = randomTerms(below);
  const forced = () => stacks.map((stack) => (stack > 0 && below(3) === 0 ? below(6) : 0));
  return handTerms({
    game,
    limit: limits[below(3)] ?? 'none',
    button,
    stacks,
    blinds: forced(),
    antes: below(2) === 0 ? forced() : stacks.map(() => 0),
    bigBlind: 1 + below(4),
    capped: below(2) === 0,
    straddle: below(3) === 0,
    runItTwice: 'any-street',
    unseenCards: true,
  });
}

function absence({ phase, live, actor }: HandState, below: Below): HandEntry | undefined {
  if (phase === 'betting' && below(12) === 0) return { kind: 'protected', holder: seatId(actor) };
  if (phase === 'straddle' || phase === 'reveal' || phase === 'muck' || below(20) > 0) return undefined;
  const seats = seatsIn(live);
  return { kind: 'dead', holder: seatId(seats[below(seats.length)] as number) };
}
