/** Bets at a table with seats as text: "1: main 10, 21+3 5; ben 3: main 20" are Ana's at seat 1 and Ben's at seat 3. */
import { playerId, type Seat } from '../../base/ids.ts';
import type { Wager } from '../../round/wager.ts';
import type { Table } from '../game.ts';
import { wagersOf } from './play.ts';

export const seated = (table: Table, text: string): readonly Wager[] =>
  text.split(';').flatMap((one) => {
    const [where = '', bets = ''] = one.split(':');
    const [number = '', player = 'ana'] = where.trim().split(/\s+/).toReversed();
    const seat = `seat-${number}` as Seat;
    return wagersOf(table, bets, playerId(player)).map((wager) => ({ ...wager, seat }));
  });
