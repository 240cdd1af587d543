/** `baize integrity`: fair-play cases, what is due, their evidence, and the steps of the procedure. */
import type { Command } from 'commander';
import { defined } from '../../core/base/defined.ts';
import type { CaseLineTold, CaseTold, ReviewAsked, StepAsked } from '../../house/protocol/http/integrity.ts';
import { unknown, UsageError } from '../fail.ts';
import { renderTable } from '../terminal/table.ts';
import { terminalOf } from '../terminal/terminal.ts';
import { granted, type HouseOptions, ofHouse, print, wholeNumber, withHouse } from './options.ts';

const deeds = ['list', 'show', 'open', 'step', 'add', 'review'];
const steps = ['dismiss', 'block', 'notify', 'withdraw', 'close', 'report', 'no-report'] as const;

interface StepOptions extends HouseOptions {
  readonly reason: string;
  readonly addressee?: string;
  readonly content?: string;
  readonly reference?: string;
  readonly withhold?: number;
  readonly authority?: string;
  readonly order?: string;
}

export function registerIntegrity(program: Command): void {
  const integrity = program
    .command('integrity')
    .description('fair play: cases, deadlines, and the steps of the procedure (PI-041 to PI-048)')
    .argument('[what]', deeds.join(', '))
    .action((what: string | undefined) => {
      if (what === undefined) throw new UsageError(`no subcommand given. Choose one of: ${deeds.join(', ')}`, deeds);
      throw unknown('deed', what, deeds);
    });
  const house = (command: Command) => ofHouse(command.option('--json', 'print JSON'));
  const withReason = (command: Command) =>
    house(command.requiredOption('--reason <text>', 'recorded; in a notice the player reads it'));
  house(
    integrity.command('list').description('open cases, earliest deadline first').option('--all', 'include closed ones'),
  ).action(list);
  house(integrity.command('show').description('a case in full').argument('<case>', 'case number', wholeNumber)).action(
    show,
  );
  withReason(
    integrity
      .command('open')
      .description('open a case about a player, or add to the open one')
      .argument('<player>', 'name or email address')
      .requiredOption('--clause <id>', 'the clause suspected broken, PI-029 to PI-037')
      .option('--hand <id...>', 'hand ids as evidence'),
  ).action(open);
  withReason(
    integrity
      .command('step')
      .description('take the next step of a case')
      .argument('<case>', 'case number', wholeNumber)
      .argument('<step>', steps.join(', '))
      .option('--addressee <name>', 'recipient of a report; defaults to the licence’s first authority')
      .option('--content <text>', 'for a report')
      .option('--reference <number>', 'for a report')
      .option('--withhold <cents>', 'withhold this amount at closing; only by order of an authority', wholeNumber)
      .option('--authority <name>', 'the authority that ordered it')
      .option('--order <number>', 'number of that order'),
  ).action(step);
  withReason(
    integrity
      .command('add')
      .description('add the player’s answer or a document')
      .argument('<case>', 'case number', wholeNumber)
      .argument('<kind>', 'reply, document')
      .argument('<text>', 'its text')
      .option('--hand <id...>', 'ids of the hands concerned'),
  ).action(add);
  house(
    integrity
      .command('review')
      .description(
        'run stored hands through the detectors: one tournament, or one player over many; findings become cases',
      )
      .argument('[tournament]', 'tournament id')
      .option('--player <name>', 'review all recent hands of this player')
      .option('--days <n>', 'with --player: how many days back; 90 by default', wholeNumber),
  ).action(review);
}

async function list(options: HouseOptions & { readonly all?: true }): Promise<void> {
  const cases = await withHouse(options, (house) =>
    house.ask('integrity-list', { which: options.all ? 'all' : 'open' }),
  );
  print(options, { cases }, () => {
    if (cases.length === 0) return ['Nothing is due.'];
    const header = ['case', 'player', 'clause', 'from', 'state', 'next', 'by'];
    const rows = cases.map((one) => [
      String(one.case),
      one.name,
      one.clause,
      one.origin,
      one.state,
      one.duties.map((duty) => duty.step).join(', '),
      dueOf(one),
    ]);
    return renderTable({ header, rows, right: new Set([0]) }, terminalOf(process.stdout, process.env));
  });
}

const dueOf = ({ duties }: CaseLineTold): string =>
  duties.flatMap(({ due, late }) => (due === null ? [] : [late ? `${due} LATE` : due])).join(', ');

