/** What the roads record, read off the boards of a shoe. */
import { z } from 'zod';
import type { RoadResult } from './result.ts';

/** A board of the family says more than this. */
const onBoard = z.object({
  winner: z.enum(['player', 'banker', 'tie']),
  playerPair: z.boolean(),
  bankerPair: z.boolean(),
  natural: z.boolean(),
  total: z.int().min(0).max(9),
});

/** A void round has no board, and leaves no mark on any road. */
export function roadResultsIn(boards: readonly (Readonly<Record<string, unknown>> | null)[]): readonly RoadResult[] {
  return boards.flatMap((board): readonly RoadResult[] => {
    const read = onBoard.safeParse(board);
    return read.success ? [read.data] : [];
  });
}
