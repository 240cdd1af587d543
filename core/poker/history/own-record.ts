/** Turns a hand of our own tables, its terms and journal, into a record. */
import type { Refusal } from '../../base/refusal.ts';
import type { Card } from '../../cards/card.ts';
import type { Word } from '../../round/answer.ts';
import { enter, type HandEntry } from '../hand/journal.ts';
import { allInTo } from '../hand/legal.ts';
import { bitOf, clockwise, has, isOneOrNone, seatOf, type Seats } from '../hand/seats.ts';
import { holeOf } from '../hand/showdown.ts';
import { startHand } from '../hand/start.ts';
import { type HandState, type HandPhase, unseen } from '../hand/state.ts';
import { type HandTerms, wrongTerms } from '../hand/terms.ts';
import type { HandRecord } from './record.ts';
import { type HandStep, stepOf } from './step.ts';

/** Refuses contradictory terms, or the journal of another hand. */
export function recordOfHand(
  terms: HandTerms,
  journal: readonly HandEntry[],
  { hand, about }: Pick<HandRecord, 'hand' | 'about'>,
): HandRecord | Refusal {
  const wrong = wrongTerms(terms);
  if (wrong !== undefined) return wrong;
  const state = startHand(terms);
  const order = clockwise(state.dealtIn, terms.button);
  const steps: HandStep[] = [];
  let shown: Seats = 0;
  for (const entry of journal) {
    const { phase } = state;
    const step = stepFor(state, entry);
    const refusal = enter(state, entry);
    if (refusal !== undefined) return refusal;
    if (step !== undefined) steps.push(step);
    if (entry.kind === 'card') addCard(steps, entry.card, phase, state);
    if (step?.do === 'show' || step?.do === 'muck') shown |= bitOf(step.seat);
    if (mustShow(state)) shown |= addShowing(steps, state, shown);
  }
  if (state.phase === 'over' && !isOneOrNone(state.live)) addShowing(steps, state, shown);
  return { hand, terms, order, decimals: 0, steps, actions: [], unknownStacks: 0, stated: {}, about };
}

/** Cards are collected separately, as a record lists them street by street. */
function stepFor(state: HandState, entry: HandEntry): HandStep | undefined {
  switch (entry.kind) {
    case 'choice':
      return stepForWord(state, seatOf(entry.holder, state.stacks.length), entry);
    case 'protected':
    case 'dead':
      return stepOf(entry.kind, 0, seatOf(entry.holder, state.stacks.length));
    case 'closed':
    case 'void':
      return stepOf(entry.kind, 0);
    case 'card':
    case 'bets':
    case 'burn':
    case 'turn':
    case 'move':
    case 'pocket':
    case 'dice':
    case 'draw':
    case 'announce':
      return undefined;
  }
}

function stepForWord(state: HandState, seat: number, { option, amount = 0 as never }: Word): HandStep | undefined {
  switch (option) {
    case 'fold':
      return stepOf('fold', 0, seat);
    case 'check':
    case 'call':
      return stepOf('call', 0, seat);
    case 'bet':
    case 'raise':
      return stepOf('raise', 0, seat, undefined, (state.bets[seat] ?? 0) + amount);
    case 'all-in': {
      const to = allInTo(state);
      return to > state.highBet ? stepOf('raise', 0, seat, undefined, to) : stepOf('call', 0, seat);
    }
    case 'show':
      return stepOf('show', 0, seat, holeOf(state, seat));
    case 'muck':
    case 'twice':
    case 'once':
      return stepOf(option, 0, seat);
    case 'straddle':
    case 'no-straddle':
      return stepOf(option, 0, seat);
    default:
      return undefined;
  }
}

/** Hole cards make one step, each street another; cards named at the showdown are shown at the end. */
function addCard(steps: HandStep[], card: Card, phase: HandPhase, { board, secondBoard }: HandState): void {
  if (phase === 'reveal') return;
  const doing = phase === 'hole-cards' ? 'hole' : 'board';
  const last = steps.at(-1);
  const lies = secondBoard.at(-1) === card ? secondBoard : board;
  const isNewStreet = doing === 'board' && (lies.length === 1 || lies.length > 3);
  if (last?.do !== doing || isNewStreet) steps.push(stepOf(doing, 0, -1, [card]));
  else steps[steps.length - 1] = { ...last, cards: [...last.cards, card] };
}

/** PP-928: nobody can bet any more, and cards are still to come. */
const mustShow = ({ phase, able }: HandState): boolean =>
  (phase === 'board' || phase === 'run-it-twice') && isOneOrNone(able);

/** PP-927: from the last to bet or raise, otherwise from the button's left; returns whose hands were shown. */
function addShowing(steps: HandStep[], state: HandState, already: Seats): Seats {
  const { live, aggressor, terms, phase } = state;
  const seats = live & ~already;
  const first = has(seats, aggressor) ? [aggressor] : [];
  const others = clockwise(
    has(seats, aggressor) ? seats & ~bitOf(aggressor) : seats,
    aggressor < 0 ? terms.button : aggressor,
  );
  let told = 0;
  for (const seat of [...first, ...others]) {
    const cards = holeOf(state, seat);
    const isShown = has(state.shown, seat) && !cards.includes(unseen);
    if (!isShown && phase !== 'over') continue;
    steps.push(isShown ? stepOf('show', 0, seat, cards) : stepOf('muck', 0, seat));
    told |= bitOf(seat);
  }
  return told;
}
