import { Command } from 'commander';
import { expect, test } from 'vitest';
import { commands, registerAsked } from './commands.ts';

const namesOf = (program: Command) => program.commands.map((command) => command.name());

async function registered(...args: readonly string[]): Promise<readonly string[]> {
  const program = new Command();
  await registerAsked(program, args);
  return namesOf(program);
}

test.each(Object.keys(commands))('%s is registered by its own module alone', async (name) => {
  expect(await registered(name, '--help')).toEqual([name]);
});

test.each([[[]], [['--help']], [['help', 'rules']], [['rule']], [['constructor']]])(
  '%j registers every command, in the order of the help',
  async (args) => {
    expect(await registered(...args)).toEqual(Object.keys(commands));
  },
);

test('--version needs no command', async () => {
  expect(await registered('--version')).toEqual([]);
});
