/** `baize staff`: who runs the house: added, listed, given a role, sent a new password. */
import { existsSync, readFileSync } from 'node:fs';
import { type Command, Option } from 'commander';
import type { StaffLine } from '../../house/running/control/requests.ts';
import { unknown, UsageError } from '../fail.ts';
import { renderTable } from '../terminal/table.ts';
import { terminalOf } from '../terminal/terminal.ts';
import { granted, type HouseOptions, ofHouse, print, withHouse } from './options.ts';

const roles = ['dealer', 'floor', 'office', 'regulator', 'administrator'] as const;
type StaffRole = (typeof roles)[number];
const deeds = ['list', 'add', 'role', 'reset'];

interface DeedOptions extends HouseOptions {
  readonly reason: string;
}

export function registerStaff(program: Command): void {
  const staff = program
    .command('staff')
    .description('staff accounts: dealers, floor managers, office, regulators, administrators')
    .argument('[deed]', deeds.join(', '))
    .action((deed: string | undefined) => {
      if (deed === undefined) throw new UsageError(`no subcommand given. Choose one of: ${deeds.join(', ')}`, deeds);
      throw unknown('deed', deed, deeds);
    });
  ofHouse(staff.command('list').description('list all staff').option('--json', 'print JSON')).action(list);
  ofHouse(
    staff
      .command('add')
      .description('add a member of staff, who sets a password through an emailed link')
      .argument('<name>', 'sign-in name')
      .argument('<email>', 'email address')
      .addOption(new Option('--role <role>', 'what they may do').choices(roles).makeOptionMandatory())
      .addOption(
        new Option('--language <language>', 'language of their emails').choices(['en', 'lt', 'ro']).default('en'),
      )
      .option('--reason <text>', 'recorded in the audit trail', 'added at the machine')
      .option('--json', 'print JSON'),
  ).action(add);
  ofHouse(
    staff
      .command('role')
      .description('change a role; ends the person’s sessions')
      .argument('<who>', 'name or email address')
      .argument('<role>', roles.join(', '))
      .requiredOption('--reason <text>', 'recorded in the audit trail')
      .option('--json', 'print JSON'),
  ).action(role);
  ofHouse(
    staff
      .command('reset')
      .description('revoke the password and all sessions, and email a link to set a new password')
      .argument('<who>', 'name or email address')
      .requiredOption('--reason <text>', 'recorded in the audit trail')
      .option('--json', 'print JSON'),
  ).action(reset);
}

async function list(options: HouseOptions): Promise<void> {
  const staff = await withHouse(options, (house) => house.ask('staff-list', {}));
  print(options, { staff }, () => {
    if (staff.length === 0) return ['No staff yet: ./baize staff add <name> <email> --role administrator'];
    const header = ['name', 'role', 'address', 'since', ''];
    const rows = staff.map(({ name, role: has, email, joinedAt, isLocked }) => [
      name,
      has,
      email,
      joinedAt.slice(0, 10),
      isLocked ? 'locked out' : '',
    ]);
    return renderTable({ header, rows }, terminalOf(process.stdout, process.env));
  });
}

async function add(
  name: string,
  email: string,
  { role: wanted, language, reason, ...options }: DeedOptions & { role: StaffRole; language: 'en' | 'lt' | 'ro' },
): Promise<void> {
  const newcomer = { name, email, role: wanted, language, reason };
  const added = granted(await withHouse(options, (house) => house.ask('staff-add', newcomer)));
  print(options, added, () => [`${added.name} is added as ${added.role}.`, ...letterLines(added)]);
}

async function role(who: string, wanted: string, { reason, ...options }: DeedOptions): Promise<void> {
  const next = roles.find((one) => one === wanted);
  if (next === undefined) throw unknown('role', wanted, roles);
  const changed = granted(await withHouse(options, (house) => house.ask('staff-role', { who, role: next, reason })));
  print(options, changed, () => [`${changed.name} is ${changed.role} now, and signed out everywhere.`]);
}

async function reset(who: string, { reason, ...options }: DeedOptions): Promise<void> {
  const done = granted(await withHouse(options, (house) => house.ask('staff-reset', { who, reason })));
  print(options, done, () => [`${done.name} is signed out everywhere and needs a new password.`, ...letterLines(done)]);
}

/** Where emails are written to a folder, the person at the machine may as well see the link. */
function letterLines({ letter }: StaffLine & { readonly letter: string }): readonly string[] {
  const lines = [`letter  ${letter}`];
  const [link] = existsSync(letter) ? (/^https?:\S+$/m.exec(readFileSync(letter, 'utf8')) ?? []) : [];
  return link === undefined ? lines : [...lines, `link    ${link}`];
}
