/** `baize replay`: replays recorded poker hands through the rules. */
import type { Command } from 'commander';
import { type RecordOutcome, outcomeOf } from '../core/poker/history/outcome.ts';
import { isNotToml, readPhh, type RecordedHand } from '../core/poker/history/read-phh.ts';
import { type HandRecord, isMistake } from '../core/poker/history/record.ts';
import { report, unknown, UsageError } from './fail.ts';
import { exportHands, type Format, formats } from './replay/export.ts';
import { type Source, sourcesOf } from './replay/files.ts';
import { count, emptyTally, printHand, printLine, printTally } from './replay/print.ts';
import { terminalOf } from './terminal/terminal.ts';

interface Options {
  readonly strict?: true;
  readonly to?: string;
  readonly json?: true;
}

export function registerReplay(program: Command): void {
  program
    .command('replay')
    .description('replay recorded poker hands (PHH): final stacks, or the first illegal action')
    .argument('<files...>', '.phh and .phhs files, folders of them, or - for standard input')
    .option('--strict', 'refuse hands whose table terms break a clause, such as an ante in Omaha')
    .option('--to <format>', 'the legal hands as phh, as ohh (Open Hand History) or as text')
    .option('--json', 'print one JSON line per hand')
    .addHelpText('after', help)
    .action(replay);
}

const help = `
Exit code 0 when every hand is legal, 1 when some hand is not, 2 when a file cannot be read.
A hand may differ from the stacks its file states (agrees: false); that changes no exit code.`;

interface Replayed extends RecordedHand {
  readonly source: string;
  readonly outcome: RecordOutcome;
}

function replay(paths: readonly string[], options: Options): void {
  // The reader of our output may close the pipe early.
  process.stdout.on('error', (error: { readonly code?: string }) => process.exit(error.code === 'EPIPE' ? 0 : 2));
  const format = formatOf(options.to);
  const sources = sourcesOf(paths);
  const tally = emptyTally();
  const records: HandRecord[] = [];
  let [isUsable, isMany] = [true, sources.length > 1];
  for (const source of sources) {
    const hands = handsIn(source);
    if (hands instanceof UsageError) {
      report(hands, options.json === true);
      isUsable = false;
      continue;
    }
    isMany ||= hands.length > 1;
    const replayed = hands.map((hand): Replayed => {
      const outcome = outcomeOf(hand.read, hand.key, { strict: options.strict === true });
      count(tally, outcome);
      return { ...hand, outcome, source: sources.length > 1 ? source.name : '' };
    });
    if (format === undefined) tell(replayed, { json: options.json === true, isMany });
    else records.push(...legal(replayed));
  }
  if (format !== undefined) process.stdout.write(exportHands(records, format));
  else if (isMany && !options.json) console.log(printTally(tally));
  process.exitCode = isUsable ? (tally.illegal + tally.unreadable > 0 ? 1 : 0) : 2;
}

function formatOf(text: string | undefined): Format | undefined {
  const format = formats.find((known) => known === text);
  if (text !== undefined && format === undefined) throw unknown('format', text, formats);
  return format;
}

function handsIn({ name, read }: Source): readonly RecordedHand[] | UsageError {
  const file = read();
  if ('problem' in file) return new UsageError(`cannot read '${name}': ${file.problem}`);
  const hands = readPhh(file.text);
  return isNotToml(hands) ? new UsageError(`${name}, line ${hands.line}: not TOML, ${hands.reason}`) : hands;
}

function tell(
  replayed: readonly Replayed[],
  { json, isMany }: { readonly json: boolean; readonly isMany: boolean },
): void {
  const lines = replayed.map(({ source, outcome, read }) => {
    if (json) return JSON.stringify(source === '' ? outcome : { file: source, ...outcome });
    if (isMany) return source === '' ? printLine(outcome) : `${source}  ${printLine(outcome)}`;
    return printHand(outcome, read, terminalOf(process.stdout, process.env)).join('\n');
  });
  if (lines.length > 0) console.log(lines.join('\n'));
}

/** Illegal hands are reported on stderr. */
const legal = (replayed: readonly Replayed[]): readonly HandRecord[] =>
  replayed.flatMap(({ outcome, read }) => {
    if (outcome.ok && !isMistake(read)) return [read];
    console.error(`left out: ${printLine(outcome)}`);
    return [];
  });
