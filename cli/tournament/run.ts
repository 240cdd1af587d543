/** `baize tournament create|list|change|postpone|cancel|pause|resume|clearing`: runs the tournaments of a house. */
import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { parse } from 'yaml';
import { type Cents, printMoney } from '../../core/base/money.ts';
import type { Clearing } from '../../house/tournaments/clearing.ts';
import { UsageError } from '../fail.ts';
import { gather, parametersFrom } from '../game-options.ts';
import { granted, type HouseOptions, ofHouse, print, wholeNumber, withHouse } from '../house/options.ts';
import { renderTable } from '../terminal/table.ts';
import { terminalOf } from '../terminal/terminal.ts';

type Recorded = HouseOptions & { readonly reason: string };

const recorded = (command: Command): Command =>
  ofHouse(command.requiredOption('--reason <text>', 'recorded in the audit trail').option('--json', 'print JSON'));

export function registerRunTournaments(tournament: Command): void {
  recorded(
    tournament
      .command('create')
      .description('create a tournament from a preset or a file of terms; lists every mistake')
      .argument('[preset]', 'such as freeze-out; baize tournament presets lists them')
      .option('--file <path>', 'terms as JSON or YAML, on top of the preset if one is named')
      .option('--set <name=value>', 'override a term, such as price=2200; repeatable', gather, [])
      .option('--start <time>', 'start time, such as 2026-12-24T20:00:00+02:00; a Sit & Go starts when full')
      .option(
        '--opens <time>',
        'when registration opens: a time, or so long before the start as 90m, 12h or 3d; until then it is announced',
      )
      .option('--id <id>', 'id; the preset’s name and a number by default'),
  ).action(create);
  ofHouse(
    tournament
      .command('list')
      .description('open tournaments and the most recently ended ones')
      .option('--ended <n>', 'how many ended ones', wholeNumber, 10)
      .option('--json', 'print JSON'),
  ).action(list);
  recorded(
    tournament
      .command('change')
      .description('change terms: limited once someone has registered, impossible after the start (PT-954)')
      .argument('<tournament>', 'tournament id')
      .option('--set <name=value>', 'a term, such as seats=6; repeatable', gather, []),
  ).action(change);
  recorded(
    tournament
      .command('postpone')
      .description('postpone the start; entries stay, and everyone may unregister again (PT-953)')
      .argument('<tournament>', 'tournament id')
      .requiredOption('--start <time>', 'the new start, such as 2026-12-24T21:00:00+02:00'),
  ).action(postpone);
  for (const [name, about] of [
    ['cancel', 'called off: everyone gets everything back, or what PI-910 says once places are paid'],
    ['pause', 'a fault of the house: hands are void, the clocks stop (PI-909)'],
    ['resume', 'goes on after a pause'],
  ] as const) {
    recorded(tournament.command(name).description(about).argument('<tournament>', 'tournament id')).action(
      (id: string, { reason, ...options }: Recorded) => deed(name, id, reason, options),
    );
  }
  ofHouse(
    tournament
      .command('clearing')
      .description('what operators owe each other after a tournament; sums to zero (PI-911)')
      .argument('<tournament>', 'tournament id')
      .option('--json', 'print JSON'),
  ).action(clearing);
}

interface CreateOptions extends Recorded {
  readonly file?: string;
  readonly set: readonly string[];
  readonly start?: string;
  readonly opens?: string;
  readonly id?: string;
}

async function create(preset: string | undefined, options: CreateOptions): Promise<void> {
  const { file, set, start, opens, id, reason, ...house } = options;
  if (preset === undefined && file === undefined) throw new UsageError('name a preset, or give --file with the terms');
  const { registrationOpensAt, ...opening } = opens === undefined ? {} : openingIn(opens);
  const parameters = { ...(file === undefined ? {} : termsIn(file)), ...opening, ...parametersFrom(set) };
  const startsAt = start === undefined ? undefined : momentOf('start', start);
  const wanted = { preset, parameters, startsAt, registrationOpensAt, id, reason };
  const made = whole(await withHouse(house, (open) => open.ask('tournament-create', wanted)));
  const { tournament, name, price, registrationOpensAt: announced } = made;
  const [is, until] = announced === undefined ? ['open', ''] : ['announced', ` Registration opens ${announced}.`];
  print(house, made, () => [`${tournament} is ${is}: ${name}, ${price}${startOf(made.startsAt)}.${until}`]);
}

const minutesIn = { m: 1, h: 60, d: 1440 } as const;

/** A span before the start is stored as given; a time is resolved by the house. */
function openingIn(text: string): { registrationOpens?: { minutesBefore: number }; registrationOpensAt?: string } {
  const [, count, unit] = /^(\d{1,6})([mhd])$/.exec(text) ?? [];
  if (count === undefined) return { registrationOpensAt: momentOf('opens', text) };
  return { registrationOpens: { minutesBefore: Number(count) * minutesIn[unit as keyof typeof minutesIn] } };
}

