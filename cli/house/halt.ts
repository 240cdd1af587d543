/** `baize halt`: stops all play, a table, a game or a player now, and lifts it again; every halt has a reason. */
import type { Command } from 'commander';
import type { StopLine } from '../../house/running/control/requests.ts';
import { unknown, UsageError } from '../fail.ts';
import { renderTable } from '../terminal/table.ts';
import { terminalOf } from '../terminal/terminal.ts';
import { granted, type HouseOptions, ofHouse, print, wholeNumber, withHouse } from './options.ts';

const deeds = ['all', 'table', 'game', 'player', 'lift', 'list'];

interface DeedOptions extends HouseOptions {
  readonly reason: string;
}

export function registerHalt(program: Command): void {
  const halt = program
    .command('halt')
    .description('stop play now: everything, a table, a game or a player; rounds in play finish')
    .argument('[what]', deeds.join(', '))
    .action((what: string | undefined) => {
      if (what === undefined) throw new UsageError(`no subcommand given. Choose one of: ${deeds.join(', ')}`, deeds);
      throw unknown('halt', what, deeds);
    });
  const withReason = (command: Command) =>
    ofHouse(command.requiredOption('--reason <text>', 'shown to players and recorded').option('--json', 'print JSON'));
  withReason(halt.command('all').description('all play')).action((options: DeedOptions) => stop('all', '', options));
  for (const [scope, about] of [
    ['table', 'table id'],
    ['game', 'game id'],
    ['player', 'by name or address; they cannot sign in either'],
  ] as const) {
    withReason(halt.command(scope).description(`one ${scope}`).argument(`<${scope}>`, about)).action(
      (target: string, options: DeedOptions) => stop(scope, target, options),
    );
  }
  withReason(
    halt.command('lift').description('lift a halt').argument('<number>', 'number of the halt, as listed', wholeNumber),
  ).action(lift);
  ofHouse(
    halt
      .command('list')
      .description('halts in force')
      .option('--all', 'include lifted ones')
      .option('--json', 'print JSON'),
  ).action(list);
}

async function stop(scope: StopLine['scope'], target: string, { reason, ...options }: DeedOptions): Promise<void> {
  const made = granted(await withHouse(options, (house) => house.ask('halt', { scope, target, reason })));
  print(options, made, () => [
    `${scope === 'all' ? 'All play' : `${scope} ${target}`} is halted: ${made.reason}`,
    `./baize halt lift ${made.id} --reason "…" lets it go on`,
  ]);
}

async function lift(id: number, { reason, ...options }: DeedOptions): Promise<void> {
  const lifted = granted(await withHouse(options, (house) => house.ask('halt-lift', { id, reason })));
  print(options, lifted, () => [`Halt ${id} is lifted.`]);
}

async function list(options: HouseOptions & { readonly all?: true }): Promise<void> {
  const all = await withHouse(options, (house) => house.ask('halt-list', {}));
  const halts = options.all ? all : all.filter(({ liftedAt }) => liftedAt === null);
  print(options, { halts }, () => {
    if (halts.length === 0) return ['Nothing is halted.'];
    const header = ['halt', 'what', 'since', 'reason', 'lifted'];
    const rows = halts.map(({ id, scope, target, at, reason, liftedAt }) => [
      String(id),
      `${scope} ${target}`.trim(),
      momentOf(at),
      reason,
      liftedAt === null ? '' : momentOf(liftedAt),
    ]);
    return renderTable({ header, rows, right: new Set([0]) }, terminalOf(process.stdout, process.env));
  });
}

const momentOf = (iso: string): string => iso.slice(0, 16).replace('T', ' ');
