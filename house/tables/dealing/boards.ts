/** Recent results for a table's board: those of the shoe, or the latest if a game has none. */
import type { Board, ShoeTerms } from '../../../core/games/game.ts';
import type { Signed } from '../../../core/round/answer.ts';
import type { EndedTold } from '../../protocol/table-told.ts';
import type { Sql } from '../../storage/db.ts';
import { endedTold, voidTold } from '../telling/told.ts';

/** The most results shown, however long a shoe lasts. */
const boardsMost = 500;

/** Newest last, of one shoe or all. Void rounds without bets are left out. */
export async function readBoards(
  sql: Sql,
  { table, shoe }: { readonly table: string; readonly shoe?: number },
): Promise<readonly EndedTold[]> {
  const rows = await sql.query<{ id: string; at: Date; board: Board | null; signed: Signed | null }>(
    `select id, ended_at as at, board,
       (select entry->'signed' from round_entry where round_id = round.id and entry->>'kind' = 'void') as signed
     from round
     where table_id = $1 and ended_at is not null and closed_at is not null and ($2::bigint is null or shoe_number = $2)
     order by number desc limit $3`,
    [table, shoe ?? null, boardsMost],
  );
  return rows.toReversed().flatMap(({ id, at, board, signed }) => {
    if (signed !== null) return [{ ...voidTold(id, at, signed), board }];
    return board === null ? [] : [endedTold(id, at, board)];
  });
}

/** True if the shoe lasts over several rounds; false with a fresh pack every round, or no cards. */
export const hasShoe = ({ decks, cutCardFromEnd }: ShoeTerms): boolean => decks > 0 && cutCardFromEnd !== undefined;

export class Boards {
  #rounds: readonly EndedTold[];

  constructor(rounds: readonly EndedTold[]) {
    this.#rounds = rounds;
  }

  /** Newest last. */
  get rounds(): readonly EndedTold[] {
    return this.#rounds;
  }

  add(ended: EndedTold): void {
    this.#rounds = [...this.#rounds, ended].slice(-boardsMost);
  }

  beginAnew(): void {
    this.#rounds = [];
  }
}
