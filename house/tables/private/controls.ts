/** The controls available at a private table, none of which exceeds the balance (RB-029). */
import type { PlayerId } from '../../../core/base/ids.ts';
import type { Cents } from '../../../core/base/money.ts';
import type { Table } from '../../../core/games/game.ts';
import { type Stakes, totalBet } from '../../../core/round/betting.ts';
import { type Control, controlsOf, emptySlip, stakesOn } from '../../../core/round/slip.ts';
import type { StakesBy } from '../betting/desk.ts';
import type { Stage, StageOf } from '../dealing/stage.ts';

export interface Purse {
  readonly balance: Cents;
  /** Stakes of the last round dealt. */
  readonly last: StakesBy;
}

export function controlsIn(stage: Stage, player: PlayerId, purse: Purse): readonly Control[] {
  if (stage.is !== 'betting' && stage.is !== 'result') return [];
  const own = stage.is === 'betting' ? controlsOfSlips(stage, player) : [];
  if (own.length === 0) return controlsOfLast(stage.running.table, player, purse);
  const laid = stage.is === 'betting' ? stage.desk.slipsOf(player).values() : [];
  const isCovered = totalOf(stage.running.table, [...laid].map(stakesOn)) <= purse.balance;
  return own.filter((control) => control === 'clear' || isCovered);
}

/** With chips at several seats, DEAL requires all of them to be valid bets. */
function controlsOfSlips({ desk, running }: StageOf<'betting'>, player: PlayerId): readonly Control[] {
  const { table, promised } = running;
  const lying = [...desk.slipsOf(player).values()].filter(({ placements }) => placements.length > 0);
  const [first = [], ...others] = lying.map((slip) => controlsOf(table.betting, slip, undefined, promised.shoe.dealt));
  return first.filter((control) => others.every((one) => one.includes(control)));
}

function controlsOfLast(table: Table, player: PlayerId, { balance, last }: Purse): readonly Control[] {
  const stakes = [...(last.get(player)?.values() ?? [])];
  if (totalOf(table, stakes) > balance) return [];
  return controlsOf(table.betting, emptySlip, stakes[0], 0);
}

const totalOf = ({ betting }: Table, stakes: readonly Stakes[]): number =>
  stakes.reduce((sum, one) => sum + totalBet(betting, one), 0);
