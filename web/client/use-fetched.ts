/** HTTP data in a component: loading, there, or refused; refetched on demand. */
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../client/http/call.ts';
import type { ToldRefusal } from '../../house/protocol/refusal.ts';
import { isRefused } from '../../house/protocol/refusals.ts';

export type Fetched<Answer> =
  | { readonly is: 'coming' }
  | { readonly is: 'there'; readonly answer: Answer }
  | { readonly is: 'refused'; readonly why: ToldRefusal };

/** Fetches nothing without a path. A new `seen` refetches and keeps the old answer until the new one is there. */
export function useFetched<Answer>(path: string | undefined, seen?: unknown): readonly [Fetched<Answer>, () => void] {
  const [fetched, setFetched] = useState<{ readonly path: string; readonly of: Fetched<Answer> } | undefined>();
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (path === undefined) return undefined;
    const leaving = new AbortController();
    void call<Answer>('GET', path, undefined, leaving).then((answer) => {
      if (leaving.signal.aborted) return;
      setFetched({ path, of: isRefused(answer) ? { is: 'refused', why: answer } : { is: 'there', answer } });
    });
    return () => leaving.abort();
  }, [path, times, seen]);
  const again = useCallback(() => setTimes((count) => count + 1), []);
  return [fetched !== undefined && fetched.path === path ? fetched.of : { is: 'coming' }, again];
}
