/** The levels of a tournament: blinds, antes and minutes, the last one repeating for ever (PT-956). */
import type { ClauseId } from '../../base/ids.ts';
import type { BettingLimit, PokerGame } from '../../poker/hand/terms.ts';

export interface Level {
  readonly smallBlind: number;
  /** In fixed limit also the small bet (PP-907). */
  readonly bigBlind: number;
  /** If omitted in a tournament with antes, a tenth of the big blind (PP-908). */
  readonly ante?: number | undefined;
  readonly minutes: number;
}

/** The level at this index; beyond the end of the list the last one (PT-956). */
export const levelAt = (levels: readonly Level[], at: number): Level =>
  levels[Math.min(at, levels.length - 1)] as Level;

export interface LevelMistake {
  readonly level: number;
  readonly clause: ClauseId;
  readonly reason: string;
}

/** The mistakes in the blinds and antes of each level. */
export function levelMistakes(
  levels: readonly Level[],
  { game, limit, antes }: { readonly game: PokerGame; readonly limit: BettingLimit; readonly antes: boolean },
): readonly LevelMistake[] {
  return levels.flatMap(({ smallBlind, bigBlind, ante = 0 }, level) => {
    const wrong = (clause: ClauseId, reason: string): LevelMistake => ({ level, clause, reason });
    return [
      ...(limit === 'fixed'
        ? smallBlind < bigBlind
          ? []
          : [wrong('PP-906', 'the small blind is less than the big blind')]
        : bigBlind === 2 * smallBlind
          ? []
          : [wrong('PP-906', 'the big blind is twice the small blind')]),
      ...(ante > 0 && !antes ? [wrong('PP-032', 'antes only in a tournament marked as having them')] : []),
      ...(ante > 0 && game !== 'holdem' ? [wrong('PP-909', 'Omaha has no antes')] : []),
    ];
  });
}

/** Small blinds of a typical structure: steps of a third to a half, up to the stacks of the largest fields. */
const ladder = [
  10, 15, 25, 50, 75, 100, 150, 200, 300, 400, 500, 600, 800, 1000, 1500, 2000, 3000, 4000, 5000, 6000, 8000, 10_000,
  15_000, 20_000, 30_000, 40_000, 60_000, 80_000, 100_000, 150_000, 200_000, 300_000, 400_000, 600_000, 800_000,
  1_000_000, 1_500_000, 2_000_000,
];

/** The standard structure for presets, with this many minutes per level. */
export const usualLevels = (minutes: number): readonly Level[] =>
  ladder.map((smallBlind) => ({ smallBlind, bigBlind: 2 * smallBlind, minutes }));
