/** Resettles a round that was already settled: the corrections, bet by bet. */
import { cents, lesser, minus, nothing } from '../base/money.ts';
import type { Round } from '../round/round.ts';
import { type Cut, cutsAbove, type Line, type Settlement } from '../round/settle.ts';
import type { Table } from './game.ts';
import { settleRound } from './settle-round.ts';

/**
 * By the round's journal as it is now. What a bet should have got is credited; an overpayment is left to the player
 * (RO-E-097, RO-E-923), or taken back where the page reverses undue wins (FR-915).
 */
export function settleAgain(table: Table, round: Round<unknown>, earlier: readonly Settlement[]): Settlement {
  const due = settleRound(table, round);
  // Only where its page says so is a settled round voided.
  const isReversed = round.voided !== undefined;
  const lines = due.lines.map((line, at): Line => {
    const had = earlier.reduce((sum, settlement) => sum + (settlement.lines[at]?.returns ?? 0), 0);
    const back = round.returned.some(({ wager }) => isSame(wager, line.wager)) ? line.wager.stake : nothing;
    const difference = line.returns + back - had;
    const returns = cents(isReversed ? difference : Math.max(0, difference));
    return { wager: line.wager, result: line.result, staked: nothing, returns, clause: clauseFor(round, line) };
  });
  if (isReversed) return { lines, cuts: reversed(earlier) };
  return { lines, cuts: cutsOf(table, due, earlier, lines) };
}

const isSame = (a: Line['wager'], b: Line['wager']): boolean =>
  a.player === b.player && a.seat === b.seat && a.spot === b.spot;

/** The clause of the correction, if there is one; otherwise the line's own. */
function clauseFor(round: Round<unknown>, line: Line): Line['clause'] {
  const signed = round.journal.findLast((entry) => entry.kind === 'edit' || entry.kind === 'returned');
  return round.voided?.clause ?? (signed === undefined ? line.clause : signed.signed.clause);
}

/** What had been cut from an undue win was never paid. */
const reversed = (earlier: readonly Settlement[]): readonly Cut[] =>
  earlier.flatMap(({ cuts }) => cuts.map((cut) => ({ ...cut, amount: minus(nothing, cut.amount) })));

/** Everything a player gets from the round, earlier payments included, stays under the cap. */
function cutsOf(
  { cap }: Table,
  due: Settlement,
  earlier: readonly Settlement[],
  differences: readonly Line[],
): readonly Cut[] {
  if (cap === undefined) return [];
  const all = due.lines.map((line, at): Line => {
    const had = earlier.reduce((sum, settlement) => sum + (settlement.lines[at]?.returns ?? 0), 0);
    return { ...line, returns: cents(had + (differences[at]?.returns ?? 0)) };
  });
  return cutsAbove(cap, all).flatMap((cut) => {
    const before = earlier.flatMap(({ cuts }) => cuts).filter(({ player }) => player === cut.player);
    const more = cut.amount - before.reduce((sum, { amount }) => sum + amount, 0);
    const credited = differences.reduce(
      (sum, { wager, returns }) => sum + (wager.player === cut.player ? returns : 0),
      0,
    );
    return more > 0 ? [{ ...cut, amount: lesser(cents(more), cents(credited)) }] : [];
  });
}
