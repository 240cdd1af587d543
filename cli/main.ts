/** The `baize` command: reads the arguments, runs one command, turns mistakes into one line and exit code 2. */
import { Command, CommanderError } from 'commander';
import { registerBench } from './bench.ts';
import { registerChoices } from './choices.ts';
import { registerConformance } from './conformance.ts';
import { registerEquity } from './equity.ts';
import { report, UsageError } from './fail.ts';
import { gameLines } from './game-lines.ts';
import { registerOdds } from './odds.ts';
import { registerReplay } from './replay.ts';
import { registerRules } from './rules.ts';
import { registerShowdown } from './showdown.ts';
import { registerSimulate } from './simulate.ts';
import { registerStart } from './start.ts';
import { registerTest } from './test.ts';
import { registerVerify } from './verify.ts';

const program = new Command('baize')
  .description('Baize: regulated table games whose approved rule book is the program.')
  .helpCommand('help [command]', 'how to use a command')
  .configureHelp({ sortSubcommands: false })
  .exitOverride()
  .configureOutput({ outputError: () => {} });

registerStart(program, gameLines);
registerRules(program);
registerConformance(program);
registerOdds(program);
registerChoices(program);
registerSimulate(program);
registerShowdown(program);
registerEquity(program);
registerReplay(program);
registerVerify(program);
registerBench(program);
registerTest(program);

// commander throws its own mistakes (unknown option, missing argument) and for --help; both end here.
try {
  await program.parseAsync(process.argv);
} catch (error) {
  const json = process.argv.includes('--json');
  if (error instanceof UsageError) {
    report(error, json);
    process.exitCode = 2;
  } else if (error instanceof CommanderError) {
    if (error.exitCode !== 0) {
      report(new UsageError(error.message.replace(/^error: /, '').replace(/\s*\n\s*/g, ' ')), json);
      process.exitCode = 2;
    }
  } else throw error;
}
