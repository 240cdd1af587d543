/** Where a table of one's own stands, and what its player is told of it. */
import { defined } from '../../../core/base/defined.ts';
import { type Cents, nothing } from '../../../core/base/money.ts';
import type { Table } from '../../../core/games/game.ts';
import { type Stakes, totalBet } from '../../../core/round/betting.ts';
import { type Control, controlsOf, emptySlip, type Slip, stakesOn } from '../../../core/round/slip.ts';
import type { EndedTold, LaidTold, OwnState, SettledTold, TableState, TableTold } from '../../protocol/frames.ts';
import { type DealtRound, promisedBy, type WaitingRound } from './round.ts';
import { laidTold, nothingShown, shownTold, takenTold } from '../telling/told.ts';

export type PrivateStage =
  /** Nobody has come yet, or the last round is over and seen. */
  | { readonly is: 'empty' }
  | { readonly is: 'betting'; readonly waiting: WaitingRound; readonly slip: Slip }
  | { readonly is: 'dealing'; readonly dealt: DealtRound }
  | {
      readonly is: 'result';
      readonly dealt: DealtRound;
      readonly ended: EndedTold;
      readonly settled: SettledTold;
    };

type StageTold = Pick<TableState, 'phase' | 'round' | 'commitment' | 'shoe' | 'steps' | 'shown' | 'ended' | 'won'>;

export function stageTold(stage: PrivateStage): StageTold {
  switch (stage.is) {
    case 'empty':
      return { phase: 'betting', steps: 0, shown: nothingShown };
    case 'betting': {
      const { waiting } = stage;
      return { phase: 'betting', round: waiting.record.id, ...promisedBy(waiting), steps: 0, shown: nothingShown };
    }
    case 'dealing':
      return { phase: 'dealing', ...dealtTold(stage.dealt) };
    case 'result':
      return { phase: 'result', ...dealtTold(stage.dealt), ended: stage.ended, ...wonTold(stage.dealt) };
  }
}

function dealtTold(dealt: DealtRound): Omit<StageTold, 'phase'> {
  const { record, round, mark } = dealt;
  return { round: record.id, ...promisedBy(dealt), steps: mark, shown: shownTold(round.openView(mark)) };
}

/** The zones that won; none of a void round. */
function wonTold({ rules, round }: DealtRound): Pick<TableState, 'won'> {
  const won = round.outcome === undefined ? undefined : rules.won(round.outcome);
  return defined({ won });
}

export const resultTold = (
  dealt: DealtRound,
  ended: EndedTold,
  next: Date | undefined,
): Extract<TableTold, { said: 'result' }> => ({
  said: 'result',
  ended,
  ...wonTold(dealt),
  ...defined({ next: next?.toISOString() }),
});

export interface Purse {
  readonly balance: Cents;
  /** What was staked in the last round that was dealt. */
  readonly last: Stakes | undefined;
}

/** What may be pressed: nothing that the balance does not cover (RB-029). */
export function controlsIn(stage: PrivateStage, { balance, last }: Purse): readonly Control[] {
  if (stage.is === 'empty' || stage.is === 'dealing') return [];
  const { betting } = rulesIn(stage);
  const slip = stage.is === 'betting' ? stage.slip : emptySlip;
  const bet = slip.placements.length > 0 ? stakesOn(slip) : (last ?? new Map());
  const isCovered = totalBet(betting, bet) <= balance;
  return controlsOf(betting, slip, last, 0).filter((control) => control === 'clear' || isCovered);
}

const rulesIn = (stage: Exclude<PrivateStage, { is: 'empty' }>): Table =>
  stage.is === 'betting' ? stage.waiting.rules : stage.dealt.rules;

/** All that lies there now. */
export function laidIn(stage: PrivateStage): LaidTold {
  if (stage.is === 'betting') return laidTold(stage.waiting.rules.betting, stakesOn(stage.slip), undefined);
  const [taken] = stage.is === 'dealing' ? takenTold(stage.dealt.round.wagers) : [];
  return taken ?? { stakes: {}, total: nothing };
}

export function ownTold(stage: PrivateStage, purse: Purse): OwnState {
  const laid = laidIn(stage);
  const controls = controlsIn(stage, purse);
  return {
    balance: purse.balance,
    laid: laid.total === 0 ? [] : [laid],
    canRebet: controls.includes('rebet'),
    offers: [],
    decisions: [],
    ...(stage.is === 'result' ? { settled: stage.settled } : {}),
    controls,
  };
}
