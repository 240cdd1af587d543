/** Whether to reduce motion: the player's setting, otherwise the device's preference. */
import { useSyncExternalStore } from 'react';
import { useSettings } from './use-settings.ts';

const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(changed: () => void): () => void {
  reduced.addEventListener('change', changed);
  return () => reduced.removeEventListener('change', changed);
}

export function useStill(): boolean {
  const motion = useSettings((settings) => settings.motion);
  const isReduced = useSyncExternalStore(subscribe, () => reduced.matches);
  return motion === 'system' ? isReduced : motion === 'reduced';
}
