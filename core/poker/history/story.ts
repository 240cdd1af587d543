/** What happened in a recorded hand, event by event: the source of every readable history. */
import type { Card } from '../../cards/card.ts';
import { owed } from '../hand/legal.ts';
import { clockwise, has, isOneOrNone } from '../hand/seats.ts';
import { holeOf } from '../hand/showdown.ts';
import { startHand } from '../hand/start.ts';
import { type Award, type HandState, noCard } from '../hand/state.ts';
import { type PlayedRecord, playRecord } from './play-record.ts';
import type { HandRecord } from './record.ts';
import type { Doing, HandStep } from './step.ts';

export type Posting = 'ante' | 'small-blind' | 'big-blind' | 'straddle' | 'post';
export type Street = 'flop' | 'turn' | 'river';

export type StoryEvent =
  | {
      readonly what: 'post';
      readonly as: Posting;
      readonly seat: number;
      readonly chips: number;
      readonly isAllIn: boolean;
    }
  | { readonly what: 'deal'; readonly seat: number; readonly cards: readonly Card[] }
  | { readonly what: 'street'; readonly street: Street; readonly board: 0 | 1; readonly cards: readonly Card[] }
  | { readonly what: 'fold' | 'check'; readonly seat: number }
  /** Chips added by this action, and the round's total afterwards. */
  | {
      readonly what: 'call' | 'bet' | 'raise';
      readonly seat: number;
      readonly chips: number;
      readonly to: number;
      readonly isAllIn: boolean;
    }
  /** What only our own tables know: a note about a seat, or about the table if the seat is -1. */
  | { readonly what: 'note'; readonly seat: number; readonly note: Doing }
  | { readonly what: 'return'; readonly seat: number; readonly chips: number }
  | { readonly what: 'show' | 'muck'; readonly seat: number; readonly cards: readonly Card[] }
  | ({ readonly what: 'award' } & Award);

export interface Story extends PlayedRecord {
  readonly events: readonly StoryEvent[];
}

/** To the end of the record, or to the refused action. */
export function storyOf(record: HandRecord): Story {
  const events: StoryEvent[] = [...postings(startHand(record.terms))];
  let before = events.length;
  const played = playRecord(record, (step, state) => {
    before = events.length;
    events.push(...eventsOf(step, state));
  });
  if (played.taken < record.steps.length) events.length = before;
  return { ...played, events: [...events, ...ending(played.state)] };
}

function postings({ terms, stacks, bets }: HandState): readonly StoryEvent[] {
  const bigBlind = terms.blinds.indexOf(terms.bigBlind);
  const post = (as: Posting, seat: number, chips: number): readonly StoryEvent[] =>
    chips === 0 ? [] : [{ what: 'post', as, seat, chips, isAllIn: stacks[seat] === 0 }];
  const paid = (seat: number) => (terms.stacks[seat] ?? 0) - (stacks[seat] ?? 0);
  const named = (seat: number): Posting => {
    const blind = terms.blinds[seat] ?? 0;
    if (blind > terms.bigBlind) return 'straddle';
    return seat === bigBlind ? 'big-blind' : blind < terms.bigBlind ? 'small-blind' : 'post';
  };
  const seats = clockwise(2 ** stacks.length - 1, terms.button);
  return [
    ...seats.flatMap((seat) => post('ante', seat, paid(seat) - (bets[seat] ?? 0))),
    ...seats.flatMap((seat) => post(named(seat), seat, bets[seat] ?? 0)),
  ];
}

function eventsOf(step: HandStep, state: HandState): readonly StoryEvent[] {
  const { seat } = step;
  const [bet, stack] = [state.bets[seat] ?? 0, state.stacks[seat] ?? 0];
  switch (step.do) {
    case 'hole':
      return dealings(step.cards, state);
    case 'board':
      return streets(step.cards, state);
    case 'fold':
      return [{ what: 'fold', seat }];
    case 'call': {
      const chips = owed(state);
      if (chips === 0) return [{ what: 'check', seat }];
      return [{ what: 'call', seat, chips, to: bet + chips, isAllIn: chips === stack }];
    }
    case 'raise': {
      const [what, chips] = [state.highBet === 0 ? ('bet' as const) : ('raise' as const), step.to - bet];
      return [{ what, seat, chips, to: step.to, isAllIn: chips === stack }];
    }
    case 'straddle': {
      const chips = 2 * state.terms.bigBlind;
      return [{ what: 'post', as: 'straddle', seat, chips, isAllIn: chips === stack }];
    }
    case 'twice':
    case 'once':
    case 'protected':
    case 'dead':
    case 'void':
      return [{ what: 'note', seat, note: step.do }];
    case 'no-straddle':
    case 'closed':
    case 'show':
    case 'muck':
    case 'wrong':
      return [];
  }
}

/** Player by player, as people describe it. */
function dealings(cards: readonly Card[], { dealtIn, terms }: HandState): readonly StoryEvent[] {
  const seats = clockwise(dealtIn, terms.button);
  return seats.map((seat, player) => ({
    what: 'deal',
    seat,
    cards: cards.filter((_, at) => at % seats.length === player),
  }));
}

const streetNames: readonly Street[] = ['flop', 'flop', 'flop', 'turn', 'river'];

/** One line may deal several streets: splits them. */
function streets(cards: readonly Card[], { board, secondBoard }: HandState): readonly StoryEvent[] {
  const told: { what: 'street'; street: Street; board: 0 | 1; cards: Card[] }[] = [];
  let [first, second] = [board.length, secondBoard.length];
  for (const card of cards) {
    const which = first < streetNames.length ? 0 : 1;
    const street = streetNames[which === 0 ? first++ : second++] ?? 'river';
    const last = told.at(-1);
    if (last?.street === street && last.board === which) last.cards.push(card);
    else told.push({ what: 'street', street, board: which, cards: [card] });
  }
  return told;
}

/** Returned bets, then the hands shown, then who won what. */
function ending(state: HandState): readonly StoryEvent[] {
  const { returned, awards, live, shown, terms, phase } = state;
  const back = returned.flatMap((chips, seat): readonly StoryEvent[] =>
    chips === 0 ? [] : [{ what: 'return', seat, chips }],
  );
  if (phase !== 'over') return back;
  const isShowdown = !isOneOrNone(live);
  const hands = clockwise(live, terms.button).flatMap((seat): readonly StoryEvent[] => {
    const cards = holeOf(state, seat).filter((card) => (card as number) !== noCard);
    if (has(shown, seat)) return [{ what: 'show', seat, cards }];
    return isShowdown ? [{ what: 'muck', seat, cards: [] }] : [];
  });
  return [...back, ...hands, ...awards.map((award) => ({ what: 'award' as const, ...award }))];
}
