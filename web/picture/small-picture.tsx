/** A table's video for staff: small and muted. */
import { lazy, Suspense } from 'react';
import type { TableTerms } from '../../house/protocol/http/tables.ts';
import { useFetched } from '../client/use-fetched.ts';

/** Loaded only for tables with video. */
const SmallScreen = lazy(async () => ({ default: (await import('./small-screen.tsx')).SmallScreen }));

export function SmallPicture({ table }: { readonly table: string }) {
  const [fetched] = useFetched<TableTerms>(`/api/tables/${encodeURIComponent(table)}`);
  const picture = fetched.is === 'there' ? fetched.answer.picture : undefined;
  if (picture === undefined) return null;
  return (
    <Suspense fallback={null}>
      <SmallScreen picture={picture} />
    </Suspense>
  );
}
