/** Exact chances of every position: each pocket counted once. */
import type { SpotChances } from '../chances.ts';
import { chancesByDealing } from '../chances-by-dealing.ts';
import { betsOf } from './bets.ts';
import { dealWith } from './procedure.ts';
import type { Rules } from './rules.ts';

export const chancesWith = (rules: Rules): readonly SpotChances[] =>
  chancesByDealing({ decks: 0, spots: betsOf(rules), deal: dealWith(rules) });
