/** Exact chances of every position: each pocket once. */
import type { SpotChances } from '../chances.ts';
import { spinChances } from '../roulette/spin.ts';
import { betsOf, wheelOf } from './bets.ts';
import { dealWith } from './procedure.ts';
import type { Rules } from './rules.ts';

export const chancesWith = (rules: Rules): readonly SpotChances[] =>
  spinChances(betsOf(rules), dealWith(rules), wheelOf(rules).length);
