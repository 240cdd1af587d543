/** Exact chances of the four bets: every pair of cards, dealt and paid as at the table. */
import type { SpotChances } from '../../chances.ts';
import { chancesByDealing } from '../../chances-by-dealing.ts';
import { betsOf } from './bets.ts';
import { dealRound } from './procedure.ts';
import type { Rules } from './rules.ts';

export const chancesWith = (rules: Rules): readonly SpotChances[] =>
  chancesByDealing({ decks: rules.decks, spots: betsOf(rules), deal: dealRound });
