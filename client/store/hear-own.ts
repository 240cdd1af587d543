/** Applies one private message from the house to a player's own state at a table. */
import { defined } from '../../core/base/defined.ts';
import type { OwnState, OwnTold } from '../../house/protocol/own-told.ts';
import type { LaidTold, SlipTold } from '../../house/protocol/slip-told.ts';
import type { TableTold } from '../../house/protocol/table-told.ts';

export function hearOwn(mine: OwnState, told: OwnTold): OwnState {
  switch (told.said) {
    case 'laid': {
      const { controls: _, canUndo: __, ...others } = mine;
      const laid = withLaid(mine.laid, told.laid);
      return {
        ...others,
        laid,
        slips: withSlip(mine.slips, told.slip),
        canRebet: told.canRebet,
        ...defined({ controls: told.controls, canUndo: told.canUndo }),
      };
    }
    case 'gone':
    case 'out':
      return { ...afterBetting(mine), laid: [] };
    case 'taken':
      // The money of removed wagers can be bet again.
      return {
        ...afterBetting(mine),
        laid: told.laid,
        balance: told.balance,
        last:
          told.laid.length > 0 ? told.laid.map(({ seat, stakes }) => ({ ...defined({ seat }), stakes })) : mine.last,
        canRebet: told.laid.length > 0 || mine.canRebet,
      };
    case 'changed':
      return mine;
    case 'offers':
      return { ...mine, offers: told.offers };
    case 'decided':
      return { ...mine, decisions: [...mine.decisions, told.decision], balance: told.balance };
    case 'annulled':
      return { ...mine, annulled: told.clause };
    case 'settled':
      return { ...mine, settled: told.settled, balance: told.settled.balance, offers: [] };
    case 'seats':
      return { ...mine, seats: told.seats };
    case 'balance':
      return { ...mine, balance: told.balance };
    case 'hands':
      return { ...mine, hands: told.hands };
    case 'bye':
      return { ...afterBetting(mine), laid: [], offers: [] };
    case 'muted':
    case 'hidden':
      return mine;
  }
}

/** Some public messages change a player's own state too: a new round begins with no wagers. */
export function hearTableOwn(mine: OwnState, told: TableTold): OwnState {
  // Players are told privately which stakes were taken; chips that did not count are removed.
  if (told.said === 'closed') return { ...afterBetting(mine), laid: [] };
  if (told.said !== 'betting') return mine;
  const { settled: _, annulled: __, hands: ___, ...lasting } = afterBetting(mine);
  return { ...lasting, laid: [], offers: [], decisions: [] };
}

/** Nothing can be undone once betting is over. */
function afterBetting(mine: OwnState): OwnState {
  const { canUndo: _, ...lasting } = mine;
  return { ...lasting, slips: [] };
}

/** A seat with nothing on it is left out. */
function withLaid(all: readonly LaidTold[], one: LaidTold): readonly LaidTold[] {
  const others = all.filter(({ seat }) => seat !== one.seat);
  return Object.keys(one.stakes).length === 0 ? others : [...others, one];
}

/** Like the house, keeps only slips on which there is something to undo. */
const withSlip = (slips: OwnState['slips'], slip: SlipTold): OwnState['slips'] =>
  [...slips.filter(({ seat }) => seat !== slip.seat), slip].filter(
    ({ placements, cleared }) => placements.length > 0 || cleared !== undefined,
  );
