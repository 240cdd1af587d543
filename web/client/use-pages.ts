/** Fetches a list page by page, newest first. */
import { useState } from 'react';
import type { ToldRefusal } from '../../house/protocol/refusal.ts';
import { useFetched } from './use-fetched.ts';

export interface Pages<Line> {
  readonly lines: readonly Line[];
  /** Loads the next page; undefined on the last one. */
  readonly more: (() => void) | undefined;
  readonly isComing: boolean;
  readonly why: ToldRefusal | undefined;
}

/** `key` is the query parameter of the next page, `name` the field its lines come in. */
export function usePages<Line>(path: string, key: 'skip' | 'before', name: string): Pages<Line> {
  const [earlier, setEarlier] = useState<readonly Line[]>([]);
  const [from, setFrom] = useState<number | undefined>();
  const [page] = useFetched<Readonly<Record<string, unknown>>>(
    `${path}?limit=20${from === undefined ? '' : `&${key}=${from}`}`,
  );
  const lines = page.is === 'there' ? [...earlier, ...(page.answer[name] as readonly Line[])] : earlier;
  const next = page.is === 'there' ? (page.answer['next'] as number | undefined) : undefined;
  const more = () => {
    setEarlier(lines);
    setFrom(next);
  };
  return {
    lines,
    more: next === undefined ? undefined : more,
    isComing: page.is === 'coming',
    why: page.is === 'refused' ? page.why : undefined,
  };
}
