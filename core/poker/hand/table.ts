/** A tournament table's level and settings, and the terms of the next hand that follow from them. */
import { type Positions, smallBlindPoster } from './button.ts';
import { bitOf } from './seats.ts';
import { type BettingLimit, handTerms, type HandTerms, type PokerGame } from './terms.ts';

export interface TableTerms {
  readonly game: PokerGame;
  readonly limit: BettingLimit;
  /** Stored explicitly at every level (PP-906). */
  readonly smallBlind: number;
  readonly bigBlind: number;
  /** `usual` means the default ante of PP-908. */
  readonly ante: number | 'none' | 'usual';
  /** Only with a setting that the published terms name (PP-911, PP-930). */
  readonly straddle?: boolean;
  readonly runItTwice?: 'never' | 'marked' | 'marked-with-pre-flop';
  /** Two players left in the tournament, or a table played to its own winner (PP-915). */
  readonly uncapped?: boolean;
  readonly autoMuck?: boolean;
  readonly timeoutAction?: HandTerms['timeoutAction'];
  readonly actionSeconds?: number;
}

/** PP-908: a tenth of the big blind rounded down, at least one chip. */
export const usualAnte = (bigBlind: number): number => Math.max(1, Math.floor(bigBlind / 10));

/** The table's next hand; a stack of none is an empty seat. */
export function handAt(table: TableTerms, stacks: readonly number[], positions: Positions): HandTerms {
  const { game, limit, smallBlind, bigBlind } = table;
  const occupied = stacks.reduce((seats, stack, seat) => (stack > 0 ? seats | bitOf(seat) : seats), 0);
  const small = smallBlindPoster(positions, occupied);
  const ante = table.ante === 'none' ? 0 : table.ante === 'usual' ? usualAnte(bigBlind) : table.ante;
  return handTerms({
    game,
    limit,
    button: positions.button,
    stacks,
    blinds: stacks.map((_, seat) => (seat === positions.bigBlind ? bigBlind : seat === small ? smallBlind : 0)),
    antes: stacks.map((stack) => (stack > 0 ? ante : 0)),
    missingBlinds: small === undefined ? smallBlind : 0,
    bigBlind,
    opensAfter: positions.bigBlind,
    straddle: table.straddle ?? false,
    runItTwice: twiceIn(table),
    capped: table.uncapped !== true,
    autoMuck: table.autoMuck ?? true,
    timeoutAction: table.timeoutAction ?? 'fold',
    actionSeconds: table.actionSeconds ?? 20,
  });
}

/** PP-931: Omaha Hi from before the flop; Hold'em after it, unless a switch adds the pre-flop moment. */
function twiceIn({ game, runItTwice = 'never' }: TableTerms): HandTerms['runItTwice'] {
  if (runItTwice === 'never') return 'never';
  return game === 'holdem' && runItTwice === 'marked' ? 'after-flop' : 'any-street';
}
