/** A gesture as a command carries it: the house reads it so, and the client, which shows what it will do. */
import { spotId } from '../base/ids.ts';
import { cents } from '../base/money.ts';
import type { Gesture } from './slip-gesture.ts';

type GestureSent =
  | { readonly bet: 'place'; readonly spot: string; readonly amount: number }
  | { readonly bet: 'compound'; readonly name: string; readonly amount: number }
  | { readonly bet: 'undo' | 'clear' | 'double' | 'rebet' };

export function gestureOf(sent: GestureSent): Gesture {
  switch (sent.bet) {
    case 'place':
      return { bet: 'place', spot: spotId(sent.spot), amount: cents(sent.amount) };
    case 'compound':
      return { bet: 'compound', name: sent.name, amount: cents(sent.amount) };
    case 'undo':
    case 'clear':
    case 'double':
    case 'rebet':
      return sent;
  }
}
