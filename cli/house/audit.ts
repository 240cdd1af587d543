/** `baize audit`: who did what and why, newest first. */
import type { Command } from 'commander';
import type { KeptAuditEntry } from '../../house/accounts/audit.ts';
import { renderTable } from '../terminal/table.ts';
import { terminalOf } from '../terminal/terminal.ts';
import { type HouseOptions, ofHouse, print, wholeNumber, withHouse } from './options.ts';

interface AuditOptions extends HouseOptions {
  readonly limit: number;
  readonly before?: number;
}

export function registerAudit(program: Command): void {
  ofHouse(
    program
      .command('audit')
      .description('who changed what, when and why, with values before and after; newest first')
      .option('--limit <count>', 'maximum number of rows', wholeNumber, 20)
      .option('--before <place>', 'only entries before this position', wholeNumber)
      .option('--json', 'print JSON, untruncated'),
  ).action(audit);
}

async function audit({ limit, before, ...options }: AuditOptions): Promise<void> {
  const page = before === undefined ? { limit } : { limit, before };
  const entries = await withHouse(options, (house) => house.ask('audit', page));
  print(options, { entries }, () => {
    const header = ['place', 'at', 'by', 'did', 'to', 'before', 'after', 'reason'];
    const rows = entries.map(rowOf);
    return renderTable({ header, rows, right: new Set([0]) }, terminalOf(process.stdout, process.env));
  });
}

const rowOf = ({ place, entry: { at, by, did, subject, before, after, reason } }: KeptAuditEntry): string[] => [
  String(place),
  at.slice(0, 19).replace('T', ' '),
  by,
  did,
  subject,
  shown(before),
  shown(after),
  reason,
];

/** A tournament's levels would fill a screen and hide the entries around them. */
const shownMost = 240;

function shown(value: unknown): string {
  if (value === null) return '';
  const text = JSON.stringify(value);
  return text.length > shownMost ? `${text.slice(0, shownMost)}…` : text;
}
