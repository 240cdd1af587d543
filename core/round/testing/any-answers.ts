/** One answer of every kind, sensible or not, to check that unrequested ones are refused. */
import type { Holder } from '../../base/ids.ts';
import { type Card, deck } from '../../cards/card.ts';
import type { Answer } from '../answer.ts';

export const anyAnswers: readonly Answer[] = [
  { kind: 'bets', wagers: [] },
  { kind: 'card', card: deck[0] as Card },
  { kind: 'burn', card: deck[0] as Card },
  { kind: 'turn' },
  { kind: 'move' },
  { kind: 'pocket', pocket: 0 },
  { kind: 'dice', dice: [1, 2, 3] },
  { kind: 'draw', picked: ['nothing of the kind'] },
  { kind: 'choice', holder: 'stranger' as Holder, option: 'keep' },
  { kind: 'closed', unpaid: [] },
  { kind: 'announce' },
];
