/** `baize device`: keys for the devices of physical tables, and a device that is not there, for tests and demonstrations. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { faults, type Fault } from '../house/studio/simulated-device.ts';
import { simulate } from './device/simulate.ts';
import { UsageError, unknown } from './fail.ts';
import { granted, type HouseOptions, ofHouse, print, withHouse } from './house/options.ts';

const deeds = ['key', 'simulate'];

interface SimulateOptions {
  readonly house: string;
  readonly key: string;
  readonly decks: number;
  readonly pause: number;
  readonly readings?: number;
  readonly fault?: Fault;
  readonly at?: number;
}

const whole = (text: string): number => {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0) throw new InvalidArgumentError('a whole number is needed');
  return number;
};

export function registerDevice(program: Command): void {
  const device = program
    .command('device')
    .description('devices of tables where people deal: a key for them, and a simulated one')
    .argument('[deed]', deeds.join(', '))
    .action((deed: string | undefined) => {
      if (deed === undefined) throw new UsageError(`say what to do. Choose one of: ${deeds.join(', ')}`, deeds);
      throw unknown('deed', deed, deeds);
    });
  ofHouse(
    device
      .command('key')
      .description('a new key for the devices of a table; the one before counts no more')
      .argument('<table>', 'its id')
      .requiredOption('--reason <text>', 'recorded in the audit trail')
      .option('--json', 'as JSON'),
  ).action(makeKey);
  device
    .command('simulate')
    .description('read a truly shuffled shoe, a wheel or dice whenever the table asks: docs/devices.md')
    .requiredOption('--key <key>', 'the key of the table’s devices')
    .option('--house <address>', 'where the house is', 'http://127.0.0.1:8400')
    .option('--decks <number>', 'decks in its shoes', whole, 8)
    .option('--pause <milliseconds>', 'before each reading, as a dealer would need', whole, 1200)
    .option('--readings <number>', 'end after so many', whole)
    .addOption(new Option('--fault <kind>', 'what goes wrong with one of them').choices(faults))
    .option('--at <number>', 'with --fault: with which reading, from 1', whole, 1)
    .action((options: SimulateOptions) => simulate(options, (line) => console.log(line)));
}

async function makeKey(
  table: string,
  { reason, ...options }: HouseOptions & { readonly reason: string },
): Promise<void> {
  const made = granted(await withHouse(options, (house) => house.ask('device-key', { table, reason })));
  print(options, made, () => [
    made.key,
    '',
    `The devices of ${made.table} say it with every connection; it is shown only now.`,
  ]);
}
