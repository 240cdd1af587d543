/** `baize verify`: checks a shoe against what was published, and a house against its own records. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { defined } from '../core/base/defined.ts';
import { readShoeExport, type ReadShoe } from '../core/chance/shoe-export.ts';
import { type ShoeProof, verifyShoe, type Wrong } from '../core/chance/verify-shoe.ts';
import type { Table } from '../core/games/game.ts';
import { rulesOf } from '../core/games/rules-of.ts';
import { isShoeOver } from '../core/games/shoe-life.ts';
import { unknown, UsageError } from './fail.ts';
import { registerHouseProofs } from './house/verify.ts';
import { terminalOf } from './terminal/terminal.ts';

const proofs = ['shoe', 'ledger', 'rounds', 'tournaments'];

export function registerVerify(program: Command): void {
  const verify = program
    .command('verify')
    .description(
      'verify a shoe against what was published, or the house’s money, rounds and tournaments against its records',
    )
    .argument('[proof]', proofs.join(', '))
    .action((proof: string | undefined) => {
      if (proof === undefined) throw new UsageError(`no subcommand given. Choose one of: ${proofs.join(', ')}`, proofs);
      throw unknown('proof', proof, proofs);
    });
  verify
    .command('shoe')
    .description('verify a used-up shoe: seeds match the commitments, and every card and draw follows from them')
    .argument('<export>', 'the JSON export of a used-up shoe, or - for standard input')
    .option('--json', 'print JSON')
    .addHelpText('after', help)
    .action(shoe);
  registerHouseProofs(verify);
}

const help = `
Exit code 0 when everything is as promised, 1 when something is wrong, 2 when the file cannot be read as an export.
Compare the commitments that are shown with those that the table published before betting: docs/fairness.md`;

async function shoe(path: string, options: { readonly json?: true }): Promise<void> {
  const read = shoeIn(path);
  const table = citedIn(read);
  const rules = { ...table, isOver: (dealt: number) => isShoeOver(table.shoe, dealt) };
  const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
  const proof = await verifyShoe(read, rules, sha256);
  if (options.json) console.log(JSON.stringify(resultOf(read, proof), undefined, 2));
  else print(read, proof);
  process.exitCode = proof.wrong === undefined ? 0 : 1;
}

function shoeIn(path: string): ReadShoe {
  const read = readShoeExport(jsonIn(path));
  if ('mistake' in read) throw new UsageError(`'${path}' is not the export of a shoe. ${read.mistake}`);
  return read;
}

function jsonIn(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (error) {
    throw new UsageError(`cannot read '${path}': ${error instanceof Error ? error.message : String(error)}`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`'${path}' is not JSON`);
  }
}

function citedIn(read: ReadShoe): Table {
  const table = rulesOf(read);
  if (typeof table === 'string') throw new UsageError(table);
  return table;
}

const resultOf = ({ table, game, shoe }: ReadShoe, { checked, left, wrong }: ShoeProof) => ({
  verified: wrong === undefined,
  table,
  game,
  shoe: shoe.number,
  commitment: shoe.commitment,
  checked,
  left,
  ...defined({ wrong }),
});

function print({ table, game, shoe, rounds }: ReadShoe, { checked, left, wrong }: ShoeProof): void {
  const terminal = terminalOf(process.stdout, process.env);
  const count = (n: number, what: string) => `${n.toLocaleString('en')} ${what}${n === 1 ? '' : 's'}`;
  console.log(`${terminal.bold(`Shoe ${shoe.number} of ${table}`)}  ${game}, ${count(rounds.length, 'round')}`);
  console.log(`commitment  ${terminal.accent(shoe.commitment)}`);
  console.log('');
  console.log(`${count(checked.commitments, 'seed')} verified against the commitments`);
  if (shoe.decks > 0) {
    console.log(
      `${count(checked.burned, 'burned card')} and ${count(checked.cards, 'dealt card')} in the seed's order`,
    );
  }
  console.log(`${count(checked.draws, 'draw')} verified against the rounds' own seeds`);
  console.log(`${count(checked.rounds, 'round')} replayed by the rules of the game`);
  if (wrong === undefined && shoe.decks > 0)
    console.log(`${count(left, 'card')} left behind the cut card, none missing`);
  console.log('');
  console.log(
    wrong === undefined ? terminal.bold('Everything is as promised.') : `${terminal.bold('WRONG')}  ${tell(wrong)}`,
  );
}

const tell = ({ round, entry, problem }: Wrong): string =>
  [round && `round ${round}`, entry && `entry ${entry}`, problem].filter(Boolean).join(': ');
