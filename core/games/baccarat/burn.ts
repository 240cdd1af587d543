/**
 * How many further cards the first card of a fresh shoe burns: an ace one, 2 to 9 face value, tens and pictures ten.
 */
import type { Card } from '../../cards/card.ts';
import { pointsOf } from './presentation/hand.ts';

export const burnCountOf = (first: Card): number => (pointsOf(first) === 0 ? 10 : pointsOf(first));
