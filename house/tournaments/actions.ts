/** Players' actions in a hand: answers in turn, and folds in advance. */
import type { PlayerId } from '../../core/base/ids.ts';
import type { Cents } from '../../core/base/money.ts';
import { refuse, type Refusal } from '../../core/base/refusal.ts';
import { seatId } from '../../core/poker/hand/seats.ts';
import type { CommandOf, TournamentCommand } from '../protocol/commands.ts';
import type { Course } from './course.ts';

export type PlayCommand = CommandOf<'act' | 'forward-fold'>;

export interface Played {
  readonly player: PlayerId;
  readonly command: PlayCommand;
}

export const isPlay = (command: TournamentCommand): command is PlayCommand =>
  command.do === 'act' || command.do === 'forward-fold';

export const play = (course: Course, player: PlayerId, command: PlayCommand): Refusal | undefined =>
  command.do === 'act' ? act(course, player, command) : forwardFold(course, player, command.hand);

type Action = Pick<CommandOf<'act'>, 'id' | 'hand' | 'option' | 'amount'>;

function act(course: Course, player: PlayerId, { id, hand: name, option, amount }: Action): Refusal | undefined {
  const held = course.handOf(player);
  if (held === undefined || held.hand.id !== name) {
    return refuse('no-such-hand', 'PP-011');
  }
  const { hand, seat } = held;
  const askedAt = hand.waiting?.askedAt;
  const word = { kind: 'choice', holder: seatId(seat), option } as const;
  const refused = hand.take(amount === undefined ? word : { ...word, amount: amount as Cents });
  if (refused !== undefined) return refused;
  course.write(hand, askedAt, id);
  course.attendants.of(player).hasTimedOut = false;
  if (option === 'fold') course.foldsAndMoves(hand, seat);
  return undefined;
}

/** PP-942: irrevocable, and hidden until the turn comes; the player moves to another table at once. */
function forwardFold(course: Course, player: PlayerId, name: string): Refusal | undefined {
  if (course.t.waiting === undefined) return refuse('no-fastforward', 'PP-941');
  const held = course.handOf(player);
  if (held === undefined || held.hand.id !== name) {
    return refuse('no-such-hand', 'PP-942');
  }
  const { hand, seat } = held;
  if (!hand.mayForwardFold(seat)) return refuse('no-bet-faced', 'PP-942');
  const stack = hand.state.stacks[seat] ?? 0;
  const refused = course.tell({ told: 'fold-and-move', table: hand.table, seat, stack });
  if (refused === undefined) hand.gone.add(seat);
  return refused;
}
