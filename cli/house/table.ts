/** `baize table`: the house's tables, and changing their settings while it runs. */
import type { Command } from 'commander';
import { defined } from '../../core/base/defined.ts';
import type { TableLine } from '../../house/running/tables-at-hand.ts';
import { leavesOf } from '../../house/accounts/difference.ts';
import { announcementKinds } from '../../house/protocol/chat.ts';
import type { LineContent } from '../../house/talk/lines.ts';
import { unknown, UsageError } from '../fail.ts';
import { gather, parametersFrom } from '../game-options.ts';
import { lineText } from '../terminal/refusal-words.ts';
import { renderTable } from '../terminal/table.ts';
import { terminalOf } from '../terminal/terminal.ts';
import { granted, type HouseOptions, ofHouse, print, withHouse } from './options.ts';

const deeds = ['list', 'show', 'change', 'announce'];

export function registerTable(program: Command): void {
  const table = program
    .command('table')
    .description('the house’s tables and their settings')
    .argument('[deed]', deeds.join(', '))
    .action((deed: string | undefined) => {
      if (deed === undefined) throw new UsageError(`no subcommand given. Choose one of: ${deeds.join(', ')}`, deeds);
      throw unknown('deed', deed, deeds);
    });
  ofHouse(table.command('list').description('list all tables').option('--json', 'print JSON')).action(list);
  ofHouse(
    table
      .command('show')
      .description('show a table with all parameters')
      .argument('<table>', 'table id')
      .option('--json', 'print JSON'),
  ).action(show);
  ofHouse(
    table
      .command('change')
      .description('change a table’s name or parameters from the next round on')
      .argument('<table>', 'table id')
      .option('--set <name=value>', 'a parameter of the game, such as stakeMax=50000; repeatable', gather, [])
      .option('--name <name>', 'new name of the table')
      .requiredOption('--reason <text>', 'recorded in the audit trail')
      .option('--json', 'print JSON'),
  ).action(change);
  ofHouse(
    table
      .command('announce')
      .description('announce something at one table or at all')
      .argument('<table>', 'table id, or all')
      .argument('[text]', 'in English')
      .option('--lt <text>', 'in Lithuanian')
      .option('--ro <text>', 'in Romanian')
      .option('--ready <name>', `in all languages: ${announcementKinds.join(', ')}`)
      .option('--reason <text>', 'recorded in the audit trail', 'said to the players')
      .option('--json', 'print JSON'),
  ).action(announce);
}

async function list(options: HouseOptions): Promise<void> {
  const tables = await withHouse(options, (house) => house.ask('table-list', {}));
  print(options, { tables }, () => {
    const header = ['table', 'name', 'game', 'now', 'players'];
    const rows = tables.map(({ id, name, game, phase, players }) => [id, name, game, phase, String(players)]);
    return renderTable({ header, rows, right: new Set([4]) }, terminalOf(process.stdout, process.env));
  });
}

async function show(id: string, options: HouseOptions): Promise<void> {
  const tables = await withHouse(options, (house) => house.ask('table-list', {}));
  const table = tables.find((one) => one.id === id);
  if (table === undefined)
    throw unknown(
      'table',
      id,
      tables.map((one) => one.id),
    );
  print(options, table, () => linesOf(table));
}

async function change(
  id: string,
  {
    set,
    name,
    reason,
    ...options
  }: HouseOptions & { readonly set: readonly string[]; readonly name?: string; readonly reason: string },
): Promise<void> {
  if (set.length === 0 && name === undefined) throw new UsageError('say what to change with --set or --name');
  const wanted = { table: id, name, parameters: parametersFrom(set), reason };
  const { changed, isOpen } = await withHouse(options, async (house) => ({
    changed: granted(await house.ask('table-change', wanted)),
    isOpen: house.isOpen,
  }));
  const from = isOpen ? 'from its next round on' : 'from the next start on';
  print(options, changed, () => [`${changed.id} is changed ${from}.`, '', ...linesOf(changed)]);
}

interface AnnounceOptions extends HouseOptions {
  readonly lt?: string;
  readonly ro?: string;
  readonly ready?: string;
  readonly reason: string;
}

async function announce(
  table: string,
  text: string | undefined,
  { lt, ro, ready, reason, ...options }: AnnounceOptions,
): Promise<void> {
  if (ready === undefined && text === undefined)
    throw new UsageError('say what to announce, or name something ready with --ready');
  const said = ready === undefined ? { text: text ?? '', ...defined({ lt, ro }) } : readyNamed(ready);
  const asked = { said, tables: table === 'all' ? [] : [table], reason };
  const { heard } = granted(await withHouse(options, (house) => house.ask('announce', asked)));
  print(options, { heard }, () => [`Announced at ${heard.join(', ')}: ${lineText(said)}`]);
}

function readyNamed(name: string): LineContent {
  const kind = announcementKinds.find((one) => one === name);
  if (kind === undefined) throw unknown('announcement', name, announcementKinds);
  return { fact: { kind, values: {} } };
}

function linesOf({ id, name, game, phase, parameters }: TableLine): readonly string[] {
  const terminal = terminalOf(process.stdout, process.env);
  // By the names that --set takes.
  const rows = [...leavesOf(parameters)].map(([parameter, value]) => [
    parameter,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return [
    `${terminal.bold(name)}  ${id}, ${game}, ${phase}`,
    '',
    ...renderTable({ header: ['parameter', 'value'], rows }, terminal),
  ];
}
