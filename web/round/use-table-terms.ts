/** Fetches a table's terms and its game's face together and keeps them while the page lives. */
import { useCallback, useEffect, useState } from 'react';
import type { TableTerms } from '../../house/protocol/http/tables.ts';
import { call } from '../../client/http/call.ts';
import type { ToldRefusal } from '../../house/protocol/refusal.ts';
import { isRefused } from '../../house/protocol/refusals.ts';
import type { Fetched } from '../client/use-fetched.ts';
import { useClient } from '../client/client-context.tsx';
import type { GameFace } from '../games/face.ts';
import { faceOf } from '../games/games.ts';

export interface Known {
  readonly terms: TableTerms;
  readonly face: GameFace;
}

export function useTableTerms(table: string): readonly [Fetched<Known>, () => void] {
  const client = useClient();
  const [fetched, setFetched] = useState<Fetched<Known>>({ is: 'coming' });
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    void known(table, leaving.signal).then((answer) => {
      if (leaving.signal.aborted) return;
      setFetched(isRefused(answer) ? { is: 'refused', why: answer } : { is: 'there', answer });
    });
    return () => leaving.abort();
  }, [table, times]);
  const again = useCallback(() => setTimes((count) => count + 1), []);
  // Settings may change while the table runs.
  useEffect(
    () =>
      client.listen((frame) => {
        if (frame.frame === 'table' && frame.table === table && frame.told.said === 'settings') again();
      }),
    [client, table, again],
  );
  return [fetched, again];
}

async function known(table: string, signal: AbortSignal): Promise<Known | ToldRefusal> {
  const terms = await call<TableTerms>('GET', `/api/tables/${encodeURIComponent(table)}`, undefined, { signal });
  if (isRefused(terms)) return terms;
  return { terms, face: await faceOf(terms.game.id, terms) };
}
