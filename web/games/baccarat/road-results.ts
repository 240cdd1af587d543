/** What the roads record, read off the boards. */
import type { EndedTold } from '../../../house/protocol/frames.ts';
import type { RoadResult } from '../../../core/games/baccarat/roads/result.ts';
import { saidIn } from '../../drawn/boards.ts';

export const roadResults = (boards: readonly EndedTold[]): readonly RoadResult[] =>
  saidIn(boards).flatMap(({ winner, playerPair, bankerPair, natural, total }) =>
    winner === 'player' || winner === 'banker' || winner === 'tie'
      ? [
          {
            winner,
            playerPair: playerPair === true,
            bankerPair: bankerPair === true,
            natural: natural === true,
            total: Number(total),
          },
        ]
      : [],
  );
