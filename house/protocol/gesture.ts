/** Converts a gesture from the protocol. */
import { spotId } from '../../core/base/ids.ts';
import { cents } from '../../core/base/money.ts';
import type { Gesture } from '../../core/round/slip-gesture.ts';
import type { CommandOf } from './commands.ts';

export function gestureOf(said: CommandOf<'bet'>['gesture']): Gesture {
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
