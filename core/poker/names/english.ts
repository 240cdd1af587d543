/** English names of hands. */
import type { Dictionary } from './dictionary.ts';

export const english: Dictionary = {
  forms: {
    one: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'jack', 'queen', 'king', 'ace'],
    many: [
      'twos',
      'threes',
      'fours',
      'fives',
      'sixes',
      'sevens',
      'eights',
      'nines',
      'tens',
      'jacks',
      'queens',
      'kings',
      'aces',
    ],
  },
  hands: {
    'high-card': 'high card {0.one}, {kickers}',
    pair: 'pair of {0.many}, {kickers}',
    'two-pairs': 'two pair, {0.many} and {1.many}, {kickers}',
    'three-of-a-kind': 'three of a kind, {0.many}, {kickers}',
    straight: 'straight, {0.one} high',
    flush: 'flush, {ranks}',
    'full-house': 'full house, {0.many} over {1.many}',
    'four-of-a-kind': 'four of a kind, {0.many}, {kickers}',
    'straight-flush': 'straight flush, {0.one} high',
    'royal-flush': 'royal flush',
  },
  kicker: '{ranks} kicker',
  kickers: '{ranks} kickers',
  low: '{0.one} low, {cards}',
  wheel: 'wheel, {cards}',
  and: 'and',
};
