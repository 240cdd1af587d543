/** A bot that joins a house, places one chip a round, and returns its results. */
import { isRefused } from '../../house/protocol/refusals.ts';
import { doorOf, type Newcomer } from '../http/door.ts';
import { socketTo } from '../node/socket-to.ts';
import { Client } from '../store/room.ts';

export interface Chip {
  readonly spot: string;
  readonly amount: number;
}

/** The net result in cents of each round played. */
export async function playRounds(house: string, who: Newcomer, table: string, chip: Chip, rounds: number) {
  const joined = await doorOf(house).join(who);
  if (isRefused(joined)) throw new Error(joined.refused);
  const client = new Client(socketTo(house, joined.token));
  const results: number[] = [];
  const finished = new Promise<readonly number[]>((resolve) => {
    client.listen((frame) => {
      if (frame.frame === 'own' && frame.told.said === 'settled') {
        results.push(frame.told.settled.paid - frame.told.settled.staked);
      }
      if (results.length === rounds) resolve(results);
      const seen = client.store.getState().tables.get(table);
      const mayBet = seen?.state.phase === 'betting' && seen.mine?.laid.length === 0;
      if (mayBet && client.store.getState().pending.length === 0) void client.place(table, chip);
    });
  });
  client.watch(table);
  client.link.open();
  return finished.finally(() => client.link.close());
}
