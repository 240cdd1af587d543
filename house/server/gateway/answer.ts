/** Carries out parsed commands and returns their answers. */
import type { ChatCommand, Command, CommandOf, TableCommand } from '../../protocol/commands.ts';
import type { CommandAnswer, OpenTable, Sitting } from '../../tables/desk/open-table.ts';
import type { Offered } from '../offered.ts';
import { noSuchTable, signInFirst } from '../refusal.ts';
import type { Connection } from './connection.ts';
import type { Lobby } from './lobby.ts';
import type { Presence } from './presence.ts';
import type { SessionWatch } from './session-watch.ts';
import type { TournamentDesk } from './tournament-desk.ts';
import { beginVisit } from './visits.ts';
import { placeIn } from '../../talk/tournament-places.ts';
import { join } from './watch.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';
import { refuseHere } from '../../protocol/refusals.ts';

/** What commands work with. */
export interface AtGateway {
  readonly offered: Offered;
  readonly lobby: Lobby;
  readonly presence: Presence;
  readonly sessions: SessionWatch;
  readonly tournaments: TournamentDesk;
}

const done = { done: true } as const;
const no = (why: ToldRefusal): CommandAnswer => ({ refused: why });

export async function answer(gateway: AtGateway, connection: Connection, command: Command): Promise<CommandAnswer> {
  switch (command.do) {
    case 'ping':
      return done;
    case 'lobby':
      gateway.lobby.join(connection);
      return done;
    case 'watch':
      return watch(gateway, connection, command);
    case 'leave':
      await connection.watched.get(command.table)?.('left');
      return done;
    case 'bet':
    case 'sit':
    case 'stand':
    case 'deal':
    case 'decide':
      return atTable(gateway, connection, command);
    case 'tournaments':
    case 'attend':
    case 'quit':
    case 'enter':
    case 'withdraw':
    case 'act':
    case 'forward-fold':
    case 'sit-out':
    case 'auto-muck':
    case 'rebuy':
    case 'decline-rebuy':
    case 'add-on':
    case 'look':
      return gateway.tournaments.answer(connection, command);
    case 'chat':
    case 'hide':
    case 'report':
      return talk(gateway, connection, command);
  }
}

async function watch(gateway: AtGateway, connection: Connection, command: CommandOf<'watch'>): Promise<CommandAnswer> {
  const table = gateway.offered.tables.get(command.table)?.open;
  const { sitting, session } = connection;
  // Only staff may watch a table where dealers train.
  const isHidden = table?.isRehearsal === true && (sitting !== undefined || session === undefined);
  if (table === undefined || isHidden) return no(noSuchTable(command.table));
  if (table.isPrivate && sitting === undefined) {
    return no(refuseHere('private-table'));
  }
  if (!connection.watched.has(table.id)) {
    const kept = sitting === undefined ? undefined : await gateway.presence.come(table, sitting);
    if (kept !== undefined) return no(kept);
    await beginWatch(gateway, connection, table);
  }
  await read(gateway, connection, table, command.from);
  return done;
}

/** Resumes from the client's last numbers, or sends the whole state. */
export async function read(
  { offered }: AtGateway,
  connection: Connection,
  table: OpenTable,
  from?: CommandOf<'watch'>['from'],
): Promise<void> {
  const player = connection.sitting?.player;
  const streams = offered.streams.of(table, player);
  // It may be reading from other numbers already; nothing is sent twice.
  streams.leave(connection, player);
  try {
    await join(table, streams, { reader: connection, player, from }, offered);
  } finally {
    // Meanwhile the connection may have closed, or the table sent the player away.
    if (connection.isOver) await connection.watched.get(table.id)?.();
    if (!connection.watched.has(table.id)) streams.leave(connection, player);
  }
}

async function beginWatch(gateway: AtGateway, connection: Connection, table: OpenTable): Promise<void> {
  const { offered, presence } = gateway;
  const { sitting, session } = connection;
  const visit =
    sitting === undefined || session === undefined
      ? undefined
      : beginVisit(offered.accounts, { player: sitting.player, table: table.id, token: session.token });
  connection.watched.set(table.id, async (how) => {
    if (!connection.watched.delete(table.id)) return;
    offered.streams.of(table, sitting?.player).leave(connection, sitting?.player);
    if (sitting !== undefined && how !== 'ended') presence.go(table.id, sitting.player, how);
    const end = await visit;
    await end?.();
  });
  await visit;
}

async function atTable(gateway: AtGateway, connection: Connection, command: TableCommand): Promise<CommandAnswer> {
  const act = await acting(gateway, connection, command.table);
  return 'refused' in act ? act : act.table.command(act.sitting, command);
}

async function talk(gateway: AtGateway, connection: Connection, command: ChatCommand): Promise<CommandAnswer> {
  const at = placeIn(command.table);
  const act =
    at === undefined
      ? await acting(gateway, connection, command.table)
      : await gateway.tournaments.acting(connection, at.tournament);
  if ('refused' in act) return act;
  const why = await gateway.offered.talk.answer(act.sitting, command);
  return why === undefined ? done : no(why);
}

/** Checks that the command comes from a signed-in player at that table, and records it as activity. */
async function acting(
  { offered, sessions }: AtGateway,
  { sitting, session, watched }: Connection,
  id: string,
): Promise<{ readonly table: OpenTable; readonly sitting: Sitting } | { readonly refused: ToldRefusal }> {
  const table = offered.tables.get(id)?.open;
  if (table === undefined) return { refused: noSuchTable(id) };
  if (session === undefined) return { refused: signInFirst };
  if (sitting === undefined) return { refused: refuseHere('not-a-player') };
  if (!watched.has(id)) {
    return { refused: refuseHere('not-at-table') };
  }
  const over = await sessions.act(session);
  return over === undefined ? { table, sitting } : { refused: over };
}
