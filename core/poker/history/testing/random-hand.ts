/** Random hands of our own tables with everything that may happen at them, for properties that hold for any hand. */
import * as fc from 'fast-check';
import type { Seat } from '../../../base/ids.ts';
import { isRefusal } from '../../../base/refusal.ts';
import { type Card, deckSize } from '../../../cards/card.ts';
import { asks } from '../../hand/asks.ts';
import { positionsAt } from '../../hand/button.ts';
import { enter, type HandEntry } from '../../hand/journal.ts';
import { bitOf, has, seatId } from '../../hand/seats.ts';
import { startHand } from '../../hand/start.ts';
import type { HandState } from '../../hand/state.ts';
import { handAt, type TableTerms } from '../../hand/table.ts';
import type { HandTerms } from '../../hand/terms.ts';
import type { Offer } from '../../../round/request.ts';

export interface PlayedHand {
  readonly terms: HandTerms;
  readonly journal: readonly HandEntry[];
  readonly state: HandState;
}

const games = [
  ['holdem', 'none'],
  ['holdem', 'pot'],
  ['holdem', 'fixed'],
  ['omaha-hi', 'pot'],
  ['omaha-hi', 'fixed'],
  ['omaha-hilo', 'pot'],
  ['omaha-hilo', 'fixed'],
] as const;

const tables: fc.Arbitrary<TableTerms> = fc
  .record({
    kind: fc.constantFrom(...games),
    smallBlind: fc.integer({ min: 1, max: 60 }),
    ante: fc.constantFrom<TableTerms['ante']>('none', 'usual', 7),
    straddle: fc.boolean(),
    twice: fc.boolean(),
    autoMuck: fc.boolean(),
    actionSeconds: fc.integer({ min: 10, max: 60 }),
  })
  .map(({ kind: [game, limit], smallBlind, ante, straddle, twice, autoMuck, actionSeconds }) => ({
    game,
    limit,
    smallBlind,
    bigBlind: 2 * smallBlind,
    ante: game === 'holdem' ? ante : 'none',
    straddle: game === 'holdem' && straddle,
    runItTwice: game !== 'omaha-hilo' && twice ? 'marked-with-pre-flop' : 'never',
    autoMuck,
    actionSeconds,
  }));

const seatings: fc.Arbitrary<readonly number[]> = fc
  .array(fc.constantFrom(0, 3, 40, 150, 400, 1000, 5000), { minLength: 2, maxLength: 10 })
  .filter((stacks) => stacks.filter((stack) => stack > 0).length >= 2);

/** Any hand, played to its end or to any point before it. */
export const anyHand: fc.Arbitrary<PlayedHand> = fc
  .record({
    table: tables,
    stacks: seatings,
    button: fc.nat(9),
    deck: fc.shuffledSubarray(
      Array.from({ length: deckSize }, (_, card) => card),
      { minLength: deckSize },
    ),
    draws: fc.array(fc.nat(9999), { minLength: 40, maxLength: 120 }),
    length: fc.oneof({ arbitrary: fc.constant(Infinity), weight: 4 }, { arbitrary: fc.nat(60), weight: 1 }),
  })
  .map(({ table, stacks, button, deck, draws, length }) => {
    const occupied = stacks.reduce((seats, stack, seat) => (stack > 0 ? seats | bitOf(seat) : seats), 0);
    const seats = stacks.map((_, seat) => (button + seat) % stacks.length);
    const dealer = seats.find((seat) => has(occupied, seat)) ?? 0;
    return playAtRandom(handAt(table, stacks, positionsAt(dealer, occupied)), deck as Card[], { draws, length });
  });

interface Chance {
  readonly draws: readonly number[];
  readonly length: number;
}

function playAtRandom(terms: HandTerms, deck: readonly Card[], { draws, length }: Chance): PlayedHand {
  const state = startHand(terms);
  const journal: HandEntry[] = [];
  let [next, drawn] = [0, 0];
  const draw = (): number => draws[drawn++ % draws.length] ?? 0;
  while (journal.length < length) {
    const entries = answersTo(state, () => deck[next++] as Card, draw);
    if (entries.length === 0) break;
    for (const entry of entries) {
      const refusal = enter(state, entry);
      if (isRefusal(refusal)) throw new Error(`${JSON.stringify(entry)}: ${refusal.refused}`);
      journal.push(entry);
    }
  }
  return { terms, journal, state };
}

function answersTo(state: HandState, nextCard: () => Card, draw: () => number): readonly HandEntry[] {
  const request = asks(state);
  if (request === undefined) return [];
  if (request.ask === 'card') return [{ kind: 'card', card: nextCard() }];
  if (request.ask === 'window') {
    return [...request.offers.map((offer) => chosen(offer, draw)), { kind: 'closed', unpaid: [] }];
  }
  if (request.ask !== 'choice') throw new Error(`a hand asks for ${request.ask}`);
  if (request.name === 'action') {
    const rare = draw() % 100;
    const holder: Seat = seatId(state.actor);
    if (rare === 0) return [{ kind: 'protected', holder }];
    if (rare === 1)
      return [{ kind: 'dead', holder: seatId([...Array(10).keys()].find((seat) => has(state.live, seat)) ?? 0) }];
    if (rare === 2 && draw() % 10 === 0) return [{ kind: 'void', signed: { clause: 'PI-909', reason: '', by: [] } }];
  }
  return [chosen(request.offer, draw)];
}

/** Folds are rarer than the rest, so that hands last longer. */
function chosen({ holder, options }: Offer, draw: () => number): HandEntry {
  const kept = draw() % 3 === 0 ? options : options.filter(({ id }) => id !== 'fold');
  const option = kept[draw() % kept.length] ?? options[0];
  if (option === undefined) throw new Error('an offer without options');
  if (option.costMost === undefined) return { kind: 'choice', holder, option: option.id };
  const range = option.costMost - option.cost + 1;
  const amount = (draw() % 2 === 0 ? option.cost : option.cost + (draw() % range)) as typeof option.cost;
  return { kind: 'choice', holder, option: option.id, amount };
}