const startOf = (startsAt: string | undefined): string =>
  startsAt === undefined ? ', starts when it is full' : `, starts ${startsAt}`;

function termsIn(path: string): Readonly<Record<string, unknown>> {
  let terms: unknown;
  try {
    terms = parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new UsageError(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (typeof terms === 'object' && terms !== null && !Array.isArray(terms)) return terms as Record<string, unknown>;
  throw new UsageError(`${path}: must have the terms of one tournament, name by name`);
}

function momentOf(option: string, text: string): string {
  const at = new Date(text);
  if (Number.isNaN(at.getTime()))
    throw new UsageError(`${option} '${text}' is not a time such as 2026-12-24T20:00:00+02:00`);
  return at.toISOString();
}

/** Mistakes in terms are usage errors. */
function whole<Answer>(answer: Answer): Exclude<Answer, { refused: string } | { mistakes: readonly string[] }> {
  const given = granted(answer);
  if (typeof given === 'object' && given !== null && 'mistakes' in given) {
    const mistakes = given.mistakes as readonly string[];
    const [only, ...more] = mistakes;
    if (more.length === 0) throw new UsageError(only ?? '', mistakes);
    throw new UsageError([`the terms have ${mistakes.length} mistakes`, ...mistakes].join('\n  '), mistakes);
  }
  return given as Exclude<Answer, { refused: string } | { mistakes: readonly string[] }>;
}

async function list({ ended, ...options }: HouseOptions & { readonly ended: number }): Promise<void> {
  const tournaments = await withHouse(options, (house) => house.ask('tournament-list', { ended }));
  print(options, { tournaments }, () => {
    const header = ['tournament', 'name', 'now', 'starts', 'entries'];
    const rows = tournaments.map(({ tournament, name, phase, startsAt, entries }) => [
      tournament,
      name,
      phase,
      startsAt ?? 'when full',
      String(entries),
    ]);
    return renderTable({ header, rows, right: new Set([4]) }, terminalOf(process.stdout, process.env));
  });
}

async function change(
  id: string,
  { set, reason, ...options }: Recorded & { readonly set: readonly string[] },
): Promise<void> {
  if (set.length === 0) throw new UsageError('say what to change with --set');
  const wanted = { tournament: id, parameters: parametersFrom(set), reason };
  const line = whole(await withHouse(options, (house) => house.ask('tournament-change', wanted)));
  print(options, line, () => [`${line.tournament} has new terms: ${line.name}, ${line.price}.`]);
}

async function postpone(
  id: string,
  { start, reason, ...options }: Recorded & { readonly start: string },
): Promise<void> {
  const wanted = { tournament: id, startsAt: momentOf('start', start), reason };
  const line = granted(await withHouse(options, (house) => house.ask('tournament-postpone', wanted)));
  print(options, line, () => [`${line.tournament} starts ${line.startsAt ?? ''}; ${line.entries} entries stay.`]);
}

async function deed(
  name: 'cancel' | 'pause' | 'resume',
  id: string,
  reason: string,
  options: HouseOptions,
): Promise<void> {
  const line = granted(
    await withHouse(options, (house) => house.ask(`tournament-${name}`, { tournament: id, reason })),
  );
  const became = { cancel: 'is cancelled', pause: 'is paused', resume: 'is resumed' }[name];
  print(options, line, () => [`${line.tournament} ${became}.`]);
}

async function clearing(id: string, options: HouseOptions): Promise<void> {
  const report = granted(await withHouse(options, (house) => house.ask('tournament-clearing', { tournament: id })));
  print(options, report, () => clearingLines(report));
}

function clearingLines({ lines, payments, isFinal, sum }: Clearing): readonly string[] {
  const terminal = terminalOf(process.stdout, process.env);
  const money = (amount: number) => (amount < 0 ? `-${printMoney(-amount as Cents)}` : printMoney(amount as Cents));
  const header = ['operator', 'players', 'collected', 'own fees', 'added', 'paid out', 'owes'];
  const rows = lines.map(({ operator, players, collected, fees, added, paidOut, owes }) => [
    operator,
    String(players),
    ...[collected, fees, added, paidOut, owes].map(money),
  ]);
  const settled = payments.map(({ from, to, amount }) => `${from} pays ${to} ${money(amount)}`);
  return [
    ...renderTable({ header, rows, right: new Set([1, 2, 3, 4, 5, 6]) }, terminal),
    '',
    ...(isFinal ? settled : ['The tournament is not over: its money is not divided yet.']),
    `Together: ${money(sum)}`,
  ];
}
