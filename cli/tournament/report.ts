/** A simulated tournament on one page: who won what, and what happened on the way. */
import { type Cents, printMoney } from '../../core/base/money.ts';
import type { Terms } from '../../core/tournament/terms/terms.ts';
import { renderTable } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Run } from './tally.ts';

const resultsShown = 12;

export function renderRun(run: Run, { name }: Terms, terminal: Terminal): readonly string[] {
  const { preset, seed, counts, money, seconds } = run;
  const speed = Math.round(counts.hands / seconds);
  return [
    '',
    `${terminal.bold(name)}  ${preset}, ${whole(counts.entries)} entries, seed ${seed}`,
    '',
    ...factLines(run),
    '',
    ...resultTable(run, terminal),
    '',
    `Every chip and every cent is accounted for: ${amount(money.pool)} of prize money paid out in full, ` +
      `${whole(run.chips.givenOut)} chips given out.`,
    terminal.dim(`${seconds.toFixed(1)} s, ${whole(speed)} hands a second. Again: ${again(run)}`),
    '',
  ];
}

const again = ({ preset, seed, players }: Run): string =>
  `baize tournament simulate ${preset} --players ${players} --seed ${seed}`;

const whole = (count: number): string => count.toLocaleString('en');
const amount = (cents: number): string => printMoney(cents as Cents);

function factLines({ counts, money, prizes }: Run): readonly string[] {
  const { moves } = counts;
  const moved = moves.balance + moves.break + moves['final-table'] + moves['pool-closed'];
  const facts = [
    `${whole(counts.hands)} hands at ${whole(counts.tablesOpened)} tables over ${duration(counts.minutes)}, ${counts.levels} levels, ${counts.breaks} breaks`,
    `${whole(moved)} moves: ${whole(moves.balance)} to balance, ${whole(moves.break)} from broken tables, ${moves['final-table']} to the final table`,
    ...(counts.stages > 0 ? [`${counts.stages} stages`] : []),
    ...handForHand(counts),
    ...purchases(counts),
    ...(counts.bounties > 0 ? [`${whole(counts.bounties)} bounties, ${amount(money.bountiesPaid)} together`] : []),
    ...(counts.disconnected > 0 ? [`${counts.disconnected} removed after losing the connection`] : []),
    `pool ${amount(money.pool)}, fees ${amount(money.fees)}, ${whole(prizes.length)} places paid`,
  ];
  return facts.map((fact) => `  ${fact}`);
}

function handForHand({ handForHand: { from, rounds, hands } }: Run['counts']): readonly string[] {
  if (from === 0) return [];
  const began = `hand-for-hand from ${whole(from)} players left`;
  return rounds === 0
    ? [`${began}: decided by the hands under way`]
    : [`${began}: ${rounds === 1 ? 'once' : `${whole(rounds)} times`} at every table, ${whole(hands)} hands`];
}

function purchases({ lateEntries, reentries, rebuys, addOns }: Run['counts']): readonly string[] {
  const parts = [
    ...(lateEntries > 0 ? [`${whole(lateEntries)} late entries`] : []),
    ...(reentries > 0 ? [`${whole(reentries)} re-entries`] : []),
    ...(rebuys > 0 ? [`${whole(rebuys)} rebuys`] : []),
    ...(addOns > 0 ? [`${whole(addOns)} add-ons`] : []),
  ];
  return parts.length === 0 ? [] : [parts.join(', ')];
}

const duration = (minutes: number): string => `${Math.floor(minutes / 60)} h ${minutes % 60} min`;

function resultTable({ results }: Run, terminal: Terminal): readonly string[] {
  const hasBounties = results.some(({ bounties }) => bounties > 0);
  const header = ['place', 'player', 'prize', ...(hasBounties ? ['bounties'] : [])];
  const rows = results
    .slice(0, resultsShown)
    .map(({ place, player, prize, bounties }) => [
      String(place),
      terminal.accent(player),
      amount(prize),
      ...(hasBounties ? [amount(bounties)] : []),
    ]);
  const others = results.length - rows.length;
  const more = others > 0 ? [terminal.dim(`… and ${whole(others)} more; --json lists all of them`)] : [];
  return [...renderTable({ header, rows, right: new Set([0, 2, 3]) }, terminal), ...more];
}
