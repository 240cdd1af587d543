/** Whether something has changed while we looked on: who comes later finds it as it is, and nothing moves. */
import { useState } from 'react';

export function useHasChanged(value: string | number | undefined): boolean {
  const [seen, see] = useState({ value, hasChanged: false });
  if (seen.value !== value) see({ value, hasChanged: true });
  return seen.hasChanged || seen.value !== value;
}
