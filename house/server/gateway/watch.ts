/** Begins reading a table: resumes from the client's numbers or sends the whole state, then every further word. */
import { defined } from '../../../core/base/defined.ts';
import type { CommandOf } from '../../protocol/commands.ts';
import type { FrameOf } from '../../protocol/frames.ts';
import type { PlayerId } from '../../../core/base/ids.ts';
import type { OpenTable } from '../../tables/desk/open-table.ts';
import type { Offered } from '../offered.ts';
import { framed } from '../../streams/framed.ts';
import type { Reader, TableStreams } from '../../streams/table-streams.ts';

type LeftOff = NonNullable<CommandOf<'watch'>['from']>;

export interface Onlooker {
  readonly reader: Reader;
  readonly player: PlayerId | undefined;
  readonly from: LeftOff | undefined;
}

export async function join(
  table: OpenTable,
  streams: TableStreams,
  { reader, player, from }: Onlooker,
  { accounts, talk }: Pick<Offered, 'accounts' | 'talk'>,
): Promise<void> {
  const missed = from?.stream === streams.name ? streams.since(from, player) : undefined;
  if (missed !== undefined) {
    for (const bytes of missed) reader.write(bytes);
    return streams.join(reader, player);
  }
  const { state, mine, chat, numbers } = await settledState(table, streams, player, talk);
  const frame: FrameOf<'state'> = {
    frame: 'state',
    table: table.id,
    at: accounts.clock.now().toISOString(),
    stream: streams.name,
    n: numbers.table,
    own: numbers.own,
    state,
    ...defined({ mine, chat }),
  };
  reader.write(framed(frame));
  streams.join(reader, player);
}

/** Retries until nothing is said while the state is assembled, so that numbers and state match. */
async function settledState(
  table: OpenTable,
  streams: TableStreams,
  player: PlayerId | undefined,
  talk: Offered['talk'],
) {
  for (;;) {
    const before = streams.numbers(player);
    const [state, mine, chat] = await Promise.all([
      table.state(player),
      player === undefined ? undefined : table.own(player),
      talk.state(table.id, player),
    ]);
    const numbers = streams.numbers(player);
    if (before.table === numbers.table && before.own === numbers.own) return { state, mine, chat, numbers };
  }
}
