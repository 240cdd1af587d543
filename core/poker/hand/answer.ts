/** Applies answers to a hand: what was asked for is applied, anything else refused. */
import type { ClauseId } from '../../base/ids.ts';
import { refuse, type Refusal } from '../../base/refusal.ts';
import type { Answer, Word } from '../../round/answer.ts';
import { act, type Action } from './act.ts';
import { asks } from './asks.ts';
import { deal } from './deal.ts';
import { allInTo, leastRaiseTo, owed } from './legal.ts';
import { closeTwice, sayTwice } from './run-twice.ts';
import { seatId, seatOf } from './seats.ts';
import { showOrMuck } from './showdown.ts';
import { straddle } from './start.ts';
import type { HandState } from './state.ts';

/** Takes an answer that was asked for; anything else is refused and changes nothing. */
export function answer(state: HandState, given: Answer): Refusal | undefined {
  if (given.kind === 'card' && isCardDue(state)) return deal(state, given.card);
  if (given.kind === 'choice' && isChoiceDue(state)) return choose(state, given.holder, given);
  if (given.kind === 'closed' && state.phase === 'run-it-twice') return closeTwice(state);
  return notAsked(state, given);
}

const isCardDue = ({ phase }: HandState): boolean => phase === 'hole-cards' || phase === 'board' || phase === 'reveal';
const isChoiceDue = ({ phase }: HandState): boolean =>
  phase === 'betting' || phase === 'straddle' || phase === 'run-it-twice' || phase === 'muck';

function notAsked(state: HandState, given: Answer): Refusal {
  if (state.phase === 'void') return refuse('round-void', 'PI-909');
  const request = asks(state);
  if (request === undefined) return refuse('round-over', 'PP-002');
  return refuse('not-asked', request.clause, { asks: request.ask, given: given.kind });
}

function choose(state: HandState, holder: string, word: Word): Refusal | undefined {
  if (state.phase === 'run-it-twice') {
    const wrong = unknownWord(word, ['once', 'twice'], 'PP-934');
    return wrong ?? sayTwice(state, seatOf(holder, state.stacks.length), word.option === 'twice');
  }
  if (holder !== seatId(state.actor)) return refuse('not-a-holder', 'PP-011');
  if (state.phase === 'muck') {
    return unknownWord(word, ['show', 'muck'], 'PP-929') ?? showOrMuck(state, word.option === 'show');
  }
  if (state.phase === 'straddle') {
    const wrong = unknownWord(word, ['straddle', 'no-straddle'], 'PP-912');
    if (wrong === undefined) straddle(state, word.option === 'straddle');
    return wrong;
  }
  const action = actionIn(state, word);
  return 'refused' in action ? action : act(state, action);
}

/** An amount is what the action adds; as in every choice, the minimum may be omitted. */
function actionIn(state: HandState, { option, amount, cards }: Word): Action | Refusal {
  if (cards !== undefined && cards.length > 0) return refuse('takes-no-cards', 'PP-047', { option });
  const bet = state.bets[state.actor] ?? 0;
  switch (option) {
    case 'bet':
    case 'raise':
      return { kind: option, to: amount === undefined ? leastRaiseTo(state, allInTo(state)) : bet + amount };
    case 'fold':
    case 'check':
      return exactly(0, amount, option) ?? { kind: option };
    case 'call':
      return exactly(owed(state), amount, option) ?? { kind: option };
    case 'all-in':
      return exactly(allInTo(state) - bet, amount, option) ?? { kind: option };
    default:
      return refuse('not-an-action', 'PP-047', { option });
  }
}

const exactly = (cost: number, amount: number | undefined, option: string): Refusal | undefined =>
  amount === undefined || amount === cost ? undefined : refuse('fixed-amount', 'PP-047', { option, amount: cost });

function unknownWord({ option, amount, cards }: Word, known: readonly string[], clause: ClauseId): Refusal | undefined {
  if (!known.includes(option)) {
    return refuse('not-offered', clause, { option, options: known.join(', ') });
  }
  if (amount !== undefined || (cards !== undefined && cards.length > 0)) {
    return refuse('takes-no-amount', clause, { option });
  }
  return undefined;
}
