/** Replayed hands for a reader: a table for one hand, one line each for many. */
import type { RecordOutcome } from '../../core/poker/history/outcome.ts';
import { type HandRecord, isMistake, type Mistake, nameOf } from '../../core/poker/history/record.ts';
import { renderTable } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { refusalText } from '../terminal/refusal-words.ts';

const english = new Intl.NumberFormat('en', { maximumFractionDigits: 8 });
const grouped = (amount: number | null | undefined): string =>
  amount === null || amount === undefined ? '?' : english.format(amount);

/** Everything about one hand. */
export function printHand(outcome: RecordOutcome, read: HandRecord | Mistake, terminal: Terminal): readonly string[] {
  const title = `${terminal.bold(`Hand ${outcome.hand}`)}  ${verdict(outcome)}`;
  if (isMistake(read) || outcome.finishingStacks.length === 0) return ['', title, '', ...remarks(outcome), ''];
  const { terms, order, decimals } = read;
  const rows = order.map((seat, player) => [
    `p${player + 1}`,
    nameOf(read, player),
    outcome.finishingStacks[player] === null ? '?' : grouped((terms.stacks[seat] ?? 0) / 10 ** decimals),
    grouped(outcome.finishingStacks[player]),
    outcome.winnings[player] === 0 ? '' : grouped(outcome.winnings[player]),
  ]);
  const header = ['', 'player', 'start', outcome.finished ? 'finish' : 'stands at', 'won'];
  return [
    '',
    title,
    '',
    ...renderTable({ header, rows, right: new Set([2, 3, 4]) }, terminal),
    '',
    ...remarks(outcome),
    '',
  ];
}

/** One line: the hand's number, the verdict and the stacks, or what is wrong with it. */
export function printLine(outcome: RecordOutcome): string {
  const stacks = outcome.finishingStacks.map(grouped).join('  ');
  return [outcome.hand, verdict(outcome), outcome.ok ? stacks : remarks(outcome).join(' ')].join('  ');
}

function verdict(outcome: RecordOutcome): string {
  const { ok, finished, undecided } = outcome;
  if (!ok) return isUnreadable(outcome) ? 'unreadable' : 'illegal';
  return finished ? 'ok' : undecided ? 'undecided' : 'unfinished';
}

function remarks({
  error,
  departures,
  difference,
  agrees,
  rake,
  next,
  waits,
  undecided,
}: RecordOutcome): readonly string[] {
  const lines: string[] = [];
  if (error !== undefined) {
    const { action, index = 0 } = error;
    const where = action === undefined ? '' : `action ${index + 1}, ${action}: `;
    lines.push(`${where}${refusalText(error)}`);
  }
  if (next !== undefined && next !== null) {
    const raise = next.canRaise ? `, may raise to ${grouped(next.minRaiseTo)} up to ${grouped(next.maxRaiseTo)}` : '';
    lines.push(`p${next.actor + 1} is to act: ${grouped(next.toCall)} to call${raise}.`);
  }
  if (waits !== undefined) lines.push(`The record stops while the table waits for: ${waits}.`);
  if (undecided) lines.push('All betting is done and the record names no cards: the winner is unknown.');
  if (error === undefined && departures.length > 0)
    lines.push(`Its table deviates from our rules in ${departures.join(', ')}.`);
  if (agrees === true) lines.push('The record states the same.');
  if (rake !== undefined) lines.push(`The record states ${grouped(rake)} less: rake.`);
  else if (difference !== undefined) {
    const off = Object.entries(difference).map(([what, list]) => `${what} ${list.map(grouped).join(' ')}`);
    lines.push(`The record states others; ours minus its own: ${off.join('; ')}.`);
  }
  return lines;
}

const isUnreadable = ({ error }: RecordOutcome): boolean => error?.refused === 'unreadable';

export interface ReplayTally {
  hands: number;
  illegal: number;
  unreadable: number;
  unfinished: number;
  undecided: number;
  differ: number;
}

export const emptyTally = (): ReplayTally => ({
  hands: 0,
  illegal: 0,
  unreadable: 0,
  unfinished: 0,
  undecided: 0,
  differ: 0,
});

export function count(tally: ReplayTally, outcome: RecordOutcome): void {
  const { ok, finished, undecided, agrees, rake } = outcome;
  tally.hands += 1;
  if (isUnreadable(outcome)) tally.unreadable += 1;
  else if (!ok) tally.illegal += 1;
  else if (undecided) tally.undecided += 1;
  else if (!finished) tally.unfinished += 1;
  if (agrees === false && rake === undefined) tally.differ += 1;
}

/** "1,000 hands: 998 ok, 2 illegal" */
export function printTally({ hands, illegal, unreadable, unfinished, undecided, differ }: ReplayTally): string {
  const parts = [
    `${english.format(hands - illegal - unreadable)} ok`,
    ...[
      [illegal, 'illegal'] as const,
      [unreadable, 'unreadable'] as const,
      [unfinished, 'of them unfinished'] as const,
      [undecided, 'of them undecided'] as const,
      [differ, 'with stacks other than stated'] as const,
    ].flatMap(([many, what]) => (many === 0 ? [] : [`${english.format(many)} ${what}`])),
  ];
  return `${english.format(hands)} ${hands === 1 ? 'hand' : 'hands'}: ${parts.join(', ')}`;
}
