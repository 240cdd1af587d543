/** What the last rounds of a table have left on the board: of this shoe, or of the last rounds where a game has none. */
import type { Board, ShoeTerms } from '../../../core/games/game.ts';
import type { Signed } from '../../../core/round/answer.ts';
import type { EndedTold } from '../../protocol/frames.ts';
import type { Sql } from '../../storage/db.ts';
import { endedTold, voidTold } from '../telling/told.ts';

/** However long a shoe lasts, or where none does: so many are shown. */
const boardsMost = 500;

/** The newest last, of one shoe or of all; rounds without bets that were called off left nothing. */
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

/** A shoe that outlives its rounds; where every round has a fresh pack, or no cards, there is none. */
export const hasShoe = ({ decks, cutCardFromEnd }: ShoeTerms): boolean => decks > 0 && cutCardFromEnd !== undefined;

export class Boards {
  #rounds: readonly EndedTold[];

  constructor(rounds: readonly EndedTold[]) {
    this.#rounds = rounds;
  }

  /** The newest last. */
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
