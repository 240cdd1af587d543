/** Applies one public message to a table's state. Pure, so that replayed messages and a fresh state agree. */
import { defined } from '../../core/base/defined.ts';
import type { EndedTold, Shown, TableState, TableTold } from '../../house/protocol/table-told.ts';

export const emptyCloth: Shown = { places: {}, burned: [], drawn: [], decisions: [] };

export function hearTable(state: TableState, told: TableTold): TableState {
  switch (told.said) {
    case 'betting': {
      const { round, commitment, shoe } = told;
      const { ended: _, won: __, paused: ___, ...lasting } = timed(state, told.until);
      const boards = told.boardsAnew ? [] : boardsAfter(state);
      const seats = state.seats?.map((seat) => ({ ...seat, stakes: {} }));
      const begun = {
        ...lasting,
        phase: 'betting' as const,
        round,
        commitment,
        shoe,
        steps: 0,
        shown: emptyCloth,
        boards,
      };
      return seats === undefined ? begun : { ...begun, seats };
    }
    case 'closing':
      return { ...timed(state, told.until), phase: 'betting' };
    case 'closed':
      return { ...timed(state, undefined), phase: 'dealing' };
    case 'seats':
      return { ...state, seats: told.seats };
    case 'step':
      return { ...timed(state, undefined), phase: 'dealing', steps: told.steps, shown: told.shown };
    case 'deciding':
      return { ...timed(state, told.until), phase: 'deciding', shown: told.shown };
    case 'result': {
      const { ended, won, next } = told;
      return { ...timed(state, next), phase: 'result', ended, ...defined({ won }) };
    }
    case 'paused':
      return { ...timed(state, undefined), phase: 'paused', paused: told.why };
    case 'resumed': {
      const { paused: _, ...lasting } = timed(state, told.until);
      return { ...lasting, phase: told.phase };
    }
    case 'incident':
      return state;
    case 'manual': {
      const { isManual: _, ...lasting } = state;
      return told.isOn ? { ...lasting, isManual: true } : lasting;
    }
    case 'settings': {
      const { names: _, ...lasting } = state;
      return { ...lasting, name: told.name, ...defined({ names: told.names }) };
    }
    case 'stopped':
      return {
        ...timed(state, undefined),
        phase: 'stopped',
        ...defined({ paused: told.why }),
      };
    case 'chat':
    case 'unsaid':
      return state;
  }
}

function timed(state: TableState, until: string | undefined): TableState {
  const { until: _, ...timeless } = state;
  return until === undefined ? timeless : { ...timeless, until };
}

/** History kept by tables without a shoe or with a fresh pack each round. */
const boardsMost = 500;

const boardsAfter = ({ boards, ended }: TableState): readonly EndedTold[] =>
  ended === undefined ? boards : [...boards, ended].slice(-boardsMost);
