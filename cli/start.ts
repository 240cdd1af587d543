/** `baize start`: opens the house, says where it is and what to do first, and closes it on a signal. */
import { homedir } from 'node:os';
import { join } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { OpenedHouse } from '../house/running/house.ts';
import type { TableLine } from '../house/running/tables-at-hand.ts';
import type { Settings } from '../house/settings/settings.ts';
import { type HouseOptions, defaultHouse, ofHouse, settingsOf } from './house/options.ts';
import { repositoryRoot } from './source-files.ts';
import { renderTable } from './terminal/table.ts';
import { terminalOf, type Terminal } from './terminal/terminal.ts';
import { hanging, padEnd, widthOf, wrap } from './terminal/text.ts';
import { version } from './version.ts';

/** Wider rows are hard to follow by eye. */
const widthMax = 100;

export function registerStart(program: Command): void {
  ofHouse(
    program
      .command('start')
      .description('open the house: tables and server, all data in one folder; Ctrl-C closes it')
      .option('--port <port>', 'port to listen on (8400 by default; 0 for any free one)', portOf)
      .option('--host <address>', 'address to listen on (127.0.0.1 by default: this machine only)')
      .addOption(
        new Option('--kind <kind>', 'of a new house, permanently: play money or real money').choices(['play', 'real']),
      )
      .option('--with-examples', 'open a table of each example game too, in a house of play money'),
  ).action(start);
}

async function start(options: HouseOptions): Promise<void> {
  const settings = await settingsOf(options);
  // Until the house is open there is nothing to close.
  const leave = () => process.exit(130);
  for (const signal of signals) process.on(signal, leave);
  const { openTheHouse } = await import('../house/running/house.ts');
  const { openLogFile } = await import('../house/running/log-file.ts');
  const { systemClock } = await import('../house/running/system-clock.ts');
  const { level, file } = settings.log;
  const logFile = file === undefined ? undefined : openLogFile(file);
  const house = await openTheHouse(settings, {
    version,
    clock: systemClock,
    webFolder: join(repositoryRoot, 'web/dist'),
    log: logFile === undefined ? { level } : { level, to: logFile },
  });
  for (const signal of signals) process.off(signal, leave);
  // When the log goes to stdout, nothing else is written there.
  const out = logFile === undefined ? process.stderr : process.stdout;
  const terminal = terminalOf(out, process.env);
  const say = (lines: readonly string[]) => void out.write(`${lines.join('\n')}\n`);
  say(startScreen(stateOf(house, settings), { ...terminal, width: Math.min(terminal.width, widthMax) }));
  await closedBySignal(house, say);
  logFile?.close();
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * The first signal lets rounds finish. A second one does not wait, and loses nothing: everything that matters is on
 * disk.
 */
async function closedBySignal(house: OpenedHouse, say: (lines: readonly string[]) => void): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const signal of signals) process.once(signal, () => resolve());
  });
  for (const signal of signals) process.on(signal, () => process.exit(130));
  say(['', 'Closing: rounds in play may finish. Ctrl-C again does not wait; nothing is lost either way.']);
  await house.close();
  say(['Closed.']);
  // All work is done; a handle that a library still holds must not keep the process alive.
  process.exit(0);
}

/** What the first screen shows. */
export interface HouseState {
  readonly site: string;
  readonly kind: 'play' | 'real';
  readonly hasStaff: boolean;
  readonly folder: string;
  /** The folder used by commands that are not given one. */
  readonly defaultFolder: string;
  readonly log: string | undefined;
  readonly tables: readonly Pick<TableLine, 'id' | 'name' | 'game' | 'phase'>[];
}

const stateOf = ({ site, kind, hasStaff, tables }: OpenedHouse, { folder, log }: Settings): HouseState => ({
  site,
  kind,
  hasStaff,
  folder,
  defaultFolder: join(homedir(), '.baize'),
  log: log.file,
  tables: tables.list(),
});

export function startScreen(house: HouseState, terminal: Terminal): readonly string[] {
  const product = hanging(
    terminal.bold(terminal.accent('BAIZE')),
    'regulated table games whose approved rule book is the program',
    terminal.width,
  );
  const money = house.kind === 'play' ? 'play money, which is worth nothing' : 'real money';
  return [
    '',
    ...product,
    '',
    ...wrap(`The house is open at ${terminal.accent(house.site)} (${money})`, terminal.width),
    '',
    ...tableTable(house.tables, terminal),
    '',
    ...suggestions(house, terminal),
    '',
    ...wrap(
      `Everything is kept in ${house.folder}${house.log === undefined ? '' : `; its log is ${house.log}`}`,
      terminal.width,
    ),
    'Ctrl-C closes the house.',
    '',
  ];
}

function tableTable(tables: HouseState['tables'], terminal: Terminal): readonly string[] {
  const rows = tables.map(({ id, name, game, phase }) => [terminal.accent(id), name, game, phase]);
  return renderTable({ header: ['table', 'name', 'game', 'now'], rows }, terminal);
}

function suggestions(
  { site, folder, defaultFolder, hasStaff, tables }: HouseState,
  terminal: Terminal,
): readonly string[] {
  // Commands to copy: one without a folder or address goes to the default house.
  const ofFolder = folder === defaultFolder ? '' : ` --data ${folder}`;
  const ofSite = site === defaultHouse ? '' : ` --house ${site}`;
  const { id, game } = tables[0] ?? { id: '<table>', game: '<game>' };
  const tries = [
    ...(hasStaff
      ? []
      : [
          [
            `./baize staff add <name> <email> --role administrator${ofFolder}`,
            'add the first administrator: there is none yet',
          ] as const,
        ]),
    [site, 'open it in a browser, join, play'],
    [`./baize play ${id}${ofSite}`, 'the same in a terminal'],
    [`./baize rules ${game}`, 'the approved rules, clause by clause'],
    [`./baize odds ${game}`, 'the exact return of every bet'],
    [`./baize verify ledger${ofFolder}`, 'recompute every cent from what is stored'],
    ['./baize help', 'all commands; docs/operations.md is for operators'],
  ] as const;
  const commandWidth = Math.max(...tries.map(([command]) => widthOf(command)));
  const beside = tries.map(([command, gives]) => `  ${terminal.accent(padEnd(command, commandWidth))}  ${gives}`);
  const below = tries.flatMap(([command, gives]) => [
    `  ${terminal.accent(command)}`,
    ...wrap(gives, terminal.width - 6).map((line) => `      ${line}`),
  ]);
  const lines = beside.every((line) => widthOf(line) <= terminal.width) ? beside : below;
  return [terminal.bold('What to do first'), ...lines];
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new InvalidArgumentError('It must be a whole number from 0 to 65535.');
  return port;
}
