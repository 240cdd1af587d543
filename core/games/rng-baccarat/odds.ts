/** Exact chances of the three zones, from the full pack that every round starts with. */
import { classesOf, coupChances } from '../baccarat/count/chances.ts';
import type { SpotChances } from '../chances.ts';
import { betsOf } from './bets.ts';
import { dealRound } from './procedure.ts';
import type { Rules } from './rules.ts';

export const chancesWith = (rules: Rules): readonly SpotChances[] =>
  coupChances(betsOf(rules), classesOf(rules.decks, dealRound));
