/** Plays a table's video as the player has chosen, and reports its current state. */
import { type RefObject, useEffect, useState } from 'react';
import { defined } from '../../core/base/defined.ts';
import { useClient } from '../client/client-context.tsx';
import { openHls } from './hls.ts';
import { type OpenWay, Projector, type Shown, type Surroundings } from './projector.ts';
import { openWhep } from './whep.ts';
import type { PictureWish } from '../settings/picture-wish.ts';
import { type Picture, type Way, waysFor } from './ways.ts';

const browser: Surroundings = {
  after(milliseconds, what) {
    const timer = setTimeout(what, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  isSeen: () => document.visibilityState === 'visible',
};

export type ShownBy =
  | Exclude<Shown, { is: 'playing' }>
  | { readonly is: 'playing'; readonly by: Way['by']; readonly delay: () => number | undefined }
  /** The player has turned video off. */
  | { readonly is: 'off' };

export function useProjector(
  screen: RefObject<HTMLVideoElement | null>,
  { whep, hls, delay }: Picture,
  wish: PictureWish,
): ShownBy {
  const { link } = useClient();
  const [shown, setShown] = useState<ShownBy>({ is: 'coming' });
  useEffect(() => {
    const video = screen.current;
    const picture = { delay, ...defined({ whep, hls }) };
    const ways = waysFor(picture, wish);
    if (video === null || ways.length === 0) {
      setShown({ is: 'off' });
      return undefined;
    }
    const opened = ways.map(
      (way): OpenWay =>
        (lost, gone) =>
          way.by === 'whep'
            ? openWhep(way, video, lost, gone)
            : openHls(way, video, { lost, gone, now: () => link.clock.now() }),
    );
    const projector = new Projector(video, opened, browser, (now) => {
      setShown(now.is === 'playing' ? { ...now, by: ways[now.way]?.by ?? 'hls' } : now);
    });
    void projector.run();
    return () => projector.close();
  }, [screen, whep, hls, delay, wish, link]);
  return shown;
}
