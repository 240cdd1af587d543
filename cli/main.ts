/** The `baize` command: reads the arguments, runs one command, turns mistakes into one line and exit code 2. */
import { Command, CommanderError } from 'commander';
import { StorageError } from '../house/storage/db.ts';
import { RulebookError } from '../rulebook/load.ts';
import { registerBench } from './bench.ts';
import { registerCheck } from './check.ts';
import { registerChoices } from './choices.ts';
import { registerConformance } from './conformance.ts';
import { registerDev } from './dev.ts';
import { registerDevice } from './device.ts';
import { registerEquity } from './equity.ts';
import { report, UsageError } from './fail.ts';
import { registerGames } from './games.ts';
import { registerAudit } from './house/audit.ts';
import { registerBackup } from './house/backup.ts';
import { registerEvents } from './house/events.ts';
import { registerHalt } from './house/halt.ts';
import { registerIntegrity } from './house/integrity.ts';
import { registerStaff } from './house/staff.ts';
import { registerTable } from './house/table.ts';
import { registerTalk } from './house/talk.ts';
import { registerNew } from './new.ts';
import { registerOdds } from './odds.ts';
import { registerPlay } from './play.ts';
import { registerReplay } from './replay.ts';
import { registerRules } from './rules.ts';
import { registerShowdown } from './showdown.ts';
import { registerSimulate } from './simulate.ts';
import { registerStart } from './start.ts';
import { registerTest } from './test.ts';
import { registerTournament } from './tournament.ts';
import { registerVerify } from './verify.ts';

const program = new Command('baize')
  .description('Baize: regulated table games whose approved rule book is the program.')
  .helpCommand('help [command]', 'how to use a command')
  .configureHelp({ sortSubcommands: false })
  .exitOverride()
  .configureOutput({ outputError: () => {} });

registerStart(program);
registerPlay(program);
registerStaff(program);
registerTable(program);
registerDevice(program);
registerTalk(program);
registerHalt(program);
registerIntegrity(program);
registerAudit(program);
registerEvents(program);
registerBackup(program);
registerGames(program);
registerRules(program);
registerConformance(program);
registerOdds(program);
registerChoices(program);
registerSimulate(program);
registerShowdown(program);
registerEquity(program);
registerReplay(program);
registerTournament(program);
registerVerify(program);
registerDev(program);
registerNew(program);
registerCheck(program);
registerBench(program);
registerTest(program);

// commander throws its own mistakes (unknown option, missing argument) and for --help; both end here.
try {
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
