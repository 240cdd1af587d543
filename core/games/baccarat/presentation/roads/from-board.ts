/** The roads' records, read from the boards of a shoe. */
import type { RoadResult } from './result.ts';

/** A void round has no board and leaves no mark; neither does another game's board. */
export function roadResultsIn(boards: readonly (Readonly<Record<string, unknown>> | null)[]): readonly RoadResult[] {
  return boards.flatMap((board) => {
    const { winner, playerPair, bankerPair, natural, total } = board ?? {};
    if (winner !== 'player' && winner !== 'banker' && winner !== 'tie') return [];
    const flags = { playerPair: playerPair === true, bankerPair: bankerPair === true, natural: natural === true };
    return [{ winner, ...flags, total: Number(total) }];
  });
}
