/** The page's orientation, and whether it is a phone. */
import { useSyncExternalStore } from 'react';

const whether = (query: string): (() => boolean) => {
  const media = window.matchMedia(query);
  const subscribe = (changed: () => void) => {
    media.addEventListener('change', changed);
    return () => media.removeEventListener('change', changed);
  };
  return () => useSyncExternalStore(subscribe, () => media.matches);
};

export const useIsUpright = whether('(max-aspect-ratio: 4/5) and (width < 760px)');

/** A desktop with room beside the table. */
export const useIsWide = whether('(width >= 1280px) and (height >= 560px)');

/** In either orientation. */
export const useIsSmall = whether('(width < 760px), (height < 560px)');
