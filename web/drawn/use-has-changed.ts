/** Whether a value has changed since the page first saw it: only what changes on screen is animated. */
import { useState } from 'react';

export function useHasChanged(value: string | number | undefined): boolean {
  const [seen, see] = useState({ value, hasChanged: false });
  if (seen.value !== value) see({ value, hasChanged: true });
  return seen.hasChanged || seen.value !== value;
}
