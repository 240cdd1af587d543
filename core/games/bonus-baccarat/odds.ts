/** Exact chances of the nine bets, from a full shoe. */
import { classesOf, coupChances } from '../baccarat/count/chances.ts';
import type { SpotChances } from '../chances.ts';
import { betsOf } from './bets.ts';
import { dealRound } from './procedure.ts';
import type { Rules } from './rules.ts';

export const chancesWith = (rules: Rules): readonly SpotChances[] =>
  coupChances(betsOf(rules), classesOf(rules.decks, dealRound));
