/** A table's places and equipment, from its terms. */
import type { PlanTold } from '../../house/protocol/plan.ts';
import type { TableTerms } from '../../house/protocol/http/tables.ts';
import { useFetched } from '../client/use-fetched.ts';

/** Undefined while loading. */
export function usePlan(table: string): PlanTold | undefined {
  const [fetched] = useFetched<TableTerms>(`/api/tables/${encodeURIComponent(table)}`);
  return fetched.is === 'there' ? fetched.answer.plan : undefined;
}
