/** `baize device`: keys for the devices of physical tables, and a simulated device for tests and demonstrations. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { faults, mistakesIn } from '../house/studio/simulated-device.ts';
import { simulate, type Simulation } from './device/simulate.ts';
import { UsageError, unknown } from './fail.ts';
import { granted, type HouseOptions, defaultHouse, ofHouse, print, withHouse } from './house/options.ts';

const deeds = ['key', 'certify', 'list', 'simulate'];

const scripted = (text: string): readonly string[] => {
  const script = text.split(/\s+/).filter((one) => one !== '');
  const mistakes = mistakesIn(script);
  if (mistakes.length === 0) return script;
  throw new InvalidArgumentError(`${mistakes.join(', ')}: say 9h, 17, 3-5-6, cut-card or failed`);
};

const whole = (text: string): number => {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0) throw new InvalidArgumentError('a whole number is needed');
  return number;
};

export function registerDevice(program: Command): void {
  const device = program
    .command('device')
    .description('studio devices: keys, certificates, and a simulator')
    .argument('[deed]', deeds.join(', '))
    .action((deed: string | undefined) => {
      if (deed === undefined) throw new UsageError(`no subcommand given. Choose one of: ${deeds.join(', ')}`, deeds);
      throw unknown('deed', deed, deeds);
    });
  ofHouse(
    device
      .command('key')
      .description('issue a new key for a table’s devices; the old key stops working')
      .argument('<table>', 'table id')
      .requiredOption('--reason <text>', 'recorded in the audit trail')
      .option('--json', 'print JSON'),
  ).action(makeKey);
  ofHouse(
    device
      .command('certify')
      .description('record a laboratory’s certificate for a table’s wheel, dice shaker or shuffler')
      .argument('<table>', 'table id')
      .requiredOption('--device <name>', 'what it is and the number on it, such as "wheel 14"')
      .requiredOption('--laboratory <name>', 'who tested it')
      .requiredOption('--number <number>', 'of the certificate')
      .requiredOption('--outcomes <number>', 'number of outcomes tested, at least 10,000', whole)
      .requiredOption('--reason <text>', 'recorded in the audit trail')
      .option('--json', 'print JSON'),
  ).action(certifyDevice);
  ofHouse(
    device
      .command('list')
      .description('devices of all tables with their reported identity and certificates')
      .option('--json', 'print JSON'),
  ).action(listAll);
  device
    .command('simulate')
    .description('simulate a device: reads a shuffled shoe, a wheel or dice when the table asks (docs/devices.md)')
    .requiredOption('--key <key>', 'the key of the table’s devices')
    .option('--house <address>', 'address of the house', defaultHouse)
    .option('--decks <number>', 'decks in its shoes', whole, 8)
    .option('--pause <milliseconds>', 'pause before each reading', whole, 1200)
    .option('--readings <number>', 'stop after this many readings', whole)
    .addOption(new Option('--fault <kind>', 'what goes wrong with one of them').choices(faults))
    .option('--at <number>', 'with --fault: which reading fails, from 1', whole, 1)
    .option('--script <readings>', 'first readings: "9h 3c failed +6s" (+ marks an unrequested one)', scripted)
    .action((options: Simulation) => simulate(options, (line) => console.log(line)));
}

async function makeKey(
  table: string,
  { reason, ...options }: HouseOptions & { readonly reason: string },
): Promise<void> {
  const made = granted(await withHouse(options, (house) => house.ask('device-key', { table, reason })));
  print(options, made, () => [
    made.key,
    '',
    `The devices of ${made.table} send it with every connection; it is shown only once.`,
  ]);
}

interface CertifyOptions extends HouseOptions {
  readonly device: string;
  readonly laboratory: string;
  readonly number: string;
  readonly outcomes: number;
  readonly reason: string;
}

async function certifyDevice(
  table: string,
  { device, laboratory, number, outcomes, reason, ...options }: CertifyOptions,
): Promise<void> {
  if (outcomes < 10_000) throw new UsageError('a certificate needs at least 10,000 tested outcomes');
  const asked = { table, device, laboratory, number, outcomes, reason };
  const done = granted(await withHouse(options, (house) => house.ask('device-certify', asked)));
  print(options, done, () => [`${done.device} of ${done.table} is certified: ${done.laboratory}, ${done.number}.`]);
}

async function listAll(options: HouseOptions): Promise<void> {
  const { devices } = granted(await withHouse(options, (house) => house.ask('devices', {})));
  print(options, { devices }, () =>
    devices.length === 0
      ? ['No table has a device.']
      : devices.map(({ table, fingerprint, hasKey, certificate }) => {
          const came = fingerprint ?? (hasKey ? 'no device has connected with its key yet' : 'no key');
          const tried =
            certificate === null
              ? 'no certificate'
              : `${certificate.device}: ${certificate.laboratory}, ${certificate.number}`;
          return `${table}  ${came}  ${tried}`;
        }),
  );
}
