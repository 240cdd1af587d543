/** A gesture as a command says it: the house reads it so, and the client, which shows what it will do. */
import { spotId } from '../base/ids.ts';
import { cents } from '../base/money.ts';
import type { Gesture } from './slip-gesture.ts';

type GestureSaid =
  | { readonly bet: 'place'; readonly spot: string; readonly amount: number }
  | { readonly bet: 'compound'; readonly name: string; readonly amount: number }
  | { readonly bet: 'undo' | 'clear' | 'double' | 'rebet' };

export function gestureOf(said: GestureSaid): Gesture {
  switch (said.bet) {
    case 'place':
      return { bet: 'place', spot: spotId(said.spot), amount: cents(said.amount) };
    case 'compound':
      return { bet: 'compound', name: said.name, amount: cents(said.amount) };
    case 'undo':
    case 'clear':
    case 'double':
    case 'rebet':
      return said;
  }
}
