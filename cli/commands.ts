/** Every command by its name, in the order of the help; a module is loaded only when its command is asked for. */
import type { Command } from 'commander';

type Register = (program: Command) => void;

export const commands: Readonly<Record<string, () => Promise<Register>>> = {
  start: async () => (await import('./start.ts')).registerStart,
  play: async () => (await import('./play.ts')).registerPlay,
  staff: async () => (await import('./house/staff.ts')).registerStaff,
  table: async () => (await import('./house/table.ts')).registerTable,
  device: async () => (await import('./device.ts')).registerDevice,
  talk: async () => (await import('./house/talk.ts')).registerTalk,
  halt: async () => (await import('./house/halt.ts')).registerHalt,
  integrity: async () => (await import('./house/integrity.ts')).registerIntegrity,
  audit: async () => (await import('./house/audit.ts')).registerAudit,
  events: async () => (await import('./house/events.ts')).registerEvents,
  backup: async () => (await import('./house/backup.ts')).registerBackup,
  restore: async () => (await import('./house/backup.ts')).registerRestore,
  games: async () => (await import('./games.ts')).registerGames,
  rules: async () => (await import('./rules.ts')).registerRules,
  conformance: async () => (await import('./conformance.ts')).registerConformance,
  odds: async () => (await import('./odds.ts')).registerOdds,
  choices: async () => (await import('./choices.ts')).registerChoices,
  simulate: async () => (await import('./simulate.ts')).registerSimulate,
  showdown: async () => (await import('./showdown.ts')).registerShowdown,
  equity: async () => (await import('./equity.ts')).registerEquity,
  replay: async () => (await import('./replay.ts')).registerReplay,
  tournament: async () => (await import('./tournament.ts')).registerTournament,
  verify: async () => (await import('./verify.ts')).registerVerify,
  dev: async () => (await import('./dev.ts')).registerDev,
  new: async () => (await import('./new.ts')).registerNew,
  check: async () => (await import('./check.ts')).registerCheck,
  bench: async () => (await import('./bench.ts')).registerBench,
  test: async () => (await import('./test.ts')).registerTest,
};

/** The command that is asked for, or all of them: help lists them, and a misspelt name is held against them. */
export async function registerAsked(program: Command, args: readonly string[]): Promise<void> {
  const [asked = ''] = args;
  if (asked === '--version') return;
  const names = Object.hasOwn(commands, asked) ? [asked] : Object.keys(commands);
  for (const name of names) (await commands[name]?.())?.(program);
}
