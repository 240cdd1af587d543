/** How many hands fall into each category: the published counts that the evaluator is checked against. */
import type { Category } from './strength.ts';

export type CategoryCounts = Readonly<Record<Category, number>>;

/** Of the 2,598,960 five-card hands. */
export const countsOfFive: CategoryCounts = {
  'high-card': 1_302_540,
  pair: 1_098_240,
  'two-pairs': 123_552,
  'three-of-a-kind': 54_912,
  straight: 10_200,
  flush: 5_108,
  'full-house': 3_744,
  'four-of-a-kind': 624,
  'straight-flush': 36,
  'royal-flush': 4,
};

/** Of the 133,784,560 seven-card hands. */
export const countsOfSeven: CategoryCounts = {
  'high-card': 23_294_460,
  pair: 58_627_800,
  'two-pairs': 31_433_400,
  'three-of-a-kind': 6_461_620,
  straight: 6_180_020,
  flush: 4_047_644,
  'full-house': 3_473_184,
  'four-of-a-kind': 224_848,
  'straight-flush': 37_260,
  'royal-flush': 4_324,
};
