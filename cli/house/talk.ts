/** `baize talk`: table chat, players' reports about each other and about rounds, and mutes. */
import type { Command } from 'commander';
import { unknown, UsageError } from '../fail.ts';
import { lineText } from '../terminal/refusal-words.ts';
import { renderTable } from '../terminal/table.ts';
import { terminalOf } from '../terminal/terminal.ts';
import { granted, type HouseOptions, ofHouse, print, wholeNumber, withHouse } from './options.ts';

const deeds = ['lines', 'withdraw', 'reports', 'end', 'mute', 'unmute', 'mutes', 'problems', 'answer'];

interface Listing extends HouseOptions {
  readonly all?: true;
  readonly limit: number;
}

interface DeedOptions extends HouseOptions {
  readonly reason: string;
}

export function registerTalk(program: Command): void {
  const talk = program
    .command('talk')
    .description('table chat, player reports, and reported problems with rounds')
    .argument('[deed]', deeds.join(', '))
    .action((deed: string | undefined) => {
      if (deed === undefined) throw new UsageError(`no subcommand given. Choose one of: ${deeds.join(', ')}`, deeds);
      throw unknown('deed', deed, deeds);
    });
  const house = (command: Command) => ofHouse(command.option('--json', 'print JSON'));
  const listing = (command: Command) =>
    house(command.option('--limit <count>', 'maximum number of rows', wholeNumber, 50));
  const withReason = (command: Command, about = 'recorded in the audit trail') =>
    house(command.requiredOption('--reason <text>', about));
  listing(talk.command('lines').description('chat of a table, newest first').argument('<table>', 'table id')).action(
    lines,
  );
  withReason(
    talk
      .command('withdraw')
      .description('hide a chat line; it stays stored')
      .argument('<line>', 'line number, as listed', wholeNumber),
  ).action(withdraw);
  listing(
    talk.command('reports').description('players’ reports about each other').option('--all', 'include closed ones'),
  ).action(reports);
  house(
    talk
      .command('end')
      .description('close a report')
      .argument('<number>', 'report number, as listed', wholeNumber)
      .requiredOption('--note <text>', 'the outcome; recorded'),
  ).action(end);
  withReason(
    talk
      .command('mute')
      .description('mute a player in chat')
      .argument('<player>', 'name or email address')
      .option('--minutes <count>', 'duration; permanent by default', wholeNumber),
    'sent to the player and recorded',
  ).action(mute);
  withReason(
    talk.command('unmute').description('lift a mute').argument('<number>', 'mute number, as listed', wholeNumber),
  ).action(unmute);
  listing(talk.command('mutes').description('muted players').option('--all', 'include expired and lifted ones')).action(
    mutes,
  );
  listing(
    talk
      .command('problems')
      .description('problems with rounds reported by players')
      .option('--all', 'include closed ones'),
  ).action(problems);
  house(
    talk
      .command('answer')
      .description('answer a reported problem')
      .argument('<number>', 'problem number, as listed', wholeNumber)
      .argument('<text>', 'sent to the player and recorded')
      .option('--close', 'close the problem'),
  ).action(answer);
}

async function lines(table: string, { limit, ...options }: Listing): Promise<void> {
  const said = await withHouse(options, (house) => house.ask('chat-lines', { table, limit }));
  const rows = said.map(({ line, at, name, by, said: content, withdrawnAt }) => [
    String(line),
    momentOf(at),
    name ?? by,
    lineText(content),
    withdrawnAt === null ? '' : 'withdrawn',
  ]);
  show(options, { lines: said }, { header: ['line', 'at', 'by', 'text', ''], rows, none: 'No messages.' });
}

async function withdraw(line: number, { reason, ...options }: DeedOptions): Promise<void> {
  const gone = granted(await withHouse(options, (house) => house.ask('chat-withdraw', { line, reason })));
  print(options, gone, () => [`Line ${line} is hidden.`]);
}

async function reports({ all, limit, ...options }: Listing): Promise<void> {
  const state = all ? 'all' : 'open';
  const found = await withHouse(options, (house) => house.ask('report-list', { state, limit }));
  const header = ['report', 'at', 'table', 'of', 'why', 'line', 'by', 'note'];
  const rows = found.map(({ id, at, table, player, why, quoted, reporter, note }) => [
    String(id),
    momentOf(at),
    table,
    player,
    why,
    quoted ?? '',
    reporter,
    note ?? '',
  ]);
  show(options, { reports: found }, { header, rows, none: 'No open reports.' });
}

async function end(id: number, { note, ...options }: HouseOptions & { readonly note: string }): Promise<void> {
  const ended = granted(await withHouse(options, (house) => house.ask('report-end', { id, note })));
  print(options, ended, () => [`Report ${id} is closed.`]);
}

async function mute(
  who: string,
  { minutes, reason, ...options }: DeedOptions & { readonly minutes?: number },
): Promise<void> {
  const asked = { who, minutes: minutes ?? null, reason };
  const made = granted(await withHouse(options, (house) => house.ask('mute', asked)));
  print(options, made, () => [
    `${made.player} may not write ${made.until === null ? 'any more' : `until ${momentOf(made.until)}`}.`,
    `./baize talk unmute ${made.id} --reason "…" lifts it`,
  ]);
}

async function unmute(id: number, { reason, ...options }: DeedOptions): Promise<void> {
  const lifted = granted(await withHouse(options, (house) => house.ask('mute-lift', { id, reason })));
  print(options, lifted, () => [`${lifted.player} may write again.`]);
}

async function mutes({ all, limit, ...options }: Listing): Promise<void> {
  const known = await withHouse(options, (house) => house.ask('mute-list', { limit }));
  const found = all ? known : known.filter(({ stands }) => stands);
  const rows = found.map(({ id, player, at, until, reason, by }) => [
    String(id),
    player,
    momentOf(at),
    until === null ? 'for good' : momentOf(until),
    reason,
    by,
  ]);
  show(
    options,
    { mutes: found },
    { header: ['mute', 'player', 'since', 'until', 'reason', 'by'], rows, none: 'Nobody is muted.' },
  );
}

async function problems({ all, limit, ...options }: Listing): Promise<void> {
  const state = all ? 'all' : 'unclosed';
  const found = await withHouse(options, (house) => house.ask('problem-list', { state, limit }));
  const header = ['problem', 'at', 'round', 'player', 'kind', 'text', 'state'];
  const rows = found.map(({ id, at, round, player, kind, text, state: now }) => [
    String(id),
    momentOf(at),
    round,
    player,
    kind,
    text,
    now,
  ]);
  show(options, { problems: found }, { header, rows, none: 'No open problems.' });
}

async function answer(
  id: number,
  text: string,
  { close, ...options }: HouseOptions & { readonly close?: true },
): Promise<void> {
  const asked = { id, text, closes: close ?? false };
  const answered = granted(await withHouse(options, (house) => house.ask('problem-answer', asked)));
  print(options, answered, () => [`Problem ${id} is ${answered.state}; ${answered.player} can read the answer.`]);
}

interface Shown {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly none: string;
}

const show = (options: HouseOptions, value: unknown, { header, rows, none }: Shown): void =>
  print(options, value, () =>
    rows.length === 0
      ? [none]
      : renderTable({ header, rows, right: new Set([0]) }, terminalOf(process.stdout, process.env)),
  );

const momentOf = (iso: string): string => iso.slice(0, 16).replace('T', ' ');
