/**
 * `baize events`: what a supervisor must see: staff actions, failed sign-ins, voids, outages, large wagers and wins.
 */
import type { Command } from 'commander';
import { UsageError } from '../fail.ts';
import { renderTable } from '../terminal/table.ts';
import { terminalOf } from '../terminal/terminal.ts';
import { type HouseOptions, ofHouse, print, wholeNumber, withHouse } from './options.ts';

interface EventOptions extends HouseOptions {
  readonly from?: string;
  readonly to?: string;
  readonly limit: number;
}

export function registerEvents(program: Command): void {
  ofHouse(
    program
      .command('events')
      .description(
        'significant events: staff actions, failed sign-ins, voids, outages, large wagers and wins; newest first',
      )
      .option('--from <moment>', 'start, such as 2026-11-16 or 2026-11-16T10:00Z')
      .option('--to <moment>', 'end, exclusive')
      .option('--limit <count>', 'maximum number of rows', wholeNumber, 50)
      .option('--json', 'print JSON'),
  ).action(events);
}

async function events({ from, to, limit, ...options }: EventOptions): Promise<void> {
  const page = { limit, ...momentAt('from', from), ...momentAt('to', to) };
  const found = await withHouse(options, (house) => house.ask('events', page));
  print(options, { events: found }, () => {
    if (found.length === 0) return ['Nothing happened.'];
    const header = ['at', 'event', 'by', 'to', 'before', 'after', 'reason'];
    const rows = found.map(({ at, event, by, subject, before, after, reason }) => [
      at.slice(0, 19).replace('T', ' '),
      event,
      by,
      subject,
      shown(before),
      shown(after),
      reason,
    ]);
    return renderTable({ header, rows }, terminalOf(process.stdout, process.env));
  });
}

function momentAt(name: 'from' | 'to', text: string | undefined): { readonly from?: string; readonly to?: string } {
  if (text === undefined) return {};
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime()))
    throw new UsageError(`--${name} '${text}' is not a time such as 2026-11-16T10:00Z`);
  return { [name]: moment.toISOString() };
}

const shown = (value: unknown): string => (value === null ? '' : JSON.stringify(value));
