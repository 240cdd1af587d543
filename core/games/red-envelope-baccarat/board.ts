/** What the board shows after a round of Red Envelope Baccarat: the coup, and the bet that an envelope boosted. */
import { defined } from '../../base/defined.ts';
import { coupBoard } from '../baccarat/board.ts';
import type { Board } from '../game.ts';
import type { Outcome } from './procedure.ts';

/** Boosted odds are whole numbers to one, unless a table sets others. */
export const boardOf = ({ coup, envelope }: Outcome): Board => ({
  ...coupBoard(coup),
  ...defined({ envelope: envelope && { spot: envelope.spot, pays: envelope.pay.odds.win / envelope.pay.odds.per } }),
});
