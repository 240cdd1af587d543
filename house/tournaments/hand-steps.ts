/** Replays a stored hand step by step, as seen from one seat. */
import { present } from '../../core/base/invariant.ts';
import { viewOf } from '../../core/poker/hand/view.ts';
import type { HandStepsTold, PokerTableTold } from '../protocol/tournaments.ts';
import { isPracticePlayer } from '../accounts/practice-ids.ts';
import type { Cast, ReaderOf } from './history.ts';
import type { StoredHand } from './read.ts';
import { RunningHand } from './running-hand.ts';
import { cardsTold, handTold } from './told.ts';

/** Others' cards appear only once shown; auditors see the table as players did. */
export function stepsOf(stored: StoredHand, reader: ReaderOf, { name }: Cast): HandStepsTold {
  const { id, number, table, level, terms, players } = stored;
  const seed = new Uint8Array(present(stored.seed, 'the seed of a hand that is over'));
  const seats = terms.stacks.map((_, seat) => players.find((one) => one.seat === seat));
  const hand = new RunningHand({ id, number, table, level, terms, seed, seats });
  const seen = (): PokerTableTold => ({
    table,
    seats: viewOf(hand.state).seats.flatMap(({ seat, stack, bet, isLive, isAllIn, cards }) => {
      const player = seats[seat]?.player;
      if (player === undefined) return [];
      const mark = isPracticePlayer(player) ? { isPractice: true as const } : {};
      return [{ seat: seat + 1, player: name(player), stack, bet, isLive, isAllIn, cards, ...mark }];
    }),
    hand: actor(handTold(hand), hand),
  });
  const steps: HandStepsTold['steps'][number][] = [{ table: seen(), did: [] }];
  for (const [at, { entry }] of stored.entries.entries()) {
    hand.take(entry);
    // Cards dealt together are one step.
    if (entry.kind === 'card' && stored.entries[at + 1]?.entry.kind === 'card' && !endsStreet(hand)) continue;
    steps.push({ table: seen(), did: [...hand.takeDid()] });
  }
  const own = reader === 'audit' ? -1 : (players.find((one) => one.player === reader.player)?.seat ?? -1);
  return { hand: id, ...(own < 0 ? {} : { seat: own + 1 }), cards: own < 0 ? [] : cardsTold(hand, own), steps };
}

/** Flop, turn and river are separate steps even when nobody can bet. */
const endsStreet = ({ state: { board, secondBoard } }: RunningHand): boolean =>
  board.length >= 3 && (secondBoard.length === 0 || secondBoard.length >= 3);

/** Whose turn it was, without the time they had. */
const actor = (told: NonNullable<PokerTableTold['hand']>, { state }: RunningHand) =>
  state.phase === 'betting' ? { ...told, actor: state.actor + 1 } : told;
