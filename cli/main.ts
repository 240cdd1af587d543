/** The `baize` command: reads the arguments, runs one command, turns mistakes into one line and exit code 2. */
import { Command, CommanderError } from 'commander';
import { StorageError } from '../house/storage/db.ts';
import { RulebookError } from '../rulebook/load.ts';
import { registerAsked } from './commands.ts';
import { report, UsageError } from './fail.ts';
import { version } from './version.ts';

const program = new Command('baize')
  .description('Baize: regulated table games whose approved rule book is the program.')
  .version(version)
  .helpCommand('help [command]', 'how to use a command')
  .configureHelp({ sortSubcommands: false })
  .exitOverride()
  .configureOutput({ outputError: () => {} });

// commander throws both for its own errors (unknown option, missing argument) and for --help.
try {
  await registerAsked(program, process.argv.slice(2));
  await program.parseAsync(process.argv);
} catch (error) {
  const json = process.argv.includes('--json');
  if (error instanceof UsageError || error instanceof StorageError || error instanceof RulebookError) {
    report(error instanceof UsageError ? error : new UsageError(error.message), json);
    process.exitCode = 2;
  } else if (error instanceof CommanderError) {
    if (error.exitCode !== 0) {
      report(new UsageError(error.message.replace(/^error: /, '').replace(/\s*\n\s*/g, ' ')), json);
      process.exitCode = 2;
    }
  } else throw error;
}
