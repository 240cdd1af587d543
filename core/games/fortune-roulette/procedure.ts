/** How Fortune Roulette is played: the draws, the ball, and the bonus game if it landed on the Bonus number. */
import type { Procedure } from '../../round/procedure.ts';
import type { RequestOf } from '../../round/request.ts';
import { pocketIn } from '../roulette/spin.ts';
import type { Spin } from '../roulette/presentation/wheel.ts';
import { type BonusDraws, bonusDraws, playBonus } from './bonus.ts';
import { chestOf, drawFortune, type Fortune, type FortuneDraws, fortuneDraws, pockets } from './fortune.ts';
import { type DrawLimits, multiplierLeast } from './multipliers.ts';
import type { Rules } from './rules.ts';
import type { Bonus } from './presentation/tally.ts';

const spin: RequestOf<'pocket'> = { ask: 'pocket', pockets, clause: 'FR-901' };

/** The winning number and what a straight bet on it returns: everything settlement needs. */
export interface Landed extends Spin {
  readonly multiplier: number;
}

export interface Outcome extends Landed {
  readonly fortune: Fortune;
  readonly bonus: Bonus | undefined;
}

export interface Draws {
  readonly fortune: FortuneDraws;
  readonly bonus: BonusDraws;
  readonly chestMost: number;
}

export const drawsOf = (rules: Rules, { chest }: DrawLimits): Draws => ({
  fortune: fortuneDraws(rules),
  bonus: bonusDraws(rules),
  chestMost: chest,
});

export function* playRound(draws: Draws): Procedure<Outcome> {
  const fortune = yield* drawFortune(draws.fortune);
  const pocket = pocketIn(yield spin);
  const { multipliers, special } = fortune;
  if (special?.number !== pocket) {
    return { pocket, fortune, bonus: undefined, multiplier: multipliers.get(pocket) ?? multiplierLeast };
  }
  if (special.kind === 'chest') {
    return { pocket, fortune, bonus: undefined, multiplier: chestOf(multipliers.values(), draws.chestMost) };
  }
  const bonus = yield* playBonus(draws.bonus);
  return { pocket, fortune, bonus, multiplier: bonus.result };
}
