/** `baize play`: the house in a terminal, over the same protocol as the browser. */
import type { Command } from 'commander';
import { nearest } from '../core/base/nearest.ts';
import type { LobbyTable } from '../house/protocol/table-told.ts';
import { Client } from '../client/store/room.ts';
import { UsageError } from './fail.ts';
import { defaultHouse } from './house/options.ts';
import { AtTable } from './play/at-table.ts';
import { type Console, openConsole } from './play/console.ts';
import { noHouseAt, type OwnDoor, ownDoor } from './play/door.ts';
import { socketTo } from '../client/node/socket-to.ts';
import { lobbyLines, money, secondsBy } from './play/words.ts';
import { terminalOf } from './terminal/terminal.ts';
import { refusalText } from './terminal/refusal-words.ts';

interface PlayOptions {
  readonly house: string;
  readonly name?: string;
  readonly join?: string;
  readonly watch?: true;
}

export function registerPlay(program: Command): void {
  program
    .command('play')
    .description('play in this terminal: the lobby, bets, choices, results, your balance')
    .argument('[table]', 'table to join')
    .option('--house <address>', 'address of the house', defaultHouse)
    .option('--name <name>', 'sign in as this player; asks for the password or reads BAIZE_PASSWORD')
    .option('--join <email>', 'with --name: open an account first')
    .option('--watch', 'watch without signing in')
    .addHelpText(
      'after',
      '\nLines on standard input are read as typed; "wait result" in a script waits for the result.',
    )
    .action(async (table: string | undefined, options: PlayOptions) => {
      const console = openConsole(process.stdin, process.stdout);
      try {
        await visit(console, table, options);
      } finally {
        console.close();
      }
    });
}

async function visit(console: Console, table: string | undefined, options: PlayOptions): Promise<void> {
  const door = ownDoor(options.house);
  const token = options.watch ? undefined : await enter(console, door, options);
  const client = new Client(socketTo(options.house, token));
  const lobby = lobbyOf(client, options.house);
  client.link.open();
  try {
    const tables = await lobby;
    let name = table === undefined ? undefined : chosen(table, [...tables.keys()]);
    for (;;) {
      name ??= await choose(console, client);
      if (name === undefined) return;
      const next = await new AtTable(client, await door.terms(name), console).play();
      if (next === 'quit') return;
      name = undefined;
    }
  } finally {
    client.link.close();
    if (token !== undefined) await door.signOut(token);
  }
}

/** The token of a player who signs in or joins. */
async function enter(console: Console, door: OwnDoor, { name, join }: PlayOptions): Promise<string | undefined> {
  const given = { name, email: join };
  for (;;) {
    const wantsToJoin =
      given.email !== undefined ||
      (given.name === undefined && (await console.ask('Do you have an account here? [Y/n]'))?.toLowerCase() === 'n');
    const who = given.name ?? (await console.ask('Name:')) ?? '';
    const email = wantsToJoin ? (given.email ?? (await console.ask('E-mail:')) ?? '') : '';
    const password = process.env['BAIZE_PASSWORD'] ?? (await console.askUnseen('Password:'));
    if (password === undefined) throw new UsageError('nobody is signed in; --watch lets you watch without an account');
    const told = wantsToJoin ? await door.join({ name: who, email, password }) : await door.signIn(who, password);
    if ('refused' in told) {
      if (given.name !== undefined) throw new UsageError(refusalText(told));
      console.say([refusalText(told)]);
      continue;
    }
    const { granted, money: kind } = told;
    console.say([
      `Welcome, ${told.person.name}.`,
      ...(granted === undefined ? [] : [`You start with ${money(granted)} in play money.`]),
      ...(kind.notice === undefined ? [] : [kind.notice]),
    ]);
    return told.token;
  }
}

/** Resolves once the house has sent the lobby. */
function lobbyOf(client: Client, address: string): Promise<ReadonlyMap<string, LobbyTable>> {
  client.link.watchLobby();
  return new Promise((resolve, reject) => {
    const stop = client.store.subscribe(({ lobby, link }) => {
      if (lobby === undefined && link.link !== 'ended' && link.link !== 'lost') return;
      stop();
      if (lobby !== undefined) resolve(lobby);
      else reject(new UsageError(link.link === 'ended' ? refusalText(link.why) : noHouseAt(address)));
    });
  });
}

async function choose(console: Console, client: Client): Promise<string | undefined> {
  const secondsTo = secondsBy(() => client.link.clock.now());
  for (;;) {
    const tables = client.store.getState().lobby ?? new Map<string, LobbyTable>();
    console.say(['', ...lobbyLines(tables.values(), secondsTo, terminalOf(process.stdout, process.env)), '']);
    const typed = (await console.next('Table (number or name), or quit > '))?.trim();
    if (typed === undefined || typed === 'quit' || typed === 'q') return undefined;
    const names = [...tables.keys()];
    try {
      return chosen(names[Number(typed) - 1] ?? typed, names);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      console.say([error.message]);
    }
  }
}

function chosen(typed: string, names: readonly string[]): string {
  if (names.includes(typed)) return typed;
  const near = nearest(typed, names, 3);
  throw new UsageError(
    `there is no table '${typed}'${near.length === 0 ? '' : `; did you mean ${near.join(', ')}?`}`,
    names,
  );
}