async function show(id: number, options: HouseOptions): Promise<void> {
  const one = granted(await withHouse(options, (house) => house.ask('integrity-show', { id })));
  print(options, one, () => linesOf(one));
}

async function open(
  player: string,
  { clause, reason, hand, ...options }: HouseOptions & { clause: string; reason: string; hand?: readonly string[] },
): Promise<void> {
  const asked = { player, clause, reason, hands: [...(hand ?? [])] };
  const one = granted(await withHouse(options, (house) => house.ask('integrity-open', asked)));
  print(options, one, () => linesOf(one));
}

async function step(id: number, name: string, { reason, ...options }: StepOptions): Promise<void> {
  const asked = stepOf(name, reason, options);
  const one = granted(await withHouse(options, (house) => house.ask('integrity-step', { id, asked })));
  print(options, one, () => linesOf(one));
}

function stepOf(name: string, reason: string, options: Omit<StepOptions, 'reason'>): StepAsked {
  const { addressee, content, reference, withhold, authority, order } = options;
  const known = steps.find((one) => one === name);
  switch (known) {
    case undefined:
      throw unknown('step', name, steps);
    case 'report': {
      if (content === undefined || reference === undefined) {
        throw new UsageError('a report needs --content and --reference: both are recorded');
      }
      return { step: known, reason, content, reference, ...defined({ addressee }) };
    }
    case 'close': {
      if (withhold === undefined) return { step: known, reason };
      if (authority === undefined || order === undefined) {
        throw new UsageError('money is withheld only by order: give --authority and --order');
      }
      return { step: known, reason, withheld: { amount: withhold, authority, order } };
    }
    case 'dismiss':
    case 'block':
    case 'notify':
    case 'withdraw':
    case 'no-report':
      return { step: known, reason };
  }
}

async function add(
  id: number,
  kind: string,
  says: string,
  { reason, hand, ...options }: HouseOptions & { reason: string; hand?: readonly string[] },
): Promise<void> {
  if (kind !== 'reply' && kind !== 'document') throw unknown('kind', kind, ['reply', 'document']);
  const evidence = { id, kind, says, reason, hands: [...(hand ?? [])] } as const;
  const one = granted(await withHouse(options, (house) => house.ask('integrity-evidence', evidence)));
  print(options, one, () => linesOf(one));
}

async function review(
  tournament: string | undefined,
  { player, days, ...options }: HouseOptions & { readonly player?: string; readonly days?: number },
): Promise<void> {
  const asked = reviewOf(tournament, player, days);
  const found = granted(await withHouse(options, (house) => house.ask('integrity-review', asked)));
  print(options, found, () => [
    `${found.hands} hands in ${found.tournaments} tournaments, ${found.findings.length} findings`,
    ...found.findings.map(
      ({ detector, clause, score, says }) => `${detector} (${clause}, ${score.toFixed(1)}): ${says}`,
    ),
    ...(found.cases.length === 0 ? [] : [`cases: ${found.cases.join(', ')}`]),
  ]);
}

function reviewOf(tournament: string | undefined, player: string | undefined, days: number | undefined): ReviewAsked {
  if (tournament !== undefined && player === undefined && days === undefined) return { tournament };
  if (tournament === undefined && player !== undefined) return { player, ...defined({ days }) };
  throw new UsageError('name a tournament, or a player with --player (and how far back with --days)');
}

const linesOf = (one: CaseTold): readonly string[] => [
  `Case ${one.case}: ${one.name}, ${one.clause}, ${one.state}; opened ${momentOf(one.openedAt)}, from: ${one.origin}`,
  ...one.duties.map(({ step: name, due, clause, late }) =>
    due === null ? `next: ${name} (${clause})` : `next: ${name} by the end of ${due} (${clause})${late ? ' LATE' : ''}`,
  ),
  '',
  ...one.evidence.map(
    ({ kind, clause, says, hands, at }) =>
      `${momentOf(at)}  ${kind} (${clause}): ${says}${hands.length === 0 ? '' : `\n  hands ${hands.join(', ')}`}`,
  ),
  '',
  ...one.steps.map(({ step: name, reason, by, at }) => `${momentOf(at)}  ${name} by ${by}: ${reason}`),
];

const momentOf = (iso: string): string => iso.slice(0, 16).replace('T', ' ');
