/** The croupier's current call, by word id. */
import type { OwnState } from '../../house/protocol/own-told.ts';
import type { TableState } from '../../house/protocol/table-told.ts';

export type Call =
  | 'place-your-bets'
  | 'bets-closing'
  | 'no-more-bets'
  | 'your-decision'
  | 'others-decide'
  | 'result'
  | 'void'
  | 'paused'
  | 'stopped';

/** Seconds before the close in which "Bets closing" is called. */
const closingSeconds = 5;

/** `left`: whole seconds left in the phase, on the house's clock. */
export function callOf(state: TableState, mine: OwnState | undefined, left: number): Call {
  switch (state.phase) {
    case 'betting':
      return state.until !== undefined && left <= closingSeconds ? 'bets-closing' : 'place-your-bets';
    case 'dealing':
      return 'no-more-bets';
    case 'deciding':
      return (mine?.offers.length ?? 0) > 0 ? 'your-decision' : 'others-decide';
    case 'result':
      return state.ended?.void === undefined ? 'result' : 'void';
    case 'paused':
      return 'paused';
    case 'stopped':
      return 'stopped';
  }
}
